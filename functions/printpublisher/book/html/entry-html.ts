import type { EntryRow, UnitGroup } from "../book.ts";
import { escapeHtml } from "./markup.ts";

type UnitEntry = UnitGroup["entries"][number];
type Table = NonNullable<EntryRow["table"]>;

/** An entry with a line per value, as layouts `list` and `cards` show it. `whole`: it stays on one page. */
export function listEntry(entry: UnitEntry, whole: boolean): string {
  const rows = entry.rows.filter(isFilled).map(rowHtml).join("");
  return `<article class="entry${whole ? " whole" : ""}" id="${entry.target}"><div class="head"><h4 class="name">${escapeHtml(entry.name)}</h4><span class="code">${escapeHtml(entry.code)}</span></div>${synonymsHtml(entry)}${rows}</article>`;
}

/** An entry as one paragraph. */
export function compactEntry(entry: UnitEntry): string {
  const names = otherNames(entry);
  const synonyms = names ? ` <i>${escapeHtml(names)}</i>` : "";
  const rows = entry.rows.filter(isFilled).map((row) => {
    const label = row.label ? `<span class="label">${escapeHtml(row.label)}</span> ` : "";
    return label + runInHtml(row);
  });
  const values = rows.length > 0 ? ` · ${rows.join(" · ")}` : "";
  return `<p class="entry" id="${entry.target}"><b>${escapeHtml(entry.name)}</b> <span class="code">${escapeHtml(entry.code)}</span>${synonyms}${values}</p>`;
}

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

/** One value with its label before it; tables stand below theirs. */
export function rowHtml(row: EntryRow): string {
  if (row.table) return `<span class="label">${escapeHtml(row.label)}</span>${tableHtml(row.table)}`;
  const value = row.html ?? escapeHtml(row.text ?? "");
  const label = row.label ? `<b>${escapeHtml(row.label)}</b>` : "";
  return `<div class="row">${label}${value}</div>`;
}

/** A value without its label. */
export function valueHtml(row: EntryRow): string {
  return row.table ? tableHtml(row.table) : (row.html ?? escapeHtml(row.text ?? ""));
}

function runInHtml({ table, html, text }: EntryRow): string {
  if (table) return escapeHtml(table.rows.map((cells) => cells.filter(Boolean).join(" ")).join("; "));
  return html === undefined ? escapeHtml(text ?? "") : runIn(html);
}

/** Rich text within a paragraph, which cannot contain blocks: entries and rows are parted by semicolons. */
const runIn = (html: string) =>
  html
    .replace(/<\/(?:li|tr)>/gi, "; ")
    .replace(/<\/?(?:p|div|ul|ol|li|table|tbody|thead|tr|td|th|blockquote|h[1-6])\b[^>]*>|<br\b[^>]*>/gi, " ")
    .replace(/\s+/g, " ")
    .replace(/(?: ?;)+(?=\s*(?:;|$))/g, "")
    .replace(/ ;/g, ";")
    .trim();

function tableHtml({ head, rows }: Table): string {
  const cells = (row: string[], tag: string) =>
    row.map((cell) => `<${tag}>${escapeHtml(unbroken(cell))}</${tag}>`).join("");
  const heading = head?.some(Boolean) ? `<thead><tr>${cells(head, "th")}</tr></thead>` : "";
  const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
  return `<table class="values">${heading}<tbody>${body}</tbody></table>`;
}

/** Keeps a number and its short unit together: a column as narrow as "11 Mon." would separate them. */
const unbroken = (cell: string) => cell.replace(/(\d) (?=\p{L}{1,3}\.?$)/u, "$1\u00a0");

/** Whether a row has anything to show. */
export const isFilled = ({ text, html, table }: EntryRow) =>
  table ? table.rows.length > 0 : (html ?? text ?? "").trim() !== "";
