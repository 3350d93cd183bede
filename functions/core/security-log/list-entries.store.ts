import type { Actor } from "../../platform/actor.ts";
import type { SecurityFacts } from "../../platform/endpoint/security-log.store.ts";
import { openTable } from "../../platform/table/table.ts";

export interface StoredEntry extends SecurityFacts {
  id: string;
  at: string;
}

/**
 * The newest entries of a period, the newest first, through the index: an entry of the last second may be missing.
 * @param from first and @param to last day, `2026-11-27`
 */
export async function newestEntries(
  actor: Pick<Actor, "tenant">,
  { from = "0", to = "9" }: { from?: string | undefined; to?: string | undefined },
  limit: number,
): Promise<{ entries: StoredEntry[]; complete: boolean }> {
  const entries: StoredEntry[] = [];
  // "~" sorts behind every instant of the last day.
  const range = { pk: "SECURITY", between: [from, `${to}~`] as const, index: true, descending: true };
  for await (const { $key, ...entry } of openTable(actor).queryAll<Omit<StoredEntry, "id">>(range)) {
    if (entries.length === limit) return { entries, complete: false };
    entries.push({ ...entry, id: $key.pk.replace(/^SECURITY#/, "") });
  }
  return { entries, complete: true };
}
