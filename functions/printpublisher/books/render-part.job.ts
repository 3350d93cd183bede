import { renderPartSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { renderBatch } from "./make-book.ts";

export const handler = serveStep("render-part", renderPartSchema, ({ state, part }, actor) =>
  renderBatch(actor, state, part),
);
