import { beforeAll, describe, expect, test } from "vitest";
import { assembleBook } from "../../../functions/printpublisher/book/assemble-book.ts";
import { openBook } from "../../../functions/printpublisher/book/open-book.ts";
import { pressBook } from "../../../functions/printpublisher/book/press/press-book.ts";
import { contrastWithWhite, shadesOf } from "../../../functions/printpublisher/book/unit-colours.ts";
import { printingDefaults } from "../../../shared/printpublisher/config/printing.ts";
import { type MadeBook, makeBook } from "../../support/make-book.ts";
import { breachesOf } from "../../support/pdf-rules/breaches-of.ts";
import { pressBreachesOf } from "../../support/pdf-rules/press-breaches.ts";
import { bookWith, directory, entry, memoryCache, readBook, text, withChromium } from "./made-book.ts";

const generated = "2026-11-27T12:00:00.000Z";
const names = ["Chemie", "Hämatologie", "Gerinnung"];
const groups = names.map((name, index) => ({
  path: [name],
  entries: Array.from({ length: 40 }, (_, place) => entry(`${index}X${place}`, `Analyse ${index} ${place}`)),
}));
const input = bookWith([text("t", "Vorwort", "<p>Gut</p>"), directory("a", "Alle", [], { groups })], {
  colour: "#0b6e6e",
  thumbs: true,
  notes: 2,
  asOf: "2026-11-27",
  issue: "Ausgabe 3 · Stand 27. November 2026",
  website: "public.labor.example",
  information: "<p>Laborweg 1</p>",
});

const cache = memoryCache();
let book: MadeBook;
beforeAll(async () => {
  book = await makeBook(input, cache, withChromium);
}, 120_000);

const withoutTabs = () => makeBook({ ...input, thumbs: false }, cache, withChromium);
/** How often each category's name stands on the pages, in their order. */
const namesOn = async (pdf: Buffer) =>
  (await readBook(pdf)).sheets.map(({ text }) => names.map((name) => text.split(name).length - 1));

describe("the thumb index", () => {
  test("marks each page of a directory with the category that begins or goes on there, and no other page", async () => {
    const plain = await namesOn((await withoutTabs()).pdf);
    const added = (await namesOn(book.pdf)).map((counts, sheet) =>
      counts.map((count, category) => count - (plain[sheet]?.[category] ?? 0)),
    );
    const marked = added.flatMap((counts, sheet) =>
      counts.some(Boolean) ? [[sheet, counts.indexOf(1)]] : [],
    );
    expect(added.flat().every((count) => count === 0 || count === 1)).toBe(true);
    expect([...new Set(marked.map(([, unit]) => unit))]).toEqual([0, 1, 2]);
    const shown = (await readBook(book.pdf)).sheets.flatMap(({ text }, sheet) =>
      text.includes("Photometrie") ? [sheet] : [],
    );
    expect(marked.map(([sheet]) => sheet)).toEqual(shown);
  });

  test("has each name in the middle of its tab", async () => {
    const { sheets } = await readBook(book.pdf);
    const tab = (22 * 72) / 25.4;
    const begins = names.map((name, index) => {
      const sheet = sheets.find(({ drawn, number }) =>
        drawn.some(({ text, turned }) => turned && text === name && Number(number) % 2 === 1),
      );
      const label = sheet?.drawn.find(({ text, turned }) => turned && text === name);
      return (sheet?.height ?? 0) - (label?.y ?? 0) - index * tab;
    });
    // The shorter a name, the later it begins.
    const [chemistry = 0, haematology = 0, coagulation = 0] = begins;
    expect(chemistry - haematology).toBeGreaterThan(6);
    expect(coagulation - haematology).toBeGreaterThan(2);
  });

  test("shows the longest name whole, divided as words are, and the tabs of many below each other", async () => {
    const long = [
      "Klinische Chemie und Immunchemie",
      "Autoimmundiagnostik",
      "Molekulargenetische Untersuchungen und Pharmakogenetik",
      "Hämatologie",
      ...Array.from({ length: 6 }, (_, index) => `Gruppe ${index}`),
    ];
    const groups = long.map((name, index) => ({
      path: [name],
      // Enough for more than a page, since a page has the tab of one category.
      entries: Array.from({ length: 60 }, (_, place) =>
        entry(`${index}L${place}`, `Analyse ${index} ${place}`),
      ),
    }));
    const labelled = bookWith([directory("a", "Alle", [], { groups })], { colour: "#0b6e6e", thumbs: true });
    const { pdf } = await makeBook(labelled, cache, withChromium);
    const { sheets } = await readBook(pdf);
    const tabs = sheets.map(({ drawn, height }) => ({
      words: drawn.flatMap(({ text, turned }) => (turned ? [text] : [])).join(" "),
      isInside: drawn.every(({ turned, y }) => !turned || (y > 45 && y < height - 45)),
    }));
    const unhyphenated = (words: string) => words.replace(/- ?/g, "").replace(/\s+/g, " ");
    expect([...new Set(tabs.map(({ words }) => unhyphenated(words)))].filter(Boolean)).toEqual(long);
    expect(tabs.every(({ isInside }) => isInside)).toBe(true);
  });

  test("is drawn when the book is assembled, so that no part is rendered for it", async () => {
    expect((await withoutTabs()).rendered).toEqual([]);
    const afresh = await makeBook(input, memoryCache(), withChromium);
    expect(afresh.pdf.equals(book.pdf)).toBe(true);
  });

  test("keeps the standards of the book and, in inks, those of the printer's files", async () => {
    const opened = await openBook(book.parts, cache.get);
    const { inside, cover } = pressBook(
      opened,
      { ...input, made: generated },
      { ...printingDefaults, colour: "#0b6e6e" },
    );
    expect(await breachesOf(assembleBook(opened, { ...input, made: generated }).pdf)).toEqual([]);
    expect(await pressBreachesOf(inside)).toEqual([]);
    expect(await pressBreachesOf(cover)).toEqual([]);
  });

  test("takes colours that differ, begin with that of the book, and let white words be read", () => {
    for (const colour of ["#0b6e6e", "#ffd800", "#808080", "#ffffff", "#000000"]) {
      const shades = shadesOf(colour, 12);
      expect(new Set(shades).size).toBe(12);
      for (const shade of shades) {
        const rgb = [1, 3, 5].map((start) => Number.parseInt(shade.slice(start, start + 2), 16) / 255);
        expect(contrastWithWhite(rgb as [number, number, number])).toBeGreaterThanOrEqual(4.4);
      }
    }
    expect(shadesOf("#0b6e6e", 3)[0]).toBe("#0b6e6e");
  });
});

test("pages for notes follow the index, and the back says whose book it is, where it stands and of what date", async () => {
  const { sheets } = await readBook(book.pdf);
  expect(sheets.filter(({ text }) => text.includes("Notizen"))).toHaveLength(2);
  const last = (words: string) => sheets.findLastIndex(({ text }) => text.includes(words));
  expect(last("Notizen")).toBeGreaterThan(last("Synonyme stehen kursiv"));
  for (const words of ["Labor Musterstadt", "Laborweg 1", "public.labor.example", "Ausgabe 3"])
    expect(sheets.at(-1)?.text).toContain(words);
  expect(sheets[1]?.text).toContain("Ausgabe 3 · Stand 27. November 2026");
});
