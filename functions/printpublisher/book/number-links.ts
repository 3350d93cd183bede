import type { BookPart, Chapter, EntryLink } from "./book.ts";
import { placeholder } from "./html/page-numbers.ts";

type Part = Pick<BookPart, "content" | "places" | "marks">;

/** A link in sanitised HTML to a place of the book. */
const link = /<a href="cat:([^"]*)">([\s\S]*?)<\/a>/g;

/**
 * Adds page numbers to links between entries and in texts. Links of run-in entries get none, because their lines would move. A link to
 * content outside the book is reduced to its words.
 * @param texts targets of chapters and sections by their ids
 */
export function withNumbers<Of extends Part>(chapters: Of[][], texts: ReadonlyMap<string, string>): Of[][] {
  const entries = new Map<string, string>();
  for (const { marks } of chapters.flat())
    for (const { code, target } of marks)
      if (code !== undefined && !entries.has(code)) entries.set(code, target);
  const numbered = (part: Of): Of => {
    const { content } = part;
    const places: string[] = [];
    const placeOf = (target: string) => places.push(target) - 1;
    const inText = (html: string) =>
      html.replace(link, (_, name: string, words: string) => {
        const id = decoded(name);
        const target = entries.get(id) ?? texts.get(id);
        if (target === undefined) return words;
        return `<a href="cat:${target}">${words} →${placeholder(placeOf(target))}</a>`;
      });
    if (content.kind === "text") {
      return { ...part, content: { ...content, chapter: textWith(content.chapter, inText) }, places };
    }
    if (content.kind !== "directory") return part;
    const opening = content.opening && { ...content.opening, html: inText(content.opening.html) };
    const linked = (one: EntryLink): EntryLink => {
      const target = entries.get(one.code);
      return target === undefined ? one : { ...one, place: placeOf(target) };
    };
    const groups =
      content.layout === "compact"
        ? content.groups
        : content.groups.map((group) => ({
            ...group,
            entries: group.entries.map((entry) => ({
              ...entry,
              rows: entry.rows.map((row) => (row.links ? { ...row, links: row.links.map(linked) } : row)),
            })),
          }));
    return { ...part, places, content: { ...content, ...(opening && { opening }), groups } };
  };
  return chapters.map((parts) => parts.map(numbered));
}

const textWith = (chapter: Chapter, write: (html: string) => string): Chapter => ({
  ...chapter,
  ...(chapter.html !== undefined && { html: write(chapter.html) }),
  ...(chapter.paragraphs && {
    paragraphs: chapter.paragraphs.map((one) => ({ ...one, html: write(one.html) })),
  }),
});

function decoded(name: string): string {
  const plain = name.replaceAll("&amp;", "&");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
