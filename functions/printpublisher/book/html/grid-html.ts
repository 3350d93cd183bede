import type { BookLanguage, ContentOf, UnitGroup } from "../book.ts";
import { bookTexts } from "../texts.ts";
import { isFilled, rowHtml, synonymsHtml, valueHtml } from "./entry-html.ts";
import { escapeHtml, groupIn } from "./markup.ts";
import { qrHtml } from "./qr-html.ts";

type UnitEntry = UnitGroup["entries"][number];

/**
 * Entries as one table, each a group of rows: short values that most entries have get a column, the others stand below, across the whole
 * width.
 */
export function gridHtml(
  entries: UnitEntry[],
  { columns, orientation }: ContentOf<"directory">,
  language: BookLanguage,
  columnRoom: number,
): string {
  const room = Math.max(1, Math.round((orientation === "landscape" ? 6 : 4) / columns));
  const labels = frequentLabels(entries, room);
  const texts = bookTexts(language);
  const first = labels.length === 0 ? 100 : Math.max(28, 100 / (labels.length + 1));
  const roomBelow = columnRoom - 2;
  const widths = [first, ...labels.map(() => (100 - first) / labels.length)]
    .map((width) => `<col style="width:${width.toFixed(2)}%">`)
    .join("");
  const head = [texts.analysis, ...labels].map((label) => `<th>${escapeHtml(label)}</th>`).join("");
  const rows = entries.map((entry) => {
    const rest = entry.rows.filter((row) => isFilled(row) && !labels.includes(row.label));
    const name = `<div class="name" id="${entry.target}"${groupIn(entry)}>${escapeHtml(entry.name)}</div><div class="code">${escapeHtml(entry.code)}</div>${qrHtml(entry)}`;
    const values = labels.map((label) => {
      const shown = entry.rows.filter((row) => row.label === label && isFilled(row));
      return `<td>${shown.map((row) => valueHtml(row)).join("<br>")}</td>`;
    });
    const below =
      rest.length > 0
        ? `<tr class="below"><td colspan="${labels.length + 1}">${rest.map((row) => rowHtml(row, roomBelow)).join("")}</td></tr>`
        : "";
    return `<tbody${entry.changed ? ' class="changed"' : ""}><tr><td>${name}${synonymsHtml(entry)}</td>${values.join("")}</tr>${below}</tbody>`;
  });
  return `<table class="grid"><colgroup>${widths}</colgroup><thead><tr>${head}</tr></thead>${rows.join("")}</table>`;
}

/** Characters of a value on average above which it gets no column. */
const mostBeside = 60;

const lengthOf = ({ html, text, links = [] }: UnitEntry["rows"][number]) =>
  (html?.replace(/<[^>]*>/g, "") ?? text ?? links.map(({ name }) => name).join(" ")).length;

/** The labels for which most entries have a value, in the order in which entries show them. */
function frequentLabels(entries: UnitEntry[], room: number): string[] {
  const counts = new Map<string, { count: number; place: number; length: number }>();
  for (const { rows } of entries)
    for (const [place, row] of rows.entries()) {
      if (!isFilled(row)) continue;
      const seen = counts.get(row.label) ?? { count: 0, place: 0, length: 0 };
      const length = row.table ? Number.POSITIVE_INFINITY : lengthOf(row);
      counts.set(row.label, {
        count: seen.count + 1,
        place: seen.place + place,
        length: seen.length + length,
      });
    }
  return [...counts]
    .filter(([, { count, length }]) => length / count <= mostBeside)
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, room)
    .sort(([, a], [, b]) => a.place / a.count - b.place / b.count)
    .map(([label]) => label);
}
