import type { BookInput, BookWarning, Entry } from "./book.ts";
import { missingSigns } from "./covered-signs.ts";

/** Returns warnings for analyses and chapters with characters that none of the book's fonts has: they would print as boxes. */
export function unprintable({ chapters, imprint = "", title }: BookInput): BookWarning[] {
  const warnings = chapters.flatMap((chapter) => {
    const paragraphs = (chapter.paragraphs ?? []).flatMap(({ title, html }) => [title, withoutTags(html)]);
    const text = [chapter.title, withoutTags(chapter.html ?? ""), ...paragraphs].join(" ");
    const entries = (chapter.groups ?? []).flatMap((group) => group.entries);
    return [
      ...warningOf(text, { name: chapter.title }),
      ...entries.flatMap((entry) => warningOf(textOf(entry), { name: entry.name, analysis: entry.code })),
    ];
  });
  return [...warningOf(withoutTags(imprint), { name: title }), ...warnings];
}

function warningOf(text: string, place: Pick<BookWarning, "name" | "analysis">): BookWarning[] {
  const signs = missingSigns(text);
  return signs.length > 0 ? [{ code: "missing_glyph", ...place, signs: signs.slice(0, 20).join("") }] : [];
}

const textOf = ({ code, name, synonyms, rows }: Entry) =>
  [
    code,
    name,
    ...synonyms,
    ...rows.flatMap(({ label, text = "", html = "", table, links = [] }) => [
      ...links.map(({ name }) => name),
      label,
      text,
      withoutTags(html),
      ...(table ? [...(table.head ?? []), ...table.rows.flat()] : []),
    ]),
  ].join(" ");

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, " ");
