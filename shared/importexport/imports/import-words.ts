/** What becomes of rows or entries that have the same code: the file is refused, one of them counts, or they are merged into one. */
export const repeatedRules = ["refuse", "first", "last", "merge"] as const;
export type RepeatedRule = (typeof repeatedRules)[number];
/** What becomes of a file of which some rows or entries are wrong: it is refused, or they are left out and listed. */
export const faultyRules = ["refuse", "leave_out"] as const;
export type FaultyRule = (typeof faultyRules)[number];
/**
 * What an import did otherwise than its file says, or what people may want otherwise; the app has words for each:
 * - `layout_kept`: the file names another form layout for a known analysis, which keeps its own;
 * - `not_in_layout`: the form layout has no field that can hold the value, which is kept but not shown to readers;
 * - `similar_name`: something new was made whose name reads like that of something else;
 * - `read_as_identifier`: a cell is the identifier of something that is called otherwise;
 * - `not_split`: a cell holds signs that often separate, and was taken as one entry;
 * - `repeated_code`: a row or entry does not count, since another one has its code;
 * - `not_merged`: of two that were merged, the second one's value was not taken;
 * - `nothing_deleted`: a full import deleted nothing, since a row that was left out does not tell its code.
 */
export const importNoteCodes = [
  "layout_kept",
  "not_in_layout",
  "similar_name",
  "read_as_identifier",
  "not_split",
  "repeated_code",
  "not_merged",
  "nothing_deleted",
] as const;
export type ImportNoteCode = (typeof importNoteCodes)[number];
