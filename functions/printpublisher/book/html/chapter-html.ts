import type { BookLanguage, Columns, ContentOf } from "../book.ts";
import { hyphenate } from "../hyphenate.ts";
import { escapeHtml } from "./markup.ts";
import { allDigits, hasPlaces } from "./page-numbers.ts";

/** A text chapter: its title across the full width, then its text and paragraphs, each in its own columns; a part has one orientation. */
export function chapterHtml(
  { chapter, target, sections, continued }: ContentOf<"text">,
  language: BookLanguage,
): string {
  const text = chapter.html ? `<div class="${columns(chapter.columns)}">${chapter.html}</div>` : "";
  const paragraphs = (chapter.paragraphs ?? []).map((paragraph, at) => {
    const title = paragraph.title ? `<h2>${escapeHtml(paragraph.title)}</h2>` : "";
    return `<section class="section" id="${sections[at]}">${title}<div class="${columns(paragraph.columns ?? chapter.columns)}">${paragraph.html}</div></section>`;
  });
  const opening = continued
    ? ""
    : `<header class="opening" id="${target}"><h1>${escapeHtml(chapter.title)}</h1></header>`;
  return hyphenate(
    `${hasPlaces(text + paragraphs.join("")) ? allDigits : ""}<main class="prose ${chapter.orientation}">${opening}${text}${paragraphs.join("")}</main>`,
    language,
  );
}

const columns = (count: Columns) => `columns-${count}`;
