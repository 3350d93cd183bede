import type { Block, Column, Piece, Sheet } from "./blocks.ts";
import type { Filled } from "./fill-columns.ts";

/** The space above a heading grows by this many times that between two entries. */
const aboveHeading = 1.5;

/** Weights of the spaces that grow: above a piece, and at the top and the foot within it. */
export interface Weights {
  above: number;
  top: number;
  foot: number;
}

/** Returns the weights of a piece below another one. Nothing grows below a heading, or within an entry where it is divided. */
export function weightsOf(
  piece: Piece,
  previous: Piece | undefined,
  blocks: readonly Block[],
  { inside = 0 }: Sheet,
): Weights {
  const isHeading = (candidate?: Piece) =>
    candidate !== undefined && blocks[candidate.block]?.heading === true;
  const below = previous !== undefined && !isHeading(previous);
  if (isHeading(piece)) return { above: below ? aboveHeading - inside : 0, top: 0, foot: 0 };
  return {
    above: below ? 1 - 2 * inside : 0,
    top: piece.from === undefined ? inside : 0,
    foot: piece.to === undefined ? inside : 0,
  };
}

/** Returns the sum of the weights of all spaces in a column that may grow. */
export const weightIn = (pieces: Column, blocks: readonly Block[], sheet: Sheet) =>
  pieces.reduce((sum, piece, index) => {
    const { above, top, foot } = weightsOf(piece, pieces[index - 1], blocks, sheet);
    return sum + above + top + foot;
  }, 0);

/** Returns by how much a column is stretched: until it is full, but by no more than `looseness` lines for each weight of 1. */
export function spreadOf(free: number, weight: number, { looseness, line, step = line }: Sheet): number {
  const steps = Math.max(0, Math.floor(free / step));
  return step * Math.min(steps, Math.floor((weight * looseness * line) / step));
}

/** Stretches a column evenly by weight but for a step, which goes to the spaces above headings first. */
export function justified(column: Filled, blocks: readonly Block[], sheet: Sheet): Filled {
  const { pieces, height, used } = column;
  const { line, step = line } = sheet;
  const weight = weightIn(pieces, blocks, sheet);
  if (weight === 0) return column;
  const steps = spreadOf(height - used, weight, sheet) / step;
  const spaces = pieces.flatMap((piece, index) => {
    const weights = weightsOf(piece, pieces[index - 1], blocks, sheet);
    return (["above", "top", "foot"] as const).map((place) => ({
      weight: weights[place],
      grown: Math.floor((steps * weights[place]) / weight),
    }));
  });
  let left = steps - spaces.reduce((sum, { grown }) => sum + grown, 0);
  for (const space of spaces.filter((gap) => gap.weight > 0).sort((a, b) => b.weight - a.weight)) {
    if (left === 0) break;
    space.grown += 1;
    left -= 1;
  }
  const grownAt = (index: number) => (spaces[index]?.grown ?? 0) * step;
  return {
    ...column,
    pieces: pieces.map((piece, index) => {
      const [above, top, foot] = [3 * index, 3 * index + 1, 3 * index + 2].map(grownAt) as [
        number,
        number,
        number,
      ];
      return {
        ...piece,
        space: piece.space + above,
        ...(top + foot > 0 && { inside: { top, foot } }),
      };
    }),
  };
}
