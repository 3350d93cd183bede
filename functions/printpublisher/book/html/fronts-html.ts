import type { BookLanguage, ContentOf } from "../book.ts";
import { hyphenate } from "../hyphenate.ts";
import { bookTexts } from "../texts.ts";
import { escapeHtml } from "./markup.ts";

/**
 * Darkens the foot of a picture, so that words on it are read. It is drawn: the gradients of CSS reach PDF as programs, which not every printer
 * computes.
 */
const veil =
  '<svg class="veil" viewBox="0 0 1 1" preserveAspectRatio="none"><linearGradient id="veil" x2="0" y2="1"><stop stop-color="currentColor" stop-opacity="0"/><stop offset=".7" stop-color="currentColor"/></linearGradient><rect width="1" height="1" fill="url(#veil)"/></svg>';

/** One side of the wrapper with bleed: the tenant's picture to the edge of the sheet, or the plain colour of the book. */
export function wrapperHtml(content: ContentOf<"wrapper-front" | "wrapper-back">): string {
  const logo = content.logo ? `<img class="logo" src="${escapeHtml(content.logo)}" alt="">` : "";
  if (content.kind === "wrapper-back")
    return `<div class="sheet back"><div class="words"><p>${escapeHtml(content.labName)}</p></div></div>`;
  const picture = content.cover
    ? `<img class="picture" src="${escapeHtml(content.cover)}" alt="">${veil}`
    : '<div class="band"></div>';
  return `<div class="sheet">${picture}${logo}<div class="words"><p class="lab">${escapeHtml(content.labName)}</p><h1>${escapeHtml(content.title)}</h1><p class="sub">${escapeHtml(content.subtitle)}</p></div></div>`;
}

/** The title page. */
export function titleHtml(content: ContentOf<"title">, language: BookLanguage): string {
  const logo = content.logo ? `<img class="logo" src="${escapeHtml(content.logo)}" alt="">` : "";
  const { barsSince } = content;
  const bars = barsSince ? `<p class="bars">${escapeHtml(bookTexts(language).bars(barsSince))}</p>` : "";
  return `<div class="titlepage">${logo}<div class="words"><h1>${escapeHtml(content.title)}</h1><p class="sub">${escapeHtml(content.subtitle)}</p></div><div class="foot"><p class="lab">${escapeHtml(content.labName)}</p>${hyphenate(content.information + bars, language)}</div></div>`;
}
