import { utils, write } from "@e965/xlsx";

/** Rows as a workbook of one sheet. */
export function workbookOf(rows: readonly (readonly unknown[])[], bookType: "xlsx" | "biff8"): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), "Analysen");
  return write(book, { type: "buffer", bookType, compression: true }) as Buffer;
}
