import type { Actor } from "../../platform/actor.ts";
import { type Key, openTable } from "../../platform/table/table.ts";

const formatKey: Key = { pk: "TENANT", sk: "FORMAT" };

/** The format of a laboratory's stored data; 1 before formats were counted. */
export async function readFormat(actor: Pick<Actor, "tenant">): Promise<number> {
  return (await openTable(actor).get<{ format: number }>(formatKey))?.format ?? 1;
}

/** Records that a migration to this format is complete. */
export async function noteFormat(actor: Pick<Actor, "tenant">, format: number): Promise<void> {
  await openTable(actor).put(formatKey, { format, since: new Date().toISOString() });
}
