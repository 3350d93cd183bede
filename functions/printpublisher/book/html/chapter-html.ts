import type { BookLanguage, Columns, ContentOf } from "../book.ts";
import { hyphenate } from "../hyphenate.ts";
import { withQuantities } from "../quantities.ts";
import { escapeHtml } from "./markup.ts";
import { allDigits, hasPlaces } from "./page-numbers.ts";
import { endsPage, runsOf } from "./text-html.ts";

/** A text chapter: its title across the full width, then its text and paragraphs, each in its own columns; a part has one orientation. */
export function chapterHtml(
  { chapter, target, sections, continued }: ContentOf<"text">,
  language: BookLanguage,
): string {
  const own = chapter.html ?? "";
  const text = textHtml(own, chapter.columns);
  let before = own;
  const paragraphs = (chapter.paragraphs ?? []).map((paragraph, at) => {
    const title = paragraph.title ? `<h2>${escapeHtml(paragraph.title)}</h2>` : "";
    const fresh = endsPage(before) ? " fresh" : "";
    before = paragraph.html;
    return `<section class="section${fresh}" id="${sections[at]}">${title}${textHtml(paragraph.html, paragraph.columns ?? chapter.columns)}</section>`;
  });
  const opening = continued
    ? ""
    : `<header class="opening" id="${target}"><h1>${escapeHtml(chapter.title)}</h1></header>`;
  return hyphenate(
    `${hasPlaces(text + paragraphs.join("")) ? allDigits : ""}<main hidden class="prose ${chapter.orientation}">${opening}${text}${paragraphs.join("")}</main>`,
    language,
  );
}

/** Gives the text between page breaks columns of its own, because the browser breaks no page within columns. */
const textHtml = (html: string, columns: Columns) =>
  runsOf(html)
    .map(
      (run) =>
        `<div class="columns-${columns}${run.fresh ? " fresh" : ""}">${withQuantities(run.html)}</div>`,
    )
    .join("");
