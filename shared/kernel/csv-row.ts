/** Marks the encoding, so that a spreadsheet reads umlauts as what they are. */
export const byteOrderMark = "\uFEFF";

/** What a spreadsheet may take for the start of a formula, in the wide forms of East Asian scripts too. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A signed number is a number: `-20` or `+1,5` is run by nobody. */
const signedNumber = /^[+-]\d+(?:[.,]\d+)*$/;

/**
 * One row after RFC 4180, with its line end.
 */
export const csvRow = (cells: readonly string[], style: CsvStyle): string =>
  `${cells.map((cell) => quoted(style.escape ? harmless(cell) : cell, style.delimiter)).join(style.delimiter)}\r\n`;
export interface CsvStyle {
  delimiter: string;
  /** Puts an apostrophe before cells that a spreadsheet would run as a formula. */
  escape: boolean;
}

const harmless = (cell: string) => (formulaStart.test(cell) && !signedNumber.test(cell) ? `'${cell}` : cell);
/** A cell without the apostrophe that it was given so that no spreadsheet runs it. */
export const asItWas = (cell: string) =>
  cell.startsWith("'") && harmless(cell.slice(1)) === cell ? cell.slice(1) : cell;

/** Quotes what needs it, and blanks that some readers cut off. */
function quoted(cell: string, delimiter: string): string {
  const needed = cell.includes(delimiter) || /["\r\n]|^\s|\s$|^\uFEFF/.test(cell);
  return needed ? `"${cell.replaceAll('"', '""')}"` : cell;
}
