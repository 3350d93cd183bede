import { describe, expect, test } from "vitest";
import type { Block } from "../../../../functions/printpublisher/book/flow/blocks.ts";
import { type Band, layOutBands } from "../../../../functions/printpublisher/book/flow/lay-out-bands.ts";
import { layOutColumns } from "../../../../functions/printpublisher/book/flow/lay-out-columns.ts";

const sheet = { columns: 2, line: 10, looseness: 1, first: 400, full: 650, again: 20, ends: true };
const entry = (height: number, across = false): Block => ({
  heading: false,
  across,
  gap: 0,
  height,
  lead: 0,
  breaks: Array.from({ length: Math.max(0, Math.floor((height - 130) / 10)) }, (_, index) => ({
    end: 70 + index * 10,
    start: 70 + index * 10,
    repeated: 0,
  })),
});
const narrow = (count: number) =>
  Array.from({ length: count }, (_, index) => entry(40 + ((index * 7919) % 60)));

/** The bands of each page. */
function pagesOf(bands: readonly Band[]): Band[][] {
  const pages: Band[][] = [];
  for (const band of bands)
    if (band.below) pages.at(-1)?.push(band);
    else pages.push([band]);
  return pages;
}
const blocks = [
  ...narrow(5),
  entry(120, true),
  ...narrow(30),
  entry(900, true),
  ...narrow(7),
  entry(300, true),
];
const bands = layOutBands(blocks, sheet);

describe("the bands of a directory", () => {
  test("are its columns where nothing stands across the page", () => {
    for (const ends of [true, false]) {
      const columns = layOutBands(narrow(60), { ...sheet, ends }).flatMap((band) => band.columns);
      expect(columns).toEqual(layOutColumns(narrow(60), { ...sheet, ends }));
    }
  });

  test("hold every entry once and in order", () => {
    const starting = bands.flatMap(({ columns }) => columns.flat()).filter(({ from }) => from === undefined);
    expect(starting.map(({ block }) => block)).toEqual(blocks.map((_, index) => index));
  });

  test("are no higher than their page together", () => {
    const [first = [], ...others] = pagesOf(bands).map((page) => page.map(({ height }) => height));
    const sum = (heights: number[]) => heights.reduce((all, height) => all + height, 0);
    expect(sum(first)).toBeLessThanOrEqual(sheet.first);
    for (const page of others) expect(sum(page)).toBeLessThanOrEqual(sheet.full);
  });

  test("have one column where an entry stands across, and never both kinds of entries", () => {
    for (const { columns, count } of bands)
      for (const { block } of columns.flat()) expect(count === 1).toBe(blocks[block]?.across);
  });

  test("follow each other on a page", () => {
    expect(pagesOf(bands)[0]?.map(({ count }) => count)).toEqual([2, 1, 2]);
    expect(pagesOf(bands).some((page) => page.map(({ count }) => count).join() === "1,2")).toBe(true);
  });

  test("leave no page half white because what follows stands across the next one", () => {
    const low = [entry(170), entry(540), entry(426, true), ...narrow(20)];
    const [first = []] = pagesOf(layOutBands(low, { ...sheet, first: 650 }));
    expect(first.map(({ count }) => count)).toEqual([2, 1]);
    expect(first.reduce((sum, { height }) => sum + height, 0)).toBeGreaterThan(0.85 * 650);
    const [left, right] = first[0]?.columns ?? [];
    expect([left?.at(-1)?.block, left?.at(-1)?.to === undefined]).toEqual([1, false]);
    expect(right?.[0]?.from).toBe(left?.at(-1)?.to);
  });

  /** Share to which the last page of a unit is filled if the chapter continues. */
  const lastOf = (unit: readonly Block[]) => {
    const last = pagesOf(layOutBands(unit, { ...sheet, ends: false })).at(-1) ?? [];
    const used = last.map(({ columns, count }) => {
      const heights = columns.flat().map(({ block, space }) => space + (unit[block]?.height ?? 0));
      return heights.reduce((sum, height) => sum + height, 0) / count;
    });
    return used.reduce((sum, height) => sum + height, 0) / sheet.full;
  };

  test("fill the last page too, where the chapter goes on", () => {
    for (let count = 40; count <= 100; count += 4) {
      const unit = Array.from({ length: 12 }, () => [...narrow(count / 4), entry(120, true)]).flat();
      expect(lastOf(unit), `${count}`).toBeGreaterThan(0.25);
    }
  });

  test("take a page more rather than leave the last one nearly empty", () => {
    for (let height = 80; height <= 220; height += 10) {
      const unit = Array.from({ length: 13 }, () => [
        ...Array.from({ length: 11 }, () => entry(height)),
        entry(200, true),
      ]).flat();
      expect(lastOf(unit), `${height}`).toBeGreaterThan(0.25);
    }
  });

  test("go on at the very top of the next page", () => {
    const across = [entry(170), entry(540), entry(426, true), ...narrow(20)];
    const pages = pagesOf(layOutBands(across, { ...sheet, first: 650 }));
    expect(pages[1]?.[0]?.columns[0]?.[0]).toMatchObject({ block: 2, space: 0 });
  });

  test("divide what is higher than a page, and begin on a new one what would have to be divided at its foot", () => {
    const across = bands.flatMap(({ count, columns }) => (count === 1 ? columns.flat() : []));
    expect(across.filter(({ block }) => blocks[block]?.height === 900).length).toBeGreaterThan(1);
    const low = layOutBands([...narrow(18), entry(300, true)], { ...sheet, first: 650 });
    expect(pagesOf(low)).toHaveLength(2);
    expect(low.at(-1)?.columns.flat()).toHaveLength(1);
  });
});
