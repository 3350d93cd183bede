/** Lengths are in CSS pixels: Chromium sets lines on whole ones, which are the 0.75 pt of the grid. */

/** A heading or an entry, as tall as it is in a column. */
export interface Block {
  heading: boolean;
  /** It is set across the page, and not in a column. */
  across?: boolean;
  /** Space to the block above; none at the top of a column. */
  gap: number;
  height: number;
  /** From its top to its first line that stands on the grid; without it, the block stands where the one above ends. */
  lead?: number;
  /** What it loses above at the top of a column, and below at the foot of one: its rule and its padding. */
  top?: number;
  tail?: number;
  /** What stands above it at the top of a column: the head of the table that it is a part of. */
  head?: number;
  /** Where it may be divided, from top to bottom. */
  breaks: Break[];
}
export interface Break {
  /** Where the upper piece ends and the lower one begins, from the block's top. */
  end: number;
  start: number;
  /** What the lower piece repeats: heads of tables. */
  repeated: number;
}

/** A block in a column, whole or from one of its breaks to another. */
export interface Piece {
  block: number;
  from?: number;
  to?: number;
  /** Space above it. */
  space: number;
  /** Of a lower piece, as it is planned. */
  height?: number;
}
export type Column = Piece[];

export interface Sheet {
  columns: number;
  /** Height of a line of the grid, of which the heights below are multiples. */
  line: number;
  /** Height of the columns on the first page, which may begin below a title, and on all others. */
  first: number;
  full: number;
  /** Height of the head that a continued entry gets. */
  again: number;
  /** How many lines blocks are moved apart at most, so that columns end at one height; none where nothing but a line parts them. */
  looseness: number;
  /** Something stands on the first page directly above the columns. */
  below?: boolean;
  /** Something follows that stands across the page: the lower the columns end, the more of it fits below. */
  followed?: boolean;
  /** The chapter ends here: its last columns are balanced. Otherwise the last page is as full as the others. */
  ends: boolean;
}

/** The mean white at the feet of columns above which entries are divided that would fit into a column. */
const mostWhite = 0.06;
/** The share of one column that may stay white below whole entries, and of a page below others. */
export const mostInOne = 0.15;
/** How much lower than the others a column of whole entries may be where a chapter ends, as a share of a full one. */
const mostUneven = 0.4;
/** Entries shorter than this share of a column are never divided. */
export const leastDivided = 0.08;
/** Entries up to this share of a column stay whole; a smaller share is tried only where the former left too much white. */
const shares = [1, 0.6, 0.45, 0.3, 0.2, 0.12, leastDivided];
/**
 * How many lines lower columns may be, and on how many of the last pages (0 for all), so that a unit that goes on ends with a page as full as
 * the others.
 */
const lowered = [4, 8, 16, 0].flatMap((pages) => [1, 2, 3, 5].map((lines) => ({ pages, lines })));
/** Share of its height to which the last column should be filled. */
const wellFilled = 0.9;

interface Cursor {
  block: number;
  from?: number;
}
/** A column as it is filled. */
export interface Filled {
  start: Cursor;
  pieces: Column;
  height: number;
  used: number;
}

/** The columns of all pages, one after the other. */
export const layOutColumns = (blocks: readonly Block[], sheet: Sheet): Column[] =>
  fillColumns(blocks, sheet).map(({ pieces }) => pieces);

/** The same with how far they are filled. */
export function fillColumns(blocks: readonly Block[], sheet: Sheet): Filled[] {
  const tried = shares.map((share) => spread(blocks, sheet, share));
  const best = tried.find((filled) => whiteOf(filled, blocks, sheet) <= mostWhite);
  const filled =
    best ??
    tried.reduce((a, b) => (whiteOf(b, blocks, sheet) < whiteOf(a, blocks, sheet) ? b : a), tried[0] ?? []);
  return filled.map((column, at) => {
    const { pieces, height, used } = column;
    const ragged = sheet.ends && at >= lastPage(filled, sheet);
    const gaps = gapsIn(pieces, blocks);
    if (ragged || gaps < 1) return column;
    const lines = Math.min(Math.floor((height - used) / sheet.line), gaps * sheet.looseness);
    const linesAbove = (place: number) =>
      Math.floor((lines * gapsIn(pieces.slice(0, place + 1), blocks)) / gaps);
    const spaced = pieces.map((piece, place) => ({
      ...piece,
      space: piece.space + (place === 0 ? 0 : linesAbove(place) - linesAbove(place - 1)) * sheet.line,
    }));
    return { ...column, pieces: spaced };
  });
}

/** Spaces between pieces that may grow: a heading stays with what it is above. */
const gapsIn = (pieces: Column, blocks: readonly Block[]) =>
  pieces.slice(0, -1).filter(({ block }) => !blocks[block]?.heading).length;

