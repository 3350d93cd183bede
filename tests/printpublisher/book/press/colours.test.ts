import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PdfWriter } from "../../../../functions/printpublisher/book/pdf/write-pdf.ts";
import { labColour, PressColours } from "../../../../functions/printpublisher/book/press/press-colours.ts";
import { pressProfile } from "../../../../functions/printpublisher/book/press/press-profile.ts";
import {
  colourOf,
  difference,
  type Inks,
  type Lab,
} from "../../../../functions/printpublisher/book/press/printing-condition.ts";
import { inksOf, labOfRgb } from "../../../../functions/printpublisher/book/press/separate.ts";
import { OpenedProfile, packedLab, unpackedLab } from "../../../support/icc-tables.ts";

/** Values of ISO 12647-2:2013 for premium coated paper, as published; relative to D50. */
const published: [inks: Inks, lab: Lab][] = [
  [
    [0, 0, 0, 0],
    [95, 1, -6],
  ],
  [
    [1, 0, 0, 0],
    [56, -36, -51],
  ],
  [
    [0, 1, 0, 0],
    [48, 75, -4],
  ],
  [
    [0, 0, 1, 0],
    [89, -4, 93],
  ],
  [
    [0, 0, 0, 1],
    [16, 0, 0],
  ],
  [
    [0, 1, 1, 0],
    [48, 68, 47],
  ],
  [
    [1, 0, 1, 0],
    [50, -65, 26],
  ],
  [
    [1, 1, 0, 0],
    [25, 20, -46],
  ],
  [
    [1, 1, 1, 0],
    [23, 0, -1],
  ],
];
const profile = new OpenedProfile(pressProfile());
const white = [0.9642, 1, 0.8249];
const tinted = [...profile.tags.get("wtpt")!.subarray(8).values()];
const paperWhite = [0, 1, 2].map((axis) => Buffer.from(tinted).readInt32BE(axis * 4) / 65536);

/** Converts a colour of a profile, which is relative to its paper, to an absolute one like the published colours. */
function absolute([l, a, b]: Lab): Lab {
  const y = (l + 16) / 116;
  const light = [y + a / 500, y, y - b / 200].map((f, axis) => {
    const part = f > 6 / 29 ? f ** 3 : (3 * 36 * (f - 4 / 29)) / 841;
    return part * (paperWhite[axis] as number);
  });
  const [fx, fy, fz] = light.map((part, axis) => {
    const share = part / (white[axis] as number);
    return share > (6 / 29) ** 3 ? Math.cbrt(share) : (share * 841) / 108 + 4 / 29;
  }) as [number, number, number];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}
const toLab = (inks: Inks) => unpackedLab(profile.table("A2B1")(inks)) as unknown as Lab;
const toInks = (lab: Lab) => profile.table("B2A1")(packedLab(lab)) as unknown as Inks;
const hex = (colour: string) =>
  labOfRgb(
    [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255) as [
      number,
      number,
      number,
    ],
  );

