import type { BookLanguage, ContentOf, EntryRow, UnitGroup } from "../book.ts";
import { hyphenate } from "../hyphenate.ts";
import { bookTexts } from "../texts.ts";
import { compactEntry, listEntry } from "./entry-html.ts";
import { gridHtml } from "./grid-html.ts";
import { escapeHtml } from "./markup.ts";

type Directory = ContentOf<"directory">;
type UnitEntry = UnitGroup["entries"][number];

/** One unit of a directory chapter in the layout of its template. */
export function directoryHtml(content: Directory, language: BookLanguage): string {
  const { opening, layout, columns, orientation, groups } = content;
  const lead = opening?.html ? `<div class="lead prose">${opening.html}</div>` : "";
  const title = opening
    ? `<header class="opening" id="${opening.target}"><h1>${escapeHtml(opening.title)}</h1>${lead}</header>`
    : "";
  const wide = columns === 1 ? " wide" : "";
  const body = groups.map(
    (group) => headingsHtml(group, language) + entriesHtml(group.entries, content, language),
  );
  return hyphenate(
    `<main class="${orientation}">${title}<div class="groups ${layout} columns-${columns}${wide}">${body.join("")}</div></main>`,
    language,
  );
}

function headingsHtml({ headings }: UnitGroup, language: BookLanguage): string {
  return headings
    .map(({ title, depth, target, continued }) => {
      const level = Math.min(depth + 1, 4);
      const id = target ? ` id="${target}"` : "";
      const still = continued ? ` <span class="still">(${bookTexts(language).continued})</span>` : "";
      return `<h${level}${id}${level === 4 ? ' class="deep"' : ""}>${escapeHtml(title)}${still}</h${level}>`;
    })
    .join("");
}

function entriesHtml(entries: UnitEntry[], content: Directory, language: BookLanguage): string {
  if (entries.length === 0) return "";
  if (content.layout === "table") return gridHtml(entries, content, language);
  if (content.layout === "compact") return entries.map(compactEntry).join("");
  return entries.map((entry) => listEntry(entry, isShort(entry.rows))).join("");
}

/** Short entries stay whole; longer ones may continue in the next column, or half of every page would stay empty. */
function isShort(rows: readonly EntryRow[]): boolean {
  let lines = 0;
  for (const { text = "", html = "", table } of rows)
    lines += 1 + (text.length + html.length) / 45 + (table ? table.rows.length * 1.3 : 0);
  return lines <= 12;
}
