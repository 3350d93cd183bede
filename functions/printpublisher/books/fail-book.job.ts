import { failBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { endTask } from "../../core/door.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { log } from "../../platform/log.ts";
import { endText } from "./book-text.store.ts";

/** Records that the book failed, and the last good one stays; or that the book is there and its text failed. */
export const handler = serveStep("fail-book", failBookSchema, async (order, actor) => {
  const { id, error } = order;
  if (await endText(actor, order, "failed")) {
    log.error("text failed", { book: id, reason: error?.Error, cause: error?.Cause });
    return;
  }
  log.error("book failed", { book: id, reason: error?.Error, cause: error?.Cause });
  await endTask(actor, id, {
    code: "internal_error",
    detail: "The book could not be made; the last one is still there.",
  });
});
