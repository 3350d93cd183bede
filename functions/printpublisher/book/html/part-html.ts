import type { BookPart } from "../book.ts";
import { needsEastAsian } from "../covered-signs.ts";
import { eastAsianSheets } from "../fonts.ts";
import { chapterHtml } from "./chapter-html.ts";
import { directoryHtml } from "./directory-html.ts";
import { titleHtml, wrapperHtml } from "./fronts-html.ts";
import { contentsHtml, glyphsHtml, indexHtml } from "./lists-html.ts";
import { escapeHtml, safeStyles, targetLinks } from "./markup.ts";
import { origin, styles } from "./styles.ts";

/** The whole HTML document of a part, hyphenated. It refers to nothing outside but fonts and the tenant's images. */
export function partHtml(part: BookPart): string {
  const targets = part.marks.map(({ target }) => target);
  const body = bodyHtml(part);
  const own = safeStyles(ownStyles(part));
  const fonts = needsEastAsian(body + own)
    ? eastAsianSheets.map((sheet) => `<link rel="stylesheet" href="${origin}fonts/${sheet}">`).join("")
    : "";
  return `<!doctype html><html lang="${part.language}"><head><meta charset="utf-8"><title>${escapeHtml(part.title)}</title>${fonts}<style>:root{--accent:${part.colour}}${styles}</style><style>${own}</style></head><body>${targetLinks(targets)}${body}</body></html>`;
}

function ownStyles({ content }: BookPart): string {
  if (content.kind === "text") return content.chapter.stylesheet ?? "";
  return content.kind === "directory" ? content.stylesheet : "";
}

function bodyHtml({ content, language }: BookPart): string {
  switch (content.kind) {
    case "wrapper-front":
    case "wrapper-back":
      return wrapperHtml(content);
    case "title":
      return titleHtml(content, language);
    case "contents":
      return contentsHtml(content, language);
    case "text":
      return chapterHtml(content, language);
    case "directory":
      return directoryHtml(content, language);
    case "index":
      return indexHtml(content, language);
    case "glyphs":
      return glyphsHtml(content);
  }
}
