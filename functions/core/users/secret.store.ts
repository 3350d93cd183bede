import { ulid } from "ulid";
import type { Actor } from "../../platform/actor.ts";
import { accountKey, tokenKey } from "../../platform/endpoint/token.store.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { openTable, type Write } from "../../platform/table/table.ts";
import { secretKey } from "./account.store.ts";

/**
 * Keeps the same password as another hash, with the work that is asked for today. Where the password was changed meanwhile, that one stays.
 */
export async function renewHash(
  actor: Pick<Actor, "tenant">,
  id: string,
  former: string,
  hash: string,
): Promise<void> {
  const kept = openTable(actor).update(secretKey(id), { set: { hash } }, { equals: { hash: former } });
  await ifRefused(kept, () => undefined);
}

/** A new password; sessions of another era than this are void from then on. Belongs into a transaction that changes the account's era. */
export const passwordWrite = (id: string, hash: string, era: string): Write => ({
  put: secretKey(id),
  item: { hash, era },
});

/** The session that goes on in a new era. @param hash of its token */
export const survivingSession = (id: string, hash: string, era: string): Write => ({
  update: tokenKey(hash),
  changes: { set: { era } },
  condition: { equals: { account: id } },
});

/** Ends all sessions of an account but one, those that are just being begun included. @throws ConditionFailed where that one has ended */
export async function beginEra(actor: Pick<Actor, "tenant">, id: string, surviving: string): Promise<void> {
  const era = ulid();
  await openTable(actor).transact([
    { update: accountKey(id), changes: { set: { era } }, condition: { present: true } },
    { update: secretKey(id), changes: { set: { era } } },
    survivingSession(id, surviving, era),
  ]);
}
