import { writeFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Entry, Layout } from "../../../functions/printpublisher/book/book.ts";
import { unprintable } from "../../../functions/printpublisher/book/unprintable.ts";
import { type MadeBook, makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, text, withChromium } from "./made-book.ts";

const signs = "→ ← ↑ ↓ ☐ ✓ ⅓ 10⁻⁹ Ж ש 血糖 検査 혈당 ㎎";
const word = "Pneumonoultramicroscopicsilicovolcanoconiosis".repeat(12);
const wide = Array.from({ length: 12 }, (_, column) => `Grenzwert ${column}`);
const hard = (layout: Layout): Entry[] => [
  entry(`S-${layout}`, `葡萄糖 ${layout}`, { rows: [{ label: "Hinweis", text: signs }] }),
  entry(`W-${layout}`, `${word}`, { synonyms: [word], rows: [{ label: "Wort", text: word }] }),
  entry("C".repeat(200) + layout, "Langer Code"),
  entry("X".repeat(400) + layout, "N".repeat(400)),
  entry(`T-${layout}`, `Tafel ${layout}`, {
    rows: [
      { label: "Werte", table: { head: wide, rows: [wide.map((_, column) => `Zelle${column}${layout}`)] } },
    ],
  }),
  entry(`L-${layout}`, "Langer Name ".repeat(30), {
    rows: [{ label: "Ein langes Feld ".repeat(8), text: "kurz" }],
  }),
  entry(`P-${layout}`, `Absätze ${layout}`, {
    rows: [{ label: "Text", html: "<p>Erster Satz</p><p>Zweiter Satz</p>" }],
  }),
  entry(`R-${layout}`, `שלום עולם ${layout}`),
  entry(`E-${layout}`, `Keilschrift 𐎀 ${layout}`),
  entry(`N-${layout}`, "0001\\) (0002 \"<b>' %s"),
];
const layouts: Layout[] = ["list", "table", "cards", "compact"];
const input = bookWith([
  ...layouts.map((layout) => directory(layout, `Form ${layout}`, hard(layout), { layout, columns: 3 })),
  text("quer", "Querformat", `<p>${word}</p>`, {
    paragraphs: [
      { id: "a", title: "Hoch", html: "<p>Hochtext</p>" },
      {
        id: "b",
        title: "Quer",
        html: `<p>${"Breiter Text über die ganze Seite. ".repeat(30)}Querende</p>`,
        orientation: "landscape",
      },
      { id: "c", title: "Wieder hoch", html: "<p>Hochende</p>" },
    ],
  }),
]);

let book: MadeBook;
let read: Awaited<ReturnType<typeof readBook>>;
beforeAll(async () => {
  book = await makeBook(input, memoryCache(), withChromium);
  if (process.env.HARD_PDF) writeFileSync(process.env.HARD_PDF, book.pdf);
  read = await readBook(book.pdf);
});
const squeezed = (words: string) => words.replaceAll(/\s|-/g, "");
const all = () => squeezed(read.sheets.map((sheet) => sheet.text).join(""));

