import { expect, test } from "vitest";
import { chosenAnalyses } from "../../functions/printpublisher/samples/chosen-analyses.ts";
import type { Analysis } from "../../shared/core/catalogue/document.ts";

const analysis = (code: string, words = "") => ({ code, words }) as unknown as Analysis;

test("a sample has the most extensive analyses, others from all over the list, and none twice", () => {
  const all = Array.from({ length: 300 }, (_, index) => analysis(`A${index}`));
  all[120] = analysis("LONG", "lang ".repeat(1000));
  all[250] = analysis("LONGER", "länger ".repeat(1000));
  const codes = chosenAnalyses(all, 20).map(({ code }) => code);
  expect(codes).toHaveLength(20);
  expect(new Set(codes).size).toBe(20);
  expect(codes).toEqual(expect.arrayContaining(["LONG", "LONGER"]));
  const places = codes.map((code) => all.findIndex((candidate) => candidate.code === code));
  expect(places.some((place) => place < 60)).toBe(true);
  expect(places.some((place) => place > 240)).toBe(true);
  expect(chosenAnalyses(all, 20)).toEqual(chosenAnalyses([...all], 20));
});

test("a sample of few is all of them", () => {
  const few = [analysis("A"), analysis("B")];
  expect(chosenAnalyses(few, 20)).toEqual(few);
});
