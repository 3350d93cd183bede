import { ulid } from "ulid";
import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { openTable } from "../../platform/table/table.ts";
import { accountRecords, type StoredAccount } from "../users/account.store.ts";
import { linkRemoval } from "../users/owner-link.store.ts";
import { passwordWrite } from "../users/secret.store.ts";

/**
 * Sets the password by a link, which is deleted; from then on the account's sessions and other links are void.
 * @returns false if the link has been used meanwhile
 */
export async function redeemLink(
  actor: Pick<Actor, "tenant">,
  token: string,
  { id, username, epoch }: StoredAccount,
  passwordHash: string,
): Promise<boolean> {
  const next = ulid();
  const redeemed = openTable(actor).transact([
    linkRemoval(token),
    {
      update: accountRecords.keys.record(id),
      changes: { set: { epoch: next }, add: { version: 1 } },
      condition: { equals: { username, epoch: epoch ?? null } },
    },
    passwordWrite(id, passwordHash, next),
  ]);
  return ifRefused(
    redeemed.then(() => true),
    () => false,
  );
}
