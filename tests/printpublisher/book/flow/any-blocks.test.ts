import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block, Column } from "../../../../functions/printpublisher/book/flow/fill-columns.ts";
import { layOutBands } from "../../../../functions/printpublisher/book/flow/lay-out-bands.ts";

const line = 14;
const full = 47 * line;

const entries = fc
  .record({
    height: fc.integer({ min: 1, max: 130 }).map((lines) => lines * line),
    across: fc.boolean(),
    heading: fc.boolean(),
    gap: fc.constantFrom(0, 8),
    lead: fc.constantFrom(undefined, 0, 28),
    isDivisible: fc.boolean(),
  })
  .map(({ height, across, heading, gap, lead, isDivisible }): Block[] => {
    const breaks = Array.from({ length: isDivisible ? Math.max(0, height / line - 4) : 0 }, (_, at) => ({
      end: (at + 2) * line,
      start: (at + 2) * line,
      repeated: at % 3 === 0 ? line : 0,
    }));
    const own: Block = { heading: false, across, gap, height, breaks, ...(lead !== undefined && { lead }) };
    return heading ? [{ heading: true, across, gap: line, height: line, breaks: [] }, own] : [own];
  });
/** Runs of entries of which most stand in columns, as in a book. */
const blocksOf = fc.array(entries, { minLength: 1, maxLength: 40 }).map((all) => all.flat());
const sheetOf = fc.record({
  columns: fc.integer({ min: 1, max: 3 }),
  line: fc.constant(line),
  first: fc.integer({ min: 15, max: 47 }).map((lines) => lines * line),
  full: fc.constant(full),
  again: fc.constant(line),
  looseness: fc.constantFrom(0, 1),
  ends: fc.boolean(),
});

describe("whatever stands in a directory", () => {
  test("stands in its columns once, in order and without a gap, and headings stay with what they are above", () => {
    fc.assert(
      fc.property(blocksOf, sheetOf, (blocks, sheet) => {
        const bands = layOutBands(blocks, sheet);
        const columns: Column[] = bands.flatMap((band) => band.columns);
        const pieces = columns.flat();
        const begun = pieces.filter(({ from }) => from === undefined).map(({ block }) => block);
        expect(begun).toEqual(blocks.map((_, at) => at));
        for (const [at, { block, to }] of pieces.entries())
          if (to === undefined) expect(pieces[at + 1]?.from).toBeUndefined();
          else expect(pieces[at + 1]).toMatchObject({ block, from: to });
        for (const column of columns) expect(blocks[column.at(-1)?.block ?? 0]?.heading).toBe(false);
        let left = sheet.first;
        for (const [at, { height, below }] of bands.entries()) {
          if (at > 0 && !below) left = full;
          left -= height;
          expect(left).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
