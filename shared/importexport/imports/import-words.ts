/**
 * Treatment of rows or entries with the same code that differ: the file is refused, the first or last one counts, they are merged into one,
 * or each is kept, all but the first with a numbered code. Those that are identical are always one.
 */
export const repeatedRules = ["refuse", "first", "last", "merge", "keep_both"] as const;
export type RepeatedRule = (typeof repeatedRules)[number];
/** Treatment of files with faulty rows or entries: the file is refused, or those rows are left out and listed. */
export const faultyRules = ["refuse", "leave_out"] as const;
export type FaultyRule = (typeof faultyRules)[number];
/**
 * Findings about decisions of the import: it departed from the file, or users may want another result. The app has a text for each:
 * - `layout_kept`: the file names another layout for a known analysis, which keeps its own;
 * - `not_in_layout`: the layout has no field that can hold the value, which is kept but not shown to readers;
 * - `similar_name`: a category or item was created although another one has a similar name;
 * - `read_as_identifier`: a cell holds the identifier of a category or item that has another name;
 * - `not_split`: a cell holds characters that often separate, but was imported as one entry;
 * - `range_not_read`: a text of reference ranges was kept as it is, since it could not be read whole;
 * - `date_for_range`: a date stands in the place of a reference range, as spreadsheets make one of `1-2`;
 * - `repeated_code`: a row or entry was ignored because another one has its code;
 * - `code_numbered`: a row or entry has the code of another one and was kept with a numbered code;
 * - `not_merged`: two rows were merged, and the value of the second one was not imported;
 * - `nothing_deleted`: a full import deleted nothing because a row that was left out has no readable code;
 * - `field_emptied`: analyses that have a value lose it, since the file brings none.
 */
export const importNoteCodes = [
  "layout_kept",
  "not_in_layout",
  "similar_name",
  "read_as_identifier",
  "not_split",
  "range_not_read",
  "date_for_range",
  "repeated_code",
  "code_numbered",
  "not_merged",
  "nothing_deleted",
  "field_emptied",
] as const;
export type ImportNoteCode = (typeof importNoteCodes)[number];
