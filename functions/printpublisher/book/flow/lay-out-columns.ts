import { type Block, type Column, leastTurned, type Sheet } from "./blocks.ts";
import { type Filled, fill, mostInOne } from "./fill-columns.ts";
import { fillEvenly, whiteOf } from "./fill-evenly.ts";
import { justified } from "./justify.ts";

/** Mean white at the feet of columns above which even entries that would fit into a column are divided. */
const mostWhite = 0.06;
/** How much shorter than the others a column of whole entries may be at the end of a chapter, as a share of a full one. */
const mostUneven = 0.4;
/** Costs of dividing an entry; each is tried only if the one before leaves too much white. */
const prices = [0.03, 0.003];
/** Numbers of lines by which columns may be shortened to fill the last ones of a unit better. */
export const lowerBy = [1, 2, 3, 5];
/** Share of its height to which the last column, or page, of a unit should be filled if the chapter continues. */
export const wellFilled = 0.9;

/** Lays out the columns of all pages, one after the other. */
export const layOutColumns = (blocks: readonly Block[], sheet: Sheet): Column[] =>
  fillColumns(blocks, sheet).map(({ pieces }) => pieces);

/** Like `layOutColumns`, with how far each column is filled. */
export function fillColumns(blocks: readonly Block[], sheet: Sheet): Filled[] {
  const filled = evenest(blocks, sheet);
  const ragged = sheet.ends ? lastPage(filled, sheet) : filled.length;
  return filled.map((column, index) => (index < ragged ? justified(column, blocks, sheet) : column));
}

/** Divides no more entries than it takes to leave little white; if there is always more, chooses the least. */
function evenest(blocks: readonly Block[], sheet: Sheet): Filled[] {
  let best = spread(blocks, sheet, prices[0] as number);
  let least = meanWhite(best, blocks, sheet);
  for (const price of prices.slice(1)) {
    if (least <= mostWhite) break;
    const other = spread(blocks, sheet, price);
    const white = meanWhite(other, blocks, sheet);
    if (white < least) [best, least] = [other, white];
  }
  return best;
}

/** Fills pages evenly: the last one with balanced columns if the chapter ends, otherwise as high as the others. */
function spread(blocks: readonly Block[], sheet: Sheet, price: number): Filled[] {
  const { columns, line, full, usual = full, first, ends, followed } = sheet;
  const heightOf = (column: number) => (column < columns ? first : full);
  const filled = fillEvenly(blocks, heightOf, sheet, price);
  if (!ends) return filled;
  const last = lastPage(filled, sheet);
  const { kept: earlier, start } = unlonely(filled, last, blocks);
  if (!start) return filled;
  const below = sheet.below && last === 0;
  if (columns === 1)
    return [...earlier, ...fill(blocks, start, () => heightOf(last), { ...sheet, below }, 1)];
  const total = filled.slice(last).reduce((sum, { used }) => sum + used, 0);
  const room = heightOf(last);
  // Prefer columns of whole entries to columns of equal height if there are entries for all of them and none is much shorter.
  const leeway = (followed ? mostInOne : mostUneven) * full;
  const isSeveral = filled.slice(last).flatMap(({ pieces }) => pieces).length > 1;
  const ways = [
    { divided: 1, fewest: columns, uneven: leeway },
    ...(isSeveral ? [{ divided: leastTurned, fewest: columns, uneven: leeway }] : []),
    { divided: leastTurned, fewest: 1, uneven: full },
  ];
  for (const { divided, fewest, uneven } of ways)
    for (let height = Math.ceil(total / columns / line) * line; height < room; height += line) {
      const balanced = fill(blocks, start, () => height, { ...sheet, below, usual: 2 * usual }, divided, 1);
      const isFew = balanced.length <= columns && balanced.length >= fewest;
      if (isFew && balanced.every(({ used }) => used <= height && used >= height - uneven))
        return [...earlier, ...balanced];
    }
  return filled;
}

/** Returns the start of the last page. If a block stood alone there, the last one of the previous page joins it; its room stays white. */
function unlonely(filled: readonly Filled[], last: number, blocks: readonly Block[]) {
  const earlier = filled.slice(0, last);
  const column = earlier.at(-1);
  const [above, moved] = column?.pieces.slice(-2) ?? [];
  const isAlone = filled.slice(last).flatMap(({ pieces }) => pieces).length === 1;
  const isWhole = moved && moved.from === undefined && moved.to === undefined;
  if (!isAlone || !isWhole || !column || column.pieces.length < 3 || blocks[above?.block ?? 0]?.heading)
    return { kept: earlier, start: filled[last]?.start };
  return {
    kept: [...earlier.slice(0, -1), { ...column, pieces: column.pieces.slice(0, -1) }],
    start: { block: moved.block },
  };
}

const lastPage = (filled: readonly Filled[], { columns }: Sheet) =>
  Math.max(0, Math.ceil(filled.length / columns) - 1) * columns;

/** Mean share of white at the feet of columns; a balanced last page does not count. */
function meanWhite(filled: readonly Filled[], blocks: readonly Block[], sheet: Sheet): number {
  const counted = sheet.ends ? filled.slice(0, lastPage(filled, sheet)) : filled;
  const white = counted.reduce((sum, column) => sum + whiteOf(column, blocks, sheet), 0);
  return white / Math.max(1, counted.length);
}
