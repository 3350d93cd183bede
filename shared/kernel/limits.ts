/**
 * Upper limits for catalogue content, many times what real catalogues need. Forms, calls and imports refuse anything above them,
 * so nothing is stored that readers, the book or the public pages could not handle.
 */
export const limits = {
  /** Characters of a text or rich text, and tags of the latter. */
  text: 200_000,
  tags: 20_000,
  /** Characters of the code of an analysis. */
  code: 200,
  /** Characters of a name or label, and of a list's entry or a table's cell. */
  name: 2_000,
  entry: 5_000,
  /** Entries of a list, and rows and cells of a table. */
  entries: 2_000,
  rows: 5_000,
  cells: 50_000,
  /** Limits of a layout: fields and their nesting depth; columns of a table, options of a field, column names of a field's source. */
  fields: 500,
  depth: 10,
  columns: 50,
  options: 1_000,
  sources: 100,
  /** References of an analysis to documents of one kind. */
  references: 1_000,
  /** Limits of an imported sheet: rows and columns with content, merged ranges; and of a file: cells and their characters. */
  sheetRows: 200_000,
  sheetColumns: 500,
  sheetMerges: 100_000,
  sheetCells: 3_000_000,
  sheetText: 64_000_000,
  /**
   * Limits of a JSON import file: nesting depth; characters of a key, of a number, of a text as written (an escaped character takes six);
   * entries of a list, keys of an object, characters of all keys in the objects around one place; values and characters of one record, and of
   * everything outside the records.
   */
  jsonDepth: 40,
  jsonKey: 1_000,
  jsonNumber: 1_000,
  jsonText: 1_200_000,
  jsonEntries: 250_000,
  jsonKeys: 5_000,
  jsonOpenKeys: 4_000_000,
  jsonValues: 200_000,
  jsonRecord: 8_000_000,
  jsonHeaderValues: 1_000_000,
  jsonHeader: 32_000_000,
} as const;
