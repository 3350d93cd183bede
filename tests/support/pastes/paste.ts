/** What a program puts on the clipboard, and what is to be kept of it. */
export interface Paste {
  name: string;
  html?: string;
  text: string;
  /** What the field of rich text saves. */
  saved: string;
  /** What a table field takes in, cell by cell. */
  cells?: string[][];
  /** What a list field takes in, one entry a line. */
  lines?: string[];
}
