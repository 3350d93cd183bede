import type { BookLanguage, ContentOf } from "../book.ts";
import { edge } from "../sheet.ts";
import { bookTexts } from "../texts.ts";
import { escapeHtml } from "./markup.ts";

/** A page that a picture covers: to its bleed, or whole within the trimmed page. Press law wants an advertisement to say that it is one. */
export function picturePageHtml(
  { picture: { src, alt, fit, advert }, target }: ContentOf<"picture">,
  language: BookLanguage,
): string {
  const label = advert ? `<p class="advert">${escapeHtml(bookTexts(language).advert)}</p>` : "";
  return `<div class="sheet plate ${fit}" id="${target}">${label}<img class="picture" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"></div>`;
}

export const picturePageRules = `
.plate{background:#fff;color:#000}
.plate.whole .picture{inset:${edge}mm;width:calc(100% - ${2 * edge}mm);height:calc(100% - ${2 * edge}mm);object-fit:contain}
.plate .advert{position:absolute;z-index:1;top:${edge + 3}mm;left:50%;transform:translateX(-50%);padding:.75pt 4pt;background:#fff;font-size:8pt;line-height:10.5pt;font-weight:600;letter-spacing:.04em}
`;
