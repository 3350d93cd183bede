import type { EntryLink, EntryRow, Ranges } from "../book.ts";
import { escapeHtml, inLanguage } from "./markup.ts";
import { placeholder } from "./page-numbers.ts";
import { isInTable, rangesTableHtml, tableHtml, unbroken } from "./table-html.ts";

/**
 * The values of an entry, in the one form that all layouts share: short ones stand together on lines, each other one is a paragraph behind
 * its label, or a table below it.
 * @param room how many characters fit into a line
 */
export function bodyHtml(rows: readonly EntryRow[], room: number): string {
  const { facts, others } = arranged(rows);
  return factsHtml(facts) + others.map((row) => rowHtml(row, room)).join("");
}

/** The filled values of an entry in the order of all layouts: its specimens and short values, then all others. */
export function arranged(rows: readonly EntryRow[]): { facts: EntryRow[]; others: EntryRow[] } {
  const shown = shownOf(rows);
  return {
    facts: [...shown.filter(isSpecimens), ...shown.filter(isShort)],
    others: shown.filter((row) => !isShort(row) && !isSpecimens(row)),
  };
}

/**
 * The filled values of an entry but for what others say already: a material or container that the first specimen names, and a unit that stands with
 * the reference ranges.
 */
export function shownOf(rows: readonly EntryRow[]): EntryRow[] {
  const filled = rows.filter(isFilled);
  const named = listed(filled.find(isSpecimens)?.table?.rows[0]?.[0]);
  const units = filled.flatMap(({ table }) => table?.ranges?.unit ?? []);
  return filled.filter(
    ({ plain, text = "" }) => !plain || !text || !(named.includes(listed(text)) || units.includes(text)),
  );
}
/** A longer text is a paragraph of its own. */
const longestFact = 120;
const isShort = ({ text }: EntryRow) => text !== undefined && text.length <= longestFact;
/** The parts of a specimen's name, each between two commas. */
const listed = (name = "") => `, ${name.replaceAll(/ (?:oder|or) /g, ", ")}, `;
const isSpecimens = ({ table, plain }: EntryRow) => table?.named === true && plain === true;

/** A separator stays at the end of its line. */
export const separator = "\u00a0·";

function factsHtml(facts: readonly EntryRow[]): string {
  if (facts.length === 0) return "";
  const items = facts.map(
    (row, index) =>
      `<li${unshownLabel(row)}>${labelOf(row)}${valueHtml(row)}${index < facts.length - 1 ? `${separator} ` : ""}</li>`,
  );
  // The blank stands within an item: as text between items, it would be a paragraph among the list's parts.
  return `<ul class="row facts">${items.join("")}</ul>`;
}

/** The label of a short value and the space behind it, unless the value needs none; on a line of facts, a value does not leave its label. */
export const labelOf = ({ label, plain }: EntryRow, space = "\u00a0") =>
  plain || !label ? "" : `<i class="${labelClass(label)}">${escapeHtml(label)}</i>${space}`;

/** The label of a paragraph and the space behind it, unless its value needs none. */
export const labelHtml = ({ label, plain }: EntryRow) =>
  plain || !label ? "" : `<b class="${labelClass(label)}">${escapeHtml(label)}</b> `;

/** Only longer words of labels are divided. */
const longestWhole = 20;
/** Short labels stand on one line, and the words of all usual ones are whole, which `hyphenate` knows by their class. */
function labelClass(label: string): string {
  if (label.split(" ").some(({ length }) => length > longestWhole)) return "label";
  return label.length > longestKept ? "label whole" : "label whole kept";
}

/** The attribute that names a value without a label. */
const unshownLabel = ({ label, plain }: EntryRow) => (plain ? ` data-label="${escapeHtml(label)}"` : "");

function rowHtml(row: EntryRow, room: number): string {
  const { table } = row;
  if (table?.ranges && isInTable(table.ranges, room))
    return `<div class="above">${labelHtml(row)}${unitOf(table.ranges)}</div>${rangesTableHtml(table.ranges, row, room)}`;
  if (table && !runIn(row)) return `<div class="above">${labelHtml(row)}</div>${tableHtml(table, row)}`;
  const value = valueHtml(row);
  const title = isBlock.test(value) ? `<div class="above">${labelHtml(row)}</div>` : labelHtml(row);
  return `<div class="row">${title}${value}</div>`;
}
const isBlock = /^<(?:[uo]l|table|blockquote|h\d)\b/;

