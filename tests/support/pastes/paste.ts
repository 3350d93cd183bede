/** Clipboard content of a program, and the expected results. */
export interface Paste {
  name: string;
  html?: string;
  text: string;
  /** HTML that the rich-text field saves. */
  saved: string;
  /** Cells that a table field takes over. */
  cells?: string[][];
  /** Entries that a list field takes over, one for each line. */
  lines?: string[];
}

/** A table as rich text saves it: each cell with a paragraph of its own. */
export const savedTable = (...rows: string[][]) =>
  `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join("")}</tr>`).join("")}</tbody></table>`;
