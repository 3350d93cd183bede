import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, filledShade, shadesOf } from "../../../web/ui/theme/palette.ts";

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
/** The darkest and the lightest background of text in the accent colour, in the dark scheme. */
const darkGrounds = ["#12161d", "#181d25"];

describe("the shades of a laboratory's colour", () => {
  it("knows contrast as WCAG counts it", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 1);
    expect(contrast("#abc", "#aabbcc")).toBe(1);
  });
  it("makes white text readable on buttons, and links on white, whatever the colour", () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const shade = shadesOf(colour)[filledShade(colour)] ?? "";
        expect(contrast(shade, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
  it("makes links readable in the dark, whatever the colour", () => {
    fc.assert(
      fc.property(colours, (colour) => {
        for (const ground of darkGrounds) {
          expect(contrast(shadesOf(colour)[4], ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
  it("keeps the laboratory's own colour for buttons where white is readable on it", () => {
    expect(shadesOf("#0b6e6e")[filledShade("#0b6e6e")]).toBe("#0b6e6e");
    expect(shadesOf("#ffd400")[filledShade("#ffd400")]).not.toBe("#ffd400");
  });
});
