/** Lengths are in CSS pixels: Chromium sets lines on whole ones, which are the 0.75 pt of the grid. */

/** A heading or an entry, as tall as it is in a column. */
export interface Block {
  heading: boolean;
  /** Space to the block above; none at the top of a column. */
  gap: number;
  height: number;
  /** Where it may be divided, from top to bottom. */
  breaks: Break[];
}
export interface Break {
  /** Where the upper piece ends and the lower one begins, from the block's top. */
  end: number;
  start: number;
  /** What the lower piece repeats: the head of a table. */
  repeated: number;
}

/** A block in a column, whole or from one of its breaks to another. */
export interface Piece {
  block: number;
  from?: number;
  to?: number;
  /** Space above it. */
  space: number;
}
export type Column = Piece[];

export interface Sheet {
  columns: number;
  /** Height of the columns on the first page, which may begin below a title, and on all others. */
  first: number;
  full: number;
  /** Height of the head that a continued entry gets. */
  again: number;
  /** The chapter ends here: its last columns are balanced. Otherwise the last page is as full as the others. */
  ends: boolean;
}

/** The mean white at the feet of columns above which entries are divided that would fit into a column. */
const mostWhite = 0.06;
/** Entries up to this share of a column stay whole; a smaller share is tried only where the former left too much white. */
const shares = [1, 0.6, 0.45, 0.3, 0.2];
/** How far blocks are moved apart at most, so that columns end at one height. */
const mostSpace = 12;

interface Cursor {
  block: number;
  from?: number;
}
interface Filled {
  start: Cursor;
  pieces: Column;
  height: number;
  used: number;
}

/** The columns of all pages, one after the other. */
export function layOutColumns(blocks: readonly Block[], sheet: Sheet): Column[] {
  const tried = shares.map((share) => spread(blocks, sheet, share));
  const best = tried.find((filled) => whiteOf(filled, sheet) <= mostWhite);
  const filled =
    best ?? tried.reduce((a, b) => (whiteOf(b, sheet) < whiteOf(a, sheet) ? b : a), tried[0] ?? []);
  return filled.map(({ pieces, height, used }, at) => {
    const ragged = sheet.ends && at >= lastPage(filled, sheet);
    const gaps = pieces.length - 1;
    if (ragged || gaps < 1) return pieces;
    const slack = Math.min(height - used, gaps * mostSpace);
    return pieces.map((piece, place) => ({
      ...piece,
      space:
        piece.space +
        (place === 0 ? 0 : Math.floor((slack * place) / gaps) - Math.floor((slack * (place - 1)) / gaps)),
    }));
  });
}

/** Fills pages evenly: the last one with balanced columns where the chapter ends, else as high as the others. */
function spread(blocks: readonly Block[], sheet: Sheet, share: number): Filled[] {
  const { columns, full, first, ends } = sheet;
  const heightOf = (column: number) => (column < columns ? first : full);
  const whole = fill(blocks, { block: 0 }, heightOf, sheet, share);
  if (!ends) {
    const pages = Math.ceil(whole.length / columns);
    let best = whole;
    for (let less = 0.01; less <= 0.12; less += 0.01) {
      const lower = fill(blocks, { block: 0 }, (at) => heightOf(at) - full * less, sheet, share);
      if (Math.ceil(lower.length / columns) > pages) break;
      best = lower;
    }
    return best.map((column, at) => ({ ...column, height: heightOf(at) }));
  }
  const last = lastPage(whole, sheet);
  const start = whole[last]?.start;
  if (!start || columns === 1) return whole;
  const total = whole.slice(last).reduce((sum, { used }) => sum + used, 0);
  const room = heightOf(last);
  for (let height = Math.ceil(total / columns); height < room; height += 4) {
    const balanced = fill(blocks, start, () => height, sheet, share);
    if (balanced.length <= columns && balanced.every(({ used }) => used <= height))
      return [...whole.slice(0, last), ...balanced];
  }
  return whole;
}

const lastPage = (filled: readonly Filled[], { columns }: Sheet) =>
  Math.max(0, Math.ceil(filled.length / columns) - 1) * columns;

/** Mean share of the columns that stays white at their feet when blocks have been moved apart; a last page that is balanced does not count. */
function whiteOf(filled: readonly Filled[], sheet: Sheet): number {
  const counted = sheet.ends ? filled.slice(0, lastPage(filled, sheet)) : filled;
  const white = counted.map(
    ({ height, used, pieces }) => Math.max(0, height - used - (pieces.length - 1) * mostSpace) / height,
  );
  return white.reduce((sum, one) => sum + one, 0) / Math.max(1, white.length);
}

/** One column after the other, each as full as it gets. */
function fill(
  blocks: readonly Block[],
  start: Cursor,
  heightOf: (column: number) => number,
  { again, full }: Sheet,
  share: number,
): Filled[] {
  const filled: Filled[] = [];
  let column: Filled = { start, pieces: [], height: heightOf(0), used: 0 };
  let next: Cursor = start;
  const close = () => {
    filled.push(column);
    column = { start: next, pieces: [], height: heightOf(filled.length), used: 0 };
  };
  const put = (piece: Piece, height: number) => {
    column.pieces.push(piece);
    column.used += piece.space + height;
  };
  const gapOf = ({ block, from }: Cursor) =>
    column.pieces.length === 0 || from !== undefined ? 0 : (blocks[block]?.gap ?? 0);
  while (next.block < blocks.length) {
    // Headings stay with the first entry below them.
    const heads: Block[] = [];
    for (let at = next.block; blocks[at]?.heading; at += 1) heads.push(blocks[at] as Block);
    const entry = blocks[next.block + heads.length];
    const above = heads.reduce(
      (sum, { height, gap }, at) => sum + height + (at === 0 ? gapOf(next) : gap),
      0,
    );
    const gap = heads.length > 0 ? (entry?.gap ?? 0) : gapOf(next);
    const room = column.height - column.used - above - gap;
    const top = next.from === undefined ? undefined : entry?.breaks[next.from];
    const repeated = top ? again + top.repeated : 0;
    const begin = top?.start ?? 0;
    const height = entry ? entry.height - begin + repeated : 0;
    const fits = height <= room;
    const divisible =
      entry !== undefined &&
      (top !== undefined ||
        entry.height > share * full ||
        above + entry.height > Math.min(full, column.pieces.length > 0 ? full : column.height));
    const to =
      fits || !divisible
        ? -1
        : (entry?.breaks.findLastIndex(
            ({ end }, at) => at > (next.from ?? -1) && end - begin + repeated <= room,
          ) ?? -1);
    if (!fits && to < 0 && column.pieces.length > 0) {
      close();
      continue;
    }
    for (const [at, head] of heads.entries())
      put({ block: next.block + at, space: at === 0 ? gapOf(next) : head.gap }, head.height);
    const block = next.block + heads.length;
    if (!entry) break;
    const piece: Piece = { block, space: gap, ...(next.from !== undefined && { from: next.from }) };
    if (to < 0) {
      put(piece, height);
      next = { block: block + 1 };
    } else {
      put({ ...piece, to }, (entry.breaks[to]?.end ?? 0) - begin + repeated);
      next = { block, from: to };
      close();
    }
  }
  if (column.pieces.length > 0) filled.push(column);
  return filled;
}
