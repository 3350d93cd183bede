import * as z from "zod";
import { type Account, accountSchema } from "../../../shared/core/users/account.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../../platform/actor.ts";
import { accountKey } from "../../platform/endpoint/token.store.ts";
import { editConflict, fieldProblems } from "../../platform/problem.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";

/** An account as kept; its password's hash lies apart, so that reading who calls never reads it. */
export const storedAccountSchema = accountSchema.extend({
  version: z.number().int(),
  created: z.iso.datetime(),
  /** Sessions and reset links of another epoch are void; a new one begins when all of them are ended. Absent at first. */
  epoch: z.string().optional(),
});
export type StoredAccount = z.infer<typeof storedAccountSchema>;

/** Account names are the same whatever their case. */
export const accountName = (username: string) => username.trim().normalize("NFKC").toLowerCase();

/** The guards by which names and addresses belong to one account at most. */
const guards = {
  username: (value: string): Key => ({ pk: "UNIQUE#account", sk: accountName(value) }),
  email: (value: string): Key => ({ pk: "UNIQUE#email", sk: accountName(value) }),
};
type Unique = keyof typeof guards;
const uniques = Object.keys(guards) as Unique[];
export const secretKey = (id: string): Key => ({ pk: "ACCOUNT-SECRET", sk: id });

const takenMessages: Record<Unique, string> = {
  username: "An account with this name already exists.",
  email: "An account with this e-mail address already exists.",
};

/** The account is no longer as it was read: changed, or gone. */
export const accountChanged = () => editConflict("this account");

export async function readAccount(
  actor: Pick<Actor, "tenant">,
  id: string,
): Promise<StoredAccount | undefined> {
  const item = await openTable(actor).get<object>(accountKey(id));
  return item && storedAccountSchema.parse({ ...item, id });
}

/** All accounts of the laboratory, read consistently, in the order of their ids. */
export async function readAccounts(actor: Pick<Actor, "tenant">): Promise<StoredAccount[]> {
  const accounts: StoredAccount[] = [];
  for await (const item of openTable(actor).queryAll<object>({ pk: accountKey("").pk }))
    accounts.push(storedAccountSchema.parse({ ...item, id: item.$key.sk }));
  return accounts;
}

/** The account that an account name or an e-mail address belongs to. */
export async function findAccount(
  actor: Pick<Actor, "tenant">,
  by: Unique,
  value: string,
): Promise<StoredAccount | undefined> {
  const guard = await openTable(actor).get<{ id: string }>(guards[by](value));
  return guard && readAccount(actor, guard.id);
}

/** Which of these names and addresses belong to another account. */
export async function takenErrors(
  actor: Pick<Actor, "tenant">,
  wanted: Partial<Pick<Account, Unique>>,
  own?: string,
): Promise<FieldError[]> {
  const fields = uniques.filter((field) => wanted[field] !== undefined);
  const found = await openTable(actor).getAll<{ id: string }>(
    fields.map((field) => guards[field](wanted[field] ?? "")),
  );
  return fields.filter((_, place) => found[place] && found[place].id !== own).map(takenError);
}
const takenError = (path: Unique): FieldError => ({
  path,
  code: "already_exists",
  message: takenMessages[path],
});

/** Nobody's id: it is looked up where a name is unknown. */
const nobody = "0".repeat(26);

/**
 * The account of a name with its password's hash; undefined where there is none. An unknown name takes as many reads as a known one, so
 * that nobody can tell by the time. `epoch` is the one stored with the hash, so a session that begins with it ends with the password.
 */
export async function findLogin(
  actor: Pick<Actor, "tenant">,
  username: string,
): Promise<
  { account: StoredAccount; passwordHash: string | undefined; epoch: string | undefined } | undefined
> {
  const table = openTable(actor);
  const guard = await table.get<{ id: string }>(guards.username(username));
  const id = guard?.id ?? nobody;
  const [account, secret] = await table.getAll<{ hash?: string; epoch?: string }>([
    accountKey(id),
    secretKey(id),
  ]);
  if (!guard || !account) return undefined;
  return {
    account: storedAccountSchema.parse({ ...account, id: guard.id }),
    passwordHash: secret?.hash,
    epoch: secret?.epoch,
  };
}

/**
 * Creates an account, its name and address taken in the same transaction, together with what else has to be written or not at all.
 * @throws ProblemError already_exists, or ConditionFailed where what is written with it is refused
 */
export async function createAccount(
  actor: Pick<Actor, "tenant">,
  account: StoredAccount,
  passwordHash: string | undefined,
  together: readonly Write[] = [],
): Promise<void> {
  const { id, ...attributes } = account;
  await write(
    actor,
    uniques,
    uniques.map((field) => taken(field, account)),
    { put: accountKey(id), item: attributes, condition: { absent: true } },
    [...(passwordHash ? [{ put: secretKey(id), item: { hash: passwordHash } }] : []), ...together],
  );
}

/**
 * Changes an account on top of the version that was read, together with what else has to be written or not at all.
 * @throws ProblemError already_exists, edit_conflict, or ConditionFailed where what is written with it is refused
 */
export async function replaceAccount(
  actor: Pick<Actor, "tenant">,
  present: StoredAccount,
  next: StoredAccount,
  together: readonly Write[] = [],
): Promise<void> {
  const moved = uniques.filter((field) => accountName(present[field]) !== accountName(next[field]));
  const { id, version: _, created: __, ...attributes } = next;
  await write(
    actor,
    moved,
    moved.map((field) => taken(field, next)),
    {
      update: accountKey(id),
      changes: { set: attributes, add: { version: 1 } },
      condition: { equals: { version: present.version } },
    },
    [...moved.map((field) => ({ delete: guards[field](present[field]) })), ...together],
  );
}

/**
 * Takes an account away with all that belongs to it alone; its sessions and tokens are void from then on.
 * @throws ProblemError edit_conflict, or ConditionFailed where what is written with it is refused
 */
export async function removeAccount(
  actor: Pick<Actor, "tenant">,
  account: StoredAccount,
  together: readonly Write[] = [],
): Promise<void> {
  await write(
    actor,
    [],
    [],
    { delete: accountKey(account.id), condition: { equals: { version: account.version } } },
    [
      { delete: secretKey(account.id) },
      ...uniques.map((field) => ({ delete: guards[field](account[field]) })),
      ...together,
    ],
  );
}

const taken = (field: Unique, account: Account): Write => ({
  put: guards[field](account[field]),
  item: { id: account.id },
  condition: { absent: true },
});

/** All of it or nothing: the guards of some fields, the account itself, and what goes with it. */
async function write(
  actor: Pick<Actor, "tenant">,
  fields: readonly Unique[],
  guarding: readonly Write[],
  account: Write,
  together: readonly Write[],
): Promise<void> {
  await ifRefused(openTable(actor).transact([...guarding, account, ...together]), (error) => {
    const lost = fields.filter((_, place) => error.failed.includes(place));
    const taken = lost.map(takenError);
    if (taken.length > 0) throw fieldProblems(taken, "already_exists");
    throw error.failed.includes(guarding.length) ? accountChanged() : error;
  });
}
