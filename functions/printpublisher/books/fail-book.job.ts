import { failBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { log } from "../../platform/log.ts";
import { giveUp } from "./make-book.ts";

export const handler = serveStep("fail-book", failBookSchema, async ({ id, error }, actor) => {
  log.error("book failed", { book: id, reason: error?.Error, cause: error?.Cause });
  await giveUp(actor, id);
});
