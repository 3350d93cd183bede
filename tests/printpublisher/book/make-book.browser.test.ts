import { PDFDocument } from "pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { type MadeBook, makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, text, withChromium } from "./made-book.ts";

const longest = "Schilddrüsenperoxidaseantikörperbestimmung";
const names = ["Ferritin", "Kalium", "Kreatinin", "Laktat", "Magnesium", "Natrium", "Transferrin", "Zink"];
const many = (prefix: string, group: string) =>
  Array.from({ length: 64 }, (_, index) =>
    entry(`${prefix}${index}`, `${names[index >> 3]} ${group} ${index}`, {
      synonyms: index % 16 === 0 ? [`Sammelname ${group}`] : [],
      rows: [{ label: "Hinweis", text: `${longest} im nüchternen Zustand. `.repeat(3) }],
    }),
  );
const input = bookWith([
  text(
    "vorwort",
    "Vorwort",
    '<p>Siehe <a href="cat:C7">Ferritin Chemie</a> und <a href="cat:H60">Zink</a>, <a href="cat:haema">Hämatologie</a> und <a href="cat:fehlt">Fehlendes</a>.</p>',
  ),
  directory("chemie", "Klinische Chemie", many("C", "Chemie")),
  directory("haema", "Hämatologie", [], {
    groups: [
      { path: ["Blutbild"], entries: many("H", "Blut").slice(0, 20) },
      { path: ["Gerinnung"], entries: many("H", "Blut").slice(20) },
    ],
  }),
]);

let book: MadeBook;
let read: Awaited<ReturnType<typeof readBook>>;
beforeAll(async () => {
  book = await makeBook(input, memoryCache(), withChromium);
  read = await readBook(book.pdf);
}, 60_000);

const squeezed = (words: string) => words.replaceAll(/\s|\u00ad|-/g, "");
const sheetsOf = (heading: string, until: string) => {
  const start = read.sheets.findIndex((sheet) => sheet.text.includes(heading));
  const end = read.sheets.findIndex((sheet, index) => index > start && sheet.text.includes(until));
  return read.sheets.slice(start, end < 0 ? undefined : end);
};

