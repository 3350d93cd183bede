import type { BulkAction } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";

/** An action as stored in the table; its progress is stored with its task. */
export type StoredAction = Omit<BulkAction, "progress">;

/** Ids per item: this stays below the 400 KB of an item, and forty thousand ids stay below the hundred items of a transaction. */
const idsPerItem = 500;
/** Seconds for which a repeated request finds its first one. */
const requestLife = 24 * 60 * 60;

const pkOf = (id: string) => `BULK#${id}`;
const actionKey = (id: string): Key => ({ pk: pkOf(id), sk: "ACTION" });
const idsKey = (id: string, index: number): Key => ({
  pk: pkOf(id),
  sk: `IDS#${String(index).padStart(4, "0")}`,
});
const requestKey = (actor: Actor, key: string): Key => ({ pk: "BULK-REQUEST", sk: `${actor.id}#${key}` });

/** Data that is stored when an action begins. */
export interface Beginning {
  /** The analyses to change. */
  ids: readonly string[];
  /** The Idempotency-Key of the request. */
  request?: string | undefined;
  /** For an undo: the earlier, failed attempt to undo the same action. */
  failed?: string | null;
}

/**
 * The writes that begin an action: its record, its analyses, its request, and a mark on the action that it undoes. They form one
 * transaction, together with the changes of a small action. It is refused if somebody else has begun to undo the same action.
 */
export function beginningOf(actor: Actor, action: StoredAction, beginning: Beginning): Write[] {
  const { ids, request, failed = null } = beginning;
  const writes: Write[] = [
    {
      put: actionKey(action.id),
      // Leave it out (not even null), so that the first undo can check for its absence.
      item: { ...action, undone_by: undefined },
      index: { pk: "BULKS", sk: `${action.started}#${action.id}` },
      condition: { absent: true },
    },
  ];
  for (let index = 0; index * idsPerItem < ids.length; index++) {
    const batch = ids.slice(index * idsPerItem, (index + 1) * idsPerItem);
    writes.push({ put: idsKey(action.id, index), item: { ids: batch } });
  }
  if (request) {
    const expires = Math.floor(Date.now() / 1000) + requestLife;
    writes.push({ put: requestKey(actor, request), item: { id: action.id, expires } });
  }
  if (action.undoes)
    writes.push({
      update: actionKey(action.undoes),
      changes: { set: { undone_by: action.id } },
      condition: { equals: { undone_by: failed } },
    });
  return writes;
}

/** Another action that began to undo the same one earlier. */
export async function concurrentUndoOf(
  actor: Actor,
  { id, undoes }: StoredAction,
): Promise<StoredAction | undefined> {
  const undone = undoes === null ? null : (await readAction(actor, undoes))?.undone_by;
  const other = undone ? await readAction(actor, undone) : undefined;
  return other && other.id !== id && other.status !== "failed" ? other : undefined;
}

/** Stores the record of an action that is carried out later. @returns it, or the action that already undoes the same one */
export async function keepAction(
  actor: Actor,
  action: StoredAction,
  beginning: Beginning,
): Promise<StoredAction> {
  const storing = openTable(actor).transact(beginningOf(actor, action, beginning));
  return ifRefused(
    storing.then(() => action),
    async (refused) => {
      const other = await concurrentUndoOf(actor, action);
      if (!other) throw refused;
      return other;
    },
  );
}

/** The write that marks an action as done, in the transaction that makes its changes visible. */
export const endingOf = (id: string): Write => ({
  update: actionKey(id),
  changes: { set: { status: "done", ended: new Date().toISOString() } },
});

/** Records the reason for a failure; an action that has already ended does not change. */
export async function failAction(
  actor: Actor,
  id: string,
  problem: NonNullable<BulkAction["problem"]>,
): Promise<void> {
  const set = { status: "failed", ended: new Date().toISOString(), problem };
  const failed = openTable(actor).update(actionKey(id), { set }, { equals: { status: "pending" } });
  await ifRefused(failed, () => undefined);
}

/** Ends an action that had nothing left to do. */
export async function endAction(actor: Actor, id: string): Promise<void> {
  await openTable(actor).transact([endingOf(id)]);
}

export async function readAction(actor: Actor, id: string): Promise<StoredAction | undefined> {
  const item = await openTable(actor).get<StoredAction>(actionKey(id));
  return item && { ...item, undone_by: item.undone_by ?? null };
}

/** The action that a request with this Idempotency-Key began. */
export async function actionOfRequest(actor: Actor, request: string): Promise<StoredAction | undefined> {
  const stored = await openTable(actor).get<{ id: string }>(requestKey(actor, request));
  return stored && readAction(actor, stored.id);
}

/** The analyses of an action. */
export async function readIds(actor: Actor, id: string): Promise<string[]> {
  const ids: string[] = [];
  const items = openTable(actor).queryAll<{ ids: string[] }>({ pk: pkOf(id), beginsWith: "IDS#" });
  for await (const item of items) ids.push(...item.ids);
  return ids;
}

/** All actions, newest first. */
export async function readActions(actor: Actor): Promise<StoredAction[]> {
  const actions: StoredAction[] = [];
  const range = { pk: "BULKS", index: true, descending: true };
  for await (const action of openTable(actor).queryAll<StoredAction>(range))
    actions.push({ ...action, undone_by: action.undone_by ?? null });
  return actions;
}
