import type { EntryRow } from "../book.ts";
import { escapeHtml, groupIn, langOf } from "./markup.ts";

type Table = NonNullable<EntryRow["table"]>;

/**
 * A table of values. One whose words do not fit beside each other is set row by row, each value behind the heading of its column.
 * @param room how many characters fit beside each other
 * @param of the row of the entry that it is the value of
 */
export function tableHtml({ head, rows }: Table, room: number, of: EntryRow): string {
  const indents = indentsOf(rows);
  if (leastWidth({ head, rows }, indents) > room)
    return rows.map((row) => pairsHtml(head ?? [], row, of)).join("");
  const heading = head?.some(Boolean)
    ? `<thead><tr>${head.map((cell) => `<th>${escapeHtml(unbroken(cell))}</th>`).join("")}</tr></thead>`
    : "";
  const body = rows.map((row, line) => {
    const cells = row.map(
      (cell, at) => `<td>${indented(escapeHtml(unbroken(cell)), indents[at]?.[line])}</td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table class="values">${heading}<tbody${langOf(of)}>${body.join("")}</tbody></table>`;
}

const indented = (html: string, indent = 0) =>
  indent > 0 ? `<span class="number" style="margin-left:${printed(indent)}ch">${html}</span>` : html;
const printed = (width: number) => Number(width.toFixed(2));

function pairsHtml(head: readonly string[], row: readonly string[], of: EntryRow): string {
  const pairs = row.flatMap((cell, at) => {
    if (cell.trim() === "") return [];
    const label = head[at] ? `<b>${escapeHtml(head[at])}</b>` : "";
    return `<div class="pair">${label}<span${groupIn(of)}>${escapeHtml(cell)}</span></div>`;
  });
  return `<div class="pairs">${pairs.join("")}</div>`;
}

/** A number that a cell begins with: what stands before its decimal sign, its decimals, and its unit at most. */
const numeral = /^((?:[<>≤≥] ?)?[-+±−]?(\d+))([.,]\d+)?(?: [^\d].*)?$/;
const isEmpty = (cell: string) => /^[-–—]?$/.test(cell.trim());
/** In widths of a digit, which is that of most signs as well. */
const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign === " " ? 0.45 : sign === "-" ? 0.56 : 1), 0);

/**
 * How far the cells of each column are moved to the right, in widths of a digit, so that decimal signs stand below each other. A column that
 * holds anything but numbers stays as it is, and so does one with `1.000`, which may be a thousand.
 */
function indentsOf(rows: Table["rows"]): (number[] | undefined)[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, at) => {
    const before = rows.map((row) => beforeDecimals((row[at] ?? "").trim()));
    if (before.includes(undefined)) return undefined;
    const widths = before.map((text = "") => widthOf(text));
    const widest = Math.max(...widths);
    return widths.map((width) => (width === 0 ? 0 : widest - width));
  });
}

/** What stands before the decimal sign of a number; nothing in an empty cell. */
function beforeDecimals(cell: string): string | undefined {
  if (isEmpty(cell)) return "";
  const [, before, whole, decimals = ""] = numeral.exec(cell) ?? [];
  const mayBeGrouped = decimals.length === 4 && whole !== "0";
  return mayBeGrouped ? undefined : before;
}

/** Words that hyphenation surely divides, and the characters that the longest part of one takes. */
const isDivided = /^\p{L}{9,16}$/u;
const divided = 7;

/** Characters that the widest words of all columns take beside each other, with the space between columns. */
function leastWidth({ head = [], rows }: Table, indents: ReturnType<typeof indentsOf>): number {
  const widths: number[] = [];
  for (const [line, row] of [head, ...rows].entries())
    for (const [at, cell] of row.entries()) {
      const indent = indents[at]?.[line - 1] ?? 0;
      for (const word of unbroken(cell).split(/[ \-–\u00ad/]/))
        widths[at] = Math.max(widths[at] ?? 0, indent + (isDivided.test(word) ? divided : word.length));
    }
  return widths.reduce((sum, width) => sum + width + 1, 0);
}

/** Keeps a number and its short unit together: a column as narrow as "11 Mon." would separate them. */
const unbroken = (cell: string) => cell.replace(/(\d) (?=\p{L}{1,3}\.?$)/u, "$1\u00a0");
