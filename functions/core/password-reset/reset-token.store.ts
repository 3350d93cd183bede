import { createHash, randomBytes } from "node:crypto";
import { ulid } from "ulid";
import type { PasswordLink } from "../../../shared/core/mail/mail.messages.ts";
import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable } from "../../platform/table/table.ts";
import { accountRecords, type StoredAccount } from "../users/account.store.ts";
import { passwordWrite } from "../users/secret.store.ts";

/** Lifetime of a link in seconds; longer for the first link of an account, which its owner did not request. */
export const linkLife: Record<PasswordLink["reason"], number> = {
  reset: 60 * 60,
  invitation: 3 * 24 * 60 * 60,
  first_administrator: 3 * 24 * 60 * 60,
};

/** What is stored of a token: never the token itself; its hash is the key. */
interface StoredReset {
  account: string;
  /** The address it was sent to: it is void once the account has another. */
  email: string;
  /** The link is void once the account has another epoch: after a new password, or when all sessions were ended. */
  epoch?: string;
  expires: number;
}

const keyOf = (token: string): Key => ({
  pk: "ACCOUNT-RESET",
  sk: createHash("sha256").update(token).digest("hex"),
});

/** Creates and returns the secret of a link, 256 random bits; only its hash is stored. */
export async function makeResetToken(
  actor: Pick<Actor, "tenant">,
  account: StoredAccount,
  reason: PasswordLink["reason"],
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expires = Math.floor(Date.now() / 1000) + linkLife[reason];
  const reset: StoredReset = { account: account.id, email: account.email, epoch: account.epoch, expires };
  // The worker that sends mails may update items, and nothing else.
  await openTable(actor).update(keyOf(token), { set: { ...reset } }, { absent: true });
  return token;
}

/** The account whose password a token sets; undefined if the token is unknown, used or expired. */
export async function readResetToken(
  actor: Pick<Actor, "tenant">,
  token: string,
): Promise<{ account: StoredAccount; expires: number } | undefined> {
  const reset = await openTable(actor).get<StoredReset>(keyOf(token));
  const account = reset && (await accountRecords.find(actor, reset.account));
  if (!account || account.epoch !== reset.epoch || account.email !== reset.email) return undefined;
  return { account, expires: reset.expires };
}

/**
 * Sets the password by a token, which is deleted; from then on the account's sessions and other links are void.
 * @returns false if the token has been used meanwhile
 */
export async function redeemResetToken(
  actor: Pick<Actor, "tenant">,
  token: string,
  { id, username, epoch }: StoredAccount,
  passwordHash: string,
): Promise<boolean> {
  const next = ulid();
  const redeemed = openTable(actor).transact([
    { delete: keyOf(token), condition: { present: true } },
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
