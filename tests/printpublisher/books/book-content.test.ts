import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../functions/core/door.ts";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { bookOf, printedAnalyses } from "../../../functions/printpublisher/books/book-content.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { contentLanguages } from "../../../shared/kernel/language.ts";
import { chapterInput, sortings } from "../../../shared/printpublisher/chapters/chapter.ts";
import {
  analysisOf,
  catalogueWith,
  documentOf,
  field,
  frame,
  stored,
} from "../../webpublisher/directory/documents.ts";

const laboratory = { name: "Labor Musterstadt", logo: null, colour: "#123456" };
const book = (catalogue: Catalogue, language: "de" | "en" = "de") =>
  bookOf(catalogue, printedAnalyses(catalogue), laboratory, language, "de");
const codesOf = (catalogue: Catalogue) =>
  book(catalogue).chapters.flatMap(({ groups = [] }) =>
    groups.flatMap(({ entries }) => entries.map(({ code }) => code)),
  );

describe("the content of a book", () => {
  test("prints alternative specimens as lines that fit a column", () => {
    const columns = ["material", "minimum_volume", "stability_cold"] as const;
    const specimens = {
      ...field("specimens", "table", { role: "specimens", label: { de: "Proben" } }),
      columns: columns.map((kind) => ({
        key: kind,
        kind,
        label: { de: kind === "stability_cold" ? "2–8 °C" : kind },
      })),
    };
    const rows = [
      { material: "Serum", minimum_volume: "0.5 ml", stability_cold: "7 Tage" },
      { material: "EDTA-Plasma" },
    ];
    const catalogue = new Catalogue(1, [
      ...frame.filter(({ kind }) => kind !== "layout"),
      documentOf("layout", { identifier: "default", fields: [specimens] }),
      documentOf("analysis", analysisOf("A", { fields: { specimens: stored(rows as never) } })),
    ]);
    const [entry] = book(catalogue).chapters.flatMap(({ groups = [] }) =>
      groups.flatMap(({ entries }) => entries),
    );
    expect(entry?.rows).toMatchObject([
      {
        label: "Proben",
        table: {
          rows: [
            ["Serum", "mind. 0,5 ml; 2–8 °C: 7\u00a0T."],
            ["EDTA-Plasma", ""],
          ],
        },
      },
    ]);
  });

  test.each(contentLanguages)(
    "is in %s with the chapters of that language, and says so in each part",
    (language) => {
      const catalogue = catalogueWith(analysisOf("A"));
      const ownChapters = [...contentLanguages, null].map((each) => ({
        id: each ?? "all",
        ...chapterInput.parse({ title: `In ${each}`, language: each, content: "<p>Text</p>" }),
        paragraphs: [],
        template: null,
      }));
      const input = bookOf(
        catalogue,
        printedAnalyses(catalogue),
        laboratory,
        language,
        "de",
        ownChapters as never,
      );
      expect(input.chapters.map(({ title }) => title)).toEqual([`In ${language}`, "In null"]);
      expect(new Set(planBook(input).map((part) => part.language))).toEqual(new Set([language]));
    },
  );

  test("is what is published and not internal", () => {
    const catalogue = catalogueWith(
      analysisOf("A"),
      analysisOf("B", { state: "NEW" }),
      analysisOf("C", { state: "HIDDEN" }),
      analysisOf("D", { internal: true }),
    );
    expect(codesOf(catalogue)).toEqual(["A"]);
  });

  test("has a chapter for each root category and a group for each below; each analysis stands once", () => {
    const catalogue = catalogueWith(
      analysisOf("A", { categories: ["chemistry", "hormones"] }),
      analysisOf("B", { categories: ["hormones"] }),
      analysisOf("C", { categories: [] }),
      analysisOf("D", { categories: ["gone"] }),
    );
    const chapters = book(catalogue).chapters.map(({ title, groups = [] }) => [
      title,
      ...groups.map(({ path, entries }) => [...path, ...entries.map(({ code }) => code)].join(" ")),
    ]);
    expect(chapters).toEqual([
      ["Klinische Chemie", "A", "Hormone B"],
      ["Weitere Analysen", "C D"],
    ]);
  });

  test("loses no category of a circle, nor one below it", () => {
    const node = (identifier: string, parent: string) =>
      documentOf("category", { identifier, name: { de: identifier }, parent, layout: null, order: 0 });
    const of = (code: string, category: string): Analysis => analysisOf(code, { categories: [category] });
    const catalogue = new Catalogue(1, [
      ...frame.filter(({ kind }) => kind !== "category"),
      ...[node("below", "a"), node("a", "b"), node("b", "a"), node("self", "self")],
      ...[of("A", "a"), of("B", "b"), of("C", "below"), of("D", "self")].map((analysis) =>
        documentOf("analysis", analysis),
      ),
    ]);
    expect(codesOf(catalogue).sort()).toEqual(["A", "B", "C", "D"]);
  });

  test("shows synonyms beside the name, other visible fields as rows, and sorts numbers by value and past blanks", () => {
    const catalogue = catalogueWith(
      analysisOf("X", {
        name: { de: "   Wert 10" },
        fields: {
          synonyms: stored({ de: ["Anders"] }),
          method: stored({ de: "ELISA" }),
          secret: stored("geheim"),
        },
      }),
      analysisOf("Y", { name: { de: "Wert 9" } }),
    );
    const entries = book(catalogue).chapters[0]?.groups?.[0]?.entries;
    expect(entries?.map(({ name }) => name)).toEqual(["Wert 9", "Wert 10"]);
    expect(entries?.[1]).toMatchObject({ synonyms: ["Anders"], rows: [{ label: "Methode", text: "ELISA" }] });
    expect(JSON.stringify(entries)).not.toContain("geheim");
  });

  test("speaks the language that is asked for", () => {
    expect(book(catalogueWith(analysisOf("A")), "en").chapters[0]?.title).toBe("Clinical chemistry");
  });

  test("says of what is there in another language only, which one it is in", () => {
    const catalogue = catalogueWith(
      analysisOf("A", { name: { de: "Eisen" }, fields: { method: stored({ de: "Ferene" }) } }),
      analysisOf("B", { name: { de: "Zink", en: "Zinc" }, fields: { method: stored({ de: "a", en: "b" }) } }),
    );
    const entries = book(catalogue, "en").chapters.flatMap(({ groups = [] }) =>
      groups.flatMap((group) => group.entries),
    );
    expect(
      entries.map(({ name, language, rows: [row] }) => [name, language, row?.text, row?.language]),
    ).toEqual([
      ["Eisen", "de", "Ferene", "de"],
      ["Zinc", undefined, "b", undefined],
    ]);
  });
});

