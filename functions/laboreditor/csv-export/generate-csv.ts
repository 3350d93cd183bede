import { isDeepStrictEqual } from "node:util";
import { ulid } from "ulid";
import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { wholeCatalogue } from "../../../shared/laboreditor/csv-export/csv-export.endpoints.ts";
import { type CsvOrder, writeCsvSchema } from "../../../shared/laboreditor/csv-export/csv-export.messages.ts";
import { type Catalogue, catalogueOf, endTask, readTask, startTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { startWorkflow } from "../../platform/workflow.ts";
import { keepOrder, readOrder } from "./csv.store.ts";

/**
 * Begins to write a table. While the same table is being written for the same account, that task is returned, so that a repeat is harmless.
 * The workflow is started before its task is stored, so that no task can be left without one.
 * @throws ProblemError validation_failed if the category does not exist
 */
export async function generateCsv(actor: Actor, options: Omit<CsvOrder, "id" | "account">): Promise<Task> {
  const catalogue = await catalogueOf(actor);
  if (!isWhole(catalogue, options.category) && !catalogue.get("category", options.category))
    throw fieldProblem("category", "not_found", "Choose a category first.");
  const last = await readOrder(actor, actor.id);
  const running =
    last && isDeepStrictEqual(factsOf(last), factsOf(options)) && (await readTask(actor, last.id));
  if (running && !running.finished) return running;
  const order: CsvOrder = { ...options, id: ulid(), account: actor.id };
  await startWorkflow("CSV_WORKFLOW", order.id, writeCsvSchema.parse(order));
  await keepOrder(actor, order);
  return startTask(actor, "csv_export", order.id);
}

/** Whether an order names the whole catalogue in place of a category. */
export const isWhole = (catalogue: Catalogue, category: string) =>
  wholeCatalogue.some((word) => word === category) && !catalogue.get("category", category);

/** A language of the catalogue. @throws ProblemError validation_failed */
export function keptLanguage({ languages }: Actor, language: Language): Language {
  if (languages.includes(language)) return language;
  throw fieldProblem("language", "invalid", `The catalogue is kept in ${languages.join(", ")}.`);
}

/** Everything that determines the table's content. */
const factsOf = (options: Omit<CsvOrder, "id" | "account">) => {
  const { category, search, pubstate, internal, escape: escaped, delimiter, language } = options;
  return [category, search, pubstate, internal, escaped, delimiter, language];
};

/**
 * Cancels one of the caller's tasks before its table is written.
 * @throws ProblemError not_found if the caller has no such task
 */
export async function cancelCsv(actor: Actor, id: string): Promise<Task> {
  const order = await readOrder(actor, actor.id);
  if (order?.id !== id) throw problem("not_found", "There is no such task of yours.");
  await endTask(actor, id, { code: "gone", detail: "The generation was cancelled." });
  const task = await readTask(actor, id);
  if (!task) throw problem("not_found", "There is no such task of yours.");
  return task;
}
