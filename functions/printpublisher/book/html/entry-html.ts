import type { EntryLink, EntryRow, UnitGroup } from "../book.ts";
import { barOf, escapeHtml, groupIn, inLanguage, langOf } from "./markup.ts";
import { placeholder } from "./page-numbers.ts";
import { qrHtml } from "./qr-html.ts";
import { tableHtml, unbroken } from "./table-html.ts";

type UnitEntry = UnitGroup["entries"][number];

/** An entry with a line per value, as layouts `list` and `cards` show it. */
export function listEntry(entry: UnitEntry, room: number): string {
  const rows = entry.rows
    .filter(isFilled)
    .map((row) => rowHtml(row, room))
    .join("");
  const head = entry.code.length > mostBesideName ? "head below" : "head";
  return `<article class="entry${barOf(entry)}" id="${entry.target}"><div class="${head}"><h4 class="name"${langOf(entry)}>${escapeHtml(entry.name)}</h4><span class="code">${escapeHtml(entry.code)}</span>${qrHtml(entry)}</div>${synonymsHtml(entry)}${rows}</article>`;
}

/** A code of more characters stands below the name: a name and a code of many lines each, side by side, cannot be divided. */
const mostBesideName = 40;

/** An entry as one paragraph. */
export function compactEntry(entry: UnitEntry): string {
  const names = otherNames(entry);
  const synonyms = names ? ` <i>${escapeHtml(names)}</i>` : "";
  const rows = entry.rows.filter(isFilled).map((row) => {
    const label = row.label ? `${labelHtml(row.label)} ` : "";
    return label + inLanguage(runInHtml(row), row);
  });
  const values = rows.map((row) => `\u00a0· ${row}`).join("");
  return `<p class="entry${barOf(entry)}" id="${entry.target}"><b${groupIn(entry)}>${escapeHtml(entry.name)}</b> <span class="code">${escapeHtml(entry.code)}</span>${synonyms}${values}</p>`;
}

const labelHtml = (label: string) => `<span class="label">${escapeHtml(label)}</span>`;

/** The line of synonyms below an entry's name. */
export function synonymsHtml(entry: UnitEntry): string {
  const names = otherNames(entry);
  return names ? `<p class="syn">${escapeHtml(names)}</p>` : "";
}

const otherNames = ({ synonyms }: UnitEntry) =>
  synonyms
    .map((synonym) => synonym.trim())
    .filter(Boolean)
    .join(", ");

/** One value with its label before it, or above it for a table. `room`: how many characters fit into a line of the column. */
export function rowHtml(row: EntryRow, room: number): string {
  if (row.table) return `<span class="label">${escapeHtml(row.label)}</span>${tableHtml(row.table, row)}`;
  const value = valueHtml(row);
  const label = row.label ? `<b>${escapeHtml(row.label)}</b>` : "";
  const isBlock = /^<(?:[uo]l|table|blockquote|h\d)\b/.test(value);
  const words = value.replace(/<[^>]*>/g, "");
  const long = label !== "" && (isBlock || row.label.length > room || words.length > room * linesBeside);
  return `<div class="row${long ? " long" : ""}">${label}${value}</div>`;
}

/** A value stands below its label if it takes more lines than this in a whole column, begins with a block or has a label of several lines. */
const linesBeside = 2;

/** A value without its label. */
export function valueHtml(row: EntryRow): string {
  if (row.links) return row.links.map(linkHtml).join("");
  if (row.table) return tableHtml(row.table, row);
  return inLanguage(row.html ?? escapeHtml(row.text ?? ""), row);
}

/** A link to another analysis and its page, which is filled in when the book is assembled. */
function linkHtml({ name, code, place }: EntryLink): string {
  const words = linkText({ name, code });
  if (place === undefined) return `<span class="ref">${escapeHtml(words)}</span>`;
  return `<a class="ref" href="cat:${encodeURIComponent(code)}">${escapeHtml(words)} → ${placeholder(place)}</a>`;
}
const linkText = ({ name, code }: EntryLink) => `${name} (${code})`;

function runInHtml({ table, html, text, links }: EntryRow): string {
  if (links) return escapeHtml(links.map(linkText).join(", "));
  if (table) return table.rows.map((cells) => runInCells(cells, table.head)).join("; ");
  return html === undefined ? escapeHtml(text ?? "") : runIn(html);
}

/** A row of a table within a paragraph; if it has several numbers, each is labelled. */
function runInCells(cells: readonly string[], head: readonly string[] = []): string {
  const filled = cells.flatMap((cell, at) => (cell.trim() ? [{ cell: unbroken(cell), name: head[at] }] : []));
  const named = filled.filter(({ cell }) => isNumber(cell)).length > 1;
  return filled
    .map(({ cell, name }, at) => {
      const label = named && name && isNumber(cell) ? `${labelHtml(name)} ` : "";
      // The unit of a number has a column of its own.
      const isUnit = !isNumber(cell) && isNumber(filled[at - 1]?.cell);
      return `${at === 0 ? "" : named && !isUnit ? ", " : " "}${label}${escapeHtml(cell)}`;
    })
    .join("");
}
const isNumber = (cell = "") => /^[<>≤≥±+−-]?\s?\d/.test(cell);

/** Rich text within a paragraph, which cannot contain blocks: list items and table rows are separated by semicolons. */
const runIn = (html: string) =>
  html
    .replace(/<\/(?:li|tr)>/gi, "; ")
    .replace(/<\/?(?:p|div|ul|ol|li|table|tbody|thead|tr|td|th|blockquote|h[1-6])\b[^>]*>|<br\b[^>]*>/gi, " ")
    .replace(/\s+/g, " ")
    .replace(/(?: ?;)+(?=\s*(?:;|$))/g, "")
    .replace(/ ;/g, ";")
    .trim();

/** Returns whether a row has anything to show. */
export const isFilled = ({ text, html, table, links }: EntryRow) =>
  links ? links.length > 0 : table ? table.rows.length > 0 : (html ?? text ?? "").trim() !== "";
