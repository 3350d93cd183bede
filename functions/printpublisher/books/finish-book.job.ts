import { finishBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { finishTheBook } from "./make-book.ts";

export const handler = serveStep("finish-book", finishBookSchema, (order, actor) =>
  finishTheBook(actor, order),
);
