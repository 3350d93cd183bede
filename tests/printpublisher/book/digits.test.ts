import { expect, test } from "vitest";
import { partHtml } from "../../../functions/printpublisher/book/html/part-html.ts";
import { planBook } from "../../../functions/printpublisher/book/plan-book.ts";
import { bookWith, directory, entry } from "./made-book.ts";

const partsOf = (count: number, fields: object = {}) => {
  const entries = Array.from({ length: count }, (_, index) => entry(`C${index}`, `Analyse ${index}`));
  return planBook(bookWith([directory("a", "Alle", entries)], fields));
};
const hasNarrowCells = (count: number, fields?: object) => {
  const parts = partsOf(count, fields);
  const pages = parts.filter(({ kind }) => kind === "index" || kind === "contents").map(partHtml);
  const narrow = pages.filter((html) => html.includes('<body class="three-digits">'));
  expect([0, pages.length]).toContain(narrow.length);
  expect(new Set(parts.map(({ digits }) => digits)).size).toBe(1);
  return narrow.length > 0;
};

test("page numbers have room for three digits, and for four only in long books", () => {
  expect(hasNarrowCells(20)).toBe(true);
  expect(hasNarrowCells(1_000)).toBe(true);
  expect(hasNarrowCells(1_000, { format: "A6" })).toBe(false);
  expect(hasNarrowCells(2_001)).toBe(false);
});

test("parts of a book that becomes long are rendered again", () => {
  const [short, long] = [partsOf(900, { format: "A6" }), partsOf(901, { format: "A6" })];
  const hashes = new Set(short.map(({ hash }) => hash));
  expect(long.filter(({ hash }) => hashes.has(hash))).toEqual([]);
});