describe("a book", () => {
  test("names the page of what its texts lead to, and keeps only the words of what it lacks", () => {
    const preface = read.sheets.find(({ text: words }) => /Siehe →\s*Ferritin Chemie/.test(words));
    for (const name of ["Ferritin Chemie", "Zink", "Hämatologie"]) {
      const link = preface?.links.find(({ text: words }) => new RegExp(`^→\\s*${name}, S\\.`).test(words));
      const sheet = read.sheets[link?.sheet ?? -1];
      expect(`${name} ${link?.text.match(/S\.\s*(\d+)/)?.[1]}`).toBe(`${name} ${sheet?.number}`);
    }
    expect(preface?.text.replace(/\s+/g, " ")).toContain("und Fehlendes.");
    expect(new Set(preface?.links.map(({ sheet }) => sheet)).size).toBe(3);
    expect(book.warnings).toEqual([]);
  });

  test("names in its contents the page every chapter and category stands on, and leads there", () => {
    const lines = sheetsOf("Inhaltsverzeichnis", "Vorwort ").flatMap(({ links }) => links);
    const titles = [
      "Vorwort",
      "Klinische Chemie",
      "Hämatologie",
      "Blutbild",
      "Gerinnung",
      "Stichwortverzeichnis",
    ];
    for (const title of titles) {
      const line = lines.find((link) => squeezed(link.text).startsWith(squeezed(title)));
      const sheet = read.sheets[line?.sheet ?? -1];
      expect(`${title} ${line?.text.match(/\d+$/)?.[0]}`).toBe(`${title} ${sheet?.number}`);
      expect(squeezed(sheet?.text ?? "")).toContain(squeezed(title));
    }
  });

  test("names in its index the page of every analysis, and leads there", () => {
    const links = sheetsOf("Synonyme stehen kursiv", "nowhere").flatMap((sheet) => sheet.links);
    const lines = links.filter(({ text: line }) => /^(?:Ferritin|Kalium|Natrium|Zink)/.test(line));
    expect(lines).toHaveLength(64);
    for (const line of lines) {
      const [, name = "", number] = /^(.+\d+) (\d+)$/.exec(line.text) ?? [];
      const sheet = read.sheets[line.sheet ?? -1];
      expect(`${line.text}: ${sheet?.number}`).toBe(`${line.text}: ${number}`);
      expect(squeezed(sheet?.text ?? "")).toContain(squeezed(name));
    }
  });

  test("prints the same number on a page that readers show for it", () => {
    const counted = read.sheets.filter(({ number }) => /^\d+$/.test(number));
    expect(counted.map(({ number }) => Number(number))).toEqual(counted.map((_, index) => index + 1));
    const inner = counted.filter(({ text: words, number }) => words !== "" && number !== "1");
    for (const { drawn, number } of inner)
      expect(drawn.filter(({ y }) => y < 40).map(({ text: word }) => word)).toContain(number);
  });

  test("has an outline that leads to chapters, categories and letters", () => {
    const titles = read.outline.map(({ title, depth }) => `${depth} ${title}`);
    expect(titles).toEqual(
      expect.arrayContaining([
        "0 Vorwort",
        "0 Hämatologie",
        "1 Blutbild",
        "1 Gerinnung",
        "0 Stichwortverzeichnis",
        "1 K",
      ]),
    );
    for (const { title, sheet } of read.outline)
      expect(squeezed(read.sheets[sheet ?? -1]?.text ?? "")).toContain(squeezed(title));
  });

  test("leads from its text to the analysis with a code", () => {
    const links = read.sheets.flatMap((sheet) => sheet.links);
    const zinc = links.find(({ text: line }) => /^→\s*Zink,/.test(line));
    expect(squeezed(read.sheets[zinc?.sheet ?? -1]?.text ?? "")).toContain("ZinkBlut60");
  });

  test("names the page of the next step, and parts places in the index by commas", async () => {
    const step = (code: string, links: { name: string; code: string }[]) =>
      entry(code, `Analyse ${code}`, {
        synonyms: ["Sammelname"],
        rows: [{ label: "Nächster Schritt", links }],
      });
    const further = many("F", "Weitere");
    const chapters = [
      directory("a", "Erstes", [
        step("A", [
          { name: "Analyse B", code: "B" },
          { name: "Fern", code: "GONE" },
        ]),
      ]),
      directory("m", "Mitte", further),
      directory("b", "Zweites", [step("B", [{ name: "Analyse A", code: "A" }])]),
    ];
    const printed = await makeBook(bookWith(chapters), memoryCache(), withChromium);
    const { sheets, outline } = await readBook(printed.pdf);
    const pageOf = (title: string) => sheets[outline.find((item) => item.title === title)?.sheet ?? -1];
    const [first, second] = [pageOf("Erstes"), pageOf("Zweites")];
    expect(first?.text).toContain(`Analyse B (B) → ${second?.number}`);
    expect(second?.text).toContain(`Analyse A (A) → ${first?.number}`);
    expect(first?.links.map(({ sheet }) => sheets[sheet ?? -1]?.number)).toContain(second?.number);
    expect(first?.text).toContain("Fern (GONE)");
    expect(sheets.map(({ text }) => text.replace(/\s+/g, " ")).join()).toContain(
      `Sammelname ${first?.number}, ${second?.number}`,
    );
    expect(printed.warnings).toEqual([]);
  });

  test("begins its chapters on right-hand pages", () => {
    for (const { title, depth, sheet } of read.outline)
      if (depth === 0 && title !== "Stichwortverzeichnis")
        expect(`${title} ${Number(read.sheets[sheet ?? -1]?.number) % 2}`).toBe(`${title} 1`);
  });

  test("divides long German words, and says them whole to those who search", () => {
    const words = sheetsOf("Klinische Chemie", "Blutbild").map(({ text: words }) => words);
    expect(words.join("")).not.toContain("\u00ad");
    expect(words.join("\n")).toMatch(/Schilddrüsen(?:per|peroxi|peroxidase)[a-zäöü]*-\n[a-zäöü]+/);
  });

  test("is trimmed to 148 × 210 mm, its wrapper from 154 × 216", async () => {
    const pages = (await PDFDocument.load(book.pdf)).getPages();
    const mm = ({ width, height }: { width: number; height: number }) =>
      [width, height].map((points) => Math.round((points / 72) * 254) / 10).join("×");
    const sizes = pages.map(
      (page) => `${mm(page.getTrimBox())} in ${mm(page.getBleedBox())} of ${mm(page.getMediaBox())}`,
    );
    expect([sizes[0], sizes.at(-1)]).toEqual(Array(2).fill("148×210 in 154×216 of 154×216"));
    expect(new Set(sizes.slice(1, -1))).toEqual(new Set(["148×210 in 148×210 of 148×210"]));
    const { x, y } = (pages[0] as (typeof pages)[0]).getTrimBox();
    const outer = (pages[0] as (typeof pages)[0]).getBleedBox();
    expect([x - outer.x, y - outer.y].map((points) => Math.round((points / 72) * 25.4))).toEqual([3, 3]);
  });

  test("is bound from whole leaves", () => {
    expect(read.sheets.filter(({ number }) => /^\d+$/.test(number)).length % 2).toBe(0);
  });
});
