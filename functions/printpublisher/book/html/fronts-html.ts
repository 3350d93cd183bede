import type { BookLanguage, ContentOf, Cover } from "../book.ts";
import { hyphenate } from "../hyphenate.ts";
import { bookTexts } from "../texts.ts";
import { escapeHtml } from "./markup.ts";

/** One side of the wrapper with bleed: the tenant's picture to the edge of the sheet, or the plain colour of the book. */
export function wrapperHtml(content: ContentOf<"wrapper-front" | "wrapper-back">): string {
  const logo = content.logo ? `<img class="logo" src="${escapeHtml(content.logo)}" alt="">` : "";
  if (content.kind === "wrapper-back")
    return `<div class="sheet back"><div class="words"><p class="lab">${escapeHtml(content.labName)}</p>${content.information ?? ""}${lineHtml("web", content.website)}${lineHtml("issue", content.issue)}</div></div>`;
  const picture = content.cover ? pictureHtml(content.cover) : '<div class="band"></div>';
  // The laboratory's name replaces a missing subtitle, so do not repeat it.
  const lab = content.subtitle === content.labName ? "" : `<p class="lab">${escapeHtml(content.labName)}</p>`;
  return `<div class="sheet${content.cover ? " pictured" : ""}">${picture}${logo}<div class="words">${lab}<h1>${escapeHtml(content.title)}</h1><p class="sub">${escapeHtml(content.subtitle)}</p></div></div>`;
}

const lineHtml = (name: string, words: string | undefined) =>
  words ? `<p class="${name}">${escapeHtml(words)}</p>` : "";

/** Enlarge about the point that also places the picture, so that the crop stays as chosen. */
function pictureHtml({ picture, crop: { x, y, zoom } }: Cover): string {
  const style = `object-position:${x}% ${y}%;transform-origin:${x}% ${y}%;transform:scale(${zoom})`;
  return `<img class="picture" style="${style}" src="${escapeHtml(picture)}" alt="">`;
}

/** Title's verso: edition, date and address. Nothing is hyphenated, since people copy its addresses. */
export const imprintHtml = ({ html }: ContentOf<"imprint">): string =>
  `<main class="prose imprint">${html}</main>`;

export function titleHtml(content: ContentOf<"title">, language: BookLanguage, divide = hyphenate): string {
  const logo = content.logo ? `<img class="logo" src="${escapeHtml(content.logo)}" alt="">` : "";
  const { barsSince } = content;
  const bars = barsSince ? `<p class="bars">${escapeHtml(bookTexts(language).bars(barsSince))}</p>` : "";
  const sub = content.subtitle === content.labName ? "" : lineHtml("sub", content.subtitle);
  return `<div class="titlepage"><div class="above">${logo || lineHtml("lab", content.labName)}</div><div class="words"><h1>${escapeHtml(content.title)}</h1>${sub}${lineHtml("issue", content.issue)}</div><div class="foot">${lineHtml("lab", content.labName)}${divide(content.information + bars, language)}</div></div>`;
}
