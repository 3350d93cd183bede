import fc from "fast-check";
import { expect, test } from "vitest";
import type { BookPart, Chapter } from "../../../functions/printpublisher/book/book.ts";
import { arranged } from "../../../functions/printpublisher/book/html/row-html.ts";
import { hyphenate, withoutSoftHyphens } from "../../../functions/printpublisher/book/hyphenate.ts";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { specimenRows } from "../../../functions/printpublisher/books/specimen-rows.ts";
import { chapterOpenings } from "../../../shared/printpublisher/config/print-config.ts";
import { bookWith, directory, entry, text } from "./made-book.ts";

const orientation = fc.constantFrom("portrait" as const, "landscape" as const);
const chaptersOf = fc
  .array(
    fc.record({
      isText: fc.boolean(),
      orientation,
      stylesheet: fc.constantFrom("", "p{color:#333}"),
      sections: fc.array(orientation, { maxLength: 3 }),
      entries: fc.integer({ min: 0, max: 400 }),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ isText, sections, entries, ...page }, index): Chapter => {
      if (!isText)
        return directory(
          `c${index}`,
          `Kapitel ${index}`,
          Array.from({ length: entries }, (_, number) => entry(`E${index}-${number}`, `Analyse ${number}`)),
          page,
        );
      const paragraphs = sections.map((turned, number) => ({
        id: `s${number}`,
        title: `Abschnitt ${index}-${number}`,
        html: `<p>Wort${index}-${number}.</p>`,
        orientation: turned,
      }));
      return text(`c${index}`, `Kapitel ${index}`, `<p>Wort${index}.</p>`, { ...page, paragraphs });
    }),
  );

/** Everything that the parts say, in their order. */
function wordsOf(parts: readonly BookPart[]): string[] {
  return parts.flatMap(({ content }) => {
    if (content.kind === "directory")
      return [
        ...(content.opening ? [content.opening.title] : []),
        ...content.groups.flatMap(({ entries }) => entries.map(({ code }) => code)),
      ];
    if (content.kind !== "text") return [];
    return [content, ...(content.following ?? [])].flatMap(({ chapter, continued }) => [
      ...(continued ? [] : [chapter.title]),
      ...(chapter.html ? [chapter.html] : []),
      ...(chapter.paragraphs ?? []).flatMap(({ title, html }) => [title, html]),
    ]);
  });
}

test("whatever its chapters are and wherever they open, a book says each thing once and in its order", () => {
  fc.assert(
    fc.property(chaptersOf, (chapters) => {
      const [right = [], ...others] = chapterOpenings.map((opens) => planBook(bookWith(chapters, { opens })));
      expect(wordsOf(right)).toEqual(
        chapters.flatMap(({ title, html, paragraphs = [], groups = [] }) => [
          title,
          ...(html ? [html] : []),
          ...paragraphs.flatMap((section) => [section.title, section.html]),
          ...groups.flatMap(({ entries }) => entries.map(({ code }) => code)),
        ]),
      );
      const marksOf = (parts: readonly BookPart[]) =>
        parts.flatMap(({ marks }) => marks.map(({ follows: _, ...mark }) => mark));
      for (const parts of others) {
        expect(wordsOf(parts)).toEqual(wordsOf(right));
        expect(marksOf(parts)).toEqual(marksOf(right));
      }
      for (const { content } of others.flat())
        for (const { chapter } of content.kind === "text" ? (content.following ?? []) : [])
          expect(content).toMatchObject({
            chapter: { orientation: chapter.orientation, stylesheet: chapter.stylesheet },
          });
    }),
    { numRuns: 60 },
  );
});

const kinds = [
  "material",
  "container",
  "usual_volume",
  "minimum_volume",
  "stability_cold",
  "transport",
] as const;
const cell = (words: readonly string[]) => fc.constantFrom("", ...words);
const specimens = fc.array(
  fc.tuple(
    fc.constantFrom("Serum", "EDTA-Plasma", "Urin"),
    cell(["Gel", "EDTA-Röhrchen"]),
    cell(["1 ml"]),
    cell(["0,5 ml"]),
    cell(["7 Tage"]),
    cell(["gekühlt"]),
  ),
  { minLength: 1, maxLength: 6 },
);

test("lines of specimens, read back, are those of their table", () => {
  fc.assert(
    fc.property(specimens, (rows) => {
      const field = {
        key: "s",
        label: "Proben",
        sections: [],
        fallback: false,
        type: "table" as const,
        role: "specimens" as const,
        columns: kinds.map((kind) => (kind === "stability_cold" ? "2–8 °C" : kind)),
        kinds: [...kinds],
        rows,
      };
      const read = specimenRows(field, "de").flatMap(([name = "", facts = ""]) =>
        name.split(" oder ").map((specimen) => [specimen, facts]),
      );
      expect(read).toEqual(
        rows.map(([material, container, usual, least, cold, transport]) => [
          [material, container].filter(Boolean).join(", "),
          [
            [usual, least && `mind. ${least}`].filter(Boolean).join(", "),
            cold && "2–8 °C: 7\u00a0T.",
            transport,
          ]
            .filter(Boolean)
            .join("; "),
        ]),
      );
    }),
  );
});

test("every value of an analysis stands once, and only what its first specimen or its ranges say is left out", () => {
  const row = fc.record({
    label: fc.constantFrom("Material", "Gefäß", "Methode"),
    text: fc.constantFrom("Serum", "Gel", "Plasma", "Photometrie", "U/l", "x".repeat(200)),
    plain: fc.boolean(),
  });
  const named = fc
    .constantFrom("Serum", "Serum, Gel", "Plasma oder Serum, Gel")
    .map((name) => ({ label: "Proben", table: { rows: [[name, "1 ml"]], named: true }, plain: true }));
  const ranged = fc.constantFrom("U/l", "mg/dl", "").map((unit) => ({
    label: "Referenzbereiche",
    table: { rows: [["< 5", unit]], ranges: { unit, rows: [{ who: "", limits: "< 5", note: "" }] } },
  }));
  const values = fc.array(row, { maxLength: 6 });
  fc.assert(
    fc.property(values, fc.option(named), fc.option(ranged), (values, proben, ranges) => {
      const rows = [...values, ...(proben ? [proben] : []), ...(ranges ? [ranges] : [])];
      const { facts, others } = arranged(rows);
      const shown = [...facts, ...others];
      expect(new Set(shown).size).toBe(shown.length);
      for (const left of values.filter((value) => !shown.includes(value))) {
        expect(left.plain).toBe(true);
        if (left.text === "U/l") expect(ranges?.table.ranges.unit).toBe("U/l");
        else
          expect(proben?.table.rows[0]?.[0]).toMatch(new RegExp(`(?:^|, | oder )${left.text}(?:,| oder |$)`));
      }
    }),
  );
});

test("hyphens and kept blanks change no letter of a text", () => {
  const word = fc.constantFrom(
    "Laboratoriumsmedizin",
    "kühl",
    "3016-3",
    "<b>Durchfall</b>",
    "a@labor.de",
    "–",
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), fc.constantFrom("p", "li", "td"), (words, tag) => {
      const html = `<${tag}>${words.join(" ")}</${tag}>`;
      expect(withoutSoftHyphens(hyphenate(html, "de")).replaceAll("\u00a0", " ")).toBe(html);
    }),
  );
});
