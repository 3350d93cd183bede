import * as z from "zod";
import { accountSchema } from "../../../shared/core/users/account.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import type { Kept } from "../../platform/records/layout.ts";
import { records } from "../../platform/records/records.store.ts";
import { openTable, type Write } from "../../platform/table/table.ts";

/** An account as it is stored; the hash of its password is a separate item (`secret.store.ts`), so that reading the caller never reads it. */
const contentSchema = accountSchema.omit({ id: true }).extend({
  /** Sessions and reset links of another epoch are void; a new one begins when all of them are ended. Absent at first. */
  epoch: z.string().optional(),
  /** A new address that waits until the link sent to it is pressed. */
  pending_email: z.email().optional(),
});
export type StoredAccount = Kept<z.infer<typeof contentSchema>>;

export const accountRecords = records("ACCOUNT", contentSchema, {
  one: "account",
  unique: {
    username: "An account with this name already exists.",
    email: "An account with this e-mail address already exists.",
  },
  sort: ["username"],
  search: ["username", "email"],
});

/** One's own account, or any for those who may see them. @throws ProblemError permission_denied, not_found */
export async function readVisible(actor: Actor, id: string): Promise<StoredAccount> {
  if (id !== actor.id && !actor.permissions.has("auth.view_user"))
    throw problem("permission_denied", "This needs the permission auth.view_user.");
  return accountRecords.read(actor, id);
}

/** One's own account, or any for those who may change them. @throws ProblemError permission_denied, not_found */
export async function changeable(actor: Actor, id: string): Promise<StoredAccount> {
  if (id !== actor.id && !actor.permissions.has("auth.change_user"))
    throw problem("permission_denied", "This needs the permission auth.change_user.");
  return accountRecords.read(actor, id);
}

/** Forgets an address that waits for its confirmation. It raises no version, since somebody may be editing the account. */
export async function forgetPendingEmail(actor: Pick<Actor, "tenant">, id: string): Promise<void> {
  const remove = ["pending_email"];
  await openTable(actor).update(accountRecords.keys.record(id), { remove }, { present: true });
}

/** Counts how often an account has lost its administrator rights. */
const endedKey = { pk: "ACCOUNT#ADMINISTRATORS", sk: "ENDED" };

/**
 * The writes with which an account loses its administrator rights: of two at once, one finds the count changed and checks again, so that
 * one administrator always remains.
 * @param path the field that ends it, empty for a deletion
 * @throws ProblemError conflict if nobody else is an administrator
 */
export async function endAdministration(
  actor: Pick<Actor, "tenant">,
  { id, is_admin }: StoredAccount,
  path: "is_admin" | "",
): Promise<Write[]> {
  if (!is_admin) return [];
  const known = await openTable(actor).get<{ count: number }>(endedKey);
  const accounts = await accountRecords.all(actor);
  if (!accounts.some((account) => account.is_admin && account.id !== id))
    throw fieldProblem(path, "last_admin", "This is the last administrator.", "conflict");
  const condition = known ? ({ equals: { count: known.count } } as const) : ({ absent: true } as const);
  return [{ update: endedKey, changes: { add: { count: 1 } }, condition }];
}
