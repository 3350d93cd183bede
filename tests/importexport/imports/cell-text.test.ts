import type { CellObject } from "@e965/xlsx";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayIn } from "../../../functions/importexport/imports/normalising/day-in.ts";
import { plainNumber, shownCell } from "../../../functions/importexport/imports/reading/cell-text.ts";

const shown = (v: number, z: string, language: "de" | "en" = "de") =>
  shownCell({ t: "n", v, z } as CellObject, language, false);

describe("a number is read as the sheet shows it", () => {
  test.each([
    [150_000, "#,##0.00", "150.000,00", "150,000.00"],
    [0.1 + 0.2, "General", "0,3", "0.3"],
    [0.1 + 0.2, "@", "0,3", "0.3"],
    [1.1, "0.00", "1,10", "1.10"],
    [-1234.5, '#,##0.00 "€ zzgl. 1,5 %"', "-1.234,50 € zzgl. 1,5 %", "-1,234.50 € zzgl. 1,5 %"],
    [12.5, "0.0\\.", "12,5.", "12.5."],
    [0.125, "0.0%", "12,5%", "12.5%"],
    [1234.5, "[$Fr.-807] #,##0.00", "Fr. 1.234,50", "Fr. 1,234.50"],
    [0.000_000_1, "General", "0,0000001", "0.0000001"],
    [1e21, "General", "1000000000000000000000", "1000000000000000000000"],
    [123_456_789_012_345, "General", "123456789012345", "123456789012345"],
    [7, "000", "007", "007"],
    [1.005, "0.00", "1,01", "1.01"],
    [0.145, "0.00", "0,15", "0.15"],
    [-2.5, "0", "-3", "-3"],
    [-0.25, "0.0;(0.0)", "(0,3)", "(0.3)"],
    [-0.001, "0.00", "0,00", "0.00"],
    [1e-120, "General", "1e-120", "1e-120"],
  ])("%s as %s", (value, format, german, english) => {
    expect(shown(value, format, "de").text).toBe(german);
    expect(shown(value, format, "en").text).toBe(english);
  });

  test("and never with digits that only its binary form has", () => {
    const decimals = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(decimals, ([digits, places]) => {
        const text = plainNumber(digits / 10 ** places, "en");
        expect(text).toMatch(/^-?\d+(\.\d{1,6})?$/);
        expect(Number(text)).toBe(digits / 10 ** places);
      }),
    );
  });

  test("with a word about one that its format hides, or that has lost digits", () => {
    expect(shown(5, ";;;")).toEqual({ text: "5", note: "hidden_value" });
    expect(shown(2 ** 60, "0")).toMatchObject({ note: "imprecise_number" });
  });
});

test("a text loses the blanks around it, with a word about that", () => {
  expect(shownCell({ t: "s", v: " a b\u00a0" }, "de", false)).toEqual({
    ...{ text: "a b", note: "trimmed", isText: true },
  });
  expect(shownCell({ t: "s", v: "a b" }, "de", false)).toEqual({ text: "a b", isText: true });
  expect(shownCell({ t: "s", v: "  " }, "de", false)).toEqual({ text: "", isText: true });
});

describe("a date is read as the sheet shows it, and known by its day", () => {
  test.each([
    [46_000, "dd.mm.yyyy", "09.12.2025", "2025-12-09"],
    [46_000.604_166_67, "dd.mm.yyyy hh:mm", "09.12.2025 14:30", "2025-12-09"],
    [46_000, "m/d/yy", "09.12.2025", "2025-12-09"],
    [46_000, "mmmm yyyy", "Dezember 2025", "2025-12-09"],
    [46_000, 'd. mmm yy "u. Z."', "9. Dez 25 u. Z.", "2025-12-09"],
    [46_000, "yyyy-mm-dd", "2025-12-09", "2025-12-09"],
    [0.5, "hh:mm", "12:00", undefined],
    [1.25, "[h]:mm", "30:00", undefined],
  ])("%s as %s", (value, format, text, day) => {
    expect(shown(value, format)).toEqual(day === undefined ? { text } : { text, day });
  });

  test("as a British reader knows it, where the format leaves that to the computer", () => {
    expect(shown(46_000, "m/d/yy", "en").text).toBe("09/12/2025");
  });

  test.each([
    ["22.11.2026", "2026-11-22"],
    ["1. 2. 2026", "2026-02-01"],
    ["22/11/2026", "2026-11-22"],
    ["11/22/2026", "2026-11-22"],
    ["01/02/2026", undefined],
    ["morgen", undefined],
  ])("%s written as text is the day %s", (text, day) => {
    expect(dayIn(text)).toBe(day);
  });
});

test.each([
  ["de", "WAHR"],
  ["en", "TRUE"],
] as const)("a truth is told in the language of the sheet: %s", (language, text) => {
  expect(shownCell({ t: "b", v: true }, language, false).text).toBe(text);
});
