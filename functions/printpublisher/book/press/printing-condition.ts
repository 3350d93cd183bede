import { whiteD50 } from "../pdf/icc.ts";

/** Lightness and the two colour axes of CIELAB for D50. */
export type Lab = readonly [number, number, number];
/** Cyan, magenta, yellow and black, each from 0 to 1. */
export type Inks = readonly [number, number, number, number];
type Xyz = readonly [number, number, number];

/** Names of the condition in profiles and files. */
export const condition = {
  /** Name in the registry of characterised printing conditions at color.org. */
  identifier: "FOGRA51",
  name: "Offset on premium coated paper, ISO 12647-2:2013",
  profile: "Offset on premium coated paper, computed from the solids of ISO 12647-2:2013",
};

/**
 * Aims of ISO 12647-2:2013 for offset on premium coated paper: the paper, and the solids of one, two or all three coloured inks. The index is
 * the sum of the inks used (1 cyan, 2 magenta, 4 yellow).
 */
export const paper: Lab = [95, 1, -6];
export const solids: readonly Lab[] = [
  paper,
  [56, -36, -51],
  [48, 75, -4],
  [25, 20, -46],
  [89, -4, 93],
  [50, -65, 26],
  [48, 68, 47],
  [23, 0, -1],
];
export const black: Lab = [16, 0, 0];
/** How much wider a tint of one half prints, from the same standard for this paper. */
const gainOfHalf = 0.16;
/** Share of its light that black reflects on top of other inks even if nothing else does: gloss, not colour. Gives all four inks a lightness of 9. */
const gloss = 0.45;

const kink = 6 / 29;

export function xyzOf([lightness, a, b]: Lab): Xyz {
  const y = (lightness + 16) / 116;
  const linear = (f: number) => (f > kink ? f ** 3 : 3 * kink ** 2 * (f - 4 / 29));
  return [whiteD50[0] * linear(y + a / 500), whiteD50[1] * linear(y), whiteD50[2] * linear(y - b / 200)];
}

export function labOfXyz([x, y, z]: Xyz): Lab {
  const curved = (t: number) => (t > kink ** 3 ? Math.cbrt(t) : t / (3 * kink ** 2) + 4 / 29);
  const [fx, fy, fz] = [curved(x / whiteD50[0]), curved(y / whiteD50[1]), curved(z / whiteD50[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** Returns the share of the paper that a tint covers in print. */
export const printed = (tint: number) => tint + 4 * gainOfHalf * tint * (1 - tint);

/** The sixteen colours that overlapping dots of four inks make, as light relative to that of the paper, which is white. */
const corners: readonly Xyz[] = (() => {
  const white = xyzOf(paper);
  const overBlack = (colour: Xyz): Xyz => {
    const alone = xyzOf(black);
    const component = (axis: 0 | 1 | 2) => alone[axis] * (gloss + ((1 - gloss) * colour[axis]) / white[axis]);
    return [component(0), component(1), component(2)];
  };
  const coloured = solids.map(xyzOf);
  const related = ([x, y, z]: Xyz): Xyz => [
    (x / white[0]) * whiteD50[0],
    (y / white[1]) * whiteD50[1],
    (z / white[2]) * whiteD50[2],
  ];
  return [...coloured, xyzOf(black), ...coloured.slice(1).map(overBlack)].map(related);
})();

/** Corners in the order of black, yellow, magenta and cyan, with cyan changing first; three numbers each. */
const light = Float64Array.from(corners.flat());

/**
 * Returns the colour of inks on paper, relative to the paper: Neugebauer's sum of the corners, each weighted by the share of the paper that it
 * covers (Demichel), with the tints as wide as they print.
 */
export const colourOf = ([c, m, y, k]: Inks): Lab =>
  colourOfPrinted([printed(c), printed(m), printed(y), printed(k)]);

/** Like `colourOf`, for tints that are already as wide as they print. */
export function colourOfPrinted(inks: Inks): Lab {
  let from = light;
  let left = light.length / 2;
  // For one ink after the other, interpolate between the colours without it and with it.
  for (const ink of inks) {
    for (let write = 0, read = 0; write < left; write += 3, read += 6)
      for (let axis = 0; axis < 3; axis += 1) {
        const without = from[read + axis] as number;
        between[write + axis] = without + ink * ((from[read + 3 + axis] as number) - without);
      }
    from = between;
    left /= 2;
  }
  return labOfXyz([between[0] as number, between[1] as number, between[2] as number]);
}
/** Reused for every colour: a profile asks for hundreds of thousands. */
const between = new Float64Array(light.length / 2);

/** Distance between two colours (CIE 1976). */
export const difference = (colour: Lab, other: Lab) =>
  Math.hypot(colour[0] - other[0], colour[1] - other[1], colour[2] - other[2]);
