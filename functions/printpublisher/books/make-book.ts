import { reducedSetSize } from "../../../shared/printpublisher/books/books.endpoints.ts";
import type { BookOrder, BookPlanResult } from "../../../shared/printpublisher/books/books.messages.ts";
import { catalogueOf, endTask, logoAt, progressTask, readTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { readTenant } from "../../platform/tenant.store.ts";
import { recordOf } from "../../platform/workflow.ts";
import type { BookLanguage, BookPart, PartFrame } from "../book/book.ts";
import { finishBook, frameOf } from "../book/make-book.ts";
import { planBook } from "../book/plan-book.ts";
import { renderParts } from "../book/render-part.ts";
import { keepBook, partFiles, readPlan, writePlan } from "./book.store.ts";
import { bookOf, printedAnalyses } from "./book-content.ts";

/** Rendering is spread over this many steps at most: two run at a time, and each starts a browser. */
const mostBatches = 4;

/** What is kept between the steps: the parts in their order, without the content that only rendering needs. */
export interface KeptPlan {
  frames: PartFrame[];
  title: string;
  labName: string;
  language: BookLanguage;
  analyses: number;
}

/**
 * Plans the book and puts aside what has to be rendered; answers that as batches of hashes. An order without a task of its own lost to
 * another one: of it nothing is made.
 */
export async function planTheBook(actor: Actor, order: BookOrder): Promise<BookPlanResult> {
  const task = await recordOf(order.id, () => readTask(actor, order.id));
  if (!task || task.finished) return { outcome: "done", parts: [] };
  await progressTask(actor, order.id, { phase: "plan", done: 0, total: 0 });
  const tenant = await readTenant(actor);
  if (!tenant) throw new Error("The tenant has no record.");
  const catalogue = await catalogueOf(actor);
  const all = printedAnalyses(catalogue);
  const analyses = order.reduced ? someOf(all, reducedSetSize) : all;
  const laboratory = { name: tenant.name, logo: tenant.logo, colour: tenant.colours.primary };
  const input = bookOf(catalogue, analyses, laboratory, order.language, tenant.languages[0] ?? "de");
  const parts = planBook(input);
  const files = partFiles(actor);
  const unique = [...new Map(parts.map((part) => [part.hash, part])).values()];
  const known = await Promise.all(unique.map((part) => files.has(part.hash)));
  const missing = unique.filter((_, at) => !known[at]);
  await Promise.all(missing.map((part) => files.putInput(part.hash, part)));
  const { title, labName, language } = input;
  const plan: KeptPlan = { frames: parts.map(frameOf), title, labName, language, analyses: analyses.length };
  await writePlan(actor, order.id, plan);
  await progressTask(actor, order.id, {
    phase: "render",
    done: parts.length - missing.length,
    total: parts.length,
  });
  return { outcome: "planned", parts: batchesOf(missing.map(({ hash }) => hash)) };
}

/** So many of them, drawn at random. */
function someOf<Item>(items: readonly Item[], count: number): Item[] {
  const drawn = items.map((item) => ({ item, at: Math.random() })).sort((left, right) => left.at - right.at);
  return drawn.slice(0, count).map(({ item }) => item);
}

function batchesOf(hashes: readonly string[]): string[][] {
  const count = Math.min(mostBatches, hashes.length);
  return Array.from({ length: count }, (_, batch) => hashes.filter((_hash, at) => at % count === batch));
}

/** Renders a batch of parts with one browser; those that are there already, from an attempt before, are passed over. */
export async function renderBatch(
  actor: Actor,
  order: BookOrder,
  hashes: readonly string[],
): Promise<number> {
  const files = partFiles(actor);
  const there = await Promise.all(hashes.map((hash) => files.has(hash)));
  const missing = hashes.filter((_, at) => !there[at]);
  const parts = await Promise.all(missing.map((hash) => files.getInput<BookPart>(hash)));
  const readImage = (path: string) => logoAt(actor, path);
  await renderParts(parts, { fontsDir: fontsFolder(), readImage }, async (part, { pdf }) => {
    await files.put(part.hash, pdf);
    await files.dropInput(part.hash);
    await countRendered(actor, order.id);
  });
  return hashes.length;
}

/** Fonts lie beside the function's code; elsewhere they are taken from the installed packages. */
const fontsFolder = () =>
  process.env.LAMBDA_TASK_ROOT ? `${process.env.LAMBDA_TASK_ROOT}/fonts` : undefined;

async function countRendered(actor: Actor, id: string): Promise<void> {
  const task = await readTask(actor, id);
  if (!task) return;
  const { total, done } = task.progress;
  await progressTask(actor, id, { phase: "render", total, done: Math.min(total, done + 1) });
}

/** Puts the book together and in the place of the last one, unless its task has ended: then a newer one may lie there. */
export async function finishTheBook(actor: Actor, order: BookOrder): Promise<void> {
  const task = await readTask(actor, order.id);
  if (task?.finished) return;
  const plan = await readPlan<KeptPlan>(actor, order.id);
  const { total } = task?.progress ?? { total: 0 };
  await progressTask(actor, order.id, { phase: "join", done: total, total });
  const files = partFiles(actor);
  const { pdf, pages } = await finishBook(plan.frames, files, plan);
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

/** Says that the book failed; the last good one stays. */
export const giveUp = (actor: Actor, id: string) =>
  endTask(actor, id, {
    code: "internal_error",
    detail: "The book could not be made; the last one is still there.",
  });
