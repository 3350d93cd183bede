import type { Actor } from "../../platform/actor.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";
import { readAccounts } from "./account.store.ts";

/** Counts the times that somebody's rights of administration ended: of two at once one finds it changed and looks again. */
const endedKey: Key = { pk: "ACCOUNT-ADMINISTRATORS", sk: "ENDED" };

/**
 * Ends somebody's rights of administration, so that one administrator always remains.
 * @param end writes it, together with what it is handed
 * @returns false, and nothing is written, where nobody else is an administrator
 */
export function endAdministration(
  actor: Pick<Actor, "tenant">,
  id: string,
  end: (together: readonly Write[]) => Promise<void>,
): Promise<boolean> {
  return retryOnConflict(async () => {
    const known = await openTable(actor).get<{ count: number }>(endedKey);
    const accounts = await readAccounts(actor);
    if (!accounts.some((account) => account.is_admin && account.id !== id)) return false;
    const condition = known ? ({ equals: { count: known.count } } as const) : ({ absent: true } as const);
    await end([{ update: endedKey, changes: { add: { count: 1 } }, condition }]);
    return true;
  });
}
