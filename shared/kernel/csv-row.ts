/** Marks the encoding, so that a spreadsheet reads umlauts correctly. */
export const byteOrderMark = "\uFEFF";

/**
 * Characters with which a formula may start in a spreadsheet, including the full-width forms of East Asian scripts, and blanks before
 * them, which some spreadsheets cut off.
 */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;
/** A signed number stays a number: no spreadsheet runs `-20` or `+1,5`. */
const signedNumber = /^[+-]\d+(?:[.,]\d+)*$/;

/** One row as in RFC 4180, with its line end. */
export const csvRow = (cells: readonly string[], style: CsvStyle): string =>
  `${cells.map((cell) => quoted(style.escape ? harmless(cell) : cell, style.delimiter)).join(style.delimiter)}\r\n`;
export interface CsvStyle {
  delimiter: string;
  /** Whether to put an apostrophe before cells that a spreadsheet would run as a formula. */
  escape: boolean;
}

const harmless = (cell: string) => (formulaStart.test(cell) && !signedNumber.test(cell) ? `'${cell}` : cell);
/** Removes the apostrophe from a cell that was escaped against formulas. */
export const asItWas = (cell: string) =>
  cell.startsWith("'") && harmless(cell.slice(1)) === cell ? cell.slice(1) : cell;

/** Quotes cells that need it, and those with blanks at the ends, which some readers cut off. */
function quoted(cell: string, delimiter: string): string {
  const needed = cell.includes(delimiter) || /["\r\n]|^\s|\s$|^\uFEFF/.test(cell);
  return needed ? `"${cell.replaceAll('"', '""')}"` : cell;
}
