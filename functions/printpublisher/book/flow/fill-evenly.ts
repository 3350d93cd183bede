import type { Block, Cursor, Sheet } from "./blocks.ts";
import { type ColumnEnd, type ColumnEnds, columnEnds, piecesTo } from "./column-ends.ts";
import { type Filled, fill, mostInOne } from "./fill-columns.ts";
import { spreadOf, weightIn } from "./justify.ts";

/** White of a column as a share of a full one, once its blocks have been moved apart by as much as they may. */
export const whiteOf = (
  { height, used, pieces }: Pick<Filled, "height" | "used" | "pieces">,
  blocks: readonly Block[],
  sheet: Sheet,
) =>
  Math.max(0, height - used - spreadOf(height - used, weightIn(pieces, blocks, sheet), sheet)) / sheet.full;

/** Ends that leave more than this share of what fits unused are never the best ones. */
const leastOfMost = 0.6;
/** A hole costs more than its white, and fewer pages are better. */
const costOfHole = 0.3;
/** A last page filled to less than this share is worse than some more white before it. */
const nearlyEmpty = 0.2;
const costOfColumn = 0.02;
/** Cost of the difference between the whites of two columns beside each other, squared. */
const costOfUneven = 0.6;
/** Cost of a column whose blocks are a line further apart; it grows with the square. */
const costOfTension = 0.001;

/**
 * Fills all columns so that the sum of their squared whites, and of `price` for each divided entry, is the least: every way to end one column
 * is compared by what it leads to, so white is little everywhere instead of gathering where a tall entry comes next. The last page of a
 * chapter that ends is filled from its top; a unit that goes on ends with a full page.
 */
export function fillEvenly(
  blocks: readonly Block[],
  heightOf: (column: number) => number,
  sheet: Sheet,
  price: number,
): Filled[] {
  const { columns, ends: isLastUnit } = sheet;
  const phases = 2 * columns;
  const first = firstPlaces(blocks);
  const total = first[blocks.length] as number;
  const costs = new Float64Array((total + 1) * phases).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(costs.length).fill(-1);
  const whites = new Float64Array(costs.length);
  const ended: ColumnEnd[] = [];
  const remaining = remainingHeights(blocks);
  let best = { cost: Number.POSITIVE_INFINITY, state: -1 };
  const settle = (cost: number, state: number) => {
    if (cost < best.cost) best = { cost, state };
  };
  costs[0] = 0;
  for (const [block, { breaks = [] } = {}] of [...blocks, undefined].entries())
    for (let from = -1; from < breaks.length; from += 1) {
      // Columns of all later pages are alike, but for the last one of each.
      const later: (ColumnEnds | undefined)[] = [];
      for (let phase = 0; phase < phases; phase += 1) {
        const state = ((first[block] as number) + from + 1) * phases + phase;
        const cost = costs[state] as number;
        if (cost === Number.POSITIVE_INFINITY) continue;
        const cursor: Cursor = from < 0 ? { block } : { block, from };
        const open = phase % columns;
        if (block === blocks.length) settle(cost + (open > 0 && !isLastUnit ? columns - open : 0), state);
        else if (isLastUnit && open === 0 && fitsLastPage(cursor, phase))
          settle(cost + emptiness(cursor, phase), state);
        else if (phase < columns)
          advance(columnEnds(blocks, cursor, roomOf(phase), sheet), phase, state, cost);
        else {
          const room = roomOf(phase);
          const kind = Number(room.turns);
          later[kind] ??= columnEnds(blocks, cursor, room, sheet);
          advance(later[kind], phase, state, cost);
        }
      }
    }
  return [...columnsTo(best.state), ...lastPageFrom(best.state)];

  function advance({ ends }: ColumnEnds, phase: number, state: number, cost: number) {
    const height = heightOf(phase);
    const fullest = ends.at(-1)?.used ?? 0;
    const next = phase + 1 < phases ? phase + 1 : columns;
    for (const end of ends) {
      if (end.used < leastOfMost * fullest) continue;
      const free = height - end.used;
      const spread = spreadOf(free, end.weight, sheet);
      const white = Math.max(0, free - spread) / sheet.full;
      const tension = end.weight > 0 ? spread / end.weight / sheet.line : 0;
      const hole = white > mostInOne ? costOfHole * (white - mostInOne) : 0;
      const uneven = phase % columns === 0 ? 0 : white - (whites[state] as number);
      const reached =
        cost +
        white * white +
        hole +
        costOfUneven * uneven * uneven +
        costOfTension * tension * tension +
        costOfColumn +
        (end.to === undefined ? 0 : price);
      const target = ((first[end.next.block] as number) + (end.next.from ?? -1) + 1) * phases + next;
      if (reached >= (costs[target] as number)) continue;
      costs[target] = reached;
      whites[target] = white;
      before[target] = state;
      ended[target] = end;
    }
  }

  function roomOf(phase: number) {
    const height = heightOf(phase);
    const isFirst = phase < columns;
    return {
      height,
      below: isFirst && sheet.below === true,
      waits: isFirst && height < heightOf(columns),
      turns: phase % columns === columns - 1,
    };
  }

  function fitsLastPage(cursor: Cursor, phase: number): boolean {
    if ((remaining[cursor.block] as number) > (columns + 1) * sheet.full) return false;
    return pageFrom(cursor, phase).length <= columns;
  }

  /** Returns the cost of a last page that is nearly empty. */
  function emptiness(cursor: Cursor, phase: number): number {
    const used = pageFrom(cursor, phase).reduce((sum, column) => sum + column.used, 0);
    return costOfHole * Math.max(0, nearlyEmpty - used / sheet.full / columns);
  }

  function pageFrom(cursor: Cursor, phase: number): Filled[] {
    return fill(
      blocks,
      cursor,
      (column) => heightOf(phase + column),
      { ...sheet, below: phase === 0 && sheet.below === true },
      1,
    );
  }

  /** Returns the columns on the way to a state. */
  function columnsTo(state: number): Filled[] {
    const filled: Filled[] = [];
    for (let current = state; (before[current] ?? -1) >= 0; current = before[current] as number) {
      const previous = before[current] as number;
      const start = cursorAt(previous);
      const room = roomOf(previous % phases);
      const end = ended[current] as ColumnEnd;
      const pieces = piecesTo(columnEnds(blocks, start, room, sheet), end);
      filled.unshift({ start, pieces, height: room.height, used: end.used });
    }
    return filled;
  }

  function lastPageFrom(state: number): Filled[] {
    const cursor = cursorAt(state);
    return cursor.block < blocks.length ? pageFrom(cursor, state % phases) : [];
  }

  function cursorAt(state: number): Cursor {
    const place = Math.floor(state / phases);
    const block = first.findLastIndex((start) => start <= place);
    const from = place - (first[block] as number) - 1;
    return from < 0 ? { block } : { block, from };
  }
}

/** Numbers all places at which a column may begin: each block has one for its top and one for each break. */
function firstPlaces(blocks: readonly Block[]): number[] {
  const places = [0];
  for (const { breaks } of blocks) places.push((places.at(-1) as number) + 1 + breaks.length);
  return places;
}

/** Height of the blocks below each one. */
function remainingHeights(blocks: readonly Block[]): number[] {
  const heights = Array<number>(blocks.length + 1).fill(0);
  for (let index = blocks.length - 2; index >= 0; index -= 1)
    heights[index] = (heights[index + 1] as number) + (blocks[index + 1]?.height ?? 0);
  return heights;
}
