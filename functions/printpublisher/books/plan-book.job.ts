import { planBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { planTheBook } from "./make-book.ts";

export const handler = serveStep("plan-book", planBookSchema, (order, actor) => planTheBook(actor, order));
