import { PDFDocument } from "pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { openBook } from "../../../functions/printpublisher/book/open-book.ts";
import { pressBook } from "../../../functions/printpublisher/book/press/press-book.ts";
import { printingDefaults } from "../../../shared/printpublisher/config/printing.ts";
import type { Format } from "../../../shared/printpublisher/templates/page-model.ts";
import { type MadeBook, makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, withChromium } from "./made-book.ts";

const sizes = { A4: [210, 297], A5: [148, 210], A6: [105, 148], sheet: [210, 297], poster: [297, 420] };
const inPoints = (mm: number) => (mm * 72) / 25.4;
const entries = Array.from({ length: 12 }, (_, index) => entry(`C${index}`, `Analyse ${index}`));
const input = (format: Format, fields: object = {}) =>
  bookWith([directory("a", "Alle", entries, { columns: format === "sheet" ? 1 : 2 })], {
    format,
    asOf: "2026-11-27",
    imprint: "<h3>Impressum</h3><table><tbody><tr><th>Ausgabe</th><td>7</td></tr></tbody></table>",
    ...fields,
  });

const cache = memoryCache();
const books = new Map<Format, MadeBook>();
beforeAll(async () => {
  for (const format of Object.keys(sizes) as Format[])
    books.set(format, await makeBook(input(format), cache, withChromium));
}, 240_000);

describe.each(Object.entries(sizes) as [Format, [number, number]][])(
  "a book in %s",
  (format, [width, height]) => {
    test("has pages of exactly this size, with nothing beyond its columns", async () => {
      const book = books.get(format)!;
      const { sheets } = await readBook(book.pdf);
      for (const { width: w, height: h } of sheets.slice(1, -1))
        expect([w, h].map(Math.round)).toEqual([inPoints(width), inPoints(height)].map(Math.round));
      expect(book.warnings).toEqual([]);
      expect(sheets.map(({ text }) => text).join("\n")).toContain("Analyse 11");
    });

    test("has its imprint on the back of the title, and the date at the foot of the other pages", async () => {
      const { sheets } = await readBook(books.get(format)!.pdf);
      expect(sheets[2]?.text).toMatch(/Impressum[\s\S]*Ausgabe[\s\S]*7/);
      expect(sheets[2]?.text).not.toContain("Stand");
      expect(sheets[3]?.text).toContain("Inhaltsverzeichnis");
      expect(sheets[3]?.text).toContain("Stand 27.11.2026");
    });
  },
);

test("the same book is the same afresh, and another date of the data renders nothing else again", async () => {
  const before = books.get("A6")!;
  const afresh = await makeBook(input("A6"), memoryCache(), withChromium);
  expect(afresh.pdf.equals(before.pdf)).toBe(true);
  const later = await makeBook(input("A6", { asOf: "2026-11-28" }), cache, withChromium);
  expect(later.rendered).toEqual([]);
  expect((await readBook(later.pdf)).sheets[3]?.text).toContain("Stand 28.11.2026");
  const reworded = await makeBook(input("A6", { imprint: "<p>Ausgabe 8</p>" }), cache, withChromium);
  expect(reworded.rendered).toEqual(["imprint"]);
});

test("the printer's files are trimmed to the format", async () => {
  const opened = await openBook(books.get("A4")!.parts, cache.get);
  const { inside, cover } = pressBook(opened, input("A4"), { ...printingDefaults, colour: "#14505c" });
  const trimOf = async (pdf: Buffer) => (await PDFDocument.load(pdf)).getPage(0).getTrimBox();
  const { width, height } = await trimOf(inside);
  expect([width, height].map(Math.round)).toEqual([595, 842]);
  expect((await trimOf(cover)).width).toBeGreaterThan(2 * inPoints(210));
});
