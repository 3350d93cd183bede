import { writeTextSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import type { BookPart } from "../book/book.ts";
import { openBook } from "../book/open-book.ts";
import { keepFile, partFiles, readPlan } from "./book.store.ts";
import { endText, readUnwritten } from "./book-text.store.ts";

/** Writes the text of a finished book for agencies, from the parts of which it was assembled. A text that is there, or that nobody needs, is left alone. */
export const handler = serveStep("write-text", writeTextSchema, async (order, actor) => {
  const { id } = order;
  const book = await readUnwritten(actor, order);
  if (!book) return;
  // Loaded once there is a text to write: it brings the hyphenation along.
  const { writeIdml } = await import("../book/idml/write-idml.ts");
  const plan = await readPlan(actor, id);
  const files = partFiles(actor);
  const opened = await openBook(plan.frames, files.get);
  const text = await writeIdml(opened, plan, (hash) => files.getInput<BookPart>(hash), book.printer?.inks);
  await keepFile(actor, id, text, "text");
  await endText(actor, order, true);
});
