import type { BookLanguage, ContentOf, Cover } from "../book.ts";
import { hyphenate } from "../hyphenate.ts";
import { bookTexts } from "../texts.ts";
import { escapeHtml } from "./markup.ts";

/** One side of the wrapper with bleed: the tenant's picture to the edge of the sheet, or the plain colour of the book. */
export function wrapperHtml(content: ContentOf<"wrapper-front" | "wrapper-back">): string {
  const logo = content.logo ? `<img class="logo" src="${escapeHtml(content.logo)}" alt="">` : "";
  if (content.kind === "wrapper-back")
    return `<div class="sheet back"><div class="words"><p>${escapeHtml(content.labName)}</p></div></div>`;
  const picture = content.cover ? pictureHtml(content.cover) : '<div class="band"></div>';
  // The laboratory's name replaces a missing subtitle, so do not repeat it.
  const lab = content.subtitle === content.labName ? "" : `<p class="lab">${escapeHtml(content.labName)}</p>`;
  return `<div class="sheet${content.cover ? " pictured" : ""}">${picture}${logo}<div class="words">${lab}<h1>${escapeHtml(content.title)}</h1><p class="sub">${escapeHtml(content.subtitle)}</p></div></div>`;
}

/** Enlarge about the point that also places the picture, so that the crop stays as chosen. */
function pictureHtml({ picture, crop: { x, y, zoom } }: Cover): string {
  const style = `object-position:${x}% ${y}%;transform-origin:${x}% ${y}%;transform:scale(${zoom})`;
  return `<img class="picture" style="${style}" src="${escapeHtml(picture)}" alt="">`;
}

export function titleHtml(content: ContentOf<"title">, language: BookLanguage): string {
  const logo = content.logo ? `<img class="logo" src="${escapeHtml(content.logo)}" alt="">` : "";
  const { barsSince } = content;
  const bars = barsSince ? `<p class="bars">${escapeHtml(bookTexts(language).bars(barsSince))}</p>` : "";
  return `<div class="titlepage">${logo}<div class="words"><h1>${escapeHtml(content.title)}</h1><p class="sub">${escapeHtml(content.subtitle)}</p></div><div class="foot"><p class="lab">${escapeHtml(content.labName)}</p>${hyphenate(content.information + bars, language)}</div></div>`;
}
