import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCss } from "../../shared/kernel/css/check-css.ts";
import { coveringProblems, fencedCss } from "../../shared/kernel/css/fenced-css.ts";
import { anyText } from "../support/any-text.ts";

describe("on a page with a form", () => {
  test.each([
    [".a{position:fixed;inset:0}", ".a{;inset:0}", "1:4 position:fixed"],
    [".a{color:red; position : absolute }", ".a{color:red;  }", "1:15 position : absolute"],
    [".a::before{POSITION:STICKY!important}", ".a::before{}", "1:12 POSITION:STICKY!important"],
    [".a{po\\73 ition:f\\69xed}", ".a{}", "1:4 po\\73 ition:f\\69xed"],
    [".a{position:/**/fixed}", ".a{}", "1:4 position:/**/fixed"],
    [".a{position/**/:var(--x)}", ".a{}", "1:4 position/**/:var(--x)"],
    [".a{position:relative fixed}", ".a{}", "1:4 position:relative fixed"],
    ["@media print{.a{z-index:9}}", "@media print{.a{}}", "1:17 z-index:9"],
    [".a{&:hover{z-index:calc(1 + 1)} position:fixed}", ".a{&:hover{} }", "1:12 z-index:calc(1 + 1)"],
  ])("%j covers nothing", (css, fenced, problem) => {
    expect(checkCss(css)).toEqual([]);
    expect(fencedCss(css)).toBe(fenced);
    const [first] = coveringProblems(css);
    expect(`${first?.line}:${first?.column} ${first?.text}`).toBe(problem);
    expect(first?.code).toBe("css_covers");
  });

  test.each([
    ".a{position:relative;z-index:auto}",
    ".a{position:static !important;z-index:0}",
    ".a{object-position:top;background-position:0 0;--position:fixed}",
    "@supports (position:sticky){.a{color:red}}",
    ".a{position:hover{color:red}}",
    ".a{content:'position:fixed'}/* z-index:1 */",
  ])("%j stays as it is", (css) => {
    expect(fencedCss(css)).toBe(css);
    expect(coveringProblems(css)).toEqual([]);
  });

  test("nothing that covers is left of any text, and the rest is unchanged", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "position",
        ":",
        "fixed",
        ";",
        "{",
        "}",
        "z-index",
        "9",
        " ",
        "/**/",
        "\\",
        "'",
        "(",
        ")",
      ),
      anyText(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const css = parts.join("");
        const fenced = fencedCss(css);
        expect(coveringProblems(fenced)).toEqual([]);
        if (coveringProblems(css).length === 0) expect(fenced).toBe(css);
      }),
      { numRuns: 300 },
    );
  });
});
