import { beforeAll, describe, expect, test } from "vitest";
import { type MadeBook, makeBook } from "../../support/make-book.ts";
import { breachesOf } from "../../support/pdf-rules/breaches-of.ts";
import { OpenedPdf } from "../../support/pdf-rules/opened-pdf.ts";
import { bookWith, directory, entry, memoryCache, readBook, withChromium } from "./made-book.ts";

/** Two synonyms of many analyses each: one is shared by neighbours, the other by analyses on many pages. */
const entries = Array.from({ length: 150 }, (_, index) =>
  entry(`I${index}`, `${"ABCDEFGHIJ"[index % 10]}nalyse ${index}`, {
    synonyms: [
      `Synonym ${index}`,
      ...(index < 6 ? ["Nachbarn"] : []),
      ...(index % 30 === 7 ? [`Z${index % 9}`, `Untersuchungen der Leber und der Galle ${index}`] : []),
      ...(index % 12 === 0 ? ["Verstreute Untersuchungen des Laboratoriums im Überblick"] : []),
    ],
    rows: [{ label: "Hinweis", text: "Bitte gekühlt einsenden. ".repeat(12 + (index % 5)) }],
  }),
);

let book: MadeBook;
let pages: Awaited<ReturnType<typeof readBook>>["sheets"];
let start: number;
let numbers: string[];
beforeAll(async () => {
  book = await makeBook(bookWith([directory("a", "Verzeichnis", entries)]), memoryCache(), withChromium);
  const { sheets, outline } = await readBook(book.pdf);
  start = outline.find(({ title }) => title === "Stichwortverzeichnis")?.sheet ?? 0;
  numbers = sheets.map(({ number }) => number);
  pages = sheets.slice(start, -1).filter(({ text }) => text !== "");
});

/** Text between the running head and the foot, by column. */
const columnsOf = ({ drawn, width }: (typeof pages)[number]) => {
  const body = drawn.filter(({ y }) => y > 47 && y < 550);
  return [0, 1, 2].map((column) =>
    body.filter(({ x }) => Math.floor((x - 30) / ((width - 60) / 3)) === column),
  );
};
const footOf = (column: { y: number }[]) => Math.min(...column.map(({ y }) => y));

/** The dotted leaders of a page, each as its dots from left to right, in points. */
function leadersOf(opened: OpenedPdf, sheet: number): { x: number; y: number }[][] {
  const page = opened.pages[sheet];
  let [a, d, e, f] = [1, 1, 0, 0];
  const saved: number[][] = [];
  const dots: { x: number; y: number }[] = [];
  for (const { name, operands } of page ? opened.operators(page) : []) {
    const [x = 0, y = 0, width = 0, height = 0, right = 0, up = 0] = operands.map(Number);
    if (name === "q") saved.push([a, d, e, f]);
    if (name === "Q") [a = 1, d = 1, e = 0, f = 0] = saved.pop() ?? [];
    if (name === "cm") [a, d, e, f] = [a * x, d * height, a * right + e, d * up + f];
    if (name === "re" && width === 1 && height === 1) dots.push({ x: a * x + e, y: d * y + f });
  }
  const leaders: { x: number; y: number }[][] = [];
  for (const dot of dots) {
    const before = leaders.at(-1)?.at(-1);
    if (before && before.y === dot.y && dot.x > before.x && dot.x - before.x < 5) leaders.at(-1)?.push(dot);
    else leaders.push([dot]);
  }
  return leaders;
}

describe("the index", () => {
  test("ends with columns of about the same height, and with no letter at the foot of any", () => {
    const last = pages.at(-1);
    const feet = last ? columnsOf(last).map(footOf) : [];
    expect(Math.min(...feet)).toBeGreaterThan(60);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(60);
    for (const column of pages.flatMap(columnsOf)) {
      const foot = footOf(column);
      const lowest = column.filter(({ y }) => y < foot + 1).map(({ text }) => text);
      expect(lowest.join("")).not.toMatch(/^(?:[A-Z]|0–9)$/);
    }
  });

  test("names each page of a word once, and leads there and nowhere else", () => {
    const links = pages.flatMap((page) => page.links).filter(({ text }) => text !== "");
    for (const { sheet, text } of links) expect(sheet, text).toBeDefined();
    for (const { sheet, text } of links.filter(({ text }) => /^\d+\D*$/.test(text)))
      expect(numbers[sheet ?? 0], text).toBe(/^\d+/.exec(text)?.[0]);
    const text = pages.map((page) => page.text.replace(/\s+/g, " ")).join(" ");
    expect(text).toMatch(/Nachbarn ?5 /);
    const places = links.filter((link) => /^\d+[,–]?(?: …)?$/.test(link.text));
    expect(places.length).toBeGreaterThan(3);
  });

  test("has no link where no number stands", async () => {
    const objects = (await OpenedPdf.open(book.pdf)).objects().map(([, object]) => object.toString());
    const dead = objects.filter((object) => /\/Subtype \/Link/.test(object) && !/\/(?:A|Dest) /.test(object));
    expect(dead).toEqual([]);
    for (const link of objects.filter((object) => /\/Subtype \/Link/.test(object))) {
      const rect = /\/Rect \[([^\]]*)\]/.exec(link)?.[1]?.trim().split(/\s+/) ?? [];
      const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number);
      expect(Math.abs(right - left) * Math.abs(top - bottom), link).toBeGreaterThan(1);
    }
  });

  test("says that a word stands on more pages than five", () => {
    expect(pages.map(({ text }) => text).join("")).toMatch(/(?:\d+(?:–\d+)?, ){2}\d+ ?…/);
  });

  test("leads the eye by dots from the words to the first number, and no further", async () => {
    const opened = await OpenedPdf.open(book.pdf);
    let rows = 0;
    for (const [index, sheet] of pages.entries()) {
      for (const dots of leadersOf(opened, start + index)) {
        const [{ x: first, y } = { x: 0, y: 0 }] = dots;
        const last = Math.max(...dots.map(({ x }) => x));
        const shown = columnsOf(sheet)
          .flat()
          .filter((item) => Math.abs(item.y - y) < 5 && item.x > first && /^\d/.test(item.text));
        const begin = Math.min(...shown.filter(({ x }) => x < first + 170).map(({ x }) => x));
        expect(begin - last, shown.map(({ text }) => text).join()).toBeGreaterThan(0.75);
        expect(begin - last).toBeLessThan(6);
        const words = columnsOf(sheet)
          .flat()
          .filter((item) => Math.abs(item.y - y) < 5 && item.x < first && item.x > begin - 105);
        const end = Math.max(...words.map(({ x, width }) => x + width));
        // Numbers below their words have a leader from the left edge.
        if (words.length > 0) expect(first - end, words.map(({ text }) => text).join("")).toBeLessThan(5.5);
        rows += 1;
      }
    }
    expect(rows).toBeGreaterThan(200);
  });

  test("keeps the rules of its standards", async () => {
    expect(await breachesOf(book.pdf)).toEqual([]);
    expect(book.warnings).toEqual([]);
  });
});