/** Fills pages evenly: the last one with balanced columns where the chapter ends, else as high as the others. */
function spread(blocks: readonly Block[], sheet: Sheet, share: number): Filled[] {
  const { columns, line, full, first, ends, followed } = sheet;
  const heightOf = (column: number) => (column < columns ? first : full);
  const whole = fill(blocks, { block: 0 }, heightOf, sheet, share);
  if (!ends) return filledUp(blocks, whole, heightOf, sheet, share);
  const last = lastPage(whole, sheet);
  const { kept, start } = unlonely(whole, last, blocks);
  if (!start) return whole;
  const below = sheet.below && last === 0;
  if (columns === 1)
    return [...kept, ...fill(blocks, start, () => heightOf(last), { ...sheet, below }, share)];
  const total = whole.slice(last).reduce((sum, { used }) => sum + used, 0);
  const room = heightOf(last);
  // Columns of whole entries are preferred to such of one height, if there are entries for all of them and none is much lower.
  const uneven = (followed ? mostInOne : mostUneven) * full;
  const isSeveral = whole.slice(last).flatMap(({ pieces }) => pieces).length > 1;
  const ways = [
    { divided: 1, fewest: columns, uneven },
    ...(isSeveral ? [{ divided: leastDivided, fewest: columns, uneven }] : []),
    { divided: share, fewest: 1, uneven: full },
  ];
  for (const { divided, fewest, uneven } of ways)
    for (let height = Math.ceil(total / columns / line) * line; height < room; height += line) {
      const balanced = fill(blocks, start, () => height, { ...sheet, below }, divided, 1);
      const isFew = balanced.length <= columns && balanced.length >= fewest;
      if (isFew && balanced.every(({ used }) => used <= height && used >= height - uneven))
        return [...kept, ...balanced];
    }
  return whole;
}

/** Where the last page starts: nothing stands alone on it, what ends the page before comes along. The room that it leaves there stays white. */
function unlonely(whole: readonly Filled[], last: number, blocks: readonly Block[]) {
  const kept = whole.slice(0, last);
  const column = kept.at(-1);
  const [former, given] = column?.pieces.slice(-2) ?? [];
  const isAlone = whole.slice(last).flatMap(({ pieces }) => pieces).length === 1;
  const isWhole = given && given.from === undefined && given.to === undefined;
  if (!isAlone || !isWhole || !column || column.pieces.length < 3 || blocks[former?.block ?? 0]?.heading)
    return { kept, start: whole[last]?.start };
  return {
    kept: [...kept.slice(0, -1), { ...column, pieces: column.pieces.slice(0, -1) }],
    start: { block: given.block },
  };
}

/** Lets columns before the last page be lower where that fills the last page better. */
function filledUp(
  blocks: readonly Block[],
  whole: Filled[],
  heightOf: (column: number) => number,
  sheet: Sheet,
  share: number,
): Filled[] {
  const { columns, line } = sheet;
  const pages = Math.ceil(whole.length / columns);
  const fullnessOf = (filled: readonly Filled[]) =>
    filled.length < pages * columns
      ? 0
      : Math.min(...filled.slice(-columns).map(({ used, height }) => used / height));
  let best = whole;
  let fullness = fullnessOf(whole);
  for (const { pages: last, lines } of lowered) {
    if (fullness >= wellFilled) break;
    const from = last === 0 ? 0 : (pages - last) * columns;
    const lower = fill(
      blocks,
      { block: 0 },
      (at) => heightOf(at) - (at >= from ? lines * line : 0),
      sheet,
      share,
    ).map((column, at) => ({ ...column, height: heightOf(at) }));
    const reached = lower.length > pages * columns ? 0 : fullnessOf(lower);
    if (reached > fullness) [best, fullness] = [lower, reached];
  }
  return best;
}

const lastPage = (filled: readonly Filled[], { columns }: Sheet) =>
  Math.max(0, Math.ceil(filled.length / columns) - 1) * columns;

/** Mean share of the columns that stays white at their feet when blocks have been moved apart; a last page that is balanced does not count. */
function whiteOf(filled: readonly Filled[], blocks: readonly Block[], sheet: Sheet): number {
  const { line, looseness } = sheet;
  const counted = sheet.ends ? filled.slice(0, lastPage(filled, sheet)) : filled;
  const white = counted.map(
    ({ height, used, pieces }) =>
      Math.max(0, height - used - gapsIn(pieces, blocks) * looseness * line) / height,
  );
  return white.reduce((sum, one) => sum + one, 0) / Math.max(1, white.length);
}

/** One column after the other, each as full as it gets. */
function fill(
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
  /** Whether too much of a column, or of a page below others, would stay white if nothing more went there. */
  const isHole = ({ pieces, height, used }: Filled) =>
    (pieces.length > 0 || isBelow()) &&
    height - used - gapsIn(pieces, blocks) * looseness * line > white * full;
  /** Space above a block whose column is filled that far, so that it stands on the grid. */
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
        above + space + entry.height > Math.min(full, column.pieces.length > 0 ? full : column.height));
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
  // What ends at the foot of a column does so without its padding.
  return filled.map((one) => ({
    ...one,
    used: one.used - (blocks[one.pieces.at(-1)?.block ?? 0]?.tail ?? 0),
  }));
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
