import { ulid } from "ulid";
import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import { endTask, readTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { startWorkflow } from "../../platform/workflow.ts";
import { findOrder, keepOrder, type Ordered } from "./order-queue.store.ts";

/**
 * Orders a book, which is made as soon as all earlier orders are done. If the same book is being made or waits already, its task is returned.
 * The workflow is started before its task exists, so that no task without a workflow can block the next book. Several calls at once result in
 * one task and one book.
 */
export async function generateBook(actor: Actor, order: Ordered): Promise<Task> {
  const task = await findOrder(actor, order);
  if (task) return task;
  const id = ulid();
  await startWorkflow("BOOK_WORKFLOW", id, { id, ...order });
  return keepOrder(actor, id, order);
}

/** Cancels a book that has not yet replaced the last one. @throws ProblemError not_found */
export async function cancelBook(actor: Actor, id: string): Promise<Task> {
  const missing = () => problem("not_found", "There is no such book in the making.");
  if ((await readTask(actor, id))?.type !== "printpublisher_generate") throw missing();
  await endTask(actor, id, { code: "gone", detail: "The book was cancelled." });
  const task = await readTask(actor, id);
  if (!task) throw missing();
  return task;
}
