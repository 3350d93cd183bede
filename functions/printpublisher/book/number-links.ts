import type { BookInput, BookPart, Chapter, EntryLink, EntryRow } from "./book.ts";
import { placeholder } from "./html/page-numbers.ts";
import { unescaped, withAddress } from "./link-addresses.ts";
import { bookTexts } from "./texts.ts";

type Part = Pick<BookPart, "content" | "places" | "marks">;

/** A link in sanitised HTML, and the signs behind it that stand close to its page number. */
const link = /<a href="([^"]*)">([\s\S]*?)<\/a>([.,;:!?)]{0,2})/g;
const within = "cat:";

/**
 * Prints the links in texts and values: one within the book as a cross-reference with its page, one to the outside with its address. A link to
 * the page of an analysis or a chapter on the laboratory's own site is a cross-reference, too. A link to content outside the book is reduced to its words.
 * @param texts targets of chapters and sections by their ids
 */
export function withNumbers<Of extends Part>(
  chapters: Of[][],
  texts: ReadonlyMap<string, string>,
  { language, site }: Pick<BookInput, "language" | "site">,
): Of[][] {
  const entries = new Map<string, string>();
  for (const { marks } of chapters.flat())
    for (const { code, target } of marks)
      if (code !== undefined && !entries.has(code)) entries.set(code, target);
  const placed = (href: string): string | undefined => {
    if (href.startsWith(within)) {
      const id = decoded(href.slice(within.length));
      return entries.get(id) ?? texts.get(id);
    }
    if (!site || !href.startsWith(site)) return undefined;
    const [, kind, id = ""] = /^(analyses|chapters)\/([^/?#]+)/.exec(href.slice(site.length)) ?? [];
    return (kind === "analyses" ? entries : texts).get(decoded(id));
  };
  const numbered = (part: Of): Of => {
    const { content } = part;
    const places: string[] = [];
    const placeOf = (target: string) => places.push(target) - 1;
    const inText = (html: string) =>
      html.replace(link, (all: string, href: string, words: string, after: string, offset: number) => {
        const target = placed(unescaped(href));
        if (target !== undefined) {
          const number = placeholder(placeOf(target + after));
          const arrow = words.trimStart().startsWith("→") ? "" : "→\u00a0";
          return `<a href="cat:${target}">${arrow}${words}, <span class="kept">${bookTexts(language).page}\u00a0${number}</span></a>`;
        }
        if (href.startsWith(within)) return words + after;
        return withAddress(href, words, html.slice(offset + all.length - after.length)) + after;
      });
    if (content.kind === "text") {
      const text = { ...content, chapter: textWith(content.chapter, inText) };
      const following = content.following?.map((run) => ({ ...run, chapter: textWith(run.chapter, inText) }));
      return { ...part, content: { ...text, ...(following && { following }) }, places };
    }
    if (content.kind !== "directory") return part;
    const opening = content.opening && { ...content.opening, html: inText(content.opening.html) };
    const linked = (link: EntryLink, index: number, { length }: EntryLink[]): EntryLink => {
      const target = entries.get(link.code);
      if (target === undefined) return link;
      return { ...link, place: placeOf(index < length - 1 ? `${target},` : target) };
    };
    const isRunIn = content.layout === "compact";
    const printed = (row: EntryRow): EntryRow => {
      if (row.html?.includes("<a ")) return { ...row, html: inText(row.html) };
      return row.links && !isRunIn ? { ...row, links: row.links.map(linked) } : row;
    };
    const groups = content.groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ ...entry, rows: entry.rows.map(printed) })),
    }));
    return { ...part, places, content: { ...content, ...(opening && { opening }), groups } };
  };
  return chapters.map((parts) => parts.map(numbered));
}

const textWith = (chapter: Chapter, write: (html: string) => string): Chapter => ({
  ...chapter,
  ...(chapter.html !== undefined && { html: write(chapter.html) }),
  ...(chapter.paragraphs && {
    paragraphs: chapter.paragraphs.map((paragraph) => ({ ...paragraph, html: write(paragraph.html) })),
  }),
});

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
