import { finishBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { progressTask, readTask } from "../../core/door.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { finishBook } from "../book/assemble-book.ts";
import { isEdition } from "../editions/edition.store.ts";
import { publishAs } from "../editions/publish-book.ts";
import { keepBook, keepPdf, partFiles, readPlan } from "./book.store.ts";

/** Whoever has more faults than this has one with all of them. */
const mostWarnings = 100;

/** Assembles the book and replaces the last one by it, unless its task has ended: then a newer one may be there. */
export const handler = serveStep("finish-book", finishBookSchema, async (order, actor) => {
  const { id, language, reduced, edition } = order;
  const task = await readTask(actor, id);
  if (task?.finished) return;
  const plan = await readPlan(actor, id);
  const { total } = task?.progress ?? { total: 0 };
  await progressTask(actor, id, { phase: "join", done: total, total });
  const { pdf, pages, warnings: found } = await finishBook(plan.frames, partFiles(actor).get, plan);
  const { analyses, bars } = plan;
  const generated = edition?.published ?? new Date().toISOString();
  const warnings = [...plan.warnings, ...found].slice(0, mostWarnings);
  const size = pdf.length;
  const book = { id, generated, pages, size, analyses, language, reduced, ...(bars && { bars }), warnings };
  await keepPdf(actor, id, pdf);
  if (edition && !(await isEdition(actor, id))) await publishAs(actor, book, edition);
  await keepBook(actor, book);
});
