import { beforeAll, describe, expect, test } from "vitest";
import { noteAddress, withNotes } from "../../../shared/kernel/rich-notes.ts";
import { makeBook } from "../../support/make-book.ts";
import { breachesOf } from "../../support/pdf-rules/breaches-of.ts";
import { bookWith, directory, entry, memoryCache, readBook, text, withChromium } from "./made-book.ts";

const site = "https://public.labor.example/embed/";
const note = (words: string) => `<a href="${noteAddress}">${words}</a>`;
const filler = "<p>Die Probe soll gekühlt und lichtgeschützt in das Labor kommen.</p>";
const layouts = ["list", "cards", "table", "compact"] as const;
/** The text without blanks and the hyphens of divided words, which differ by layout. */
const closely = (sheet: { text: string } | undefined) =>
  textOf(sheet)
    .replace(/(?<=\p{Ll})- (?=\p{Ll})/gu, "")
    .replaceAll(" ", "");
const html = (layout: string) =>
  `<p>Statt dessen <a href="${site}analyses/Z-${layout}/?lang=de">Zink</a>, sonst <a href="https://leitlinien.example/register/027-020">die Leitlinie</a> und <a href="https://labor.example/">labor.example</a>.</p>`;
const linked = layouts.flatMap((layout) => [
  directory(
    layout,
    `Verzeichnis ${layout}`,
    [
      entry(`A-${layout}`, `Ferritin ${layout}`, { rows: [{ label: "Hinweis", html: html(layout) }] }),
      ...Array.from({ length: 30 }, (_, index) => entry(`M${index}-${layout}`, `Mitte ${layout} ${index}`)),
      entry(`Z-${layout}`, `Zink ${layout}`),
    ],
    { layout, columns: layout === "table" ? 1 : 2 },
  ),
]);
const chapter = (pages: number) =>
  text(
    "t",
    "Präanalytik",
    withNotes(
      `${filler.repeat(pages * 20)}<p>Näheres unter <a href="cat:A-list">Ferritin</a>, <a href="cat:ziel">Transport</a> und <a href="cat:fehlt">Fehlendes</a>. Nüchtern ${note("Seit zwölf Stunden.")} ist <a href="https://leitlinien.example/">besser</a>.</p>`,
      0,
      "t",
    ).html,
    { columns: 2 },
  );
const book = (pages: number) =>
  bookWith([chapter(pages), text("ziel", "Transport", filler), ...linked], { site });

const cache = memoryCache();
let printed: Awaited<ReturnType<typeof makeBook>>;
let read: Awaited<ReturnType<typeof readBook>>;
beforeAll(async () => {
  printed = await makeBook(book(1), cache, withChromium);
  read = await readBook(printed.pdf);
}, 120_000);

const textOf = (sheet: { text: string } | undefined) => (sheet?.text ?? "").replace(/[\s\u00a0]+/g, " ");
const sheetWith = (words: string) => read.sheets.find((sheet) => textOf(sheet).includes(words));
const headed = (title: string) => read.sheets[read.outline.find((item) => item.title === title)?.sheet ?? -1];

describe("references on paper", () => {
  test("name the place and its page, with punctuation close to the number, and lead there", () => {
    const from = sheetWith("Näheres unter");
    const [first, second] = [headed("Verzeichnis list"), headed("Transport")];
    expect(textOf(from)).toContain(
      `Näheres unter → Ferritin, S. ${first?.number}, → Transport, S. ${second?.number} und Fehlendes.`,
    );
    const linkOn = (words: string) => from?.links.find((link) => link.text.includes(words));
    expect(read.sheets[linkOn("Ferritin")?.sheet ?? -1]?.number).toBe(first?.number);
    expect(read.sheets[linkOn("Transport")?.sheet ?? -1]?.number).toBe(second?.number);
  });

  test.each(layouts)("stand in values of %s, made of links to the pages of analyses", (layout) => {
    const from = sheetWith(`Ferritin ${layout} A-${layout}`) ?? headed(`Verzeichnis ${layout}`);
    const to = read.sheets.findLast(
      (sheet) => textOf(sheet).includes(`Zink ${layout}`) && !textOf(sheet).includes("Stichwort"),
    );
    expect(closely(from)).toContain(
      `Stattdessen→Zink,S.${to?.number},sonstdieLeitlinie(leitlinien.example/register/027-020)undlabor.example.`,
    );
    expect(textOf(from)).toContain(`S. ${to?.number},`);
    const words = from?.links
      .flatMap(({ url, text: part }) => (url?.includes("027-020") ? [part] : []))
      .join(" ");
    expect(words).toContain("ie");
    expect(words).toContain("leitlinien.example");
  });

  test("get other numbers when pages move, as if the book were printed afresh, while no other part is rendered", async () => {
    const moved = await makeBook(book(5), cache, withChromium);
    expect(moved.rendered).toHaveLength(1);
    const afresh = await makeBook(book(5), memoryCache(), withChromium);
    expect(afresh.pdf.equals(moved.pdf)).toBe(true);
    const { sheets, outline } = await readBook(moved.pdf);
    const number = sheets[outline.find(({ title }) => title === "Transport")?.sheet ?? -1]?.number;
    expect(number).not.toBe(headed("Transport")?.number);
    expect(sheets.map(textOf).join(" ")).toContain(`→ Transport, S. ${number} und`);
  }, 120_000);

  test("footnotes stand at the end of the text and lead both ways", () => {
    const from = sheetWith("Nüchtern1 ist") ?? sheetWith("Nüchtern 1 ist");
    const to = sheetWith("1 Seit zwölf Stunden.");
    expect(from).toBeDefined();
    const both = read.sheets.flatMap(({ links }) => links.filter(({ text: words }) => words === "1"));
    expect(both.map(({ sheet }) => read.sheets[sheet ?? -1]?.number)).toEqual([to?.number, from?.number]);
  });

  test("are links in the tags and break no standard", async () => {
    expect(await breachesOf(printed.pdf)).toEqual([]);
    expect(printed.warnings).toEqual([]);
  });
});
