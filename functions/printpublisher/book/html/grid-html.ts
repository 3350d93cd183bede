import type { BookLanguage, ContentOf, UnitGroup } from "../book.ts";
import { bookTexts } from "../texts.ts";
import { synonymsHtml } from "./entry-html.ts";
import { escapeHtml, groupIn } from "./markup.ts";
import { qrHtml } from "./qr-html.ts";
import { bodyHtml, shownOf, valueHtml } from "./row-html.ts";

type UnitEntry = UnitGroup["entries"][number];

/**
 * Entries as one table, each a group of rows. Short values that most entries have get a column; the others stand below, across the whole
 * width. So do values that would take many lines in their column, since cells side by side cannot be divided over two pages.
 */
export function gridHtml(
  entries: UnitEntry[],
  { columns, orientation, groups }: ContentOf<"directory">,
  language: BookLanguage,
  columnRoom: number,
): string {
  const room = Math.max(1, Math.round((orientation === "landscape" ? 6 : 4) / columns));
  // The tables of all categories have the same columns.
  const labels = frequentLabels(
    groups.flatMap((group) => group.entries),
    room,
  );
  const texts = bookTexts(language);
  const first = labels.length === 0 ? 100 : Math.max(28, 100 / (labels.length + 1));
  const roomBelow = columnRoom - 2;
  const roomIn = (percent: number) => Math.floor((columnRoom * percent) / 100) - 2;
  const widths = [first, ...labels.map(() => (100 - first) / labels.length)]
    .map((width) => `<col style="width:${width.toFixed(2)}%">`)
    .join("");
  const head = [texts.analysis, ...labels].map((label) => `<th>${escapeHtml(label)}</th>`).join("");
  const [roomOfName, roomOfValue] = [roomIn(first), roomIn((100 - first) / labels.length)];
  const rows = entries.map((entry, index) => {
    const filled = shownOf(entry.rows);
    const isWide = linesOf(`${entry.name} ${entry.code}`, roomOfName) > mostNameLines;
    const columnRows = labels.map((label) => {
      const shown = filled.filter((row) => row.label === label);
      const lines = shown.reduce((sum, row) => sum + linesOf(wordsOf(row), roomOfValue), 0);
      return isWide || lines > mostLines || shown.some(hasBlocks) ? [] : shown;
    });
    const name = `<div class="name" id="${entry.target}"${groupIn(entry)}>${escapeHtml(entry.name)}</div> <div class="code">${escapeHtml(entry.code)}</div>${qrHtml(entry)}`;
    const values = columnRows.map((shown) => `<td>${shown.map((row) => valueHtml(row)).join("<br>")}</td>`);
    const across = ` colspan="${labels.length + 1}"`;
    const rest = filled.filter((row) => !columnRows.some((shown) => shown.includes(row)));
    // Synonyms take fewer lines below than in the narrow cell of the name.
    const synonyms = synonymsHtml(entry);
    const isMany = linesOf(entry.synonyms.join(", "), roomOfName) > mostNameLines;
    const below =
      rest.length > 0 || isMany
        ? `<tr class="below"><td${across}>${synonyms}${bodyHtml(rest, roomBelow)}</td></tr>`
        : "";
    const classes = [...(entry.changed ? ["changed"] : []), ...(index % 2 ? ["washed"] : [])].join(" ");
    return `<tbody${classes && ` class="${classes}"`}><tr><td${isWide ? across : ""}>${name}${below ? "" : synonyms}</td>${isWide ? "" : values.join("")}</tr>${below}</tbody>`;
  });
  return `<table class="grid"><colgroup>${widths}</colgroup><thead><tr>${head}</tr></thead>${rows.join("")}</table>`;
}

/** Blocks with an indent of their own would leave a narrow cell no room. */
const hasBlocks = ({ html = "" }: UnitEntry["rows"][number]) => /<(?:[uo]l|table|blockquote)\b/.test(html);

/** Mean number of characters of a value above which it gets no column. */
const mostBeside = 60;

/** Lines of a cell above which its content stands across the whole width. */
const mostLines = 14;

/** Lines of a name and its code above which they stand across the whole width, since their cell cannot be divided. */
const mostNameLines = 6;

/** Returns the words of a value, with its blocks on separate lines. */
const wordsOf = ({ html, text, links = [] }: UnitEntry["rows"][number]) =>
  html?.replace(/<(?:\/(?:p|li|tr|h[1-6])|br)\b[^>]*>/gi, "\n").replace(/<[^>]*>/g, "") ??
  text ??
  links.map(({ name, code }) => `${name} (${code})`).join("\n");
/** Estimates the number of lines that words take at `room` characters each. */
const linesOf = (words: string, room: number) =>
  words.split("\n").reduce((sum, block) => sum + Math.ceil(block.length / Math.max(1, room)), 0);

/** The labels for which most entries have a value, in the order in which entries show them. A value that never changes needs no column. */
function frequentLabels(entries: UnitEntry[], room: number): string[] {
  const counts = new Map<string, { count: number; place: number; length: number; words: Set<string> }>();
  for (const { rows } of entries)
    for (const [place, row] of shownOf(rows).entries()) {
      const sums = counts.get(row.label) ?? { count: 0, place: 0, length: 0, words: new Set() };
      const length = row.table || hasBlocks(row) ? Number.POSITIVE_INFINITY : wordsOf(row).length;
      counts.set(row.label, {
        count: sums.count + 1,
        place: sums.place + place,
        length: sums.length + length,
        words: sums.words.add(wordsOf(row)),
      });
    }
  return [...counts]
    .filter(([, { count, length }]) => length / count <= mostBeside)
    .sort(([, a], [, b]) => Number(b.words.size > 1) - Number(a.words.size > 1) || b.count - a.count)
    .slice(0, room)
    .sort(([, a], [, b]) => a.place / a.count - b.place / b.count)
    .map(([label]) => label);
}