test("a directory names the page of each analysis only if it wants QR codes and visitors have a directory", () => {
  const catalogue = catalogueWith(analysisOf("A/1", { categories: ["chemistry"] }));
  const pagesOf = (qr: boolean, pages?: string) => {
    const content = chapterInput.parse({ title: "Verzeichnis", kind: "directory", qr });
    const ownChapters = [{ ...content, id: "one", template: undefined, paragraphs: [] }];
    const from = { ...laboratory, ...(pages && { pages }) };
    const { chapters } = bookOf(catalogue, printedAnalyses(catalogue), from, "de", "de", ownChapters);
    return chapters.flatMap(({ groups = [] }) =>
      groups.flatMap(({ entries }) => entries.map(({ page }) => page)),
    );
  };
  const pages = "https://public.lab.example/embed/analyses/";
  expect(pagesOf(true, pages)).toEqual([`${pages}A%2F1/`]);
  expect(pagesOf(false, pages)).toEqual([undefined]);
  expect(pagesOf(true)).toEqual([undefined]);
});

const below: Record<string, string[]> = { chemistry: ["A", "B"], hormones: ["B"], gone: [] };
const choices = [null, ...Object.keys(below)].flatMap((category) =>
  sortings.flatMap((sorting) => [[], ["method"]].map((fields) => ({ category, sorting, fields }))),
);
test.each(choices)("a directory of $category by $sorting with $fields has each analysis once", (choice) => {
  const catalogue = catalogueWith(
    analysisOf("A", { categories: ["chemistry"], fields: { method: stored({ de: "ELISA" }) } }),
    analysisOf("B", { categories: ["hormones"] }),
    analysisOf("C", { categories: [] }),
  );
  const content = chapterInput.parse({ title: "Verzeichnis", kind: "directory", ...choice });
  const ownChapters = [{ ...content, id: "one", template: undefined, paragraphs: [] }];
  const analyses = printedAnalyses(catalogue);
  const { chapters } = bookOf(catalogue, analyses, laboratory, "de", "de", ownChapters);
  const entries = chapters.flatMap(({ groups = [] }) => groups.flatMap((group) => group.entries));
  const { category, fields } = choice;
  expect(entries.map(({ code }) => code).sort()).toEqual(category ? below[category] : ["A", "B", "C"]);
  for (const { rows } of entries.filter(() => fields.length > 0))
    expect(rows.every(({ label }) => label === "Methode")).toBe(true);
});
