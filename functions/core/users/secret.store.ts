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

/** A new password; sessions of another epoch than this are void from then on. Belongs into a transaction that changes the account's epoch. */
export const passwordWrite = (id: string, hash: string, epoch: string): Write => ({
  put: secretKey(id),
  item: { hash, epoch },
});

/** The session that goes on in a new epoch. @param hash of its token */
export const survivingSession = (id: string, hash: string, epoch: string): Write => ({
  update: tokenKey(hash),
  changes: { set: { epoch } },
  condition: { equals: { account: id } },
});

/** Ends all sessions of an account but one, those that are just being begun included. @throws ConditionFailed where that one has ended */
export async function beginEra(actor: Pick<Actor, "tenant">, id: string, surviving: string): Promise<void> {
  const epoch = ulid();
  await openTable(actor).transact([
    { update: accountKey(id), changes: { set: { epoch } }, condition: { present: true } },
    { update: secretKey(id), changes: { set: { epoch } } },
    survivingSession(id, surviving, epoch),
  ]);
}
