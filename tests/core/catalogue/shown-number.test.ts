import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalSignOf, shownNumber } from "../../../shared/core/catalogue/shown-number.ts";

describe("a number in a text", () => {
  test.each([
    ["0.3", "0,3"],
    ["0.125", "0,125"],
    ["1.5 ml", "1,5 ml"],
    ["< 0.05", "< 0,05"],
    ["0.5 - 1.2", "0,5 - 1,2"],
    ["0.5–1.2 mg/dl", "0,5–1,2 mg/dl"],
    ["2.5 to 3.5 kU/l", "2,5 to 3,5 kU/l"],
    ["10.5 x 10^9/l", "10,5 x 10^9/l"],
    ["1.5 mL/min/m²", "1,5 mL/min/m²"],
    ["0.3 µg/24 h", "0,3 µg/24 h"],
    ["-2.5 %", "-2,5 %"],
  ])("is written as the reader writes it: %s, %s", (text, german) => {
    expect(shownNumber(text, "de")).toBe(german);
    expect(shownNumber(german, "en")).toBe(text);
    expect(shownNumber(german, "de")).toBe(german);
    expect(shownNumber(text, "en")).toBe(text);
  });

  test.each([
    "1.000",
    "12.500 U/l",
    "1.234.567",
    "1.2.3",
    "2.0",
    "v1.5",
    "Version 1.5",
    "24.12.",
    "12.05",
    "31.12.2026",
    "2026-12-31",
    "718-7",
    "32.1234",
    "1006.00",
    "0815.1",
    "ISO 15189.2",
    "0.5 ml Serum",
    "Röhrchen 1.5",
    "10:30",
    "1.5 ml + 2.5 ml",
  ])("stays as it is where it may be something else: %s", (text) => {
    for (const language of ["de", "en"] as const) expect(shownNumber(text, language)).toBe(text);
  });

  test("that is known to be a limit is one even if it looks like a date or version", () => {
    expect(shownNumber("12.05", "de", "limit")).toBe("12,05");
    expect(shownNumber("2.0", "de", "limit")).toBe("2,0");
    expect(shownNumber("1.000", "de", "limit")).toBe("1.000");
    expect(shownNumber("negativ", "de", "limit")).toBe("negativ");
  });
});

describe("the numbers of a column", () => {
  const shown = (cells: string[], language: "de" | "en" = "de") =>
    cells.map((cell) => shownNumber(cell, language, "limit", decimalSignOf(cells)));

  test("have one decimal sign, and three decimals are thousandths beside an unmistakable one", () => {
    expect(shown(["0.832", "1.053", "1.3"])).toEqual(["0,832", "1,053", "1,3"]);
    expect(shown(["0,832", "< 1,053"], "en")).toEqual(["0.832", "< 1.053"]);
  });

  test("stay as they are where none is unmistakable, or both signs are", () => {
    expect(shown(["1.053", "12.500"])).toEqual(["1.053", "12.500"]);
    expect(shown(["0,5", "1.053", "0.25"])[1]).toBe("1.053");
  });

  test("never mix both signs, whatever is in the column", () => {
    const cell = fc.tuple(
      fc.nat(99),
      fc.constantFrom("", ".5", ".25", ".125", ".1234"),
      fc.constantFrom("", "< ", "≥ "),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const numbers = cells.map(([digits, part, sign]) => `${sign}${digits}${part}`);
        const signs = new Set(shown(numbers).flatMap((text) => text.match(/[.,]/g) ?? []));
        expect(signs.size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
