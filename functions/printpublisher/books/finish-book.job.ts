import { finishBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { progressTask, readTask } from "../../core/door.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { finishBook } from "../book/assemble-book.ts";
import { keepBook, partFiles, readPlan } from "./book.store.ts";

/** Whoever has more faults than this has one with all of them. */
const mostWarnings = 100;

/** Assembles the book and replaces the last one by it, unless its task has ended: then a newer one may be there. */
export const handler = serveStep("finish-book", finishBookSchema, async (order, actor) => {
  const { id, language, reduced } = order;
  const task = await readTask(actor, id);
  if (task?.finished) return;
  const plan = await readPlan(actor, id);
  const { total } = task?.progress ?? { total: 0 };
  await progressTask(actor, id, { phase: "join", done: total, total });
  const { pdf, pages, warnings: found } = await finishBook(plan.frames, partFiles(actor).get, plan);
  const { analyses, bars } = plan;
  const generated = new Date().toISOString();
  const warnings = [...plan.warnings, ...found].slice(0, mostWarnings);
  await keepBook(
    actor,
    { id, generated, pages, size: pdf.length, analyses, language, reduced, ...(bars && { bars }), warnings },
    pdf,
  );
});
