import { ulid } from "ulid";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type BulkAction,
  type BulkChange,
  type BulkSelection,
  mostAtOnce,
  mostInBulk,
} from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { authorOf, catalogueOf, readTask, startTask } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { startWorkflow } from "../../platform/workflow.ts";
import { rulesOf } from "../analyses/edit-rules.ts";
import { writtenBySelected } from "../analyses/written-by.ts";
import {
  actionOfRequest,
  type Beginning,
  keepAction,
  readAction,
  readIds,
  type StoredAction,
} from "./bulk.store.ts";
import { carryOutNow } from "./carry-out-bulk.ts";
import { planBulk } from "./plan-bulk.ts";
import { refuseGoneCertificates } from "./refuse-gone-certificates.ts";

/** A bulk change as requested. */
export interface BulkOrder {
  selection: BulkSelection;
  change: BulkChange;
  expected?: number;
}

/**
 * Changes a selection: a small one at once, a large one by the workflow.
 * @param request the Idempotency-Key: a repeated request returns the action of the first one, however far it is
 * @throws ProblemError conflict, validation_failed
 */
export async function changeInBulk(
  actor: Actor,
  order: BulkOrder,
  language: Language,
  request?: string,
): Promise<BulkAction> {
  const previous = request === undefined ? undefined : await actionOfRequest(actor, request);
  if (previous) return showAction(actor, previous);
  const catalogue = await catalogueOf(actor);
  await refuseGoneCertificates(actor, catalogue, order.change);
  const among = await writtenBySelected(actor, order.selection);
  const plan = planBulk(catalogue, { ...order, among }, language, rulesOf(actor, true));
  const ids = plan.changing.map(({ id }) => id);
  if (order.expected !== undefined && order.expected !== ids.length)
    throw problem("conflict", `By now ${ids.length} analyses would change, not ${order.expected}.`);
  if (ids.length === 0) throw problem("conflict", "Nothing would change.");
  if (ids.length > mostInBulk)
    throw problem("validation_failed", `No more than ${mostInBulk} analyses can be changed in one step.`);
  return begin(actor, newAction(actor, order.change, ids.length, null), { ids, request });
}

/**
 * Undoes a bulk change; later edits are kept.
 * @throws ProblemError not_found, conflict if it was never carried out
 */
export async function undoBulk(actor: Actor, id: string): Promise<BulkAction> {
  const action = await existing(actor, id);
  if (action.status !== "done") throw problem("conflict", "This bulk change was not carried out.");
  const previousUndo = action.undone_by ? await readAction(actor, action.undone_by) : undefined;
  if (previousUndo && previousUndo.status !== "failed") return showAction(actor, previousUndo);
  const ids = await readIds(actor, id);
  return begin(actor, newAction(actor, action.change, ids.length, id), { ids, failed: action.undone_by });
}

/** @throws ProblemError not_found */
export async function existing(actor: Actor, id: string): Promise<StoredAction> {
  const action = await readAction(actor, id);
  if (!action) throw problem("not_found", "There is no such bulk change.");
  return action;
}

const newAction = (actor: Actor, change: BulkChange, count: number, undoes: string | null): StoredAction => ({
  id: ulid(),
  status: "pending",
  change,
  undoes,
  undone_by: null,
  count,
  author: authorOf(actor),
  started: new Date().toISOString(),
  ended: null,
  problem: null,
});

/** Begins an action. The workflow of a large one is started before its record is stored, so that no record can be left without one. */
async function begin(actor: Actor, action: StoredAction, beginning: Beginning): Promise<BulkAction> {
  if (beginning.ids.length <= mostAtOnce)
    return showAction(actor, await carryOutNow(actor, action, beginning));
  await startWorkflow("BULK_WORKFLOW", action.id, { id: action.id });
  const stored = await keepAction(actor, action, beginning);
  if (stored.status === "pending") await startTask(actor, "bulk_change", stored.id);
  return showAction(actor, stored);
}

/** An action with its progress. */
export async function showAction(actor: Actor, action: StoredAction): Promise<BulkAction> {
  const task = action.status === "pending" ? await readTask(actor, action.id) : undefined;
  const done = action.status === "done" ? action.count : 0;
  return { ...action, progress: task?.progress ?? { phase: action.status, done, total: action.count } };
}