/** A value without its label. */
export function valueHtml(row: EntryRow): string {
  const { links, table, checked, html, text = "" } = row;
  if (checked) return "✓";
  if (links) return links.map((link, index) => linkHtml(link, index < links.length - 1 ? "," : "")).join(" ");
  if (table) {
    const words = runIn(row);
    return words === undefined ? tableHtml(table, row) : inLanguage(words, row);
  }
  return inLanguage(html ?? escapeHtml(text), row);
}

/**
 * A link to another analysis and its page, which is filled in when the book is assembled.
 * @param after a comma between two links; the number of a page brings its own
 */
function linkHtml({ name, code, place }: EntryLink, after: string): string {
  const words = escapeHtml(linkText({ name, code }));
  if (place === undefined) return `<span class="ref">${words}${after}</span>`;
  // A short code stays with its page, which would stand on a line of its own otherwise.
  const split = code.length <= longestKept ? words.lastIndexOf(" (") : words.length;
  return `<a class="ref" href="cat:${encodeURIComponent(code)}">${words.slice(0, split)} <span class="kept">${words.slice(split + 1)}${split < words.length ? " " : ""}→ ${placeholder(place)}</span></a>`;
}
export const linkText = ({ name, code }: Pick<EntryLink, "name" | "code">) => `${name} (${code})`;

/** A table as words, if it has ranges or is short; otherwise undefined. */
export function runIn({ table }: EntryRow): string | undefined {
  if (table?.ranges) return rangesRunIn(table.ranges);
  if (table?.named) return table.rows.map(namedHtml).join(`${separator} `);
  if (!table || !isEvident(table.rows)) return undefined;
  return table.rows.map((cells) => keptHtml(cells.filter(isText).join(" "))).join(`${separator} `);
}

/** A row that its first cell names, such as a specimen. */
const namedHtml = ([name = "", ...cells]: readonly string[]) =>
  [...(isText(name) ? [`<i>${escapeHtml(name)}</i>`] : []), ...cells.filter(isText).map(escapeHtml)].join(
    " ",
  );

/** Longer words may be divided over lines, which would be too uneven otherwise. */
const longestKept = 16;
const keptHtml = (words: string) =>
  words.length > longestKept ? escapeHtml(words) : `<span class="kept">${escapeHtml(words)}</span>`;

const mostRows = 6;
const longestCell = 24;
/** Returns whether rows say by themselves what their columns hold: a word and its value, such as a temperature and a time. */
const isEvident = (rows: readonly string[][]) =>
  rows.length <= mostRows &&
  rows.every((cells) => {
    const filled = cells.filter(isText);
    return (
      filled.length <= 2 &&
      cells.every(({ length }) => length <= longestCell) &&
      !filled.every((cell) => /^[\d.,\s]+$/.test(cell))
    );
  });
const isText = (cell: string) => cell.trim() !== "";

/** Ranges within a line: `(mg/dl) bis 12 J.: < 247; 18–64 J.: 17–43`; a single one has its unit behind it. */
export function rangesRunIn({ unit = "", rows }: Ranges): string {
  const isOne = rows.length === 1;
  const words = rows.map(({ who: group, limits, note }) => {
    const range = [unbroken(limits), isOne ? unit : ""].filter(Boolean).join("\u00a0");
    const value = note ? `${range} (${note})` : range;
    // A short range stays with the age before it, and that with its preposition.
    const space = range.length <= longestKept ? "\u00a0" : " ";
    return group
      ? `${unbroken(group).replace(/(?<= |^)(\p{Ll}{2,3}) (?=\d)/gu, "$1\u00a0")}:${space}${value}`
      : value;
  });
  return `${isOne ? "" : unitOf({ unit, rows })}${escapeHtml(words.join("; "))}`;
}
const unitOf = ({ unit }: Ranges) => (unit ? `(${escapeHtml(unit)}) ` : "");

/** Returns whether a row has anything to show. */
export const isFilled = ({ text, html, table, links }: EntryRow) =>
  links ? links.length > 0 : table ? table.rows.length > 0 : (html ?? text ?? "").trim() !== "";
