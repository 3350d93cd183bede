import type { Actor } from "../../platform/actor.ts";
import { ordersOf } from "../../platform/endpoint/place-in-order.ts";
import { chapterRecords, paragraphRecords } from "./chapter.store.ts";

export const chapterOrder = ordersOf(chapterRecords);
export const paragraphOrder = ordersOf(paragraphRecords);

interface Call {
  actor: Actor;
}

/** A chapter's place in the book, and its sections in their order. */
export const placeOfChapter = async ({ id }: { id: string }, call: Call) => ({
  order: (await chapterOrder(call)).indexOf(id),
  paragraphs: [...(await paragraphOrder(call, id))],
});

/** A section's place in its chapter. */
export const placeOfParagraph = async (
  { id, parent_chapter }: { id: string; parent_chapter: string },
  call: Call,
) => ({ order: (await paragraphOrder(call, parent_chapter)).indexOf(id) });
