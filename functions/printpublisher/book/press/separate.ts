import { lightOfSrgb, primaries } from "../pdf/srgb-profile.ts";
import { colourOf, difference, type Inks, type Lab, labOfXyz } from "./printing-condition.ts";

/** Most ink in total: more does not dry. */
export const mostInk = 3;

/**
 * Returns the inks that print a colour given relative to the paper. A colour that no inks print becomes the nearest one that they do. Black
 * takes over the darker a colour is, so that greys keep their hue on the press and four inks never flood the paper.
 */
export function inksOf(colour: Lab): Inks {
  const plain = solved(colour, 0, [0.5, 0.5, 0.5]);
  const grey = Math.min(plain[0], plain[1], plain[2]);
  // Make up with black for a colour that is darker than all three coloured inks together.
  const missing = Math.max(0, colourOf(plain)[0] - colour[0]) / darkestOfThree;
  const share = smooth((grey - blackFrom) / (1 - blackFrom));
  const k = Math.min(1, mostOfBlack * share + missing);
  const inks = k === 0 ? plain : solved(colour, k, [plain[0], plain[1], plain[2]]);
  const all = inks[0] + inks[1] + inks[2];
  const factor = Math.min(1, (mostInk - inks[3]) / Math.max(all, 1e-9));
  return [inks[0] * factor, inks[1] * factor, inks[2] * factor, inks[3]];
}

/** Lightness of the three coloured inks together, relative to the paper. */
const darkestOfThree = colourOf([1, 1, 1, 0])[0];
/** Tint from which black joins the grey in a colour, and the most that black contributes to it. */
const blackFrom = 0.3;
const mostOfBlack = 0.85;

const smooth = (part: number) => {
  const x = Math.min(1, Math.max(0, part));
  return x * x * (3 - 2 * x);
};

const steps = 24;
const near = 0.02;

/** Finds cyan, magenta and yellow for a given black by damped least squares; each step is kept within the printable range. */
function solved(colour: Lab, k: number, start: readonly [number, number, number]): Inks {
  let inks: [number, number, number] = [...start];
  let current = colourOf([...inks, k]);
  let error = difference(current, colour);
  let damping = 1;
  for (let step = 0; step < steps && error > near; step += 1) {
    const slopes = [0, 1, 2].map((axis) => {
      const moved: [number, number, number] = [...inks];
      const by = (inks[axis] as number) > 0.5 ? -1e-4 : 1e-4;
      moved[axis] = (inks[axis] as number) + by;
      const shifted = colourOf([...moved, k]);
      return shifted.map((value, index) => (value - (current[index] as number)) / by) as [
        number,
        number,
        number,
      ];
    });
    // Leave out an ink at its limit if the step would take it beyond.
    const gap = colour.map((value, index) => value - (current[index] as number));
    const free = [0, 1, 2].filter((axis) => {
      const pull = dot(slopes[axis] as number[], gap);
      const amount = inks[axis] as number;
      return !((amount <= 0 && pull < 0) || (amount >= 1 && pull > 0));
    });
    if (free.length === 0) break;
    const matrix = free.map((row) =>
      free.map(
        (column) =>
          dot(slopes[row] as number[], slopes[column] as number[]) *
          (row === column ? 1 + damping * 0.01 : 1),
      ),
    );
    const change = linear(
      matrix,
      free.map((axis) => dot(slopes[axis] as number[], gap)),
    );
    const next: [number, number, number] = [...inks];
    for (const [index, axis] of free.entries())
      next[axis] = Math.min(1, Math.max(0, (inks[axis] as number) + (change[index] as number)));
    const reached = colourOf([...next, k]);
    const left = difference(reached, colour);
    if (left < error) {
      const isDone = error - left < near * error;
      [inks, current, error] = [next, reached, left];
      if (isDone) break;
      damping = Math.max(0.01, damping / 4);
    } else if (damping > 1e4) break;
    else damping *= 16;
  }
  return [...inks, k];
}

const dot = (first: readonly number[], other: readonly number[]) =>
  first.reduce((sum, value, index) => sum + value * (other[index] as number), 0);

/** Solves up to three linear equations by elimination; Cramer's rule would be no shorter. */
function linear(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] as number]);
  for (const [index, row] of rows.entries()) {
    const pivot = (row[index] as number) || 1e-12;
    for (const other of rows) {
      if (other === row) continue;
      const factor = (other[index] as number) / pivot;
      for (let column = index; column < row.length; column += 1)
        other[column] = (other[column] as number) - factor * (row[column] as number);
    }
  }
  return rows.map((row, index) => (row.at(-1) as number) / ((row[index] as number) || 1e-12));
}

/** Converts a screen colour (sRGB, each part from 0 to 1), whose white is the paper. */
export function labOfRgb(rgb: readonly [number, number, number]): Lab {
  const light = rgb.map(lightOfSrgb);
  const sum = (axis: 0 | 1 | 2) =>
    primaries.reduce((all, primary, index) => all + primary[axis] * (light[index] as number), 0);
  return labOfXyz([sum(0), sum(1), sum(2)]);
}
