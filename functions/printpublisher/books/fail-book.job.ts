import { failBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { endTask } from "../../core/door.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { log } from "../../platform/log.ts";

/** Records that the book failed; the last good one stays. */
export const handler = serveStep("fail-book", failBookSchema, async ({ id, error }, actor) => {
  log.error("book failed", { book: id, reason: error?.Error, cause: error?.Cause });
  await endTask(actor, id, {
    code: "internal_error",
    detail: "The book could not be made; the last one is still there.",
  });
});
