import { type Block, type Cursor, leastDivided, leastTurned, type Piece, type Sheet } from "./blocks.ts";
import { weightsOf } from "./justify.ts";

/** A place at which a column may end: below a whole entry, or at a break of one that may be divided. */
export interface ColumnEnd {
  next: Cursor;
  /** Number of pieces in the column; the last one ends at `to`, if it is divided. */
  count: number;
  to?: number;
  /** Height without the padding below the last entry. */
  used: number;
  /** Sum of the weights of its spaces that may grow. */
  weight: number;
}

/** Everything that fits into a column, and the places at which it may end, from top to bottom. */
export interface ColumnEnds {
  pieces: Piece[];
  ends: ColumnEnd[];
}

/** A column to be filled. */
export interface Room {
  height: number;
  /** Something stands directly above it. */
  below: boolean;
  /** Columns of later pages are taller, so what does not fit may wait for them. */
  waits: boolean;
  /** It is the last column of its page. */
  turns: boolean;
}

/**
 * Returns where a column may end that begins at `start`. Headings stay with the first entry below them; a short entry is not divided, and one up to half a
 * column not over two pages, unless it fits in no column below its headings. There is always an end, even if nothing fits.
 */
export function columnEnds(
  blocks: readonly Block[],
  start: Cursor,
  { height: room, below, waits, turns }: Room,
  sheet: Sheet,
): ColumnEnds {
  const { again, full, usual = full, line, step = line } = sheet;
  const tallestWhole = (turns ? leastTurned : leastDivided) * usual;
  const pieces: Piece[] = [];
  const ends: ColumnEnd[] = [];
  let used = 0;
  let weight = 0;
  let next = start;
  /** Returns the space above a block that puts it on the grid when the column is filled to `used`. */
  const spaceOf = ({ gap, lead }: Block) =>
    used === 0 && !below ? 0 : gap + (lead === undefined ? 0 : modulo(-(used + gap + lead), step));
  while (next.block < blocks.length) {
    const before = used;
    const heads = headsOf(next.block);
    const block = next.block + heads.length;
    const entry = blocks[block];
    if (!entry) {
      // Headings at the very end have nothing below them.
      pieces.push(...heads);
      ends.push({ next: { block }, count: pieces.length, used, weight });
      break;
    }
    const top = next.from === undefined ? undefined : entry.breaks[next.from];
    const space = top ? (below ? line : 0) : spaceOf(entry);
    const repeated = top ? again + top.repeated : used === 0 ? (entry.head ?? 0) : 0;
    const begin = top?.start ?? (used === 0 && !below ? (entry.top ?? 0) : 0);
    const tail = entry.tail ?? 0;
    const height = entry.height - begin + repeated;
    const from = used + space;
    const isWhole = from + height - tail <= room;
    const above = from - before;
    const isDivisible =
      entry.height > tallestWhole &&
      (top !== undefined || pieces.length > 0 || above + entry.height + (entry.head ?? 0) > room);
    const piece: Piece = { block, space, ...(next.from !== undefined && { from: next.from }) };
    const within = weightsOf(piece, heads.at(-1) ?? pieces.at(-1), blocks, sheet);
    const [firstHead] = heads;
    if (firstHead) weight += weightsOf(firstHead, pieces.at(-1), blocks, sheet).above;
    weight += within.above;
    if (!isWhole && isDivisible)
      for (const [to, { end, start, repeated: repeatedBelow }] of entry.breaks.entries()) {
        const reached = from + end - begin + repeated - tail;
        const rest = (below ? line : 0) + again + repeatedBelow + entry.height - start - tail;
        const staysBeside = entry.height > leastTurned * usual || rest <= room;
        if (to > (next.from ?? -1) && reached <= room && staysBeside)
          ends.push({
            next: { block, from: to },
            count: pieces.length + heads.length + 1,
            to,
            used: reached,
            weight: weight + within.top,
          });
      }
    if (!isWhole && ends.length > 0) {
      pieces.push(...heads, piece);
      break;
    }
    if (!isWhole && waits) return { pieces: [], ends: [{ next: start, count: 0, used: 0, weight: 0 }] };
    pieces.push(...heads, { ...piece, ...(top && { height }) });
    used = from + height;
    next = { block: block + 1 };
    weight += within.top + within.foot;
    ends.push({ next, count: pieces.length, used: used - tail, weight });
    if (!isWhole) break;
  }
  return { pieces, ends };

  /** Returns the headings from a block on, each below the one before. */
  function headsOf(first: number): Piece[] {
    const heads: Piece[] = [];
    for (let block = first; blocks[block]?.heading; block += 1) {
      const head = blocks[block] as Block;
      const space = spaceOf(head);
      heads.push({ block, space });
      used += space + head.height;
    }
    return heads;
  }
}

/** Returns the pieces of a column that ends there. */
export const piecesTo = ({ pieces }: ColumnEnds, { count, to }: ColumnEnd): Piece[] =>
  pieces
    .slice(0, count)
    .map((piece, index) => (index === count - 1 && to !== undefined ? withEnd(piece, to) : piece));

function withEnd({ height: _, ...piece }: Piece, to: number): Piece {
  return { ...piece, to };
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
