import type { Actor } from "../../platform/actor.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";

const key: Key = { pk: "CATALOGUE", sk: "IMPORTED" };

/** The write that records a successful import now, with or without changes; part of the transaction that records the success. */
export const importedNow = (): Write => ({ put: key, item: { at: new Date().toISOString() } });

/** The instant of the last import that succeeded; null if there was none. */
export async function lastImport(actor: Pick<Actor, "tenant">): Promise<string | null> {
  return (await openTable(actor).get<{ at: string }>(key))?.at ?? null;
}

export const noteImport = (actor: Pick<Actor, "tenant">) => openTable(actor).transact([importedNow()]);
