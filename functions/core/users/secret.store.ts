import { ulid } from "ulid";
import type { Actor, Proof } from "../../platform/actor.ts";
import { tokenKey } from "../../platform/endpoint/token.store.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";
import { accountRecords } from "./account.store.ts";

const secretKey = (id: string): Key => ({ pk: "ACCOUNT-SECRET", sk: id });
/** An id that no account has, looked up if a name is unknown. */
const unknownId = "0".repeat(26);

/**
 * The account with a name and the hash of its password; undefined if there is none. An unknown name takes as many reads as a known one, so
 * that timing reveals nothing. `epoch` is stored with the hash, so a session that begins with it ends with the password.
 */
export async function findLogin(
  actor: Pick<Actor, "tenant">,
  username: string,
): Promise<
  { id: string; username: string; passwordHash: string | undefined; epoch: string | undefined } | undefined
> {
  const table = openTable(actor);
  const { keys } = accountRecords;
  const guard = await table.get<{ id: string }>(keys.unique("username", username));
  const id = guard?.id ?? unknownId;
  const [account, secret] = await table.getAll<{ username?: string; hash?: string; epoch?: string }>([
    keys.record(id),
    secretKey(id),
  ]);
  if (!guard || !account) return undefined;
  return { id, username: account.username ?? "", passwordHash: secret?.hash, epoch: secret?.epoch };
}

/** Stores the same password with today's hash parameters. If the password has been changed meanwhile, the new one stays. */
export async function renewHash(
  actor: Pick<Actor, "tenant">,
  id: string,
  previousHash: string,
  hash: string,
): Promise<void> {
  const update = openTable(actor).update(
    secretKey(id),
    { set: { hash } },
    { equals: { hash: previousHash } },
  );
  await ifRefused(update, () => undefined);
}

/** The write of a new password; sessions of another epoch are void from then on. Belongs in a transaction that gives the account this epoch. */
export const passwordWrite = (id: string, hash: string, epoch?: string): Write => ({
  put: secretKey(id),
  item: { hash, epoch },
});
export const passwordRemoval = (id: string): Write => ({ delete: secretKey(id) });

/** The write that carries a session over to a new epoch. @param hash of its token @param proof if its owner has just given the password */
export const survivingSession = (id: string, hash: string, epoch: string, proof?: Proof): Write => ({
  update: tokenKey(hash),
  changes: { set: { epoch, ...(proof && { proof }) } },
  condition: { equals: { account: id } },
});

/**
 * Ends all sessions of an account, but one if it is given, including any that are just beginning. It raises no version, since somebody may be editing the account.
 * @throws ConditionFailed if the remaining session has ended
 */
export async function beginEpoch(
  actor: Pick<Actor, "tenant">,
  id: string,
  surviving: string | null,
): Promise<void> {
  const epoch = ulid();
  await openTable(actor).transact([
    { update: accountRecords.keys.record(id), changes: { set: { epoch } }, condition: { present: true } },
    { update: secretKey(id), changes: { set: { epoch } } },
    ...(surviving ? [survivingSession(id, surviving, epoch)] : []),
  ]);
}
