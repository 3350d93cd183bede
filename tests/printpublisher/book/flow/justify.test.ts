import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block } from "../../../../functions/printpublisher/book/flow/blocks.ts";
import type { Filled } from "../../../../functions/printpublisher/book/flow/fill-columns.ts";
import { justified, weightIn } from "../../../../functions/printpublisher/book/flow/justify.ts";

const line = 12;
const sheet = { columns: 2, line, looseness: 1.5, first: 600, full: 600, again: line, ends: false };
const block = (heading: boolean): Block => ({ heading, gap: 0, height: 60, breaks: [] });

/** Sets blocks in a column with this much white at its foot. */
function set(free: number, headings: readonly boolean[], options = {}) {
  const blocks = headings.map(block);
  const pieces = blocks.map((_, index) => ({ block: index, space: 0 }));
  const column: Filled = { start: { block: 0 }, pieces, height: 600, used: 600 - free };
  return justified(column, blocks, { ...sheet, ...options }).pieces;
}
/** Returns by how many lines each block of a column moves away from the one above. */
const movedBy = (...column: Parameters<typeof set>) => set(...column).map(({ space }) => space / line);
const entries = (count: number) => Array.from({ length: count }, () => false);

describe("the white below the last entry of a column", () => {
  test("is spread between the entries, whole lines each, so that the column is full", () => {
    expect(movedBy(3 * line, entries(4))).toEqual([0, 1, 1, 1]);
    expect(movedBy(4 * line, entries(4))).toEqual([0, 2, 1, 1]);
    expect(movedBy(4 * line + 5, entries(4))).toEqual([0, 2, 1, 1]);
  });

  test("goes above headings first, half as much again, and never below one", () => {
    expect(movedBy(1 * line, [false, false, true, false])).toEqual([0, 0, 1, 0]);
    expect(movedBy(5 * line, [false, false, true, false], { looseness: 2 })).toEqual([0, 2, 3, 0]);
  });

  test("stays there as far as the entries would stand further apart than they may", () => {
    expect(movedBy(3 * line, entries(3))).toEqual([0, 2, 1]);
    expect(movedBy(4 * line, entries(3))).toEqual([0, 2, 1]);
    expect(movedBy(30 * line, entries(2))).toEqual([0, 1]);
    expect(movedBy(5 * line, entries(1))).toEqual([0]);
  });

  test("is spread by steps of half a line between run-in entries", () => {
    expect(movedBy(1.5 * line, entries(4), { step: line / 2, looseness: 1 })).toEqual([0, 0.5, 0.5, 0.5]);
  });

  test("is spread within the rows of a table alone, by pixels, at the top and the foot of each", () => {
    const rows = set(40, entries(3), { step: 1, inside: 1 / 2 });
    expect(rows.map(({ space }) => space)).toEqual([0, 0, 0]);
    expect(rows.map(({ inside }) => inside)).toEqual([
      { top: 7, foot: 7 },
      { top: 7, foot: 7 },
      { top: 6, foot: 6 },
    ]);
  });

  test("is spread within cards as between them, but not where a card is divided", () => {
    const options = { step: line / 2, inside: 1 / 3, looseness: 3 };
    const inside = { top: line / 2, foot: line / 2 };
    expect(set(2.5 * line, entries(2), options)).toEqual([
      { block: 0, space: 0, inside },
      { block: 1, space: line / 2, inside },
    ]);
    const blocks = entries(2).map(block);
    const pieces = [
      { block: 0, from: 0, space: 0 },
      { block: 1, to: 0, space: 0 },
    ];
    const divided = { start: { block: 0, from: 0 }, pieces, height: 600, used: 600 - 2 * line };
    expect(justified(divided, blocks, { ...sheet, ...options }).pieces.map((piece) => piece.inside)).toEqual([
      { top: 0, foot: line / 2 },
      { top: line / 2, foot: 0 },
    ]);
  });

  test("fills the column or every space up to its bound, and no two of one kind differ by more than a step", () => {
    const inside = fc.constantFrom(0, 1 / 3, 1 / 2);
    const column = fc.array(fc.boolean(), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(fc.nat(600), column, inside, (free, headings, inside) => {
        const pieces = set(free, headings, { inside });
        const all = pieces.flatMap(({ space, inside }) => [space, inside?.top ?? 0, inside?.foot ?? 0]);
        const sum = all.reduce((total, space) => total + space, 0) / line;
        const weight = weightIn(pieces, headings.map(block), { ...sheet, inside });
        expect(sum).toBe(Math.min(Math.floor(free / line), Math.floor(weight * sheet.looseness)));
        const between = pieces.flatMap(({ space }, index) =>
          index > 0 && !headings[index] && !headings[index - 1] ? space / line : [],
        );
        if (between.length > 0) expect(Math.max(...between) - Math.min(...between)).toBeLessThanOrEqual(1);
        expect(pieces.every(({ space }, index) => !headings[index - 1] || space === 0)).toBe(true);
        expect(pieces.every((piece, index) => !headings[index] || piece.inside === undefined)).toBe(true);
      }),
    );
  });
});
