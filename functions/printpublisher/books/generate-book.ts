import { ulid } from "ulid";
import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { runningTask, startOnlyTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { startWorkflow } from "../../platform/workflow.ts";

/**
 * Starts making a book; if one is being made already, its task is returned. The workflow is started before its task exists, so that no task
 * without a workflow can block the next book. Several calls at once result in one task and one book.
 */
export async function generateBook(
  actor: Actor,
  order: { reduced: boolean; language: Language },
): Promise<Task> {
  const running = await runningTask(actor, "printpublisher_generate");
  if (running) return running;
  const id = ulid();
  await startWorkflow("BOOK_WORKFLOW", id, { id, ...order });
  return startOnlyTask(actor, "printpublisher_generate", id);
}
