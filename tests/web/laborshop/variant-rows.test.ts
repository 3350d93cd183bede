import { expect, test } from "vitest";
import { repeatedNumbers } from "../../../web/laborshop/articles/variant-rows.ts";

test("an article number that several variants have is told once; leading zeros count", () => {
  const rows = ["00099", "99", "00099", "7", "00099"].map((article_number) => ({ article_number }));
  expect(repeatedNumbers(rows)).toEqual(["00099"]);
  expect(repeatedNumbers([])).toEqual([]);
});
