import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headLines } from "../../../functions/printpublisher/book/running-head.ts";

/** Each sign is half as wide as its size. */
const widthOf = (words: string) => words.length / 2;
const head = (title: string, first: string, last: string, width: number) =>
  headLines(title, { first, last }, width, widthOf);

describe("a running head", () => {
  test("is whole on one line as long as both sides leave each other room", () => {
    expect(head("Globaltests", "Thromboplastinzeit nach Quick", "Antithrombin", 34)).toEqual({
      chapter: ["Globaltests"],
      guide: ["Thromboplastinzeit nach Quick – Antithrombin"],
    });
    expect(head("Niere", "Kreatinin", "Kreatinin", 34).guide).toEqual(["Kreatinin"]);
    expect(head("Präanalytik", "", "", 34)).toEqual({ chapter: ["Präanalytik"], guide: [] });
  });

  test("goes on in a second line, the last name below the first", () => {
    expect(
      head("Enzyme und weitere Marker des Herzens", "Calprotectin im Stuhl", "Laktatdehydrogenase", 34),
    ).toEqual({
      chapter: ["Enzyme und weitere Marker", "des Herzens"],
      guide: ["Calprotectin im Stuhl –", "Laktatdehydrogenase"],
    });
    const name = "Antikörper gegen glomeruläre Basalmembran der Niere im Serum";
    expect(head("Nierenerkrankungen", name, name, 34).guide).toEqual([
      "Antikörper gegen glomeruläre Basalmembran der",
      "Niere im Serum",
    ]);
  });

  test("shortens names that are longer than their line behind a word", () => {
    const name = "Antikörper gegen Mitochondrien (AMA), Subtypen M2, M4 und M9 im Serum";
    expect(head("Leber", name, "Ammoniak", 34).guide).toEqual([
      "Antikörper gegen Mitochondrien (AMA), Subtypen M2, M4 … –",
      "Ammoniak",
    ]);
  });

  test("cuts a single word that is longer than its line", () => {
    const { chapter, guide } = head("N".repeat(200), "Pneumono".repeat(30), "Ammoniak", 34);
    expect(chapter).toEqual([`${"N".repeat(25)}…`]);
    expect(guide).toEqual([`${"Pneumono".repeat(30).slice(0, 36)}… –`, "Ammoniak"]);
  });

  test("has only whole words of its names, in at most two lines that do not meet those of the other side", () => {
    const word = fc.stringMatching(/^[a-zä(,]{1,9}$/);
    const name = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));
    const both = fc.record({ title: name, first: name, last: name });
    fc.assert(
      fc.property(both, fc.integer({ min: 30, max: 80 }), ({ title, first, last }, width) => {
        const { chapter, guide } = head(title, first, last, width);
        const used = [chapter, guide].map((lines) => Math.max(...lines.map(widthOf)));
        expect((used[0] ?? 0) + (used[1] ?? 0)).toBeLessThan(width);
        for (const lines of [chapter, guide]) expect(lines.length).toBeLessThanOrEqual(2);
        const words = (text: string) => text.split(/[\s,;:(–…-]+/).filter(Boolean);
        expect(words(title)).toEqual(expect.arrayContaining(words(chapter.join(" "))));
        expect(words(`${first} ${last}`)).toEqual(expect.arrayContaining(words(guide.join(" "))));
      }),
    );
  });
});
