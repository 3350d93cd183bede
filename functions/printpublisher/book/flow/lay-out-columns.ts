import { type Block, type Column, type Filled, fill, gapsIn, mostInOne, type Sheet } from "./fill-columns.ts";

/** Mean white at the feet of columns above which even entries that would fit into a column are divided. */
const mostWhite = 0.06;
/** How much shorter than the others a column of whole entries may be at the end of a chapter, as a share of a full one. */
const mostUneven = 0.4;
/** Entries shorter than this share of a column are never divided. */
export const leastDivided = 0.08;
/** Entries up to this share of a column stay whole; each share is tried only if the one before, at first 1, leaves too much white. */
const shares = [0.6, 0.45, 0.3, 0.2, 0.12, leastDivided];
/** Numbers of lines by which columns may be shortened to fill the last ones of a unit better. */
export const lowerBy = [1, 2, 3, 5];
/** Share of its height to which the last column, or page, of a unit should be filled if the chapter continues. */
export const wellFilled = 0.9;
/** Attempts to fill the last page of a continuing unit: how many of the last pages (0 for all) are shortened, and by how many lines. */
const lowered = [4, 8, 16, 0].flatMap((pages) => lowerBy.map((lines) => ({ pages, lines })));

/** Lays out the columns of all pages, one after the other. */
export const layOutColumns = (blocks: readonly Block[], sheet: Sheet): Column[] =>
  fillColumns(blocks, sheet).map(({ pieces }) => pieces);

/** Like `layOutColumns`, with how far each column is filled. */
export function fillColumns(blocks: readonly Block[], sheet: Sheet): Filled[] {
  const filled = evenest(blocks, sheet);
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

/** Divides no more entries than it takes to leave little white; if there is always more, chooses the least. */
function evenest(blocks: readonly Block[], sheet: Sheet): Filled[] {
  let best = spread(blocks, sheet, 1);
  for (const share of shares) {
    if (whiteOf(best, blocks, sheet) <= mostWhite) break;
    const other = spread(blocks, sheet, share);
    if (whiteOf(other, blocks, sheet) < whiteOf(best, blocks, sheet)) best = other;
  }
  return best;
}

/** Fills pages evenly: the last one with balanced columns if the chapter ends, otherwise as high as the others. */
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
  // Prefer columns of whole entries to columns of equal height if there are entries for all of them and none is much shorter.
  const most = (followed ? mostInOne : mostUneven) * full;
  const isSeveral = whole.slice(last).flatMap(({ pieces }) => pieces).length > 1;
  const ways = [
    { divided: 1, fewest: columns, uneven: most },
    ...(isSeveral ? [{ divided: leastDivided, fewest: columns, uneven: most }] : []),
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

/** Returns the start of the last page. If a block stood alone there, the last one of the previous page joins it; its room stays white. */
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

/** Shortens columns before the last page if that fills the last page better. */
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

/** Mean share of white at the feet of columns once blocks have been moved apart; a balanced last page does not count. */
function whiteOf(filled: readonly Filled[], blocks: readonly Block[], sheet: Sheet): number {
  const { line, looseness } = sheet;
  const counted = sheet.ends ? filled.slice(0, lastPage(filled, sheet)) : filled;
  const white = counted.map(
    ({ height, used, pieces }) =>
      Math.max(0, height - used - gapsIn(pieces, blocks) * looseness * line) / height,
  );
  return white.reduce((sum, one) => sum + one, 0) / Math.max(1, white.length);
}
