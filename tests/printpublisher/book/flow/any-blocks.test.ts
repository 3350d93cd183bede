import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Block,
  type Column,
  leastDivided,
  leastTurned,
  type Sheet,
} from "../../../../functions/printpublisher/book/flow/blocks.ts";
import { type Band, layOutBands } from "../../../../functions/printpublisher/book/flow/lay-out-bands.ts";

const line = 14;
const full = 47 * line;

const entries = fc
  .record({
    height: fc.integer({ min: 1, max: 130 }).map((lines) => lines * line),
    across: fc.boolean(),
    heading: fc.boolean(),
    gap: fc.constantFrom(0, 8),
    lead: fc.constantFrom(undefined, 0, 28),
    head: fc.constantFrom(undefined, 2 * line),
    isDivisible: fc.boolean(),
  })
  .map(({ height, across, heading, gap, lead, head, isDivisible }): Block[] => {
    const breaks = Array.from({ length: isDivisible ? Math.max(0, height / line - 4) : 0 }, (_, index) => ({
      end: (index + 2) * line,
      start: (index + 2) * line,
      repeated: index % 3 === 0 ? line : 0,
    }));
    const body: Block = {
      heading: false,
      across,
      gap,
      height,
      breaks,
      ...(head ? { head } : lead !== undefined && { lead }),
    };
    return heading ? [{ heading: true, across, gap: line, height: line, breaks: [] }, body] : [body];
  });
/** Runs of entries, most of which stand in columns, as in a book. */
const blocksOf = fc.array(entries, { minLength: 1, maxLength: 40 }).map((all) => all.flat());
const sheetOf = fc.record({
  columns: fc.integer({ min: 1, max: 3 }),
  line: fc.constant(line),
  first: fc.integer({ min: 15, max: 47 }).map((lines) => lines * line),
  full: fc.constant(full),
  again: fc.constant(line),
  looseness: fc.constantFrom(0, 1, 3),
  inside: fc.constantFrom(0, 1 / 3, 1 / 2),
  step: fc.constantFrom(1, line / 2, line),
  ends: fc.boolean(),
});

/** Returns how far down the pieces of a column reach. */
function reachOf(column: Column, blocks: readonly Block[], again: number) {
  let used = 0;
  for (const [index, { block, from, to, space, inside }] of column.entries()) {
    const { height = 0, head = 0, breaks = [] } = blocks[block] ?? {};
    const top = from === undefined ? undefined : breaks[from];
    const repeated = top ? again + top.repeated : index === 0 ? head : 0;
    used +=
      space +
      (inside ? inside.top + inside.foot : 0) +
      (to === undefined ? height : (breaks[to]?.end ?? 0)) -
      (top?.start ?? 0) +
      repeated;
  }
  return used;
}

/** Checks the bands of any blocks on any pages. */
const always = (check: (bands: Band[], blocks: readonly Block[], sheet: Sheet) => void) =>
  fc.assert(
    fc.property(blocksOf, sheetOf, (blocks, sheet) => check(layOutBands(blocks, sheet), blocks, sheet)),
    { numRuns: 1000 },
  );

describe("whatever stands in a directory", () => {
  test("stands in its columns once, in order and without a gap", () => {
    always((bands, blocks) => {
      const pieces = bands.flatMap(({ columns }) => columns.flat());
      const starting = pieces.filter(({ from }) => from === undefined).map(({ block }) => block);
      expect(starting).toEqual(blocks.map((_, index) => index));
      for (const [index, { block, to }] of pieces.entries())
        if (to === undefined) expect(pieces[index + 1]?.from).toBeUndefined();
        else expect(pieces[index + 1]).toMatchObject({ block, from: to });
    });
  });

  test("begins below its heading", () => {
    always((bands, blocks) => {
      for (const { columns } of bands)
        for (const { block } of columns.flatMap((column) => column.at(-1) ?? []))
          expect(blocks[block]?.heading).toBe(false);
    });
  });

  test("is whole if it fits a fifth of a column, and on one page if it fits half of one", () => {
    always((bands, blocks) => {
      for (const { columns } of bands)
        for (const [index, column] of columns.entries())
          for (const { block, from, to } of column) {
            const height = blocks[block]?.height ?? 0;
            if (from !== undefined || to !== undefined) expect(height).toBeGreaterThan(full * leastDivided);
            if (height > full * leastTurned) continue;
            if (to !== undefined) expect(columns[index + 1]?.[0]).toMatchObject({ block, from: to });
            if (from !== undefined) expect(columns[index - 1]?.at(-1)).toMatchObject({ block, to: from });
          }
    });
  });

  test("is no higher than its page, if it can be divided or fits half a column", () => {
    always((bands, blocks, { first, again }) => {
      let left = first;
      for (const [index, { columns, height, below }] of bands.entries()) {
        if (index > 0 && !below) left = full;
        left -= height;
        expect(left).toBeGreaterThanOrEqual(0);
        for (const column of columns) {
          const { block, from = -1, to } = column.at(-1) ?? { block: 0 };
          const { height: blockHeight = 0, breaks = [] } = blocks[block] ?? {};
          const isDivisible =
            to !== undefined || blockHeight <= full * leastTurned || breaks.length > from + 1;
          if (isDivisible) expect(reachOf(column, blocks, again)).toBeLessThanOrEqual(height);
        }
      }
    });
  });
});
