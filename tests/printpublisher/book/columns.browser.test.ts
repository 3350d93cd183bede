import { beforeAll, describe, expect, test } from "vitest";
import type { Entry, Layout } from "../../../functions/printpublisher/book/book.ts";
import { makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, withChromium } from "./made-book.ts";

/** Entries of different lengths; each word names its entry and its position there. */
const entries = (layout: string): Entry[] =>
  Array.from({ length: 24 }, (_, index) => {
    const words = Array.from(
      { length: index === 7 ? 900 : 10 + ((index * 37) % 90) },
      (_, word) => `${layout}${index}w${word}x`,
    );
    return entry(`${layout}${index}`, `Analyse ${layout} ${index}`, {
      rows: [
        { label: "Material", text: "Serum" },
        { label: "Text", html: `<p>${words.join(" ")}.</p>` },
        {
          label: "Werte",
          table: {
            head: ["Alter", "Wert", "Hinweis"],
            rows: ["J.", "J.", "J.", "Jahre und danach"].map((unit, row) => [
              `${row} ${unit}`,
              `${layout}${index}z${row}`,
              "nüchtern",
            ]),
          },
        },
      ],
    });
  });
const layouts: Layout[] = ["list", "cards", "compact", "table"];
const columnsOf = { list: 2, cards: 3, compact: 2, table: 1 } as const;

let book: Awaited<ReturnType<typeof readBook>>;
beforeAll(async () => {
  const chapters = layouts.map((layout) =>
    directory(layout, `Form ${layout}`, entries(layout), { layout, columns: columnsOf[layout] }),
  );
  const { pdf } = await makeBook(bookWith(chapters), memoryCache(), withChromium);
  book = await readBook(pdf);
});
const sheetsOf = (layout: Layout) => {
  const index = book.outline.findIndex(({ title }) => title === `Form ${layout}`);
  return book.sheets
    .slice(book.outline[index]?.sheet, book.outline[index + 1]?.sheet)
    .filter(({ text }) => text !== "");
};

describe.each(layouts)("columns in the layout %s", (layout) => {
  test("hold every word of every analysis once and in order", () => {
    const printed = sheetsOf(layout).flatMap(
      ({ text }) => text.replace(/[\s-]+/g, "").match(new RegExp(`${layout}\\d+w\\d+x`, "g")) ?? [],
    );
    const expected = entries(layout).flatMap(({ rows }) => rows[1]?.html?.match(/\w+w\d+x/g) ?? []);
    expect(printed).toEqual(expected);
  });

  test("name an analysis again, at their head, that goes on in them", () => {
    const again = sheetsOf(layout).flatMap(({ text }) => text.match(/\(Fortsetzung\)/g) ?? []);
    expect(again.length).toBeGreaterThan(0);
    for (const { drawn } of sheetsOf(layout).slice(1)) {
      const name = drawn.find(({ y, text }) => y < 560 && /^Analyse ./.test(text))?.text;
      const head = drawn.filter(({ y }) => y >= 560).map(({ text }) => text);
      expect(head.join(" ")).toContain(name?.replace("…", ""));
    }
  });

  test("leave neither a name nor a row of a table alone at a foot or a head", () => {
    for (const { drawn } of sheetsOf(layout)) {
      const lines = drawn.filter(({ y }) => y > 47 && y < 545);
      const columns = [...Map.groupBy(lines, ({ x }) => Math.floor((x - 20) / (380 / columnsOf[layout])))];
      for (const [, column] of columns) {
        const last = column.filter(({ y }) => y < Math.min(...column.map((line) => line.y)) + 1);
        expect(last.map(({ text }) => text).join(" ")).not.toMatch(/^(?:Analyse|Text|Werte|Alter)/);
      }
      // A run-in table is text.
      if (layout === "compact") continue;
      const rows = drawn.filter(({ text }) => new RegExp(`^${layout}\\d+z\\d$`).test(text));
      const byTable = Map.groupBy(rows, ({ text, x }) => `${text.split("z")[0]} ${Math.round(x)}`);
      for (const [of, cells] of byTable) expect(cells.length, of).toBeGreaterThan(1);
    }
  });

  test("keep the widths of a table that goes on in them", () => {
    const drawn = sheetsOf(layout).flatMap((sheet, page) => sheet.drawn.map((item) => ({ ...item, page })));
    const indents = new Map<string, Set<number>>();
    for (const { text, x, y, page } of drawn) {
      const [, of] = /^(\w+)z\d$/.exec(text) ?? [];
      const beside = drawn.filter((other) => other.page === page && Math.abs(other.y - y) < 1 && other.x < x);
      const age = beside.filter((cell) => /^\d.J/.test(cell.text)).at(-1);
      if (of && age) indents.set(of, (indents.get(of) ?? new Set()).add(Math.round(x - age.x)));
    }
    expect([...indents].filter(([, offsets]) => offsets.size > 1)).toEqual([]);
  });

  test("end above the foot of the page", () => {
    for (const { drawn } of sheetsOf(layout))
      for (const { y, text } of drawn) expect(y < 30 || y > 47, text).toBe(true);
  });
});

test("divide lists between their items, which keep their marks and their numbers", async () => {
  const items = (tag: string) =>
    `<${tag}>${Array.from({ length: 90 }, (_, index) => `<li>${tag}${index + 1}x ${"lang ".repeat(index % 9)}</li>`).join("")}</${tag}>`;
  const lists = ["ol", "ul"].map((tag) =>
    entry(tag, `Liste ${tag}`, { rows: [{ label: "Text", html: items(tag) }] }),
  );
  const printed = await makeBook(
    bookWith([directory("lists", "Listen", lists, { layout: "list", columns: 2 })]),
    memoryCache(),
    withChromium,
  );
  expect(printed.warnings).toEqual([]);
  const text = (await readBook(printed.pdf)).sheets.map((sheet) => sheet.text).join(" ");
  const numbered = [...text.matchAll(/(\d+)\.\s*ol(\d+)x/g)];
  expect(numbered.map(([, mark]) => Number(mark))).toEqual(
    Array.from({ length: 90 }, (_, index) => index + 1),
  );
  for (const [, mark, item] of numbered) expect(mark).toBe(item);
  const bulleted = [...text.matchAll(/ul(\d+)x/g)].map(([, item]) => Number(item));
  expect(bulleted).toEqual(numbered.map(([, mark]) => Number(mark)));
});
