import { describe, expect, test } from "vitest";
import type { Block } from "../../../../functions/printpublisher/book/flow/blocks.ts";
import { layOutColumns } from "../../../../functions/printpublisher/book/flow/lay-out-columns.ts";

const sheet = { columns: 2, line: 10, looseness: 1.5, first: 400, full: 650, again: 20, ends: false };
const heading: Block = { heading: true, gap: 20, height: 25, breaks: [] };
const entry = (height: number): Block => ({
  heading: false,
  gap: 6,
  height,
  breaks: Array.from({ length: Math.max(0, Math.floor((height - 60) / 12)) }, (_, index) => ({
    end: 46 + index * 12,
    start: 40 + index * 12,
    repeated: 0,
  })),
});
/** Entries of different heights, the same ones in every run. */
const many = (count: number, least: number, limit: number) =>
  Array.from({ length: count }, (_, index) => entry(least + ((index * 7919) % (limit - least))));

/** From lines of an index to entries of several columns; those up to 325 are never divided. */
const heights = [
  [20, 30],
  [40, 120],
  [40, 300],
  [200, 640],
  [400, 640],
  [500, 1500],
] as const;

/** How far down each column is filled, and its height. */
function feet(blocks: readonly Block[], options = sheet) {
  return layOutColumns(blocks, options).map((pieces, index) => {
    const used = pieces.reduce((sum, { block, from, to, space }) => {
      const { height = 0, breaks = [] } = blocks[block] ?? {};
      const start = from === undefined ? 0 : (breaks[from]?.start ?? 0) - options.again;
      return sum + space + (to === undefined ? height : (breaks[to]?.end ?? 0)) - start;
    }, 0);
    return { used, height: index < options.columns ? options.first : options.full };
  });
}

describe("the columns of a directory", () => {
  const blocks = many(200, 40, 300).flatMap((block, index) => (index % 9 === 0 ? [heading, block] : [block]));
  const columns = layOutColumns(blocks, sheet);

  test("hold every block once and in order, and none is higher than its page", () => {
    const starting = columns.flat().filter(({ from }) => from === undefined);
    expect(starting.map(({ block }) => block)).toEqual(blocks.map((_, index) => index));
    for (const { used, height } of feet(blocks)) expect(used).toBeLessThanOrEqual(height);
  });

  test("go on with an entry where the column before left it", () => {
    for (const [index, pieces] of columns.entries()) {
      const last = pieces.at(-1);
      const next = columns[index + 1]?.[0];
      expect(next?.from).toBe(last?.to);
      if (last?.to !== undefined) expect(next?.block).toBe(last.block);
    }
  });

  test("count the head of a table that stands again above an entry at their top", () => {
    const rows = Array.from(
      { length: 60 },
      (_, index): Block => ({ ...entry(50), gap: 0, ...(index > 0 && { head: 30 }) }),
    );
    const filled = layOutColumns(rows, { ...sheet, looseness: 0, ends: true });
    expect(filled.slice(0, 4).map((pieces) => pieces.length)).toEqual([8, 7, 12, 12]);
  });

  test("leave nothing alone on the last page", () => {
    for (const columns of [1, 2]) {
      const rows = Array.from({ length: 20 * columns + 1 }, () => ({ ...entry(50), gap: 0 }));
      const filled = layOutColumns(rows, {
        ...sheet,
        columns,
        first: 500,
        full: 500,
        looseness: 0,
        ends: true,
      });
      // Columns beside each other end at one height, so as many rows leave each of the page before.
      expect(filled.slice(2 * columns).flat().length).toBe(1 + columns);
      expect(filled.flat().map(({ block }) => block)).toEqual(rows.map((_, index) => index));
    }
  });

  test("never end with a heading", () => {
    for (const pieces of columns) expect(blocks[pieces.at(-1)?.block ?? 0]?.heading).toBe(false);
  });

  test("are made equally high between entries, and never between a heading and what is below it", () => {
    const spaces = columns.flatMap((pieces) =>
      pieces
        .slice(1)
        .map(({ space }, index) => ({ space, heading: blocks[pieces[index]?.block ?? 0]?.heading })),
    );
    const below = Map.groupBy(spaces, ({ heading }) => heading === true);
    expect(new Set(below.get(true)?.map(({ space }) => space))).toEqual(new Set([entry(0).gap]));
    expect(Math.max(...(below.get(false) ?? []).map(({ space }) => space))).toBeGreaterThan(heading.gap);
  });

  test.each([
    { columns: 2, looseness: 1.5, most: [0.01, 0.035, 0.06, 0.015, 0.035, 0.02] },
    { columns: 3, looseness: 0, most: [0.06, 0.12, 0.085, 0.05, 0.06, 0.02] },
  ])(
    "leave little white at their feet, whatever the entries' heights are: %o",
    ({ most: allowed, ...kind }) => {
      // Entries that are never divided leave the more white the taller they are.
      for (const [index, [least, limit]] of heights.entries())
        for (const ends of [true, false]) {
          const filled = feet(many(Math.ceil(60_000 / limit), least, limit), { ...sheet, ...kind, ends });
          const counted = ends ? filled.slice(0, -kind.columns) : filled;
          const white = counted.map(({ used, height }) => (height - used) / height);
          expect(
            white.reduce((sum, share) => sum + share, 0) / white.length,
            `${least} to ${limit}`,
          ).toBeLessThan(allowed[index] ?? 0);
        }
    },
  );

  test("never stay white for more than a sixth below an entry that may be divided", () => {
    // These are few among many: the mean alone would allow them.
    const few = [entry(350), entry(600), ...many(300, 20, 60)];
    const filled = feet(few, { ...sheet, first: 650 }).slice(0, -2);
    for (const { used, height } of filled) expect((height - used) / height).toBeLessThan(1 / 6);
  });

  test("divide no entry that fits into a column while the white allows it, and every one that does not", () => {
    const divided = (blocks: Block[]) =>
      layOutColumns(blocks, sheet).flatMap((pieces) =>
        pieces.flatMap(({ from, block }) => (from === undefined ? [] : [block])),
      );
    expect(divided(many(300, 20, 60))).toEqual([]);
    expect(new Set(divided([...many(20, 20, 60), entry(900), ...many(20, 20, 60)]))).toEqual(new Set([20]));
  });

  test("divide an entry that the space below its heading keeps from fitting into a column", () => {
    for (const height of [615, 620, 625]) {
      const [first] = feet([heading, entry(height), entry(50)], {
        ...sheet,
        columns: 1,
        first: 650,
        ends: true,
      });
      expect(first?.used).toBeLessThanOrEqual(650);
    }
  });

  test("end at one height where the chapter ends", () => {
    const [left, right] = feet(many(5, 40, 60), { ...sheet, ends: true });
    expect(Math.abs((left?.used ?? 0) - (right?.used ?? 0))).toBeLessThan(70);
    expect(right?.used).toBeGreaterThan(0);
  });

  test("end with whole entries if the last page has one for each", () => {
    for (const count of [24, 29, 30, 39]) {
      const filled = layOutColumns(many(count, 200, 300), { ...sheet, ends: true });
      expect(filled.slice(-2).flatMap((pieces) => pieces.flatMap(({ to }) => to ?? []))).toEqual([]);
    }
  });

  test("leave no column of a unit's last page empty where the chapter goes on", () => {
    for (const count of [40, 41, 42, 43, 44, 45, 46, 47]) {
      const filled = feet(many(count, 60, 200), sheet);
      expect(filled.length % 2, `${count} entries`).toBe(0);
    }
  });
});
