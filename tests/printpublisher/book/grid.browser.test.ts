import { expect, test } from "vitest";
import type { Entry, Layout } from "../../../functions/printpublisher/book/book.ts";
import { makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, withChromium } from "./made-book.ts";

/** Entries with everything that an entry may hold, in different lengths. */
const entries = Array.from({ length: 20 }, (_, index): Entry => {
  const words = (count: number) => "Bitte nüchtern abnehmen und H<sub>2</sub>O meiden. ".repeat(count);
  return entry(`G${index}`, `Glukosetoleranz ${index}`, {
    synonyms: index % 2 ? ["Zuckerbelastung", "oGTT"] : [],
    rows: [
      { label: "Material", text: "Serum → Plasma" },
      { label: "Hinweis", html: `<p>${words(1 + (index % 7))}</p><p>${words(1)}</p><ul><li>kühl</li></ul>` },
      {
        label: "Stabilität",
        table: {
          head: ["Lagerung", "Haltbarkeit bis zur Messung im Labor"],
          rows: [
            ["4 °C", "2 Tage"],
            ["−20 °C", "sechs Monate, wenn die Probe sofort eingefroren wird"],
          ],
        },
      },
      {
        label: "Paare",
        table: { head: [1, 2, 3, 4, 5].map((n) => `Grenzwert${n}`), rows: [["a", "b", "c", "d", "e"]] },
      },
      {
        label: "Text",
        html: "<h3>Frei</h3><table><tr><th>Art</th><td>eins</td></tr><tr><th>Zahl</th><td>zwei</td></tr></table><blockquote>Zitat</blockquote>",
      },
    ],
  });
});

/** The lines of a chapter whose baselines do not lie a whole number of lines below those of most others. */
async function linesOf(
  layout: Layout,
  line: number,
  stylesheet = "",
  isCounted = (_: { size: number }) => true,
) {
  const chapter = directory("a", "Kapitel", entries, { layout, stylesheet });
  const { pdf, warnings } = await makeBook(bookWith([chapter]), memoryCache(), withChromium);
  expect(warnings).toEqual([]);
  const { sheets, outline } = await readBook(pdf);
  const [start, end] = ["Kapitel", "Stichwortverzeichnis"].map(
    (title) => outline.find((item) => item.title === title)?.sheet,
  );
  // The title page of a chapter and subscripts do not count.
  const pages = sheets.slice((start ?? 0) + 1, end).filter(({ text }) => text !== "");
  const drawn = pages.flatMap((sheet) =>
    sheet.drawn.filter(({ y, text }) => y > 47 && y < 545 && text !== "2").filter(isCounted),
  );
  expect(drawn.length).toBeGreaterThan(15);
  const [top = { y: 0 }] = drawn;
  const steps = Math.round(line / 0.75);
  const stepOf = ({ y }: { y: number }) => (Math.round((top.y - y) / 0.75) + 1000 * steps) % steps;
  const [onGrid = []] = [...Map.groupBy(drawn, stepOf).values()].sort((a, b) => b.length - a.length);
  return drawn.filter((item) => !onGrid.includes(item)).map(({ text }) => text);
}

test("the lines of a directory stand on one grid, whatever they belong to", async () => {
  expect(await linesOf("list", 9)).toEqual([]);
});

test("those of cards stand on one of half lines, but for their heads; so do run-in ones", async () => {
  const heads = /^(?:Glukosetoleranz \d+|G\d+|Zuckerbelastung,|(?:Zuckerbelastung, )?oGTT)$/;
  expect((await linesOf("cards", 9 / 2)).filter((text) => !heads.test(text))).toEqual([]);
  expect(await linesOf("compact", 7.5 / 2)).toEqual([]);
});

test("a template that sets its lines wider, and its rows apart, still begins entries on a grid of its own", async () => {
  const isName = ({ size }: { size: number }) => size > 8.5;
  expect(await linesOf("list", 11.25, ".groups{line-height:11.25pt}", isName)).toEqual([]);
  expect(await linesOf("list", 9, ".row{padding-bottom:3pt}", isName)).toEqual([]);
});
