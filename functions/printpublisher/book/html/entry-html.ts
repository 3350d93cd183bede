import type { EntryRow, UnitGroup } from "../book.ts";
import { barOf, escapeHtml, groupIn, inLanguage, langOf } from "./markup.ts";
import { qrHtml } from "./qr-html.ts";
import { arranged, bodyHtml, labelHtml, labelOf, linkText, runIn, separator, valueHtml } from "./row-html.ts";
import { unbroken } from "./table-html.ts";

type UnitEntry = UnitGroup["entries"][number];

/** An entry with its values below its name, as layouts `list` and `cards` show it. */
export function listEntry(entry: UnitEntry, room: number): string {
  const isBelow = entry.code.length > mostBesideName || entry.page !== undefined;
  const head = isBelow ? "head below" : "head";
  const synonyms = otherNames(entry);
  const isBeside = synonyms.length <= mostBehindName;
  const names = `<div><h4 class="name"${langOf(entry)}>${escapeHtml(entry.name)}</h4>${isBeside && synonyms ? ` <span class="syn">${escapeHtml(synonyms)}</span>` : ""}</div>`;
  return `<article class="entry${barOf(entry)}" id="${entry.target}">${qrHtml(entry)}<div class="${head}">${names}<span class="code">${escapeHtml(entry.code)}</span></div>${isBeside ? "" : synonymsHtml(entry)}${bodyHtml(entry.rows, room)}</article>`;
}

/** Synonyms of more characters stand below the name, where they can be divided. */
const mostBehindName = 160;

/**
 * A code of more characters stands below the name: a name and a code of many lines each, side by side, cannot be divided. So does the code of an
 * entry with a QR code, which leaves little room.
 */
const mostBesideName = 40;

/** An entry as one paragraph. */
export function compactEntry(entry: UnitEntry): string {
  const names = otherNames(entry);
  const synonyms = names ? ` <i>${escapeHtml(names)}</i>` : "";
  const { facts, others } = arranged(entry.rows);
  const rows = [
    ...facts.map((row) => labelOf(row, " ") + runInHtml(row)),
    ...others.map((row) => labelHtml(row) + runInHtml(row)),
  ];
  const values = rows.map((row, index) => `${isSentence(rows[index - 1]) ? "" : separator} ${row}`).join("");
  return `<p class="entry${barOf(entry)}" id="${entry.target}"><b class="name"${groupIn(entry)}>${escapeHtml(entry.name)}</b> <span class="code">${escapeHtml(entry.code)}</span>${synonyms}${values}</p>`;
}

/** A full stop parts a value from the next label by itself. */
const isSentence = (html = "") => /[.!?]$/.test(html.replace(/<[^>]*>/g, "").trimEnd());

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

function runInHtml(row: EntryRow): string {
  const { table, html, links } = row;
  if (links) return escapeHtml(links.map(linkText).join(", "));
  const words = table
    ? (runIn(row) ?? table.rows.map((cells) => runInCells(cells, table.head)).join("; "))
    : html && withoutBlocks(html);
  return words === undefined ? valueHtml(row) : inLanguage(words, row);
}

/** A row of a table within a paragraph; if it has several numbers, each is labelled. */
function runInCells(cells: readonly string[], head: readonly string[] = []): string {
  const filled = cells.flatMap((cell, i) => (cell.trim() ? [{ cell: unbroken(cell), name: head[i] }] : []));
  const named = filled.filter(({ cell }) => isNumber(cell)).length > 1;
  return filled
    .map(({ cell, name }, index) => {
      const label = named && name && isNumber(cell) ? `${escapeHtml(name)} ` : "";
      // The unit of a number has a column of its own.
      const isUnit = !isNumber(cell) && isNumber(filled[index - 1]?.cell);
      return `${index === 0 ? "" : named && !isUnit ? ", " : " "}${label}${escapeHtml(cell)}`;
    })
    .join("");
}
const isNumber = (cell = "") => /^[<>≤≥±+−-]?\s?\d/.test(cell);

/** Rich text within a paragraph, which cannot contain blocks: list items and table rows are separated by semicolons. */
const withoutBlocks = (html: string) =>
  html
    .replace(/<\/(?:li|tr)>/gi, "; ")
    .replace(/<\/?(?:p|div|ul|ol|li|table|tbody|thead|tr|td|th|blockquote|h[1-6])\b[^>]*>|<br\b[^>]*>/gi, " ")
    .replace(/\s+/g, " ")
    .replace(/(?: ?;)+(?=\s*(?:;|$))/g, "")
    .replace(/ ;/g, ";")
    .trim();
