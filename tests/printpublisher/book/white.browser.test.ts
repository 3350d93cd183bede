import { beforeAll, expect, test } from "vitest";
import type { Layout } from "../../../functions/printpublisher/book/book.ts";
import { bookOf, printedAnalyses } from "../../../functions/printpublisher/books/book-content.ts";
import { chapterInput } from "../../../shared/printpublisher/chapters/chapter.ts";
import {
  columnGaps,
  columnWidth,
  pageModels,
  usualFormat,
} from "../../../shared/printpublisher/templates/page-model.ts";
import { demoCatalogue } from "../../support/demo-catalogue.ts";
import { makeBook } from "../../support/make-book.ts";
import { memoryCache, readBook, withChromium } from "./made-book.ts";
import { readInk } from "./read-ink.ts";

/** The layouts and columns that leave the most white. */
const kinds: { id: string; layout: Layout; columns: 2 | 3 }[] = [
  { id: "list-2", layout: "list", columns: 2 },
  { id: "compact-2", layout: "compact", columns: 2 },
  { id: "compact-3", layout: "compact", columns: 3 },
  { id: "cards-2", layout: "cards", columns: 2 },
  { id: "table-2", layout: "table", columns: 2 },
];
/** Height of a column in whole lines, and how far letters reach below their base line, points. */
const full = 495;
const descent = 2;
const points = (mm: number) => (mm * 72) / 25.4;
const { trim, margin } = pageModels[usualFormat];
const bottom = points(trim.height - margin.top) - full;

let whites: Map<string, number[]>;
beforeAll(async () => {
  const catalogue = await demoCatalogue();
  const ownChapters = kinds.map(({ id, layout, columns }) => ({
    id,
    ...chapterInput.parse({ title: id, kind: "directory", columns, content: "" }),
    paragraphs: [],
    template: { layout, stylesheet: "" },
  }));
  const laboratory = { name: "Labor Musterstadt", logo: null, colour: "#0b6e6e" };
  const input = bookOf(
    catalogue,
    printedAnalyses(catalogue),
    laboratory,
    "de",
    "de",
    ownChapters as Parameters<typeof bookOf>[5],
  );
  const { pdf } = await makeBook(input, memoryCache(), withChromium);
  const { sheets, outline } = await readBook(pdf);
  const ink = await readInk(pdf);
  const starts = [...kinds.map(({ id }) => id), "Stichwortverzeichnis"].map(
    (title) => outline.find((item) => item.title === title)?.sheet ?? 0,
  );
  whites = new Map(
    kinds.map(({ id, columns }, index) => {
      const [first = 0, end = 0] = starts.slice(index, index + 2);
      const pages = sheets
        .slice(first, end)
        .map((sheet, page) => ({ ...sheet, ink: ink[first + page] ?? [] }))
        .filter(({ text }) => text !== "");
      const step = points(columnWidth(usualFormat, "portrait", columns) + columnGaps[columns]);
      const columnOf = (x: number) => Math.floor((x - points(margin.side) + 1) / step);
      return [
        id,
        // The last page of a chapter is as full as its entries make it.
        pages.slice(0, -1).flatMap(({ drawn, ink }) =>
          Array.from({ length: columns }, (_, column) => {
            const words = drawn.flatMap(({ x, y }) => (columnOf(x) === column ? [y - descent] : []));
            const rules = ink.flatMap(({ left, bottom }) => (columnOf(left) === column ? [bottom] : []));
            const feet = [...words, ...rules].filter((y) => y >= bottom - descent);
            return (Math.min(bottom + full, ...feet) - bottom) / full;
          }),
        ),
      ];
    }),
  );
}, 240_000);

test.each(kinds)(
  "no more than 6 % of the columns of $id stay white with the analyses of the demonstration",
  ({ id }) => {
    const all = whites.get(id) ?? [];
    expect(all.length).toBeGreaterThan(20);
    expect(all.reduce((sum, white) => sum + white, 0) / all.length).toBeLessThanOrEqual(0.06);
  },
);
