/** Lengths are in CSS pixels: Chromium sets lines on whole pixels, which are the 0.75 pt of the grid. */

/** A heading or an entry with its measures in a column. */
export interface Block {
  heading: boolean;
  /** The block is set across the page, not in a column. */
  across?: boolean;
  /** Space to the block above; none at the top of a column. */
  gap: number;
  height: number;
  /** Distance from the top to the first line on the grid; without it, the block starts where the one above ends. */
  lead?: number;
  /** Rule and padding that the block loses: `top` at the top of a column, `tail` at the foot of one. */
  top?: number;
  tail?: number;
  /** Height of the head of its table, which is repeated above the block at the top of a column. */
  head?: number;
  /** Places at which the block may be divided, from top to bottom. */
  breaks: Break[];
}
export interface Break {
  /** End of the upper piece and start of the lower one, from the block's top. */
  end: number;
  start: number;
  /** Height of the heads of tables that the lower piece repeats. */
  repeated: number;
}

/** A block in a column, whole or from one of its breaks to another. */
export interface Piece {
  block: number;
  from?: number;
  to?: number;
  /** Space above it. */
  space: number;
  /** Planned height of a lower piece. */
  height?: number;
}
export type Column = Piece[];

export interface Sheet {
  columns: number;
  /** Height of a line of the grid; the heights below are multiples of it. */
  line: number;
  /** Height of the columns on the first page, which may begin below a title, and on all others. */
  first: number;
  full: number;
  /** Height of the head that a continued entry gets. */
  again: number;
  /** Most lines by which blocks are moved apart so that columns end at one height; 0 if only a line separates the blocks. */
  looseness: number;
  /** Something stands on the first page directly above the columns. */
  below?: boolean;
  /** Something across the page follows: the shorter the columns, the more of it fits below. */
  followed?: boolean;
  /** The chapter ends here: its last columns are balanced. Otherwise the last page is as full as the others. */
  ends: boolean;
}

/** Share of a column that may stay white below whole entries, and of a page below another band. */
export const mostInOne = 0.15;

/** Start of a column: a block, or a break within a divided one. */
export interface Cursor {
  block: number;
  from?: number;
}
/** A column that is being filled. */
export interface Filled {
  start: Cursor;
  pieces: Column;
  height: number;
  used: number;
}

/** Counts the spaces between pieces that may grow; the one below a heading may not. */
export const gapsIn = (pieces: Column, blocks: readonly Block[]) =>
  pieces.slice(0, -1).filter(({ block }) => !blocks[block]?.heading).length;

/** Fills one column after the other, each as full as possible. */
export function fill(
  blocks: readonly Block[],
  start: Cursor,
  heightOf: (column: number) => number,
  { again, full, line, columns, below, looseness }: Sheet,
  share: number,
  white = mostInOne,
): Filled[] {
  const filled: Filled[] = [];
  let column: Filled = { start, pieces: [], height: heightOf(0), used: 0 };
  let next: Cursor = start;
  const close = () => {
    filled.push(column);
    column = { start: next, pieces: [], height: heightOf(filled.length), used: 0 };
  };
  const isBelow = () => below === true && filled.length < columns;
  /** Returns whether too much of a column, or of a page below another band, would stay white if nothing more went there. */
  const isHole = ({ pieces, height, used }: Filled) =>
    (pieces.length > 0 || isBelow()) &&
    height - used - gapsIn(pieces, blocks) * looseness * line > white * full;
  /** Returns the space above a block that puts it on the grid when the column is filled to `used`. */
  const spaceOf = ({ gap, lead }: Block, used: number) =>
    used === 0 && !isBelow() ? 0 : gap + (lead === undefined ? 0 : modulo(-(used + gap + lead), line));
  while (next.block < blocks.length) {
    // Headings stay with the first entry below them.
    let used = column.used;
    const heads: Piece[] = [];
    for (let at = next.block; blocks[at]?.heading; at += 1) {
      const head = blocks[at] as Block;
      const space = spaceOf(head, used);
      heads.push({ block: at, space });
      used += space + head.height;
    }
    const above = used - column.used;
    const block = next.block + heads.length;
    const entry = blocks[block];
    const top = next.from === undefined ? undefined : entry?.breaks[next.from];
    const space = top ? (isBelow() ? line : 0) : entry ? spaceOf(entry, used) : 0;
    const room = column.height - used - space;
    const repeated = top ? again + top.repeated : used === 0 ? (entry?.head ?? 0) : 0;
    const begin = top?.start ?? (used === 0 && !isBelow() ? (entry?.top ?? 0) : 0);
    const height = entry ? entry.height - begin + repeated : 0;
    const tail = entry?.tail ?? 0;
    const fits = height - tail <= room;
    const divisible =
      entry !== undefined &&
      (top !== undefined ||
        entry.height > share * full ||
        isHole(column) ||
        above + space + entry.height + (entry.head ?? 0) >
          Math.min(full, column.pieces.length > 0 ? full : column.height));
    const to =
      fits || !divisible
        ? -1
        : (entry?.breaks.findLastIndex(
            ({ end }, at) => at > (next.from ?? -1) && end - tail - begin + repeated <= room,
          ) ?? -1);
    if (!fits && to < 0 && column.pieces.length > 0) {
      close();
      continue;
    }
    column.pieces.push(...heads);
    column.used = used;
    if (!entry) break;
    const piece: Piece = { block, space, ...(next.from !== undefined && { from: next.from }) };
    if (to < 0) {
      column.pieces.push({ ...piece, ...(top && { height }) });
      column.used += space + height;
      next = { block: block + 1 };
    } else {
      column.pieces.push({ ...piece, to });
      column.used += space + (entry.breaks[to]?.end ?? 0) - begin + repeated;
      next = { block, from: to };
      close();
    }
  }
  if (column.pieces.length > 0) filled.push(column);
  // The last block of a column ends without its padding.
  return filled.map((one) => ({
    ...one,
    used: one.used - (blocks[one.pieces.at(-1)?.block ?? 0]?.tail ?? 0),
  }));
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
