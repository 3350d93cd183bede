import type { PictureWidth } from "../../../shared/kernel/rich-blocks.ts";
import {
  columnGaps,
  margin,
  pictureHeight,
  trim,
} from "../../../shared/printpublisher/templates/page-model.ts";
import { logoAt, receivePicture } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { pictureOf } from "../../platform/picture/picture-type.ts";
import type { Columns, Orientation } from "../book/book.ts";
import { trimmed } from "../book/sheet.ts";

/** Size in pixels; null for a drawing, which is sharp at any size. */
export type PictureSize = { width: number; height: number } | null;

const mmPerInch = 25.4;
/** Longest edge of a stored picture, in pixels: 400 dots per inch across a landscape page. */
const longestEdge = Math.ceil(((trim.height - 2 * margin.side) / mmPerInch) * 400);

/** Stores a picture for texts of the book. @throws ProblemError unsupported_media_type, validation_failed */
export async function receiveTextPicture(actor: Pick<Actor, "tenant">, bytes: Buffer) {
  const src = await receivePicture(actor, bytes, longestEdge);
  return { src, size: (await sizeOfPicture(actor, src)) ?? null };
}

/** A picture never changes under its path, so its size is read once. */
const known = new Map<string, PictureSize>();
const mostKnown = 2_000;

/** Returns the size of a stored picture; undefined if there is none. */
export async function sizeOfPicture(
  actor: Pick<Actor, "tenant">,
  src: string,
): Promise<PictureSize | undefined> {
  const key = `${actor.tenant} ${src}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const stored = await logoAt(actor, src);
  if (!stored) return undefined;
  const size = pictureOf(stored.bytes)?.size ?? null;
  if (known.size >= mostKnown) known.clear();
  known.set(key, size);
  return size;
}

/** Returns the dots per inch of a picture as it is printed. */
export function printedDpi(
  { width, height }: NonNullable<PictureSize>,
  set: PictureWidth,
  page: { orientation: Orientation; columns: Columns },
): number {
  const gaps = page.columns === 1 ? 0 : (page.columns - 1) * columnGaps[page.columns];
  const column = (trimmed(page.orientation).width - 2 * margin.side - gaps) / page.columns;
  const printed = Math.min((column * set) / 100, (pictureHeight[page.orientation] * width) / height);
  return Math.round(width / (printed / mmPerInch));
}