describe("a book of hard cases", () => {
  test("is made, whatever is in a name", () => {
    expect(book.warnings).toEqual([]);
    expect(all().split("LangerCode").length - 1).toBeGreaterThanOrEqual(layouts.length);
  });

  test("has a glyph for every sign of the name and of the text, East Asian ones too", () => {
    for (const layout of layouts) expect(all()).toContain(`葡萄糖${layout}`);
    expect(all().split(squeezed(signs)).length - 1).toBe(layouts.length);
  });

  test("loses no cell of a table that is wider than its column, in any layout", () => {
    for (const layout of layouts)
      for (const column of wide.keys()) expect(all()).toContain(`Zelle${column}${layout}`);
  });

  test("divides no word of a table by letters where its column has room for it, and a long one where not", async () => {
    const table = (cell: string) =>
      `<table><tr><th>Parameter</th><th>Wert</th><th>Hinweis</th></tr><tr><td>Ferritin</td><td>12</td><td>${cell}</td></tr></table>`;
    const chapters = [
      text("a", "Tafeln", table("Bitte nüchtern abnehmen. ".repeat(9)), { columns: 3 }),
      text("b", "Wörter", table(word), { columns: 3 }),
    ];
    const printed = await makeBook(bookWith(chapters), memoryCache(), withChromium);
    expect(printed.warnings).toEqual([]);
    const { sheets } = await readBook(printed.pdf);
    const drawn = sheets.flatMap((sheet) => sheet.drawn.map(({ text: words }) => words));
    expect(drawn).toEqual(expect.arrayContaining(["Wert", "12", "Ferritin"]));
    expect(squeezed(sheets.map((sheet) => sheet.text).join(""))).toContain(word.slice(0, 200));
  });

  test("prints nothing over the edge of a column or of the page", () => {
    for (const { drawn, width } of read.sheets.slice(1, -1))
      for (const { x, text: words } of drawn) expect(x > 25 && x < width - 25, words).toBe(true);
  });

  test("prints no line over another one", () => {
    for (const { drawn } of read.sheets)
      for (const [index, a] of drawn.entries())
        for (const b of drawn.slice(index + 1)) {
          const beside = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          if (beside < 2 || Math.abs(a.y - b.y) < 1) continue;
          // Measure from the top of capitals to the foot of descenders.
          const common =
            Math.min(a.y + 0.7 * a.size, b.y + 0.7 * b.size) -
            Math.max(a.y - 0.2 * a.size, b.y - 0.2 * b.size);
          expect(common, `${a.text} / ${b.text}`).toBeLessThan(0.3 * Math.min(a.size, b.size));
        }
  });

  test("turns a paragraph and the pages after it back", () => {
    const turned = (words: string) => {
      const sheet = read.sheets.find((candidate) => squeezed(candidate.text).includes(words));
      return (sheet?.width ?? 0) > (sheet?.height ?? 0);
    };
    expect(["Hochtext", "Querende", "Hochende"].map(turned)).toEqual([false, true, false]);
  });

  test("names analysis and chapter of what is wider than its column or lies over its neighbour", async () => {
    const wide = entry("WIDE", "Breit", {
      rows: [{ label: "Wert", html: '<div class="stiff">breit</div>' }],
    });
    const chapters = [
      ...layouts.map((layout) =>
        directory(layout, `Form ${layout}`, [entry("A", "Schmal"), wide], {
          layout,
          stylesheet: layout === "compact" ? ".code{display:block;width:200mm}" : ".stiff{width:200mm}",
        }),
      ),
      text("frei", "Freitext", '<p style="width:300mm">breit</p>'),
      text("gut", "Gut", "<p>schmal</p>"),
    ];
    const printed = await makeBook(bookWith(chapters), memoryCache(), withChromium);
    expect(printed.warnings.map(({ code, analysis, chapter }) => `${code} ${analysis} ${chapter}`)).toEqual([
      ...["list", "table", "cards"].map((layout) => `ink_outside WIDE Form ${layout}`),
      "ink_outside A Form compact",
      "ink_outside WIDE Form compact",
      "ink_outside undefined Freitext",
    ]);
  });

  test("names the analyses whose values a style sheet hides, however it does so", async () => {
    const analyses = [
      entry("A", "Ohne Hinweis"),
      entry("B", "Mit Hinweis", {
        synonyms: ["Beta"],
        rows: [{ label: "Hinweis", html: "<p><em>Wichtig</em></p>" }],
      }),
    ];
    const sheets = [
      "em{display:none}",
      ".row:has(em){height:0;overflow:hidden}",
      "em{clip-path:inset(50%)}",
      "em{color:transparent}",
      "em{font-size:.01pt}",
      "em{color:#fff}",
      ".row:has(em){opacity:.05}",
      "em{visibility:hidden}",
      "em{text-indent:0;color:#ccc}.syn,.code{display:none}",
      ".row{background:#000;color:#fff}.facts{background:#000}.facts *{color:#fff}.row .label{color:#fff}",
    ];
    const chapters = sheets.flatMap((stylesheet, index) =>
      layouts.map((layout) =>
        directory(`${layout}${index}`, `${layout} ${index}`, analyses, { layout, stylesheet }),
      ),
    );
    const printed = await makeBook(bookWith(chapters), memoryCache(), withChromium);
    const hidden = printed.warnings.filter(({ code }) => code === "text_hidden");
    // Entries that are one paragraph have no rows to hide.
    const expected = sheets
      .slice(0, 8)
      .flatMap((sheet, index) =>
        layouts
          .filter((layout) => layout !== "compact" || !sheet.startsWith(".row"))
          .map((layout) => `B ${layout} ${index}`),
      );
    expect(hidden.map(({ analysis, chapter }) => `${analysis} ${chapter}`)).toEqual(expected);
  });

  test("is made of a format whose entries are mixed with their ground, too", async () => {
    const mixed = directory("mixed", "Gemischt", [entry("A1", "Ferritin")], {
      stylesheet: "main{opacity:.8;mix-blend-mode:multiply}",
    });
    const printed = await makeBook(bookWith([mixed]), memoryCache(), withChromium);
    expect((await readBook(printed.pdf)).sheets.some(({ text }) => text.includes("Ferritin"))).toBe(true);
  });

  test("names what no font can print, with its analysis", () => {
    const faults = unprintable(input);
    expect(faults.map(({ code, analysis }) => `${code} ${analysis}`)).toEqual(
      layouts.map((layout) => `missing_glyph E-${layout}`),
    );
    expect(faults[0]).toMatchObject({ signs: "𐎀" });
  });
});
