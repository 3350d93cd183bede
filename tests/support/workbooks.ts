import { type CellObject, utils, write } from "@e965/xlsx";

/** Rows as a workbook of one sheet. */
export function workbookOf(rows: readonly (readonly unknown[])[], bookType: "xlsx" | "biff8"): Buffer {
  return sheetsOf({ Analysen: { rows } }, bookType);
}

/** Formats in which workbooks are made: `xlml` is Excel's XML of 2003, `fods` is OpenDocument as a single XML document. */
export type BookType = "xlsx" | "xlsm" | "biff8" | "ods" | "fods" | "xlml";
/** A sheet to make: cells are texts, numbers or complete cells of the library; merges as `A1:B2`. */
export interface SheetOf {
  rows: readonly (readonly unknown[])[];
  merges?: readonly string[];
  isHidden?: boolean;
}
/** A workbook of several sheets, in the given order. */
export function sheetsOf(sheets: Record<string, SheetOf>, bookType: BookType = "xlsx"): Buffer {
  const book = utils.book_new();
  for (const [name, { rows, merges = [] }] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows as (string | CellObject)[][]);
    sheet["!merges"] = merges.map((merge) => utils.decode_range(merge));
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = {
    ...book.Workbook,
    Sheets: Object.values(sheets).map(({ isHidden }) => ({ Hidden: isHidden ? 1 : 0 })),
  };
  return write(book, { type: "buffer", bookType, compression: true }) as Buffer;
}
