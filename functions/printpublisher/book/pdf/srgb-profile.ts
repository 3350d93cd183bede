import { fixed, iccProfile, typed, whiteD50, xyzTag } from "./icc.ts";

/** The sRGB colour space (IEC 61966-2-1) as an ICC profile, version 4.2. It is written here, so that the book carries no third party's file. */
export function srgbProfile(): Buffer {
  const curve = Buffer.concat([typed("para"), Buffer.from([0, 3, 0, 0]), ...curveOfSrgb.map(fixed)]);
  return iccProfile({ version: 0x04200000, device: "mntr", space: "RGB ", connection: "XYZ ", intent: 0 }, [
    ["desc", words("sRGB")],
    ["cprt", words("No copyright, use freely")],
    ["wtpt", xyzTag(whiteD50)],
    ["chad", Buffer.concat([typed("sf32"), ...fromD65ToD50.map(fixed)])],
    ["rXYZ", xyzTag(primaries[0])],
    ["gXYZ", xyzTag(primaries[1])],
    ["bXYZ", xyzTag(primaries[2])],
    ["rTRC", curve],
    ["gTRC", curve],
    ["bTRC", curve],
  ]);
}

/** Red, green and blue of sRGB as XYZ for D50. */
export const primaries = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141],
] as const;
/** Exponent and factors of the curve, whose foot is a line. */
const curveOfSrgb = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] as const;
/** Bradford's adaptation, by rows. */
const fromD65ToD50 = [1.04791, 0.02293, -0.05019, 0.0296, 0.99046, -0.01707, -0.00925, 0.01508, 0.75168];

/** Converts a component of a colour to its light, both from 0 to 1. */
export function lightOfSrgb(value: number): number {
  const [exponent, factor, offset, foot, end] = curveOfSrgb;
  return value < end ? value * foot : (value * factor + offset) ** exponent;
}

/** Encodes an English text. */
function words(text: string): Buffer {
  const head = Buffer.alloc(20);
  head.writeUInt32BE(1);
  head.writeUInt32BE(12, 4);
  head.write("enUS", 8, "latin1");
  head.writeUInt32BE(text.length * 2, 12);
  head.writeUInt32BE(28, 16);
  return Buffer.concat([typed("mluc"), head, Buffer.from(text, "utf16le").swap16()]);
}
