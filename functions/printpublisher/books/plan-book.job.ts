import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import { longDates } from "../../../shared/kernel/locale.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import { reducedSetSize } from "../../../shared/printpublisher/books/books.endpoints.ts";
import {
  type BookOrder,
  type BookPlanResult,
  planBookSchema,
} from "../../../shared/printpublisher/books/books.messages.ts";
import { printingOf } from "../../../shared/printpublisher/config/printing.ts";
import { beginTask, catalogueOf, progressTask, readTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { serveStep } from "../../platform/job/serve-job.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { recordOf } from "../../platform/workflow-record.ts";
import { certificatesFor } from "../../proficiency/door.ts";
import { type BookInput, frameOf } from "../book/book.ts";
import { readDesign } from "../config/config.store.ts";
import { currentEdition, nextEdition, readEdition } from "../editions/edition.store.ts";
import {
  type BookManifest,
  type KeptPlan,
  partFiles,
  readManifest,
  writeManifest,
  writePlan,
} from "./book.store.ts";
import { changesBetween, manifestOf, withBars } from "./book-changes.ts";
import { bookOf, printedAnalyses } from "./book-content.ts";
import { withImprint } from "./book-imprint.ts";
import { collectOldBooks } from "./collect-old-books.ts";
import { formerAnalyses } from "./former-analyses.ts";
import { laboratoryOf } from "./laboratory-of.ts";
import { isItsTurn } from "./order-queue.store.ts";
import { readOwnChapters } from "./own-chapters.ts";

export const handler = serveStep("plan-book", planBookSchema, (order, actor, tenant) =>
  planTheBook(actor, order, tenant),
);

/**
 * Rendering is divided into steps that each start a browser: a few for a small book, so that all processors have work to the end, and for a large
 * one as many as browsers would be renewed anyway.
 */
const batches = { least: 4, most: 20, parts: 5 };

/**
 * Plans the book, stores the parts to render and returns them as batches of hashes. A book whose turn has not come waits. An order without a task
 * of its own lost to a concurrent one and is dropped.
 */
export async function planTheBook(
  actor: Actor,
  order: BookOrder,
  tenant: TenantRecord,
): Promise<BookPlanResult> {
  const task = await taskOf(order, actor);
  if (!task || task.finished) return { outcome: "done", parts: [] };
  if (!(await isItsTurn(actor, order.id))) {
    await progressTask(actor, order.id, { phase: "waiting", done: 0, total: 0 });
    return { outcome: "waits", parts: [] };
  }
  await progressTask(actor, order.id, { phase: "plan", done: 0, total: 0 });
  // Loaded once it is the book's turn.
  const [{ colourOf, planBook }, { unprintable }] = await Promise.all([
    import("../book/plan-book.ts"),
    import("../book/unprintable.ts"),
  ]);
  const catalogue = await catalogueOf(actor);
  const present = printedAnalyses(catalogue);
  const all = order.edition ? formerAnalyses(present, order.edition) : present;
  const analyses = order.reduced ? someOf(all, reducedSetSize) : all;
  const laboratory = laboratoryOf(tenant);
  const [ownChapters, { config }, certificates] = await Promise.all([
    readOwnChapters(actor),
    readDesign(actor),
    certificatesFor(actor, tenant, order.language),
  ]);
  const [main] = actor.languages;
  const { language: bookLanguage } = order;
  const created = order.edition?.published ?? new Date().toISOString();
  const bare = bookOf(
    catalogue,
    analyses,
    laboratory,
    bookLanguage,
    main,
    ownChapters,
    config,
    certificates?.named,
  );
  const manifest = manifestOf(bare);
  const edition = order.reduced
    ? undefined
    : await nextEdition(actor, bookLanguage, order.edition?.published);
  const issue = { language: bookLanguage, made: created, ...(edition !== undefined && { edition }) };
  const plain = withImprint(bare, issue, config, tenant, laboratory);
  const input = order.bars ? await marked(actor, plain, manifest) : plain;
  const parts = planBook(input);
  const files = partFiles(actor);
  const unique = [...new Map(parts.map((part) => [part.hash, part])).values()];
  const stored = await Promise.all(unique.map((part) => files.has(part.hash)));
  const missing = unique.filter((_, index) => !stored[index]);
  await collectOldBooks(actor, { id: order.id, parts: unique.map(({ hash }) => hash) });
  await Promise.all(missing.map((part) => files.putInput(part.hash, part)));
  const { title, labName, language } = input;
  const plan: KeptPlan = {
    frames: parts.map(frameOf),
    title,
    labName,
    language,
    made: created,
    ...(input.format && { format: config.format }),
    ...(input.thumbs && { thumbs: true, colour: colourOf(input) }),
    ...(input.asOf && { asOf: input.asOf }),
    analyses: analyses.length,
    printing: {
      ...printingOf(config),
      colour: colourOf(input),
      ...(config.profile && { profile: config.profile }),
    },
    ...(input.barsSince && { bars: true }),
    warnings: unprintable(input),
  };
  await writeManifest(actor, order.id, manifest);
  await writePlan(actor, order.id, plan);
  await progressTask(actor, order.id, {
    phase: "render",
    done: parts.length - missing.length,
    total: parts.length,
  });
  return { outcome: "planned", parts: batchesOf(missing.map(({ hash }) => hash)) };
}

/** A book ordered by a call has a task already. No call orders the editions that a laboratory begins with, so their tasks are made here. */
const taskOf = ({ id, edition }: BookOrder, actor: Actor): Promise<Task | undefined> =>
  edition ? beginTask(actor, "printpublisher_generate", id) : recordOf(id, () => readTask(actor, id));

/** Adds bars beside changes since the edition that visitors get; returns the book unchanged if there is nothing to compare with. */
async function marked(actor: Actor, book: BookInput, manifest: BookManifest): Promise<BookInput> {
  const current = await currentEdition(actor, book.language);
  const [edition, before] = current
    ? await Promise.all([readEdition(actor, current), readManifest(actor, current)])
    : [];
  if (!edition || !before) return book;
  const date = longDates(uiLanguageOf(book.language))(edition.published.slice(0, 10));
  return withBars(book, changesBetween(before, manifest), date);
}

/** Returns a random selection. */
function someOf<Item>(items: readonly Item[], count: number): Item[] {
  const drawn = items.map((item) => ({ item, at: Math.random() })).sort((left, right) => left.at - right.at);
  return drawn.slice(0, count).map(({ item }) => item);
}

function batchesOf(hashes: readonly string[]): string[][] {
  const { least, most: maximum, parts } = batches;
  const ideal = Math.max(least, Math.min(maximum, Math.ceil(hashes.length / parts)));
  const count = Math.min(ideal, hashes.length);
  return Array.from({ length: count }, (_, batch) =>
    hashes.filter((_hash, index) => index % count === batch),
  );
}
