import { writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { BookInput, Columns, Layout } from "../../../functions/printpublisher/book/book.ts";
import {
  changesBetween,
  manifestOf,
  withBars,
} from "../../../functions/printpublisher/books/book-changes.ts";
import { type MadeBook, makeBook } from "../../support/make-book.ts";
import { breachesOf } from "../../support/pdf-rules/breaches-of.ts";
import { OpenedPdf } from "../../support/pdf-rules/opened-pdf.ts";
import { bookWith, directory, entry, memoryCache, readBook, withChromium } from "./made-book.ts";

const layouts: [Layout, Columns][] = [
  ["list", 2],
  ["cards", 3],
  ["table", 1],
  ["compact", 2],
];
const words = (of: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${of}${index}`).join(" ");
/** A table too wide for a page, which stands turned on a page of its own. */
const wide = (of: string) => {
  const head = Array.from({ length: 14 }, (_, column) => `Grenze${column}`);
  return { head, rows: [head.map((_, column) => `${of}z${column}`)] };
};
/** A book of all layouts, with this text in its analyses; the second has a wide table, the third is longer than a column. */
const bookOf = (says: (code: string) => string, fields: Partial<BookInput> = {}) =>
  bookWith(
    layouts.map(([layout, columns]) => {
      const entries = Array.from({ length: 12 }, (_, index) => {
        const code = `${layout}${index}`;
        const text = `${says(code)} ${index === 2 ? words(code, layout === "table" ? 60 : 700) : ""}`;
        return entry(code, `Analyse ${code}`, {
          rows: [{ label: "Hinweis", text }, ...(index === 1 ? [{ label: "Werte", table: wide(code) }] : [])],
        });
      });
      return directory(layout, `Form ${layout}`, entries, { layout, columns });
    }),
    fields,
  );
const before = bookOf(() => "alt");
/** In each layout, the second analysis and the third are changed, and the fifth is new. */
const isChanged = (code: string) => /^[a-z]+[12]$/.test(code);
const now = bookOf((code) => (isChanged(code) ? "neu" : "alt"));
const previous = manifestOf(before);
previous.analyses = previous.analyses.filter(({ key }) => !/^[a-z]+4$/.test(key));
const changes = changesBetween(previous, manifestOf(now));
const marked = withBars(now, changes, "12. November 2026");

/** Half a millimetre, the width of a bar, in points. */
const isBar = (width: number) => Math.abs(width - (0.5 * 72) / 25.4) < 0.3;

/** Upright bars of each page: their size, and whether they are artifacts. */
async function barsOf(pdf: Uint8Array) {
  const opened = await OpenedPdf.open(pdf);
  return opened.pages.map((page) => {
    const bars: { width: number; height: number; artifact: boolean }[] = [];
    let [scale, lies] = [1, false];
    const stack: [number, boolean][] = [];
    const open: boolean[] = [];
    for (const { name, operands } of opened.operators(page)) {
      if (name === "q") stack.push([scale, lies]);
      if (name === "Q") [scale, lies] = stack.pop() ?? [1, false];
      if (name === "cm") {
        const [a = 0, b = 0] = operands.map(Number);
        scale *= Math.hypot(a, b);
        lies ||= Math.abs(b) > Math.abs(a);
      }
      if (name === "BMC" || name === "BDC") open.push(operands[0] === "/Artifact");
      if (name === "EMC") open.pop();
      if (name !== "re") continue;
      const [, , width = 0, height = 0] = operands.map(Number);
      const [short, long] = lies ? [height, width] : [width, height];
      const size = { width: Math.abs(short) * scale, height: Math.abs(long) * scale };
      if (isBar(size.width) && size.height > 4) bars.push({ ...size, artifact: open.includes(true) });
    }
    return bars;
  });
}

const cache = memoryCache();
let plain: MadeBook;
let book: MadeBook;
beforeAll(async () => {
  plain = await makeBook(now, cache, withChromium);
  book = await makeBook(marked, cache, withChromium);
  if (process.env.BARS_PDF) writeFileSync(process.env.BARS_PDF, book.pdf);
});

describe("change bars", () => {
  test("stand beside what is changed or new, in every layout and on every page that it goes on to, and nowhere else", async () => {
    const read = await readBook(book.pdf);
    const bars = await barsOf(book.pdf);
    for (const [layout] of layouts) {
      const index = read.outline.findIndex(({ title }) => title === `Form ${layout}`);
      const [from, to] = [read.outline[index]?.sheet ?? 0, read.outline[index + 1]?.sheet];
      const sheets = read.sheets.slice(from, to);
      const pieces = sheets.reduce((sum, { text }) => sum + (text.match(/\(Fortsetzung\)/g)?.length ?? 0), 0);
      const turned = sheets.filter(({ text }) => /folgt\s+quer/.test(text)).length;
      expect(turned, layout).toBe(layout === "compact" ? 0 : 1);
      // In a table, the row below that of a name has a bar of its own.
      const below = layout === "table" ? 1 : 0;
      expect(`${layout} ${bars.slice(from, to).flat().length}`).toBe(
        `${layout} ${3 + pieces + turned + below}`,
      );
      if (layout !== "table") expect(pieces).toBeGreaterThan(0);
    }
    expect((await barsOf(plain.pdf)).flat()).toEqual([]);
  });

  test("are artifacts: tags, words and pages are those of the book without them, which keeps all rules", async () => {
    expect((await barsOf(book.pdf)).flat().every(({ artifact }) => artifact)).toBe(true);
    expect(book.warnings).toEqual([]);
    expect(await breachesOf(book.pdf)).toEqual([]);
    const [with_, without] = [await readBook(book.pdf), await readBook(plain.pdf)];
    const legend = /Ein Balken am Rand steht neben Analysen, .* 12\. November 2026/;
    const wordsOf = ({ sheets }: typeof without) =>
      sheets.map(({ text }) => text.replaceAll("\n", " ").replace(/- (?=[a-z])/g, ""));
    expect(wordsOf(without).filter((text) => legend.test(text))).toEqual([]);
    // The legend stands on the title page, behind the wrapper.
    expect(wordsOf(with_).findIndex((text) => legend.test(text))).toBe(1);
    // Words are in the same order, too, since readers that know no tags rely on it.
    for (const [index, words] of wordsOf(without).entries())
      if (index > 1) expect(wordsOf(with_)[index]).toBe(words);
  });

  test("come from a book made step by step as from one made afresh, bars or none", async () => {
    const fresh = await makeBook(marked, memoryCache(), { ...withChromium, concurrency: 1 });
    expect(fresh.pdf.equals(book.pdf)).toBe(true);
    const back = await makeBook(now, cache, withChromium);
    expect([back.pdf.equals(plain.pdf), back.rendered]).toEqual([true, []]);
    // Without changes, only the title page differs.
    const same = withBars(now, changesBetween(manifestOf(now), manifestOf(now)), "12. November 2026");
    expect((await makeBook(same, cache, withChromium)).rendered).toEqual([]);
    expect(
      (await makeBook({ ...same, barsSince: "13. November 2026" }, cache, withChromium)).rendered,
    ).toEqual(["title"]);
  });
});
