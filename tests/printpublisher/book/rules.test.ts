import { describe, expect, test } from "vitest";
import { indexLines } from "../../../functions/printpublisher/book/index-lines.ts";
import { runningHeads } from "../../../functions/printpublisher/book/lay-out-sheets.ts";
import {
  parseValue,
  printNumber,
  printValue,
  Ref,
  renumber,
  textString,
} from "../../../functions/printpublisher/book/pdf/syntax.ts";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { linkTarget, shownPlaces } from "../../../functions/printpublisher/book/shown-places.ts";
import { splitUnits } from "../../../functions/printpublisher/book/split-units.ts";
import { bookWith, directory, entry } from "./made-book.ts";

describe("units of a directory", () => {
  const run = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => entry(`C${index}`, name(index)));
  const inOrder = (units: ReturnType<typeof splitUnits>) =>
    units.flat().flatMap(({ entries }) => entries.map(({ code }) => code));

  test("hold all entries in their order, none many more than 300, or than 600 run-in ones", () => {
    const entries = run(2000, () => "Gleich");
    for (const [layout, limit] of [
      ["list", 331],
      ["compact", 661],
    ] as const) {
      const units = splitUnits([{ path: ["A"], entries }], layout);
      expect(inOrder(units)).toEqual(entries.map(({ code }) => code));
      const sizes = units.map((unit) =>
        unit.reduce((sum, { entries: groupEntries }) => sum + groupEntries.length, 0),
      );
      expect(Math.max(...sizes)).toBeLessThanOrEqual(limit);
      expect(Math.max(...sizes)).toBeGreaterThan(limit / 2);
      expect(units.flat().map(({ continued }) => continued)).toEqual(units.map((_, index) => index > 0));
    }
  });

  test("stay as they are before and after a letter that gets one entry more", () => {
    const letter = (index: number) => `${String.fromCharCode(65 + Math.floor(index / 60))} ${index}`;
    const entries = run(1200, letter);
    const before = splitUnits([{ path: [], entries }]);
    const after = splitUnits([{ path: [], entries: entries.toSpliced(610, 0, entry("NEW", "K neu")) }]);
    const texts = (units: typeof before) => units.map((unit) => JSON.stringify(unit));
    const same = texts(after).filter((unit) => texts(before).includes(unit));
    expect(before.length - same.length).toBe(1);
  });
});

describe("the index", () => {
  const indexed = (code: string, name: string, synonyms: string[] = []) => ({
    ...entry(code, name, { synonyms }),
    target: `t-${code}`,
  });
  const lines = indexLines(
    [
      indexed("1", "Östradiol", ["Oestradiol"]),
      indexed("2", "Zink"),
      indexed("10", "TSH", ["Thyreotropin"]),
      indexed("9", "TSH", ["Thyreotropin", "  TSH ", ""]),
      indexed("3", "17-OH-Progesteron"),
      indexed("4", "Anti-TPO", ["α-Amylase"]),
    ],
    "de",
  );
  const shown = lines.map(({ text, code, synonym }) =>
    [text, code, synonym && "s"].filter(Boolean).join(" "),
  );

  test("sorts umlauts with their vowels and digits before letters", () => {
    expect(shown.filter((line) => !line.startsWith("α"))).toEqual([
      "17-OH-Progesteron",
      "Anti-TPO",
      "Oestradiol s",
      "Östradiol",
      "Thyreotropin s",
      "TSH 9",
      "TSH 10",
      "Zink",
    ]);
  });

  test("looks Greek letters up by their names, and gives one line to a word in two spellings", () => {
    const wordLines = indexLines(
      [
        indexed("1", "β2-Mikroglobulin", ["Beta-2-Mikroglobulin", "beta2 mikroglobulin"]),
        indexed("2", "Vitamin-D", ["VITAMIN D"]),
        indexed("3", "Calcidiol", ["Vitamin D", "1,25-D"]),
        indexed("4", "Bilirubin", ["125-D"]),
        indexed("5", "Αλφα"),
        indexed("6", "혈당"),
        indexed("7", "糖"),
      ],
      "de",
    );
    expect(wordLines.map(({ text, targets }) => `${text} ${targets.join()}`)).toEqual([
      "1,25-D t-3",
      "125-D t-4",
      "β2-Mikroglobulin t-1",
      "Bilirubin t-4",
      "Calcidiol t-3",
      "Vitamin-D t-2,t-3",
      "Αλφα t-5",
      "혈당 t-6",
      "糖 t-7",
    ]);
    const letters = wordLines.flatMap(({ letter }) => letter?.title ?? []);
    expect(letters).toEqual(["0–9", "B", "C", "V", "Α", "Ostasiatische Schriften"]);
  });

  test("has no line for a synonym beside the name of the same analysis that begins alike", () => {
    const analyses = [
      indexed("K", "Kalium im Serum", ["Kalium im Ser.", "Potassium", "Potassium in serum", "K"]),
      indexed("KU", "Kalium im Urin", ["Kaliumausscheidung"]),
    ];
    expect(indexLines(analyses, "de").map(({ text }) => text)).toEqual([
      "K",
      "Kaliumausscheidung",
      "Kalium im Serum",
      "Kalium im Urin",
      "Potassium",
    ]);
  });

  test("tells analyses of one name apart by code, and names all places of a synonym in the order of the book", () => {
    expect(lines.find(({ text }) => text === "Thyreotropin")?.targets).toEqual(["t-10", "t-9"]);
    expect(lines.filter(({ text }) => text === "TSH").map(({ targets }) => targets)).toEqual([
      ["t-9"],
      ["t-10"],
    ]);
  });

  test("shows a page once for all places on it, in order, and at the end of the line", () => {
    const pages: Record<string, number> = { a: 4, b: 9, c: 7, d: 7, e: 7 };
    const shownAt = shownPlaces(["a", "b", "+c", "+d", "e"], (target) => pages[target] ?? 0);
    expect(shownAt.map((place) => place && place.target + place.mark)).toEqual([
      "a",
      undefined,
      "c,",
      "b",
      "e",
    ]);
    expect([linkTarget("@2", shownAt), linkTarget("@1", shownAt), linkTarget("a", shownAt)]).toEqual([
      "c",
      undefined,
      "a",
    ]);
  });

  test("names three pages in a row and more as a range, and five numbers of a line at most", () => {
    const shownAs = (pages: number[]) =>
      shownPlaces(
        pages.map((page, index) => `${index ? "+" : ""}p${page}`),
        (target) => Number(target.slice(1)),
      ).map((place) => (place ? place.target.slice(1) + place.mark : ""));
    expect(shownAs([12, 13, 14])).toEqual(["", "12–", "14"]);
    expect(shownAs([12, 13, 20])).toEqual(["12,", "13,", "20"]);
    expect(shownAs([3, 12, 13, 14, 15, 20, 21])).toEqual(["", "", "3,", "12–", "15,", "20,", "21"]);
    expect(shownAs([1, 3, 5, 7, 9, 11, 13, 15])).toEqual(["", "", "", "1,", "3,", "5,", "7,", "9…"]);
    const places = shownPlaces(["a", "+b", "+"], (target) => (target === "a" ? 4 : 6));
    expect(places.map((place) => place && place.target + place.mark)).toEqual([undefined, "a,", "b…"]);
  });
});

