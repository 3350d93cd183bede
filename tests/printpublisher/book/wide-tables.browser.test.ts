import { beforeAll, describe, expect, test } from "vitest";
import { type MadeBook, makeBook } from "../../support/make-book.ts";
import { breachesOf } from "../../support/pdf-rules/breaches-of.ts";
import { bookWith, directory, entry, memoryCache, readBook, text, withChromium } from "./made-book.ts";

const words = "<p>Bitte nüchtern abnehmen und gekühlt in das Labor bringen, vor Licht geschützt.</p>";
/** Returns cells that name their table, row and column. */
const cellsOf = (of: string, columns: number, rows: number) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => `${of}${row}z${column}x`),
  );
const headOf = (columns: number) => Array.from({ length: columns }, (_, column) => `Grenze${column}`);
const rich = (of: string, columns: number, rows: number) => {
  const line = (cells: string[], name: string) =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join("")}</tr>`;
  return `<table>${line(headOf(columns), "th")}${cellsOf(of, columns, rows)
    .map((row) => line(row, "td"))
    .join("")}</table>`;
};
const analysis = (name: string, columns = 2, rows = 3) =>
  entry(name, `Analyse ${name}`, {
    rows: [
      { label: "Hinweis", html: words },
      { label: "Werte", table: { head: headOf(columns), rows: cellsOf(name, columns, rows) } },
      { label: "Methode", text: "Photometrie" },
    ],
  });
/** Columns and rows of tables: one that spans, one that turns, one that becomes rows, one longer than a page, and one that turns and goes on. */
const tables = { S: [7, 3], G: [14, 4], Z: [30, 2], L: [7, 60], M: [14, 45] } as const;
const narrow = (of: string, count: number) =>
  Array.from({ length: count }, (_, index) => analysis(`${of}${String.fromCharCode(97 + index)}`));
const entriesOf = (of: string) => [
  ...narrow(`${of}v`, 5),
  ...Object.entries(tables).flatMap(([name, [columns, rows]]) => [
    // Directories are set narrower than texts.
    analysis(of + name, name === "S" ? columns + 1 : columns, rows),
    ...narrow(`${of}n${name}`, 3),
  ]),
];
const chapters = [
  text(
    "frei",
    "Freitext",
    `${words.repeat(8)}<h3>Sieben</h3>${rich("FS", 7, 3)}${words.repeat(8)}<h3>Gedreht</h3>${rich("FG", 11, 4)}<p>Danach</p>${words.repeat(3)}${rich("FZ", 30, 2)}${rich("FL", 2, 60)}${words}${rich("FM", 11, 45)}`,
    { columns: 2 },
  ),
  directory("liste", "Liste", entriesOf("A")),
  directory("karten", "Karten", entriesOf("K"), { layout: "cards", columns: 3 }),
  directory("tafel", "Tafel", entriesOf("T"), {
    layout: "table",
    columns: 2,
    html: `${words}${rich("IG", 11, 4)}${words}${rich("IZ", 30, 2)}`,
  }),
  directory("eigen", "Eigene Seiten", [analysis("EG", 14, 4), analysis("EZ", 30, 2)], {
    layout: "table",
    columns: 1,
    html: rich("JG", 11, 4),
    stylesheet: "@page:left{background:#eee}",
  }),
  directory("quer", "Querformat", [analysis("Q", 22)], { orientation: "landscape" }),
];

let book: MadeBook;
let sheets: Awaited<ReturnType<typeof readBook>>["sheets"];
beforeAll(async () => {
  book = await makeBook(bookWith(chapters), memoryCache(), withChromium);
  sheets = (await readBook(book.pdf)).sheets;
});

/** Positions of the cells of a table, by its name. */
const drawn = (of: string) =>
  sheets.flatMap((sheet, page) =>
    sheet.drawn.flatMap((item) =>
      item.text.startsWith(of) ? [{ ...item, at: page, width: sheet.width }] : [],
    ),
  );
const row = (of: string, number: number) => drawn(`${of}${number}z`);
const distinct = (numbers: number[]) => new Set(numbers.map(Math.round)).size;

test.each(["F", "A", "K", "T"])("a table too wide for one of the columns of %s spans them", (of) => {
  const cells = row(`${of}S`, 0);
  expect(cells).toHaveLength(of === "F" ? 7 : 8);
  expect(distinct(cells.map(({ y }) => y))).toBe(1);
  const [{ width } = { width: 0 }] = cells;
  expect(cells[0]?.x).toBeLessThan(width / 4);
  expect(cells.at(-1)?.x).toBeGreaterThan(width / 2);
});

describe.each(["F", "A", "K", "T", "I"])("a table too wide for the page of %s", (of) => {
  test("stands turned on a page of its own, its head to the left", () => {
    const cells = row(`${of}G`, 0);
    const isFree = of === "F" || of === "I";
    expect(cells).toHaveLength(isFree ? 11 : 14);
    expect(distinct(cells.map(({ x }) => x))).toBe(1);
    const upwards = cells.map(({ y }) => y);
    expect(upwards).toEqual([...upwards].sort((a, b) => a - b));
    expect(row(`${of}G`, 1)[0]?.x).toBeGreaterThan(cells[0]?.x ?? 0);
    const sheet = sheets[cells[0]?.at ?? 0];
    expect(sheet?.text).toContain({ F: "Gedreht", I: "Tafel" }[of] ?? `Analyse ${of}G`);
    expect(sheet?.text).not.toContain("Photometrie");
    expect(sheet?.text).not.toContain("Danach");
  });

  test("becomes rows where it fits neither way", () => {
    const cells = row(`${of}Z`, 0);
    expect(cells).toHaveLength(30);
    expect(distinct(cells.map(({ y }) => y))).toBeGreaterThan(12);
  });
});

test.each(["F", "A", "K", "T"])(
  "a turned table of too many rows in %s goes on under its head on the next page",
  (of) => {
    const cells = drawn(`${of}M`).filter(({ text: words }) => words.endsWith("z0x"));
    expect(cells).toHaveLength(45);
    const pages = [...Map.groupBy(cells, ({ at: page }) => page)];
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)?.[0]).toBe((pages[0]?.[0] ?? 0) + pages.length - 1);
    for (const [page, pageCells] of pages) {
      expect(distinct(pageCells.map(({ y }) => y))).toBe(1);
      expect(sheets[page]?.text).toContain("Grenze10");
      if (of !== "F") expect(sheets[page]?.text).toContain(`Analyse ${of}M`);
    }
  },
);

test("a page with a turned table is headed by its analysis, and the analysis leads there", () => {
  const page = row("AG", 0)[0]?.at ?? 0;
  const top = sheets[page]?.drawn.filter(({ y }) => y > 555).map(({ text: words }) => words);
  expect(top?.join(" ")).toMatch(/^(?:Liste )?Analyse AG(?: Liste)?$/);
  const [link] = sheets.flatMap(({ links }) => links.filter(({ text: words }) => /folgt quer/.test(words)));
  expect(link?.sheet).toBe(page);
});

test("a table that spans and is longer than a page goes on under the name of its analysis and its own head", () => {
  const cells = drawn("AL");
  const pages = [...new Set(cells.map(({ at: page }) => page))];
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages.slice(1)) {
    const before = sheets[page]?.text.split(/AL\d+z0x/)[0];
    expect(before).toMatch(/Analyse AL.*\(Fortsetzung\)[\s\S]*Grenze6/);
  }
});

test("a table of free text has its head above it in every column", () => {
  const cells = drawn("FL").filter(({ text: words }) => words.endsWith("z0x"));
  const columns = Map.groupBy(cells, ({ at: page, x }) => `${page} ${Math.round(x)}`);
  expect(columns.size).toBeGreaterThan(1);
  for (const column of columns.values()) {
    const top = column.reduce((a, b) => (a.y > b.y ? a : b));
    const head = sheets[top.at]?.drawn.filter(({ x, y }) => Math.abs(x - top.x) < 1 && y > top.y).at(-1);
    expect(head?.text).toBe("Grenze0");
  }
});

test("columns end above what spans the page, and go on below it in their order", () => {
  const names = sheets.flatMap((sheet) => sheet.drawn.map(({ text: words }) => words.trim()));
  const analysisNames = names.filter((name) => /^Analyse A\w+$/.test(name));
  const first = analysisNames.filter((name, index) => analysisNames.indexOf(name) === index);
  const inText = entriesOf("A").map(({ name }) => name);
  expect(first.filter((name) => inText.includes(name)).slice(0, inText.length)).toEqual(inText);
  const span = row("AS", 0)[0];
  const onPage = drawn("Av").filter(({ at: page }) => page === span?.at);
  for (const { y } of onPage) expect(y).toBeGreaterThan(span?.y ?? 0);
});

test("a landscape page turns no table", () => {
  expect(distinct(row("Q", 0).map(({ y }) => y))).toBeGreaterThan(5);
});

test("every cell is printed once, nothing outside its box, and the tags are clean", async () => {
  const free = [
    cellsOf("FS", 7, 3),
    cellsOf("FG", 11, 4),
    cellsOf("FZ", 30, 2),
    cellsOf("FL", 2, 60),
    cellsOf("FM", 11, 45),
    cellsOf("IG", 11, 4),
    cellsOf("IZ", 30, 2),
    cellsOf("JG", 11, 4),
    cellsOf("EG", 14, 4),
    cellsOf("EZ", 30, 2),
  ].flat(2);
  const inEntries = ["A", "K", "T"].flatMap((of) =>
    Object.entries(tables).flatMap(([name, [columns, rows]]) => cellsOf(of + name, columns, rows).flat()),
  );
  const all = sheets.map((sheet) => sheet.text).join("\n");
  const counts = Map.groupBy(all.match(/\w+\d+z\d+x/g) ?? [], (cell) => cell);
  expect([...free, ...inEntries].filter((cell) => counts.get(cell)?.length !== 1)).toEqual([]);
  expect(book.warnings).toEqual([]);
  expect(await breachesOf(book.pdf)).toEqual([]);
});
