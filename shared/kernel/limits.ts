/**
 * Upper limits for catalogue content, many times what real catalogues need. Forms, calls and imports refuse anything above them,
 * so nothing is stored that readers, the book or the public pages could not handle.
 */
export const limits = {
  /** Characters of a text or rich text, and tags of the latter. */
  text: 200_000,
  tags: 20_000,
  /** Characters of a name or label, of an entry of a list or a table's cell. */
  name: 2_000,
  entry: 5_000,
  /** Entries of a list, rows of a table, cells of one in all. */
  entries: 2_000,
  rows: 5_000,
  cells: 50_000,
  /** Of a form layout: fields in all and their nesting depth; columns of a table, options of a field, names of a column. */
  fields: 500,
  depth: 10,
  columns: 50,
  options: 1_000,
  sources: 100,
  /** References of an analysis to others of one kind. */
  references: 1_000,
  /** Nesting depth of an import file's JSON, and characters of a key or a number in it. */
  jsonDepth: 40,
  jsonKey: 1_000,
} as const;
