import { usualNotation } from "../../../../shared/importexport/imports/reading.ts";
import type { readTable as readTableEndpoint } from "../../../../shared/importexport/imports/table.endpoints.ts";
import type { TableOfRecords } from "../../../../shared/importexport/imports/table.ts";
import { asItWas } from "../../../../shared/kernel/csv-row.ts";
import { mostRows } from "../../../../shared/kernel/define-row-import.ts";
import { fold } from "../../../../shared/kernel/folding.ts";
import type { FieldCode } from "../../../../shared/kernel/problem.ts";
import type { Command } from "../../../platform/endpoint/call.ts";
import { fieldProblem } from "../../../platform/problem.ts";
import { ImportProblem } from "../import-problem.ts";
import { dayIn } from "../normalising/day-in.ts";
import { readSpreadsheet } from "./read-spreadsheet.ts";

/** Maximum number of characters in the cells of one response. */
const mostText = 2_000_000;

/** Reads a whole file by the same rules as catalogue files, so that its content can be shown and sent as records. */
export const readTable: Command<typeof readTableEndpoint> = async ({ body, query, language }) => {
  const headings = new Map(query.headings.split("\n").map((heading) => [fold(heading), heading]));
  const targetOf = (heading: string) => headings.get(fold(heading));
  const choice = { sections: false, alike: false, ...(query.sheet !== undefined && { sheet: query.sheet }) };
  const table = await readSpreadsheet(body, { language: usualNotation(language), targetOf, choice }).catch(
    (error: unknown) => {
      if (!(error instanceof ImportProblem)) throw error;
      throw fieldProblem("file", codeOf(error.code), error.message);
    },
  );
  const text = table.rows.reduce((sum, { cells }) => sum + cells.join("").length, 0);
  if (table.rows.length > mostRows.preview || text > mostText)
    throw fieldProblem("file", "too_many", `A table of records has up to ${mostRows.preview} rows.`);
  const isText = table.found.kind === "text";
  return {
    sheet: table.sheet,
    sheets: table.found.sheets.filter(({ is_hidden }) => !is_hidden).map(({ name }) => name),
    columns: table.columns,
    rows: table.rows.map((row): TableOfRecords["rows"][number] => {
      const { number, cells } = row;
      const days = cells.map((cell, index) => table.dayOf(row, index) ?? dayIn(cell) ?? null);
      return {
        row: number,
        cells: isText ? cells.map(asItWas) : cells,
        ...(days.some((day) => day !== null) && { days }),
      };
    }),
  };
};

function codeOf(code: ImportProblem["code"]): FieldCode {
  if (code === "empty_file" || code === "password_protected") return code;
  return code.startsWith("too_many") || code.startsWith("too_much") ? "too_many" : "unsupported_format";
}
