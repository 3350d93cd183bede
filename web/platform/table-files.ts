import { byteOrderMark, csvRow } from "../../shared/kernel/csv-row.ts";

/** A cell of an exported table; in a workbook, a number stays a number and text stays text. */
export type Cell = string | number;

/** The table as a workbook. Texts are cells of text, which no spreadsheet runs. */
export async function xlsxOf(table: readonly Cell[][]): Promise<Blob> {
  const { default: writeXlsx } = await import("write-excel-file/universal");
  const rows = table.map((row, index) =>
    row.map((value) => ({
      value,
      type: typeof value === "number" ? Number : String,
      ...(index === 0 && { fontWeight: "bold" as const }),
    })),
  );
  return writeXlsx(rows, { stickyRowsCount: 1 }).toBlob();
}

const style = { delimiter: ";", escape: true };
/** The table as CSV. Cells that a spreadsheet would run are escaped. */
export const csvOf = (table: readonly Cell[][]) =>
  new Blob([byteOrderMark, ...table.map((row) => csvRow(row.map(String), style))], {
    type: "text/csv;charset=utf-8",
  });