describe("the profile of the press", () => {
  test("is an output profile from CMYK to Lab, whole, small, and the same each time", () => {
    expect(profile.head).toEqual({
      size: profile.bytes.length,
      version: 0x02400000,
      device: "prtr",
      space: "CMYK",
      connection: "Lab ",
      sign: "acsp",
    });
    expect([...profile.tags.keys()]).toEqual("desc cprt wtpt A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 gamt".split(" "));
    expect(profile.tags.get("desc")?.toString("latin1")).toContain(
      "computed from the solids of ISO 12647-2:2013",
    );
    expect(deflateSync(profile.bytes).length).toBeLessThan(100_000);
    expect(pressProfile()).toBe(pressProfile());
  });

  test.each(published)("prints %j as it is published", (inks, lab) => {
    expect(difference(absolute(toLab(inks)), lab)).toBeLessThan(0.3);
    expect(difference(absolute(colourOf(inks)), lab)).toBeLessThan(0.3);
  });

  test("widens a tint of one half by 16 per cent", () => {
    const light = ([l]: Lab) => ((l + 16) / 116) ** 3;
    const [none, half, all] = [0, 0.5, 1].map((k) => light(toLab([0, 0, 0, k])));
    const covered = ((none as number) - (half as number)) / ((none as number) - (all as number));
    expect(covered).toBeCloseTo(0.66, 2);
  });

  test("finds inks for what inks print: solids, tints and greys come back", () => {
    for (const [inks] of published) {
      const lab = toLab(inks);
      expect(difference(toLab(toInks(lab)), lab), String(inks)).toBeLessThan(6);
    }
    const steps = [0, 0.3, 0.6, 0.9];
    const differences = steps.flatMap((c) =>
      steps.flatMap((m) =>
        steps.map((y) => {
          const lab = toLab([c, m, y, 0]);
          return difference(toLab(toInks(lab)), lab);
        }),
      ),
    );
    expect(differences.reduce((sum, distance) => sum + distance, 0) / differences.length).toBeLessThan(1.5);
    for (let l = 20; l <= 100; l += 10)
      expect(difference(toLab(toInks([l, 0, 0])), [l, 0, 0]), `grey ${l}`).toBeLessThan(1.5);
    expect(toInks([100, 0, 0]).every((ink) => ink < 0.005)).toBe(true);
  });

  test("says which colours no inks print", () => {
    const outside = profile.table("gamt");
    expect(outside(packedLab([60, 0, 0]))).toEqual([0]);
    expect(outside(packedLab([60, 95, 95]))[0]).toBeGreaterThan(0.9);
  });

  test("never floods the paper", () => {
    for (let l = 0; l <= 100; l += 10)
      for (let a = -100; a <= 100; a += 25)
        for (let b = -100; b <= 100; b += 25)
          expect(toInks([l, a, b]).reduce((sum, ink) => sum + ink, 0)).toBeLessThan(3.01);
  });
});

describe("single colours", () => {
  test("become the inks that print them, exactly where inks can", () => {
    for (const colour of ["#14505c", "#808080", "#c0c0c0", "#404040", "#f5f7f8"])
      expect(difference(colourOf(inksOf(hex(colour))), hex(colour)), colour).toBeLessThan(0.1);
    expect(labColour("#14505c", undefined).inks).toEqual([94, 45, 40, 40]);
    expect(labColour("#14505c", [100, 50, 0, 40]).inks).toEqual([100, 50, 0, 40]);
  });

  test("are rewritten in a page: black and grey as black alone, the book's colour and its tints as its inks", () => {
    const colours = new PressColours(new PdfWriter(), labColour("#14505c", [100, 50, 0, 40]));
    expect(colours.content("0 0 0 rg .35 .35 .35 RG")).toBe("0 g 0.35 G");
    expect(colours.content(".0784 .3137 .3608 RG .0784 .3137 .3608 rg")).toBe("1 0.5 0 0.4 K 1 0.5 0 0.4 k");
    // Seven per cent of the book's colour on white.
    expect(colours.content(".9373 .9529 .9569 rg")).toMatch(/^0\.06\d 0\.03\d? 0 0\.02\d k$/);
    expect(colours.content("1 0 0 rg")).toMatch(/^0 (?:1|0\.9\d) (?:1|0\.9\d) 0 k$/);
    expect(colours.content("/Pattern cs/P1 scn 12 0 0 0 re")).toBe("/Pattern cs/P1 scn 12 0 0 0 re");
    expect(colours.content(".5 .5 .2 rg", true)).toMatch(/^0\.467 g$/);
  });

  test("are inks in gradients, and light where they are a mask", () => {
    const colours = new PressColours(new PdfWriter(), labColour("#14505c", [100, 50, 0, 40]));
    const gradient =
      "<</Shading <</ShadingType 2/ColorSpace /DeviceRGB/Function <</C0 [.0784 .3137 .3608]/C1 [1 1 1]>>>>>>";
    expect(colours.object(gradient)).toBe(
      "<</Shading <</ShadingType 2/ColorSpace /DeviceCMYK/Function <</C0 [1 0.5 0 0.4]/C1 [0 0 0 0]>>>>>>",
    );
    expect(colours.object(gradient.replace(".0784 .3137 .3608", ".3 .3 .3"), true)).toBe(
      "<</Shading <</ShadingType 2/ColorSpace /DeviceGray/Function <</C0 [.3]/C1 [1]>>>>>>",
    );
    expect(colours.object("<</Group <</S /Transparency/CS /DeviceRGB>>>>")).toContain("/CS /DeviceCMYK");
    expect(colours.object("<</Subtype /Image/ColorSpace /DeviceRGB>>")).toMatch(
      /ColorSpace \[\/ICCBased \d+ 0 R\]/,
    );
  });
});
