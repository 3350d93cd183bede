import { expect, test } from "vitest";
import { informativeRows } from "../../../functions/importexport/imports/mapping/informative-rows.ts";

const rowsOf = (...rows: string[][]) => rows.map((cells, number) => ({ number, cells }));
const numbers = (rows: { number: number }[]) => rows.map(({ number }) => number);

test("rows are shown until each column has three filled cells", () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`C${index}`, index % 20 === 19 ? "selten" : ""]);
  expect(numbers(informativeRows(rowsOf(...rows)))).toEqual([0, 1, 2, 19, 39, 59]);
});

test("a row without any cell is not shown, and a file with many columns shows fewer rows", () => {
  expect(numbers(informativeRows(rowsOf(["", ""], ["K", ""])))).toEqual([1]);
  const wide = Array.from({ length: 70 }, (_, row) =>
    Array.from({ length: 70 }, (_, column) => (column === row ? "x" : "")),
  );
  expect(informativeRows(rowsOf(...wide))).toHaveLength(12);
});
