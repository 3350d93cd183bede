import { type BookOrder, finishBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { endTask, progressTask, readTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { finishBook } from "../book/assemble-book.ts";
import { keepBook, partFiles, readPlan } from "./book.store.ts";

export const handler = serveStep("finish-book", finishBookSchema, (order, actor) =>
  finishTheBook(actor, order),
);

/** Puts the book together and in the place of the last one, unless its task has ended: then a newer one may lie there. */
async function finishTheBook(actor: Actor, order: BookOrder): Promise<void> {
  const task = await readTask(actor, order.id);
  if (task?.finished) return;
  const plan = await readPlan(actor, order.id);
  const { total } = task?.progress ?? { total: 0 };
  await progressTask(actor, order.id, { phase: "join", done: total, total });
  const files = partFiles(actor);
  const { pdf, pages } = await finishBook(plan.frames, files.get, plan);
  await keepBook(
    actor,
    {
      id: order.id,
      generated: new Date().toISOString(),
      pages,
      size: pdf.length,
      analyses: plan.analyses,
      language: order.language,
      reduced: order.reduced,
    },
    pdf,
  );
  await endTask(actor, order.id);
}
