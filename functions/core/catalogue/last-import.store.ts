import type { Actor } from "../../platform/actor.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";

const key: Key = { pk: "CATALOGUE", sk: "IMPORTED" };

/** Records that an import succeeds now, whether or not it changes anything; written along with its success. */
export const importedNow = (): Write => ({ put: key, item: { at: new Date().toISOString() } });

/** The instant of the last import that succeeded; null if there was none. */
export async function lastImport(actor: Pick<Actor, "tenant">): Promise<string | null> {
  return (await openTable(actor).get<{ at: string }>(key))?.at ?? null;
}

export const noteImport = (actor: Pick<Actor, "tenant">) => openTable(actor).transact([importedNow()]);
