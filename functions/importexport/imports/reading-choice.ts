/** What separates the fields of a table that is text. */
export const separators = [";", "\t", ",", "|"] as const;
export type Separator = (typeof separators)[number];

/** How a list inside a record becomes cells: one cell with an entry a line, or a column for each entry. */
export type ListReading = "joined" | "columns";

/** Where somebody says that the headings are: the last of their rows, and how many there are. */
export interface HeadingChoice {
  row?: number;
  lines?: number;
}

/** What somebody may say about a file; the rest is guessed. */
export interface ReadingChoice {
  /** The sheet of a workbook, or the path of a list in JSON. */
  sheet?: string;
  heading?: HeadingChoice;
  separator?: Separator;
  lists?: ListReading;
}
