import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { targetFinder } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import { csvOf, printers, printersOfDos } from "../../support/printed-tables.ts";

const tables = {
  de: [
    ["Code", "Bezeichnung", "Einheit", "Referenz", "Hinweis"],
    ["K", "Kalium im Serum", "mmol/l", "3,6-5,0", "nüchtern"],
    ["CRP", "C-reaktives Protein", "mg/l", "< 5,0", "Größe < 5 & mehr"],
    ["HB", "Hämoglobin, Blut", "µg/l", "12,0-16,0", "bei 20 °C"],
    ["EIW", "Eiweiß im Urin", "mg/24 h", "< 150", ""],
    ["007", "Überschuss Öl", "1/1", "1.234,50", "gefäßlos"],
  ],
  en: [
    ["Code", "Name", "Unit", "Reference", "Note"],
    ["K", "Potassium in serum", "mmol/L", "3.6-5.0", "fasting"],
    ["CRP", "C-reactive protein", "mg/L", "< 5.0", "size < 5 & more"],
    ["HB", "Haemoglobin, blood", "µg/L", "12.0-16.0", "at 20 °C"],
    ["PROT", "Protein in urine", "mg/24 h", "< 150", ""],
    ["007", "Caffeine in café", "1/1", "1,234.50", "naïve"],
  ],
} as const;

const targetOf = targetFinder(targetsOf([], "de"));
async function cellsOf(file: Buffer, language: "de" | "en" = "de") {
  const { columns, rows } = await readSpreadsheet(file, { language, targetOf });
  return { columns, rows: rows.map(({ cells }) => cells) };
}

describe.each(["de", "en"] as const)("a table (%s)", (language) => {
  const table = tables[language];
  test.each(Object.entries({ ...printers, ...printersOfDos }))(
    "of %s has the cells of the same CSV",
    async (_, print) => {
      expect(await cellsOf(print(table), language)).toEqual(await cellsOf(csvOf(table), language));
    },
  );
});

/** Words as they stand in catalogues. Blanks side by side would be columns of their own, and no reader tells them apart. */
const word = fc.constantFrom(
  "Kalium",
  "3,6",
  "< 5",
  "µg/l",
  "a;b",
  "CD4+",
  "x|y",
  "(2 rows)",
  "ß",
  '"so"',
  "1.0",
  "&amp;",
  "<b>",
  "--",
);
const cell = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 3, maxLength: 12 });
const exact = Object.entries(printers).filter(([name]) => name !== "columns of fixed width");

test.each(exact)(
  "whatever stands in a table of %s, its cells are those of the same CSV",
  async (_, print) => {
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const table = [
          ["Code", "Name", "Hinweis", "Einheit"],
          ...cells.map((row, index) => [`C${index}`, ...row]),
        ];
        expect(await cellsOf(print(table))).toEqual(await cellsOf(csvOf(table)));
      }),
      { numRuns: 100 },
    );
  },
);
