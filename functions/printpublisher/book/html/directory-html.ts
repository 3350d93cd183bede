import {
  columnWidth,
  type Format,
  usualFormat,
} from "../../../../shared/printpublisher/templates/page-model.ts";
import type { BookLanguage, ContentOf, UnitGroup } from "../book.ts";
import { hyphenate } from "../hyphenate.ts";
import { withQuantities } from "../quantities.ts";
import { compactEntry, listEntry } from "./entry-html.ts";
import { gridHtml } from "./grid-html.ts";
import { escapeHtml } from "./markup.ts";
import { allDigits, hasPlaces } from "./page-numbers.ts";
import { withoutBreaks } from "./text-html.ts";

type Directory = ContentOf<"directory">;
type UnitEntry = UnitGroup["entries"][number];

/** One unit of a directory chapter in the layout of its template. */
export function directoryHtml(
  content: Directory,
  language: BookLanguage,
  format: Format = usualFormat,
  divide = hyphenate,
): string {
  const { opening, layout, columns, orientation, groups } = content;
  const lead = opening?.html ? `<div class="lead prose">${withoutBreaks(opening.html)}</div>` : "";
  const title = opening
    ? `<header class="opening${opening.high ? " high" : ""}" id="${opening.target}"><h1>${escapeHtml(opening.title)}</h1>${lead}</header>`
    : "";
  const wide = columns === 1 ? " wide" : "";
  const body = groups.map(
    (group) =>
      headingsHtml(group) +
      withQuantities(entriesHtml(group.entries, content, language, roomOf(content, format))),
  );
  const shown = title + body.join("");
  return divide(
    `${hasPlaces(shown) ? allDigits : ""}<main hidden class="${orientation}">${title}<div class="groups ${layout} columns-${columns}${wide}">${body.join("")}</div></main>`,
    language,
  );
}

function headingsHtml({ headings }: UnitGroup): string {
  return headings
    .map(({ title, depth, target }) => {
      const level = Math.min(depth + 1, 4);
      return `<h${level} id="${target}"${level === 4 ? ' class="deep"' : ""}>${escapeHtml(title)}</h${level}>`;
    })
    .join("");
}

function entriesHtml(entries: UnitEntry[], content: Directory, language: BookLanguage, room: number): string {
  if (entries.length === 0) return "";
  if (content.layout === "table") return gridHtml(entries, content, language, room);
  if (content.layout === "compact") return entries.map(compactEntry).join("");
  return entries.map((entry) => listEntry(entry, room)).join("");
}

/** Characters that fit into a line of a column, measured at the size of tables in `styles`: 1.35 mm each, in cards a little less. */
export function roomOf(
  { orientation, columns, layout }: Pick<Directory, "orientation" | "columns" | "layout">,
  format: Format = usualFormat,
): number {
  const width = columnWidth(format, orientation, columns);
  return Math.floor((layout === "cards" ? width - 5 : width) / 1.35);
}
