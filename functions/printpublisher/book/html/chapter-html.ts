import type { BookLanguage, Columns, ContentOf, TextRun } from "../book.ts";
import { hyphenate } from "../hyphenate.ts";
import { withQuantities } from "../quantities.ts";
import { escapeHtml } from "./markup.ts";
import { allDigits, hasPlaces } from "./page-numbers.ts";
import { endsPage, runsOf } from "./text-html.ts";

/** Text chapters, one below the other; a part has one orientation. */
export function chapterHtml(content: ContentOf<"text">, language: BookLanguage, divide = hyphenate): string {
  const { chapter, following = [], high } = content;
  const runs = [
    runHtml(content, high ? "opening high" : "opening"),
    ...following.map((run) => runHtml(run, "opening follows")),
  ].join("");
  return divide(
    `${hasPlaces(runs) ? allDigits : ""}<main hidden class="prose ${chapter.orientation}">${runs}</main>`,
    language,
  );
}

/** A text chapter: its title across the full width, then its text and paragraphs, each in its own columns. */
function runHtml({ chapter, target, sections, continued }: TextRun, classes: string): string {
  const html = chapter.html ?? "";
  const text = textHtml(html, chapter.columns);
  let before = html;
  const paragraphs = (chapter.paragraphs ?? []).map((paragraph, index) => {
    const title = paragraph.title ? `<h2>${escapeHtml(paragraph.title)}</h2>` : "";
    const fresh = endsPage(before) ? " fresh" : "";
    before = paragraph.html;
    return `<section class="section${fresh}" id="${sections[index]}">${title}${textHtml(paragraph.html, paragraph.columns ?? chapter.columns)}</section>`;
  });
  const opening = continued
    ? ""
    : `<header class="${classes}" id="${target}"><h1>${escapeHtml(chapter.title)}</h1></header>`;
  return opening + text + paragraphs.join("");
}

/** Gives the text between page breaks columns of its own, because the browser breaks no page within columns. */
const textHtml = (html: string, columns: Columns) =>
  runsOf(html)
    .map(
      (run) =>
        `<div class="columns-${columns}${run.fresh ? " fresh" : ""}">${withQuantities(run.html)}</div>`,
    )
    .join("");
