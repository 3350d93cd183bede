import { type BookOrder, renderPartSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { countDone, logoAt, readTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import type { BookPart } from "../book/book.ts";
import { fontsFolder } from "../book/fonts.ts";
import { renderParts } from "../book/render-part.ts";
import { partFiles } from "./book.store.ts";

export const handler = serveStep("render-part", renderPartSchema, ({ state, part }, actor) =>
  renderBatch(actor, state, part),
);

/** Thrown when the book has been cancelled; the parts rendered so far stay for the next one. */
class BookCancelled extends Error {}

/** Renders a batch of parts with one browser, except those that exist already from an earlier attempt. */
async function renderBatch(actor: Actor, order: BookOrder, hashes: readonly string[]): Promise<number> {
  const files = partFiles(actor);
  const stored = await Promise.all(hashes.map((hash) => files.has(hash)));
  const missing = hashes.filter((_, index) => !stored[index]);
  const parts = await Promise.all(missing.map((hash) => files.getInput<BookPart>(hash)));
  const readImage = (path: string) => logoAt(actor, path);
  try {
    await renderParts(parts, { fontsDir: fontsFolder(), readImage }, async (part, { pdf, pages }) => {
      await files.put(part.hash, pdf);
      await countDone(actor, order.id, pages);
      if ((await readTask(actor, order.id))?.finished) throw new BookCancelled();
    });
  } catch (error) {
    // The next step sees the cancellation itself.
    if (!(error instanceof BookCancelled)) throw error;
  }
  return hashes.length;
}
