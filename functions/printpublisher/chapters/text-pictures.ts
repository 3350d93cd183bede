import type { PictureWidth } from "../../../shared/kernel/rich-blocks.ts";
import {
  type BookFormat,
  columnWidth,
  pageModels,
} from "../../../shared/printpublisher/templates/page-model.ts";
import { logoAt } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { pictureOf } from "../../platform/picture/picture-type.ts";
import type { Columns, Orientation } from "../book/book.ts";

/** Size in pixels; null for a drawing, which is sharp at any size. */
export type PictureSize = { width: number; height: number } | null;

const mmPerInch = 25.4;
/** A picture never changes under its path, so its size is read once. */
const sizes = new Map<string, PictureSize>();
const mostKnown = 2_000;

/** Returns the size of a stored picture; undefined if there is none. */
export async function sizeOfPicture(
  actor: Pick<Actor, "tenant">,
  src: string,
): Promise<PictureSize | undefined> {
  const key = `${actor.tenant} ${src}`;
  const before = sizes.get(key);
  if (before !== undefined) return before;
  const stored = await logoAt(actor, src);
  if (!stored) return undefined;
  const size = pictureOf(stored.bytes)?.size ?? null;
  if (sizes.size >= mostKnown) sizes.clear();
  sizes.set(key, size);
  return size;
}

/** Returns the dots per inch of a picture as it is printed. */
export function printedDpi(
  { width, height }: NonNullable<PictureSize>,
  set: PictureWidth,
  { orientation, columns, format }: { orientation: Orientation; columns: Columns; format: BookFormat },
): number {
  const column = columnWidth(format, orientation, columns);
  const { pictureHeight } = pageModels[format];
  const printed = Math.min((column * set) / 100, (pictureHeight[orientation] * width) / height);
  return Math.round(width / (printed / mmPerInch));
}
