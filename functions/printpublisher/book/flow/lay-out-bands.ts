import type { Block, Column, Sheet } from "./blocks.ts";
import { type Filled, mostInOne } from "./fill-columns.ts";
import { fillColumns, lowerBy, wellFilled } from "./lay-out-columns.ts";

/** Columns that begin side by side on a page; the page may hold several bands. */
export interface Band {
  columns: Column[];
  /** Number of columns; 1 for a band across the page. */
  count: number;
  height: number;
  /** The band stands below another one on its page. */
  below: boolean;
}

/** A last page filled to less than this share is worse than one page more with all of them full. */
const nearlyEmpty = 0.2;

/**
 * Lays out the bands of all pages, one below the other. Entries across the page separate the columns: those above end balanced, others
 * begin below. If the chapter continues, the white of the last page is spread over all pages.
 */
export function layOutBands(blocks: readonly Block[], sheet: Sheet): Band[] {
  const runs = runsOf(blocks);
  let best = bandsOf(blocks, runs, sheet);
  // Without entries across the page, the columns have filled their last page already.
  if (sheet.ends || runs.length === 1) return best.bands;
  const mostPages = pagesOf(best.bands) + (best.fullness < nearlyEmpty ? 1 : 0);
  for (const lines of lowerBy) {
    if (best.fullness >= wellFilled) break;
    const less = lines * sheet.line;
    const lower = bandsOf(blocks, runs, {
      ...sheet,
      usual: sheet.full,
      first: sheet.first - less,
      full: sheet.full - less,
    });
    if (lower.fullness <= best.fullness || pagesOf(lower.bands) > mostPages) continue;
    const isFoot = (nth: number) => lower.bands[nth + 1]?.below !== true;
    best = {
      ...lower,
      bands: lower.bands.map((band, nth) => (isFoot(nth) ? { ...band, height: band.height + less } : band)),
    };
  }
  return best.bands;
}

const pagesOf = (bands: readonly Band[]) => bands.filter(({ below }) => !below).length;

/** Lays out bands on pages of exactly this height, and returns to which share the last page is filled. */
function bandsOf(
  blocks: readonly Block[],
  runs: readonly Run[],
  sheet: Sheet,
): { bands: Band[]; fullness: number } {
  const bands: Band[] = [];
  let room = sheet.first;
  let below = false;
  let left = 0;
  for (const [index, { from, to, across }] of runs.entries()) {
    const runBlocks = blocks.slice(from, to);
    const isLast = index === runs.length - 1;
    const count = across ? 1 : sheet.columns;
    const filledFrom = (ends: boolean) =>
      fillColumns(runBlocks, { ...sheet, columns: count, first: room, below, ends, followed: !isLast });
    const filledIn = () => {
      if (!isLast || across) return filledFrom(true);
      const filled = filledFrom(sheet.ends);
      // Balance the columns if too little is left to fill the page.
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
      const used = Math.ceil(Math.max(...columns.map((column) => column.used)) / sheet.line) * sheet.line;
      const height = ends ? Math.min(room, used) : room;
      bands.push({
        columns: columns.map(({ pieces }) =>
          pieces.map((piece) => ({ ...piece, block: piece.block + from })),
        ),
        count,
        height,
        below,
      });
      left = room - columns.reduce((sum, column) => sum + column.used, 0) / count;
      below = ends;
      room = ends ? room - height : sheet.full;
    }
  }
  return { bands, fullness: 1 - left / sheet.full };
}

/** Returns whether columns are no higher than their page and, if `onlyWhole`, end with whole entries. */
const fits = (columns: readonly Filled[], onlyWhole: boolean) =>
  columns.every(
    ({ used, height, pieces }) => used <= height && !(onlyWhole && pieces.at(-1)?.to !== undefined),
  );

/** Consecutive blocks that all stand across the page, or all in columns. */
interface Run {
  from: number;
  to: number;
  across: boolean;
}

function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const [index, { across = false }] of blocks.entries()) {
    const run = runs.at(-1);
    if (run?.across === across) run.to = index + 1;
    else runs.push({ from: index, to: index + 1, across });
  }
  return runs;
}
