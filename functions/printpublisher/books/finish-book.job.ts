import type { Book } from "../../../shared/printpublisher/books/books.endpoints.ts";
import { finishBookSchema } from "../../../shared/printpublisher/books/books.messages.ts";
import { eachOnce } from "../../../shared/printpublisher/books/each-once.ts";
import { progressTask, readTask } from "../../core/door.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import { assembleBook } from "../book/assemble-book.ts";
import { openBook } from "../book/open-book.ts";
import { planXml } from "../book/plan-xml.ts";
import { pressBook } from "../book/press/press-book.ts";
import { conditionFor } from "../config/press-profile.store.ts";
import { isEdition } from "../editions/edition.store.ts";
import { publishAs } from "../editions/publish-book.ts";
import { keepBook, keepFile, partFiles, readPlan } from "./book.store.ts";

/** A book with more warnings than this repeats one fault; the rest are dropped. */
const mostWarnings = 100;

/** Assembles the book, its plan and, from the same parts, the files for printers; then replaces the last book. If its task has ended, a newer one may be there. */
export const handler = serveStep("finish-book", finishBookSchema, async (order, actor) => {
  const { id, language, reduced, edition } = order;
  const task = await readTask(actor, id);
  if (task?.finished) return;
  const plan = await readPlan(actor, id);
  const { total } = task?.progress ?? { total: 0 };
  await progressTask(actor, id, { phase: "join", done: total, total });
  const opened = await openBook(plan.frames, partFiles(actor).get);
  const { pdf, pages, warnings: bookWarnings } = assembleBook(opened, plan);
  await keepFile(actor, id, pdf);
  await keepFile(actor, id, Buffer.from(planXml(opened, plan)), "plan");
  const { analyses, bars, printing } = plan;
  const generated = edition?.published ?? new Date().toISOString();
  const warnings = eachOnce([...plan.warnings, ...bookWarnings]).slice(0, mostWarnings);
  const size = pdf.length;
  const facts = { id, generated, pages, size, analyses, language, reduced, ...(bars && { bars }) };
  const book: Book = { ...facts, plan: true, text: "writing", warnings };
  if (printing) {
    const { inside, cover, ...printer } = pressBook(
      opened,
      { ...plan, made: plan.made ?? generated },
      printing,
      await conditionFor(actor, printing.profile),
    );
    await keepFile(actor, id, inside, "inside");
    await keepFile(actor, id, cover, "cover");
    book.printer = printer;
  }
  if (edition && !(await isEdition(actor, id))) await publishAs(actor, book, edition);
  await keepBook(actor, book);
});
