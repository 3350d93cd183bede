import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block } from "../../../../functions/printpublisher/book/flow/blocks.ts";
import { justified } from "../../../../functions/printpublisher/book/flow/justify.ts";

const line = 12;
const sheet = { columns: 2, line, looseness: 1.5, first: 600, full: 600, again: line, ends: false };
const block = (heading: boolean): Block => ({ heading, gap: 0, height: 60, breaks: [] });

/** Returns by how many lines each block of a column moves away from the one above. */
function movedBy(free: number, headings: readonly boolean[], more = {}) {
  const blocks = headings.map(block);
  const pieces = blocks.map((_, at) => ({ block: at, space: 0 }));
  const column = { start: { block: 0 }, pieces, height: 600, used: 600 - free };
  return justified(column, blocks, { ...sheet, ...more }).pieces.map(({ space }) => space / line);
}
const entries = (count: number) => Array.from({ length: count }, () => false);

describe("the white below the last entry of a column", () => {
  test("is spread between the entries, whole lines each, so that the column is full", () => {
    expect(movedBy(3 * line, entries(4))).toEqual([0, 1, 1, 1]);
    expect(movedBy(4 * line, entries(4))).toEqual([0, 2, 1, 1]);
    expect(movedBy(4 * line + 5, entries(4))).toEqual([0, 2, 1, 1]);
  });

  test("goes above headings first, and never below one", () => {
    expect(movedBy(2 * line, [false, false, true, false])).toEqual([0, 1, 1, 0]);
    expect(movedBy(1 * line, [false, false, true, false])).toEqual([0, 0, 1, 0]);
  });

  test("stays there if the entries would stand more than a line and a half apart; they are moved by a line", () => {
    expect(movedBy(3 * line, entries(3))).toEqual([0, 2, 1]);
    expect(movedBy(4 * line, entries(3))).toEqual([0, 1, 1]);
    expect(movedBy(30 * line, entries(2))).toEqual([0, 1]);
    expect(movedBy(5 * line, entries(1))).toEqual([0]);
  });

  test("is spread by steps of half a line between run-in entries, and by pixels between rows of a table", () => {
    expect(movedBy(1.5 * line, entries(4), { step: line / 2, looseness: 1 })).toEqual([0, 0.5, 0.5, 0.5]);
    expect(movedBy(7, entries(3), { step: 1 }).map((lines) => lines * line)).toEqual([0, 4, 3]);
  });

  test("is all used or nearly kept, and no two spaces differ by more than a step", () => {
    fc.assert(
      fc.property(fc.nat(600), fc.array(fc.boolean(), { minLength: 2, maxLength: 9 }), (free, headings) => {
        const growing = headings.slice(0, -1).map((heading) => !heading);
        const spaces = movedBy(free, headings).slice(1);
        const grown = spaces.filter((_, at) => growing[at]);
        const sum = spaces.reduce((all, space) => all + space, 0);
        expect(sum * line).toBeLessThanOrEqual(free);
        expect(sum).toBeLessThanOrEqual(grown.length * sheet.looseness);
        if (free < grown.length * line) expect(free - sum * line).toBeLessThan(line);
        if (grown.length > 0) expect(Math.max(...grown) - Math.min(...grown)).toBeLessThanOrEqual(1);
        expect(spaces.filter((_, at) => !growing[at]).every((space) => space === 0)).toBe(true);
      }),
    );
  });
});
