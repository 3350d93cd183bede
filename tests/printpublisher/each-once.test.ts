import { expect, test } from "vitest";
import { eachOnce } from "../../shared/printpublisher/books/each-once.ts";

test("a fault that several parts of a book have is told once, and others stay in their order", () => {
  const ink = { code: "ink_outside", name: "TSH", analysis: "TSH", chapter: "Hormone" } as const;
  const elsewhere = { ...ink, chapter: "Alle" };
  const sign = { code: "missing_glyph", name: "TSH", analysis: "TSH", signs: "☃" } as const;
  expect(eachOnce([ink, sign, { ...ink }, elsewhere, { ...sign }])).toEqual([ink, sign, elsewhere]);
});
