import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSpreadsheet } from "../../../functions/importexport/imports/reading/read-spreadsheet.ts";
import { sheetsOf } from "../../support/workbooks.ts";

/** The content of a table is imported as it is: texts with all that separates, encloses and breaks, at the width of the widest row. */
const choice = { heading: { row: 1 }, sections: false } as const;
const sign = fc.constantFrom(..."aä1;,\t|\"'\n=+ßµ≥.-€ ");
const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(""));
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 });
const heading = ["a", "b"];
const tidy = (table: readonly (readonly string[])[]) =>
  table
    .map((cells) => cells.map((text) => text.trim()))
    .filter((cells) => cells.some(Boolean))
    .map((cells) => cells.join("\uE010").replace(/\uE010+$/, ""));
/** The rows under the headings, each with its cells at their places. */
async function cellsOf(file: Buffer, reading: object = {}): Promise<string[]> {
  const table = await readSpreadsheet(file, { choice: { ...choice, ...reading } });
  const places = table.columns.map((column) =>
    /^\([A-E]\)$/.test(column) ? column.charCodeAt(1) - 65 : heading.indexOf(column),
  );
  const filled = table.rows.map(({ cells }) => {
    const row: string[] = ["", "", "", "", ""];
    for (const [index, place] of places.entries()) row[place] = cells[index] ?? "";
    return row;
  });
  return tidy(filled);
}

describe("a random table comes in cell by cell", () => {
  test.each([";", ",", "\t", "|"] as const)(
    "as text separated by %j, as another reader sees it",
    async (separator) => {
      const enclosed = (text: string) => `"${text.replaceAll('"', '""')}"`;
      await fc.assert(
        fc.asyncProperty(rows, fc.constantFrom("\n", "\r\n"), async (table, end) => {
          const text = [heading, ...table].map((cells) => cells.map(enclosed).join(separator)).join(end);
          const options = { delimiter: separator, relax_column_count: true, skip_empty_lines: false };
          const expected = (parse(text, options) as string[][]).slice(1);
          expect(await cellsOf(Buffer.from(text), { separator })).toEqual(tidy(expected));
          expect(await cellsOf(Buffer.from(`\uFEFF${text}`, "utf16le"), { separator })).toEqual(
            tidy(expected),
          );
        }),
      );
    },
  );

  test.each(["xlsx", "ods"] as const)("as a workbook (%s)", async (bookType) => {
    // XML does not preserve white space at the ends of lines, and no program writes any there.
    const plain = rows.map((table) =>
      table.map((cells) => cells.map((text) => text.replaceAll(/[\t\n]/g, "_"))),
    );
    await fc.assert(
      fc.asyncProperty(plain, async (table) => {
        const file = sheetsOf({ S: { rows: [heading, ...table] } }, bookType);
        expect(await cellsOf(file)).toEqual(tidy(table));
      }),
      { numRuns: 40 },
    );
  });
});

test("a row of a random table that is not read as an analysis is named", async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (table) => {
      const file = sheetsOf({ S: { rows: [heading, ...table] } });
      const read = await readSpreadsheet(file, { choice: { heading: { row: 1 } } });
      const named = read.notes.flatMap(({ code, row }) => (code === "rows_above" || !row ? [] : row));
      const numbers = new Set([...read.rows.map(({ number }) => number), ...named]);
      const filled = table.flatMap((cells, index) => (cells.some((text) => text.trim()) ? index + 2 : []));
      expect(filled.filter((number) => !numbers.has(number))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
