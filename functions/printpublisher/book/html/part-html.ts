import type { BookPart } from "../book.ts";
import { needsFurther } from "../covered-signs.ts";
import { furtherSheets } from "../fonts.ts";
import { hyphenate } from "../hyphenate.ts";
import { chapterHtml } from "./chapter-html.ts";
import { directoryHtml } from "./directory-html.ts";
import { imprintHtml, titleHtml, wrapperHtml } from "./fronts-html.ts";
import { contentsHtml, glyphsHtml, indexHtml } from "./lists-html.ts";
import { escapeHtml, safeStyles, targetLinks } from "./markup.ts";
import { notesHtml } from "./notes-html.ts";
import { threeDigits } from "./page-numbers.ts";
import { picturePageHtml } from "./picture-html.ts";
import { origin, styles } from "./styles.ts";

/** The whole HTML document of a part, hyphenated. It refers to nothing outside but fonts and the tenant's images. */
export function partHtml(part: BookPart): string {
  const targets = part.marks.map(({ target }) => target);
  const body = bodyHtml(part);
  const partStyles = safeStyles(ownStyles(part));
  const fonts = needsFurther(body + partStyles)
    ? furtherSheets.map((sheet) => `<link rel="stylesheet" href="${origin}fonts/${sheet}">`).join("")
    : "";
  return `<!doctype html><html lang="${part.language}"><head><meta charset="utf-8"><title>${escapeHtml(part.title)}</title>${fonts}<style>:root{--accent:${part.colour}}${styles(part.format)}</style><style>${partStyles}</style></head><body${part.digits === 3 ? ` class="${threeDigits}"` : ""}>${targetLinks(targets)}${body}</body></html>`;
}

function ownStyles({ content }: BookPart): string {
  if (content.kind === "text") return content.chapter.stylesheet ?? "";
  return content.kind === "directory" ? content.stylesheet : "";
}

/** The content of a part. @param divide puts soft hyphens into words */
export function bodyHtml(
  { content, language, format }: Pick<BookPart, "content" | "language" | "format">,
  divide: typeof hyphenate = hyphenate,
): string {
  switch (content.kind) {
    case "wrapper-front":
    case "wrapper-back":
      return wrapperHtml(content);
    case "title":
      return titleHtml(content, language, divide);
    case "imprint":
      return imprintHtml(content);
    case "picture":
      return picturePageHtml(content, language);
    case "notes":
      return notesHtml(content, format);
    case "contents":
      return contentsHtml(content, language);
    case "text":
      return chapterHtml(content, language, divide);
    case "directory":
      return directoryHtml(content, language, format, divide);
    case "index":
      return indexHtml(content, language, format);
    case "glyphs":
      return glyphsHtml(content);
  }
}
