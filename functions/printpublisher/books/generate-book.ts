import { ulid } from "ulid";
import type { Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { runningTask, startOnlyTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { startWorkflow } from "../../platform/workflow.ts";

/**
 * Begins to make a book; while one is being made, that one is answered. The workflow is started before its task is there, so that no task
 * stands in the way of the next book without anybody working at it; of several calls at once one task comes of it, and one book.
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
