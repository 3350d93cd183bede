import { pictureOf } from "../../platform/picture/picture-type.ts";

/** The front with its bleed, mm. */
const front = { width: 154, height: 216 };
const mmPerInch = 25.4;

/** Longest edge of a stored front, in pixels: 300 dots per inch of the largest format, A4, with its bleed. */
export const coverEdge = Math.ceil((303 / mmPerInch) * 300);

/** Dots per inch of a picture that fills the front; null for a drawing. */
export function coverDpi(picture: Buffer): number | null {
  const { width, height } = pictureOf(picture)?.size ?? {};
  if (!width || !height) return null;
  const reduction = Math.min(1, coverEdge / Math.max(width, height));
  return Math.floor(Math.min(width / front.width, height / front.height) * reduction * mmPerInch);
}
