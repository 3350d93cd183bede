import { type Column, listIn, rowsOf } from "../../support/laboratory-files/catalogues.ts";
import { type Facts, statedBy } from "../../support/laboratory-files/facts.ts";
import { separated } from "../../support/laboratory-files/laboratory-file.ts";

export const named: Column[] = ["code", "name"];
/** A list with further columns: their headings, the cells of its rows, and what these state. */
export function withColumns(
  language: Parameters<typeof listIn>[0],
  headings: readonly string[],
  cells: readonly (readonly string[])[],
  stated: readonly Facts[],
) {
  const { head, body } = listIn(language, named);
  const rows = rowsOf(language);
  return {
    file: separated([
      [...head, ...headings],
      ...body.slice(0, cells.length).map((row, index) => [...row, ...cells[index]!]),
    ]),
    fileName: "a.csv",
    expected: rows.slice(0, cells.length).map((row, index) => statedBy(row, named, stated[index])),
  };
}
export const ranges = (...lines: string[]): Facts => ({ reference_ranges: lines });
