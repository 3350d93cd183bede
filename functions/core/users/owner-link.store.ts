import { createHash, randomBytes } from "node:crypto";
import type { Actor } from "../../platform/actor.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";
import { accountRecords, type StoredAccount } from "./account.store.ts";

/** Purpose of a link that was sent to the owner of an account. */
type Purpose = "password" | "email";

/** A link as stored, without its token: the token's hash is the key. */
interface StoredLink {
  purpose: Purpose;
  account: string;
  /** Address that the link was sent to; the link is void once this is no longer the address for its purpose. */
  email: string;
  /** The link is void once the account has another epoch: after a new password, or when all sessions were ended. */
  epoch?: string;
  expires: number;
}

const keyOf = (token: string): Key => ({
  pk: "ACCOUNT-LINK",
  sk: createHash("sha256").update(token).digest("hex"),
});

/** The address for a purpose: a password is set from the present address, a new address is confirmed from itself. */
const addressFor = (purpose: Purpose, account: StoredAccount) =>
  purpose === "password" ? account.email : account.pending_email;

/**
 * Creates and returns the token of a link, 256 random bits; only its hash is stored.
 * @param life in seconds
 */
export async function makeLink(
  actor: Pick<Actor, "tenant">,
  account: StoredAccount,
  { purpose, email, life }: Pick<StoredLink, "purpose" | "email"> & { life: number },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expires = Math.floor(Date.now() / 1000) + life;
  const link: StoredLink = { purpose, account: account.id, email, epoch: account.epoch, expires };
  // The worker that sends mails may only update items.
  await openTable(actor).update(keyOf(token), { set: { ...link } }, { absent: true });
  return token;
}

/** The account of a link; undefined if the link is unknown, for another purpose, used, expired or void. */
export async function findLink(
  actor: Pick<Actor, "tenant">,
  purpose: Purpose,
  token: string,
): Promise<{ account: StoredAccount; email: string; expires: number } | undefined> {
  const link = await openTable(actor).get<StoredLink>(keyOf(token));
  if (link?.purpose !== purpose) return undefined;
  const account = await accountRecords.find(actor, link.account);
  if (!account || account.epoch !== link.epoch || addressFor(purpose, account) !== link.email)
    return undefined;
  return { account, email: link.email, expires: link.expires };
}

/** Consumes a link; a second use is refused. */
export const linkRemoval = (token: string): Write => ({
  delete: keyOf(token),
  condition: { present: true },
});
