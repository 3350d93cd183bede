import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { patternLimits, readPattern } from "../../../shared/core/catalogue/pattern.ts";

const matches = (pattern: string, text: string) => readPattern(pattern)?.matches(text);

describe("a pattern", () => {
  test.each([
    ["[A-Z]{2,4}", "ABC", true],
    ["[A-Z]{2,4}", "A", false],
    ["[A-Z]{2,4}", "ABCDE", false],
    ["^\\d{1,5}-\\d$", "2345-7", true],
    ["\\d{1,5}-\\d", "x2345-7", false],
    ["(?:HbA1c|GLU)(?: \\(.+\\))?", "GLU (fasting)", true],
    ["(a|b)*c", "ababc", true],
    ["\\p{Lu}\\p{Ll}+", "Größe", true],
    ["1\\.5\\$", "1.5$", true],
    ["[^,;]+", "a,b", false],
    ["a{0}", "", true],
    ["(a*)*", "aaa", true],
    ["µ|😀+", "😀😀", true],
    ["(|a)b", "b", true],
  ])("%s and the text %s: %s", (pattern, text, fits) => {
    expect(matches(pattern, text)).toBe(fits);
  });

  test.each([
    ...[
      "",
      "(a",
      "a)",
      "[a",
      "*a",
      "a**",
      "a{2,1}",
      "a{2",
      "\\1",
      "(a)\\1",
      "\\b",
      "(?=a)b",
      "(?<n>a)",
      "a*?",
    ],
    ...["[z-a]", "\\p{Nothing}", "x".repeat(patternLimits.length + 1), "a{501}", "((a{99}){99}){99}"],
    "((){9999}){9999}",
  ])("that cannot be checked in bounded time, or is none, is refused: %s", (pattern) => {
    expect(readPattern(pattern)).toBeUndefined();
  });

  const parts = fc.constantFrom(
    "a",
    "b",
    "[ab]",
    ".",
    "\\d",
    "c?",
    "b*",
    "a+",
    "a{1,3}",
    "(?:ab|c)*",
    "(a|)",
    "|",
  );
  test("means what it means to JavaScript", () => {
    fc.assert(
      fc.property(
        fc.array(parts, { minLength: 1, maxLength: 6 }).map((all) => all.join("")),
        fc.string({ unit: fc.constantFrom("a", "b", "c", "1"), maxLength: 8 }),
        (pattern, text) => {
          expect(matches(pattern, text)).toBe(new RegExp(`^(?:${pattern})$`, "u").test(text));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("never follows more ways than it has steps, however its repetitions are nested", () => {
    const text = `${"a".repeat(patternLimits.text - 1)}!`;
    for (const pattern of ["(a+)+", "(a|a)*", "(a*)*(a*)*(a*)*b", ".*.*.*.*.*.*=", "(a|aa)+$"])
      expect(matches(pattern, text)).toBe(false);
  });
});
