import { fixed, iccProfile, typed, words16, xyzTag } from "../pdf/icc.ts";
import {
  black,
  colourOf,
  colourOfPrinted,
  condition,
  difference,
  type Inks,
  type Lab,
  paper,
  printed,
  solids,
  xyzOf,
} from "./printing-condition.ts";
import { inksOf } from "./separate.ts";

let cached: Buffer | undefined;

/**
 * The printing condition as an ICC profile (version 2.4, output, CMYK to Lab): characterised by the published colours of paper and solids
 * and the published gain of the tints, not by a measured sheet. It is computed once, when the first book asks for it (a quarter of a second).
 */
export function pressProfile(): Buffer {
  cached ??= makeProfile();
  return cached;
}

const full = 65_535;

function makeProfile(): Buffer {
  const colours = table({
    inputs: ranges.map((range) => (part) => spread(printed(part), range)),
    grid: 9,
    outputs: 3,
    at: (parts) =>
      encoded(
        colourOfPrinted(parts.map((part, ink) => gathered(part, ranges[ink] as number)) as unknown as Inks),
      ),
  });
  const isPrinted: boolean[] = [];
  const inks = table({
    ...ofLab,
    outputs: 4,
    at: (parts) => {
      const colour = decoded(parts);
      const separation = inksOf(colour);
      isPrinted.push(difference(colourOf(separation), colour) <= leastVisible);
      return separation;
    },
  });
  const gamut = table({ ...ofLab, outputs: 1, at: (_, node) => [isPrinted[node] ? 0 : 1] });
  return iccProfile({ version: 0x02400000, device: "prtr", space: "CMYK", connection: "Lab ", intent: 1 }, [
    ["desc", described(condition.profile)],
    ["cprt", Buffer.concat([typed("text"), Buffer.from("No copyright, use freely\0", "latin1")])],
    ["wtpt", xyzTag(xyzOf(paper))],
    ...(["A2B0", "A2B1", "A2B2"] as const).map((name) => [name, colours] as const),
    ...(["B2A0", "B2A1", "B2A2"] as const).map((name) => [name, inks] as const),
    ["gamt", gamut],
  ]);
}

/** Least light that each ink's solid reflects in the part of the spectrum that it absorbs, relative to the paper. */
const ranges: readonly number[] = (() => {
  const white = xyzOf(paper);
  const least = (ink: Lab) => Math.min(...xyzOf(ink).map((light, axis) => light / (white[axis] as number)));
  return [solids[1] as Lab, solids[2] as Lab, solids[4] as Lab, black].map(least);
})();

/** Converts a covered share to a scale of equal steps to the eye, which sees the third root of light, and back. */
const spread = (share: number, range: number) =>
  (1 - Math.cbrt(1 - share * (1 - range))) / (1 - Math.cbrt(range));
const gathered = (part: number, range: number) =>
  (1 - (1 - part * (1 - Math.cbrt(range))) ** 3) / (1 - range);

/** Returns Lab as numbers of 16 bits, in parts of the largest: version 2 encodes 100 as 0xFF00. */
const encoded = ([lightness, a, b]: Lab) => [
  (lightness * 652.8) / full,
  ((a + 128) * 256) / full,
  ((b + 128) * 256) / full,
];

/** Greatest distance from grey that any inks print; colours beyond it count as equally far. */
const farthest = 100;
/** Spreads Lab of 16 bits over a grid whose nodes include white and all greys. */
const ofLab = {
  inputs: [
    (part: number) => (part * full) / 65_280,
    ...[1, 2].map(() => (part: number) => 0.5 + ((part * full) / 256 - 128) / (2 * farthest)),
  ],
  grid: 17,
};
const decoded = ([lightness = 0, a = 0, b = 0]: readonly number[]): Lab => [
  lightness * 100,
  (a - 0.5) * 2 * farthest,
  (b - 0.5) * 2 * farthest,
];
/** Smallest difference that is visible. */
const leastVisible = 3;

const entries = 512;

/** Returns a table of type `mft2`: curves of the inputs, a grid, and unchanged outputs. All numbers are parts of one. */
function table({
  inputs,
  grid,
  outputs,
  at: valuesAt,
}: {
  inputs: readonly ((part: number) => number)[];
  grid: number;
  outputs: number;
  at: (parts: readonly number[], node: number) => readonly number[];
}): Buffer {
  const scaled = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * full);
  const head = Buffer.concat([
    typed("mft2"),
    Buffer.from([inputs.length, outputs, grid, 0]),
    ...[1, 0, 0, 0, 1, 0, 0, 0, 1].map(fixed),
    words16([entries, 2]),
  ]);
  const curves = inputs.flatMap((curve) =>
    Array.from({ length: entries }, (_, entry) => scaled(curve(entry / (entries - 1)))),
  );
  const nodes = new Uint16Array(grid ** inputs.length * outputs);
  for (let node = 0; node < nodes.length / outputs; node += 1) {
    const parts = inputs.map((_, input) => {
      const step = Math.floor(node / grid ** (inputs.length - 1 - input)) % grid;
      return step / (grid - 1);
    });
    for (const [output, part] of valuesAt(parts, node).entries())
      nodes[node * outputs + output] = scaled(part);
  }
  const straight = Array.from({ length: outputs }, () => [0, full]).flat();
  return Buffer.concat([head, words16(curves), words16(nodes), words16(straight)]);
}

/** Returns a description for version 2: in ASCII, with neither Unicode nor the letters of one system. */
function described(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + 1);
  return Buffer.concat([
    typed("desc"),
    length,
    Buffer.from(`${text}\0`, "latin1"),
    Buffer.alloc(4 + 4 + 2 + 1 + 67),
  ]);
}
