import { ulid } from "ulid";
import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { endTask, readTask, runningTask, startOnlyTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { startWorkflow } from "../../platform/workflow.ts";

/**
 * Starts making a book; if one is being made already, its task is returned. The workflow is started before its task exists, so that no task
 * without a workflow can block the next book. Several calls at once result in one task and one book.
 */
export async function generateBook(
  actor: Actor,
  order: { reduced: boolean; bars: boolean; language: Language },
): Promise<Task> {
  const running = await runningTask(actor, "printpublisher_generate");
  if (running) return running;
  const id = ulid();
  await startWorkflow("BOOK_WORKFLOW", id, { id, ...order });
  return startOnlyTask(actor, "printpublisher_generate", id);
}

/** Cancels a book before it has taken the place of the last one. @throws ProblemError not_found */
export async function cancelBook(actor: Actor, id: string): Promise<Task> {
  const missing = () => problem("not_found", "There is no such book in the making.");
  if ((await readTask(actor, id))?.type !== "printpublisher_generate") throw missing();
  await endTask(actor, id, { code: "gone", detail: "The book was cancelled." });
  const task = await readTask(actor, id);
  if (!task) throw missing();
  return task;
}
