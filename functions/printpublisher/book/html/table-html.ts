import { decimalSignOf } from "../../../../shared/core/catalogue/shown-number.ts";
import type { EntryRow, Ranges } from "../book.ts";
import { escapeHtml, langOf } from "./markup.ts";

type Table = NonNullable<EntryRow["table"]>;

/**
 * A table of values. `flow/fit-tables.ts` measures it and decides how it is set if it does not fit its column.
 * @param of the row of the entry whose value it is
 */
export function tableHtml({ head, rows }: Table, of: EntryRow): string {
  const heading = head?.some(Boolean)
    ? `<thead><tr>${head.map((cell) => `<th>${escapeHtml(unbroken(cell))}</th>`).join("")}</tr></thead>`
    : "";
  return valuesHtml(heading, rowsHtml(rows), of);
}

const valuesHtml = (heading: string, rows: readonly string[], of: EntryRow) =>
  `<table class="values">${heading}<tbody${langOf(of)}>${rows.join("")}</tbody></table>`;

function rowsHtml(rows: Table["rows"]): string[] {
  const indents = indentsOf(rows);
  return rows.map((row, line) => {
    const cells = row.map(
      (cell, column) => `<td>${indented(escapeHtml(unbroken(cell)), indents[column]?.[line])}</td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
}

/** More ranges than these stand below each other if their column has room. */
const mostRunIn = 6;
/** A note needs no more characters than these beside its range; the rest of it goes on below. */
const leastNote = 16;

/** Returns the width of a table of ranges in characters, with the space behind it. */
function widthOfRanges({ rows }: Ranges): number {
  const widest = (of: (row: Ranges["rows"][number]) => string) =>
    Math.max(...rows.map((row) => of(row).length));
  const note = Math.min(
    widest(({ note }) => note),
    leastNote,
  );
  return widest(({ who: group }) => group) + widest(({ limits }) => limits) + note + 4;
}

/** Returns whether ranges stand in a table. @param room how many characters fit into a line */
export const isInTable = (ranges: Ranges, room: number) =>
  ranges.rows.length > mostRunIn && widthOfRanges(ranges) <= room;

/** The most tables of ranges side by side, the fewest rows of one, and the most, because such tables are not divided. */
const abreast = { most: 4, fewestRows: 3, mostRows: 12 };

/** Ranges below each other, each behind those that it is for. If the column has room for several tables, they go on side by side. */
export function rangesTableHtml(ranges: Ranges, of: EntryRow, room: number): string {
  const { most: mostTables, fewestRows, mostRows } = abreast;
  const cells = ranges.rows.map(({ who: group, limits, note }) => [group, limits, note]);
  const filled = [0, 1, 2].filter((column) => cells.some((row) => row[column]));
  const rows = rowsHtml(cells.map((row) => filled.map((column) => row[column] ?? "")));
  const tables = Math.min(
    mostTables,
    Math.floor(room / widthOfRanges(ranges)),
    Math.floor(rows.length / fewestRows),
  );
  if (tables === 1 || rows.length > tables * mostRows) return valuesHtml("", rows, of);
  const start = (table: number) => Math.ceil((table * rows.length) / tables);
  const parts = Array.from({ length: tables }, (_, index) =>
    valuesHtml("", rows.slice(start(index), start(index + 1)), of),
  );
  return `<div class="abreast">${parts.join("")}</div>`;
}

const indented = (html: string, indent = 0) =>
  indent > 0
    ? `<span class="number" style="margin-left:${printed(indent)}ch${stay(html)}">${html}</span>`
    : html;
/** The browser forgets the margin when it measures how narrow a column can be, unless the content cannot be divided. */
const stay = (html: string) => (html.includes(" ") ? "" : ";white-space:nowrap");
const printed = (width: number) => Number(width.toFixed(2));

/** A number at the start of a cell: the part before the decimal sign, the decimals, and at most a unit. */
const numeral = /^((?:[<>≤≥] ?)?[-+±−]?(\d+))([.,]\d+)?(?: [^\d].*|–\d.*)?$/;
const isEmpty = (cell: string) => /^[-–—]?$/.test(cell.trim());
/** Returns a width in digits; most characters are as wide as one. */
const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign === " " ? 0.45 : sign === "-" ? 0.56 : 1), 0);

/**
 * Returns how far the cells of each column are moved to the right, in widths of a digit, so that decimal signs stand below each other. A
 * column that holds anything but numbers stays as it is, and so does one with `1.000`, which may be a thousand.
 */
function indentsOf(rows: Table["rows"]): (number[] | undefined)[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => (row[column] ?? "").trim());
    const sign = decimalSignOf(cells);
    const before = cells.map((cell) => beforeDecimals(cell, sign));
    if (before.includes(undefined)) return undefined;
    const widths = before.map((text = "") => widthOf(text));
    const widest = Math.max(...widths);
    return widths.map((width) => (width === 0 ? 0 : widest - width));
  });
}

/** Returns the part before the decimal sign of a number; empty for an empty cell, undefined if the cell holds no plain number. */
function beforeDecimals(cell: string, sign: string | undefined): string | undefined {
  if (isEmpty(cell)) return "";
  const [, before, integer, decimals = ""] = numeral.exec(cell) ?? [];
  const mayBeGrouped = decimals.length === 4 && integer !== "0" && !decimals.startsWith(sign ?? "?");
  return mayBeGrouped ? undefined : before;
}

/** Keeps a number with its short unit and its comparison sign: a column as narrow as "11 Mon." would separate them. */
export const unbroken = (cell: string) =>
  cell.replace(/(\d) (?=\p{L}{1,3}\.?$)|(?<=^[<>≤≥±]) (?=\d)/gu, "$1\u00a0");
