import type { Block, Column, Cursor, Sheet } from "./blocks.ts";
import { type ColumnEnd, type ColumnEnds, columnEnds, piecesTo } from "./column-ends.ts";
import { spreadOf, weightIn } from "./justify.ts";

/** Share of a column that may stay white below whole entries, and of a page below another band. */
export const mostInOne = 0.15;

/** A column that is being filled. */
export interface Filled {
  start: Cursor;
  pieces: Column;
  height: number;
  used: number;
}

/** Fills one column after the other, each as full as possible. */
export function fill(
  blocks: readonly Block[],
  start: Cursor,
  heightOf: (column: number) => number,
  sheet: Sheet,
  share: number,
  white = mostInOne,
): Filled[] {
  const { full, columns } = sheet;
  const filled: Filled[] = [];
  let next = start;
  while (next.block < blocks.length) {
    const column = filled.length;
    const height = heightOf(column);
    const below = sheet.below === true && column < columns;
    const waits = column < columns && height < heightOf(columns);
    const turns = column % columns === columns - 1;
    const all = columnEnds(blocks, next, { height, below, waits, turns }, sheet);
    const end = endOf(all);
    filled.push({ start: next, pieces: piecesTo(all, end), height, used: end.used });
    next = end.next;

    /** Returns the last end, unless it divides an entry that may as well stay whole. */
    function endOf({ pieces, ends }: ColumnEnds): ColumnEnd {
      const last = ends.at(-1) as ColumnEnd;
      const undivided = ends.findLast(({ to }) => to === undefined);
      const entry = blocks[last.next.block];
      if (last.to === undefined || !entry || (!undivided && !below)) return last;
      const { used, count } = undivided ?? { used: 0, count: 0 };
      const free = height - used;
      const room = free - spreadOf(free, weightIn(pieces.slice(0, count), blocks, sheet), sheet);
      const heads = pieces
        .slice(count, -1)
        .reduce((sum, { block, space }) => sum + space + (blocks[block]?.height ?? 0), 0);
      const isTall = entry.height > share * full || heads + entry.height + (entry.head ?? 0) > full;
      return isTall || room > white * full || !undivided ? last : undivided;
    }
  }
  return filled;
}
