import type { BulkAction } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";

/** An action as it lies in the table: how far it is its task knows. */
export type StoredAction = Omit<BulkAction, "progress">;

/** Ids per item: below the 400 KB of one, and with forty thousand below the hundred items of a transaction. */
const idsPerItem = 500;
/** How long a repeated request meets its first, in seconds. */
const requestLife = 24 * 60 * 60;

const pkOf = (id: string) => `BULK#${id}`;
const actionKey = (id: string): Key => ({ pk: pkOf(id), sk: "ACTION" });
const idsKey = (id: string, at: number): Key => ({
  pk: pkOf(id),
  sk: `IDS#${String(at).padStart(4, "0")}`,
});
const requestKey = (actor: Actor, key: string): Key => ({ pk: "BULK-REQUEST", sk: `${actor.id}#${key}` });

/** What an action is begun with. */
export interface Beginning {
  /** The analyses it is about. */
  ids: readonly string[];
  /** The Idempotency-Key it came with. */
  request?: string | undefined;
  /** Of the action that it undoes: which one undid that before, and failed. */
  failed?: string | null;
}

/**
 * The writes that begin an action: its record, the analyses it is about, the request it came with, and the mark on the action that it
 * undoes. They form one transaction, with a small change itself; it is refused if somebody else has begun to undo the same.
 */
export function beginningOf(actor: Actor, action: StoredAction, beginning: Beginning): Write[] {
  const { ids, request, failed = null } = beginning;
  const writes: Write[] = [
    {
      put: actionKey(action.id),
      // Not even null, so that the first one who undoes it can tell.
      item: { ...action, undone_by: undefined },
      index: { pk: "BULKS", sk: `${action.started}#${action.id}` },
      condition: { absent: true },
    },
  ];
  for (let at = 0; at * idsPerItem < ids.length; at++) {
    const some = ids.slice(at * idsPerItem, (at + 1) * idsPerItem);
    writes.push({ put: idsKey(action.id, at), item: { ids: some } });
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

/** Another action that undoes the same and was begun first. */
export async function concurrentUndoOf(
  actor: Actor,
  { id, undoes }: StoredAction,
): Promise<StoredAction | undefined> {
  const undone = undoes === null ? null : (await readAction(actor, undoes))?.undone_by;
  const other = undone ? await readAction(actor, undone) : undefined;
  return other && other.id !== id && other.status !== "failed" ? other : undefined;
}

/** Stores the record of an action that is carried out later. @returns it, or the action that already undoes the same */
export async function keepAction(
  actor: Actor,
  action: StoredAction,
  beginning: Beginning,
): Promise<StoredAction> {
  const kept = openTable(actor).transact(beginningOf(actor, action, beginning));
  return ifRefused(
    kept.then(() => action),
    async (refused) => {
      const other = await concurrentUndoOf(actor, action);
      if (!other) throw refused;
      return other;
    },
  );
}

/** What ends an action well: goes into the transaction that shows its work. */
export const endingOf = (id: string): Write => ({
  update: actionKey(id),
  changes: { set: { status: "done", ended: new Date().toISOString() } },
});

/** Says why nothing was changed; an action that has ended stays as it ended. */
export async function failAction(
  actor: Actor,
  id: string,
  problem: NonNullable<BulkAction["problem"]>,
): Promise<void> {
  const set = { status: "failed", ended: new Date().toISOString(), problem };
  const failed = openTable(actor).update(actionKey(id), { set }, { equals: { status: "pending" } });
  await ifRefused(failed, () => undefined);
}

/** Ends an action that found nothing left to do. */
export async function endAction(actor: Actor, id: string): Promise<void> {
  await openTable(actor).transact([endingOf(id)]);
}

export async function readAction(actor: Actor, id: string): Promise<StoredAction | undefined> {
  const item = await openTable(actor).get<StoredAction>(actionKey(id));
  return item && { ...item, undone_by: item.undone_by ?? null };
}

/** The action that a request with this Idempotency-Key began. */
export async function actionOfRequest(actor: Actor, request: string): Promise<StoredAction | undefined> {
  const known = await openTable(actor).get<{ id: string }>(requestKey(actor, request));
  return known && readAction(actor, known.id);
}

/** The analyses an action is about. */
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
