import { describe, expect, test } from "vitest";
import { tableHtml } from "../../../functions/printpublisher/book/html/table-html.ts";
import { makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, withChromium } from "./made-book.ts";

const head = ["Alter", "untere Grenze", "obere Grenze", "Hinweis"];
const rows = [
  ["2 Tage", "0,27", "< 4,2", "nüchtern"],
  ["17 Jahre", "12,5", "136", "–"],
  ["101 Jahre", "", "≥ 0,125", "2 Std. danach"],
];
/** A table that leaves no more room than its words take. */
const ages = {
  head: ["Sex", "Age from", "Age to", "Lower limit", "Upper limit", "Unit", "Note"],
  rows: [
    ["all", "0 d", "2 d", "40", "90", "mg/dl", ""],
    ["all", "3 d", "57 y", "60", "100", "mg/dl", "fasting"],
  ],
};
/** Width of a digit in the tables, in points: Noto Sans has 572 of 1,000 for each. */
const digit = 6.75 * 0.572;

describe("numbers in a column", () => {
  test("stand with their decimal signs below each other on the page", async () => {
    const shown = entry("REF", "Referenzwert", {
      rows: [{ label: "Referenzbereiche", table: { head, rows } }],
    });
    const narrow = entry("ENG", "Eng", { rows: [{ label: "Referenzbereiche", table: ages }] });
    const chapters = [
      directory("a", "Kapitel", [shown]),
      directory("b", "Karten", [narrow], { layout: "cards" }),
    ];
    const book = await makeBook(bookWith(chapters), memoryCache(), withChromium);
    const { sheets } = await readBook(book.pdf);
    const drawn = sheets.flatMap((sheet) => sheet.drawn);
    expect(drawn.map(({ text }) => text)).toContain("2 d");
    const endOfWhole = (text: string, digits: number) => {
      const hits = drawn.filter((item) => item.text.startsWith(text));
      expect(hits, text).toHaveLength(1);
      return (hits[0]?.x ?? 0) + digits * digit;
    };
    expect(endOfWhole("12,5", 2)).toBeCloseTo(endOfWhole("0,27", 1), 0);
    expect(endOfWhole("101", 3)).toBeCloseTo(endOfWhole("17", 2), 0);
  });

  const indents = (cells: string[]) =>
    [
      ...tableHtml({ rows: cells.map((cell) => [cell]) }, { label: "" }).matchAll(
        /<td>(?:<span class="number" style="margin-left:([\d.]+)ch[^>]*>)?/g,
      ),
    ].map(([, indent = "0"]) => Number(indent));

  test.each<[string, string[], number[]]>([
    ["of different length", ["4,0", "136", "12,55"], [2, 0, 1]],
    ["with what compares them", ["< 4", "136", "≥ 0,125"], [0.55, 0, 0.55]],
    ["with their units", ["3 Jahre", "17 Jahre"], [1, 0]],
    ["with a sign", ["-2", "2,5"], [0, 0.56]],
    ["and empty cells", ["", "4", "–", "12"], [0, 1, 0, 0]],
    ["but not beside words", ["4", "136", "negativ"], [0, 0, 0]],
    ["of ranges by their lower limits", ["4–12", "136"], [2, 0]],
    ["but not what may be a thousand", ["1.000", "950"], [0, 0]],
  ])("are moved to the right by what others have before their decimal sign: %s", (_, cells, expected) => {
    expect(indents(cells)).toEqual(expected);
  });
});
