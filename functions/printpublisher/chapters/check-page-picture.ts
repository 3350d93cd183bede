import type { ChapterContent } from "../../../shared/printpublisher/chapters/chapter.ts";
import { leastPageDpi, pageDots, pageDpi } from "../../../shared/printpublisher/pictures/page-dots.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem, refuseFields } from "../../platform/problem.ts";
import { readDesign } from "../config/config.store.ts";
import { chapterRecords } from "./chapter.store.ts";
import { sizeOfPicture } from "./text-pictures.ts";

/**
 * Refuses a picture over a page that is not there or has too few dots for the format of the book. A chapter whose picture stays as it is may
 * be changed otherwise, even if the format has become larger.
 * @throws ProblemError validation_failed
 */
export async function expectPageSharp(
  actor: Pick<Actor, "tenant">,
  change: Partial<ChapterContent>,
  id?: string,
): Promise<void> {
  if (!change.picture && !change.picture_fit) return;
  const before = id === undefined ? undefined : await chapterRecords.find(actor, id);
  const { picture, picture_fit: fit = "fill" } = { ...before, ...change };
  if (!picture || (before?.picture === picture && before.picture_fit === fit)) return;
  const size = await sizeOfPicture(actor, picture);
  if (size === undefined) throw fieldProblem("picture", "picture_gone", "This picture no longer exists.");
  const { format } = (await readDesign(actor)).config;
  const dpi = size ? pageDpi(format, size, fit) : leastPageDpi;
  if (dpi >= leastPageDpi) return;
  const { width, height } = pageDots(format, leastPageDpi);
  const parameters = { format, dpi, least: leastPageDpi, width, height };
  const message = `The picture would have ${dpi} dpi over a page of ${format}; it needs ${leastPageDpi}, ${width} by ${height} pixels.`;
  refuseFields([{ path: "picture", code: "picture_coarse", parameters, message }]);
}
