import fc from "fast-check";
import { expect, test } from "vitest";
import { readRanges } from "../../../../functions/importexport/imports/normalising/range-text/read-ranges.ts";

/** Parts of texts of ranges, known ones and such as only look like them. */
const parts = [
  ...["m", "w", "Männer", "Frauen", "Kinder", "H", "F", "bis 12 J.", "18-50 J.", "ab 60 Jahre", "6 Mon."],
  ...["3-5", "70–99", "< 14", "> 7,5", "bis 40", "1:80", "0,4 - 4,5 mU/l", "10^9/l", "mg/dl", "negativ"],
  ...[
    "99th percentile",
    "99. Perzentile",
    "(6-10 Uhr)",
    "(07:00-10:00)",
    "2nd trimester",
    "1. Trimenon",
    "3rd",
    "4x",
    "7.",
    "Tag 21",
    "24 h",
  ],
  ...[":", ";", ",", "/", "(", ")", "\n", "und", "Follikelphase", "2nd"],
];
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

test("a text is read whole or not at all: no number of it is lost", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 9 }), (written) => {
      const text = written.join(" ");
      const read = JSON.stringify(readRanges(text));
      if (read === undefined) return;
      const readNumbers = new Set(numbersIn(read));
      expect(
        numbersIn(text).filter((number) => !readNumbers.has(number)),
        `${text} was read as ${read}`,
      ).toEqual([]);
    }),
    { numRuns: 20_000 },
  );
});