describe("running heads", () => {
  test("begin with the entry that goes on at the top of the page, or else with the one that begins there", () => {
    const marks = ["a", "b", "c"].map((target) => ({
      target,
      kind: "entry" as const,
      depth: 1,
      title: target.toUpperCase(),
    }));
    const headsAt = (y: number) => {
      const destinations = new Map([
        ["a", { page: 0, x: 0, y: 595 }],
        ["b", { page: 1, x: 0, y }],
        ["c", { page: 1, x: 180, y: 595 }],
      ]);
      const learned = { pages: 2, heights: [595.5, 595.5], destinations, hasText: true };
      return runningHeads(marks, learned, { category: "", first: "", last: "" }).map(
        ({ first, last }) => first + last,
      );
    };
    expect(headsAt(595)).toEqual(["AA", "BC"]);
    expect(headsAt(555)).toEqual(["AA", "AC"]);
  });
});

describe("PDF values", () => {
  const text = "<</Type /Page/Kids [3 0 R 4 0 R]/Box [0 -1.5 .5]/T (a \\) (b) 7 0 R)/H <FEFF>/On true>>";

  test("are written as they were read", () => {
    const value = parseValue(text);
    expect(printValue(value)).toBe(text);
    expect(value).toBeInstanceOf(Map);
    expect((value as Map<string, unknown>).get("Kids")).toEqual([new Ref(3), new Ref(4)]);
  });

  test("are renumbered outside of strings only", () => {
    const moved = renumber(text, (number) => number + 100);
    expect(moved).toContain("[103 0 R 104 0 R]");
    expect(moved).toContain("(a \\) (b) 7 0 R)");
  });

  test("hold any text and no exponents", () => {
    expect(textString("a (b) \\")).toBe("(a \\(b\\) \\\\)");
    expect(textString("Ä→")).toBe("<FEFF00C42192>");
    expect([1e-9, 12.34567, 1 / 3].map(printNumber)).toEqual(["0", "12.346", "0.333"]);
  });
});

describe("a plan", () => {
  test("refuses two chapters of one id", () => {
    const chapters = [directory("a", "A", []), directory("a", "B", [])];
    expect(() => planBook(bookWith(chapters))).toThrow("Two chapters have the id a");
  });

  test("gives entries of one code places of their own", () => {
    const parts = planBook(bookWith([directory("a", "A", [entry("X", "Eins"), entry("X", "Zwei")])]));
    const targets = parts.flatMap(({ marks }) => marks.map(({ target }) => target));
    expect(new Set(targets).size).toBe(targets.length);
    expect(targets.every((target) => /^[\w-]+$/.test(target))).toBe(true);
  });

  test("depends on content and language, not on the chapters before", () => {
    const hashes = (language: "de" | "en", title: string) =>
      planBook(
        bookWith([directory("a", title, []), directory("b", "B", [entry("X", "Eins")])], { language }),
      );
    const hash = (parts: ReturnType<typeof hashes>) => parts.find(({ id }) => id === "chapter-b")?.hash;
    expect(hash(hashes("de", "A"))).toBe(hash(hashes("de", "Anders")));
    expect(hash(hashes("de", "A"))).not.toBe(hash(hashes("en", "A")));
  });
});
