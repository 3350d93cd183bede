import type { Block, Column, Sheet } from "./blocks.ts";
import type { Filled } from "./fill-columns.ts";

/** Share of the most that blocks are moved apart in a column that stays white at its foot all the same. */
const usual = 2 / 3;

/** Counts the spaces between pieces that may grow; the one below a heading may not. */
export const gapsIn = (pieces: Column, blocks: readonly Block[]) =>
  pieces.slice(0, -1).filter(({ block }) => !blocks[block]?.heading).length;

/**
 * Returns by how much the blocks of a column are moved apart, all together: until it is full, if no space grows by more than `looseness` lines
 * for that; otherwise by two thirds of it.
 */
export function spreadOf(free: number, gaps: number, { looseness, line, step = line }: Sheet): number {
  const steps = Math.max(0, Math.floor(free / step));
  const most = Math.floor((gaps * looseness * line) / step);
  return step * (steps <= most ? steps : Math.round(most * usual));
}

/** Moves the blocks of a column apart, evenly but for a step, which goes to the spaces above headings first. */
export function justified(column: Filled, blocks: readonly Block[], sheet: Sheet): Filled {
  const { pieces, height, used } = column;
  const { line, step = line } = sheet;
  const grows = (place: number) => place > 0 && !isHeading(place - 1);
  const isHeading = (place: number) => blocks[pieces[place]?.block ?? -1]?.heading === true;
  const growing = pieces.map((_, place) => place).filter(grows);
  if (growing.length === 0) return column;
  const steps = spreadOf(height - used, growing.length, sheet) / step;
  const each = Math.floor(steps / growing.length);
  const more = new Set(
    growing
      .sort((a, b) => Number(isHeading(b)) - Number(isHeading(a)) || a - b)
      .slice(0, steps % growing.length),
  );
  const extraAt = (place: number) => (grows(place) ? each + Number(more.has(place)) : 0) * step;
  return {
    ...column,
    pieces: pieces.map((piece, place) => ({ ...piece, space: piece.space + extraAt(place) })),
  };
}
