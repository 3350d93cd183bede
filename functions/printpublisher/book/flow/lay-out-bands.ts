import { type Block, type Column, type Filled, mostInOne, type Sheet } from "./fill-columns.ts";
import { fillColumns } from "./lay-out-columns.ts";

/** Columns that begin beside each other on a page; the page may hold several bands. */
export interface Band {
  columns: Column[];
  /** How many columns the page has here; one for what stands across it. */
  count: number;
  height: number;
  /** It stands below another band of its page. */
  below: boolean;
}

/**
 * The bands of all pages, one below the other. Entries that stand across the page part the columns: those above end balanced, others begin
 * below.
 */
export function layOutBands(blocks: readonly Block[], sheet: Sheet): Band[] {
  const bands: Band[] = [];
  let room = sheet.first;
  let below = false;
  const runs = runsOf(blocks);
  for (const [at, { from, to, across }] of runs.entries()) {
    const own = blocks.slice(from, to);
    const isLast = at === runs.length - 1;
    const count = across ? 1 : sheet.columns;
    const filledFrom = (ends: boolean) =>
      fillColumns(own, { ...sheet, columns: count, first: room, below, ends, followed: !isLast });
    const filledIn = () => {
      if (!isLast || across) return filledFrom(true);
      const filled = filledFrom(sheet.ends);
      // Too little is left to fill the page with.
      return runs.length > 1 && filled.length % count !== 0 ? filledFrom(true) : filled;
    };
    let filled = filledIn();
    if (below && !fits(filled.slice(0, count), room < mostInOne * sheet.full)) {
      room = sheet.full;
      below = false;
      filled = filledIn();
    }
    for (let first = 0; first < filled.length; first += count) {
      const columns = filled.slice(first, first + count);
      const ends = first + count >= filled.length && !isLast;
      const used = Math.ceil(Math.max(...columns.map((one) => one.used)) / sheet.line) * sheet.line;
      const height = ends ? Math.min(room, used) : room;
      bands.push({
        columns: columns.map(({ pieces }) =>
          pieces.map((piece) => ({ ...piece, block: piece.block + from })),
        ),
        count,
        height,
        below,
      });
      below = ends;
      room = ends ? room - height : sheet.full;
    }
  }
  return bands;
}

/** Whether columns are no higher than their page, and end with whole entries where they are to. */
const fits = (columns: readonly Filled[], whole: boolean) =>
  columns.every(({ used, height, pieces }) => used <= height && !(whole && pieces.at(-1)?.to !== undefined));

/** Runs of blocks that all stand across the page, or all in columns. */
function runsOf(blocks: readonly Block[]) {
  const runs: { from: number; to: number; across: boolean }[] = [];
  for (const [at, { across = false }] of blocks.entries()) {
    const run = runs.at(-1);
    if (run?.across === across) run.to = at + 1;
    else runs.push({ from: at, to: at + 1, across });
  }
  return runs;
}
