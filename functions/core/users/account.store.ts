import * as z from "zod";
import { accountSchema } from "../../../shared/core/users/users.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import { accountKey } from "../../platform/endpoint/token.store.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";

/** An account as kept; its password's hash lies apart, so that reading who calls never reads it. */
export const storedAccountSchema = accountSchema.extend({
  version: z.number().int(),
  created: z.iso.datetime(),
});
export type StoredAccount = z.infer<typeof storedAccountSchema>;

/** Account names are the same whatever their case. */
export const accountName = (username: string) => username.trim().normalize("NFKC").toLowerCase();

const nameKey = (username: string): Key => ({ pk: "UNIQUE#account", sk: accountName(username) });
const secretKey = (id: string): Key => ({ pk: "ACCOUNT-SECRET", sk: id });

export async function readAccount(
  actor: Pick<Actor, "tenant">,
  id: string,
): Promise<StoredAccount | undefined> {
  const item = await openTable(actor).get<object>(accountKey(id));
  return item && storedAccountSchema.parse({ ...item, id });
}

/** Nobody's id: it is looked up where a name is unknown. */
const nobody = "0".repeat(26);

/**
 * The account of a name with its password's hash; undefined where there is none. An unknown name takes as many reads as a known one, so
 * that nobody can tell by the time.
 */
export async function findLogin(
  actor: Pick<Actor, "tenant">,
  username: string,
): Promise<{ account: StoredAccount; passwordHash: string | undefined } | undefined> {
  const table = openTable(actor);
  const guard = await table.get<{ id: string }>(nameKey(username));
  const id = guard?.id ?? nobody;
  const [account, secret] = await table.getAll<{ hash?: string }>([accountKey(id), secretKey(id)]);
  if (!guard || !account) return undefined;
  return { account: storedAccountSchema.parse({ ...account, id: guard.id }), passwordHash: secret?.hash };
}

/**
 * Creates an account, its name taken in the same transaction, together with what else has to be written or not at all.
 * @throws ConditionFailed where the name is taken, or what is written with it is refused
 */
export async function createAccount(
  actor: Pick<Actor, "tenant">,
  account: StoredAccount,
  passwordHash: string | undefined,
  together: readonly Write[] = [],
): Promise<void> {
  const { id, ...attributes } = account;
  await openTable(actor).transact([
    { put: nameKey(account.username), item: { id }, condition: { absent: true } },
    { put: accountKey(id), item: attributes, condition: { absent: true } },
    ...(passwordHash ? [{ put: secretKey(id), item: { hash: passwordHash } }] : []),
    ...together,
  ]);
}

export async function keepPasswordHash(
  actor: Pick<Actor, "tenant">,
  id: string,
  hash: string,
): Promise<void> {
  await openTable(actor).put(secretKey(id), { hash });
}
