import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TableRow } from "../../../shared/core/catalogue/field.ts";
import { changeOfRow, pairRows } from "../../../shared/core/catalogue/pair-rows.ts";

const row = (age: number, high: string | number): TableRow => ({ age: `${age} y`, high: `${high}` });
const ranges = Array.from({ length: 45 }, (_, age) => row(age, age * 7));
const changes = (before: readonly TableRow[], after: readonly TableRow[]) =>
  pairRows(before, after).map(changeOfRow);
const count = (all: readonly string[], change: string) => all.filter((entry) => entry === change).length;

describe("the rows of two tables", () => {
  test("belong together where they are equal, and one more is one more", () => {
    const pairs = pairRows(ranges, [...ranges, row(60, 1)]);
    expect(count(pairs.map(changeOfRow), "same")).toBe(45);
    expect(pairs.at(-1)).toEqual({ after: row(60, 1) });
  });

  test("belong together where one cell changed, and a removed one stands where it was", () => {
    const after = ranges
      .filter((_, index) => index !== 7)
      .map((range, index) => (index === 20 ? { ...range, high: "x" } : range));
    const pairs = pairRows(ranges, after);
    expect(pairs[7]).toEqual({ before: ranges[7] });
    expect(pairs[21]).toEqual({ before: ranges[21], after: { ...ranges[21], high: "x" } });
    expect(count(pairs.map(changeOfRow), "same")).toBe(43);
  });

  test("say the same with empty cells and in another order of cells", () => {
    expect(changes([{ low: "1", high: "2" }], [{ high: "2", low: "1", note: "" }])).toEqual(["same"]);
  });

  test("that were moved are no other ones", () => {
    expect(new Set(changes(ranges, [...ranges].reverse()))).toEqual(new Set(["same"]));
  });

  test("have each a place, whatever they are", () => {
    const cell = fc.constantFrom("", "1", "2", "3");
    const table = fc.array(fc.record({ low: cell, high: cell }), { maxLength: 12 });
    fc.assert(
      fc.property(table, table, (before, after) => {
        const pairs = pairRows(before, after);
        expect(pairs.map((pair) => pair.after).filter(Boolean)).toEqual(after);
        const rows = pairs.map((pair) => pair.before).filter(Boolean);
        expect(rows.length).toBe(before.length);
        expect(new Set(rows)).toEqual(new Set(before));
      }),
    );
  });

  test("are compared at once, however many there are", () => {
    const many = Array.from({ length: 5_000 }, (_, index) => row(index, index));
    expect(
      changes(
        many,
        many.map((range) => ({ ...range, high: "x" })),
      ),
    ).toEqual(many.map(() => "changed"));
  });
});
