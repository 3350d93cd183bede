import { beforeAll, describe, expect, test } from "vitest";
import { makeBook } from "../../support/make-book.ts";
import { bookWith, directory, entry, memoryCache, readBook, withChromium } from "./made-book.ts";

const names = [
  "Thromboplastinzeit nach Quick",
  "Calprotectin im Stuhl",
  "Laktatdehydrogenase",
  "Antikörper gegen Mitochondrien",
];
const category = "Enzyme und weitere Marker des Herzens";
const sentence = "Nach zwölf Stunden ohne Nahrung zwischen sieben und zehn Uhr abnehmen. ";
const entries = Array.from({ length: 24 }, (_, index) =>
  entry(`CODE-${index}`, names[index % names.length] ?? "", {
    synonyms: ["Schwangerschaftshormon", "Herzinsuffizienzmarker", "Muskelschwäche"],
    rows: [{ label: "Indikation", html: `<p>${sentence.repeat(4 + (index % 5))}</p>` }],
  }),
);
/** A little more than the width of the widest column, points. */
const columnRoom = 180;
const groups = [{ path: [category], entries }];
const input = bookWith(
  (["portrait", "landscape"] as const).map((orientation) =>
    directory(orientation, orientation, [], { orientation, columns: 2, groups }),
  ),
  { format: "A6" },
);

let sheets: Awaited<ReturnType<typeof readBook>>["sheets"];
beforeAll(async () => {
  const { pdf } = await makeBook(input, memoryCache(), withChromium);
  ({ sheets } = await readBook(pdf));
});

describe("on pages of A6", () => {
  test("running heads name chapter and entries in full", () => {
    const heads = sheets.flatMap(({ drawn, height }) => {
      const words = drawn.filter(({ y, size, turned }) => y > height - 40 && size < 8 && !turned);
      return words.some(({ text }) => text.includes("Enzyme")) ? [words] : [];
    });
    expect(heads.length).toBeGreaterThan(10);
    for (const words of heads) {
      const all = words.map(({ text }) => text).join(" ");
      expect(all).toContain(category);
      expect(names.reduce((rest, name) => rest.replaceAll(name, ""), all).replace(category, "")).toMatch(
        /^[ –]*$/,
      );
      for (const [index, a] of words.entries())
        for (const b of words.slice(index + 1).filter(({ y }) => Math.abs(y - a.y) < 1))
          expect(Math.min(a.x + a.width, b.x + b.width)).toBeLessThan(Math.max(a.x, b.x));
    }
  });

  test("no entry is divided behind its names alone", () => {
    let divided = 0;
    for (const { drawn } of sheets)
      for (const mark of drawn.filter(({ text }) => text.includes("▸"))) {
        divided += 1;
        const above = drawn.filter(
          ({ x, y }) => y > mark.y + 2 && y < mark.y + 12 && x < mark.x && x > mark.x - columnRoom,
        );
        // Text of values has this size; names and synonyms are larger or smaller.
        expect(above.map(({ size }) => size.toFixed(1))).toContain("7.5");
      }
    expect(divided).toBeGreaterThan(4);
  });
});
