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

/** A table as rich text saves it: each cell with a paragraph of its own. */
export const savedTable = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join("")}</tr>`).join("")}</tbody></table>`;
