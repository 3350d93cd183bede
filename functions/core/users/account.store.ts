import * as z from "zod";
import { accountSchema } from "../../../shared/core/users/account.ts";
import { lookOf } from "../../../shared/core/users/look-alike.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import type { Saved } from "../../platform/records/layout.ts";
import { records } from "../../platform/records/records.store.ts";
import { openTable, type Write } from "../../platform/table/table.ts";

/** An account as stored. The hash of its password is a separate item (`secret.store.ts`), so that reading the caller never reads it. */
const contentSchema = accountSchema.omit({ id: true }).extend({
  /** Sessions and reset links of another epoch are void; ending all of them begins a new one. Absent at first. */
  epoch: z.string().optional(),
  /** A new address that takes effect once the link sent to it is opened. */
  pending_email: z.email().optional(),
  /** Issuer and subject of the person at the laboratory's identity provider; set by their first sign-in, taken away by another address. */
  sso_subject: z.string().optional(),
  /** Kept by `changeFactor`, which raises no version. */
  second_factor: z.boolean().optional(),
});
export type StoredAccount = Saved<z.infer<typeof contentSchema>>;

export const accountRecords = records("ACCOUNT", contentSchema, {
  one: "account",
  unique: {
    username: "An account with this name already exists.",
    email: "An account with this e-mail address already exists.",
    sso_subject: "Another account is linked with this person.",
  },
  sort: ["username"],
  search: ["username", "email"],
});

/** Reads the caller's own account, or any if they may see accounts. @throws ProblemError permission_denied, not_found */
export async function readVisible(actor: Actor, id: string): Promise<StoredAccount> {
  if (id !== actor.id && !actor.permissions.has("auth.view_user"))
    throw problem("permission_denied", "This needs the permission auth.view_user.");
  return accountRecords.read(actor, id);
}

/** Reads the caller's own account, or any if they may change accounts. @throws ProblemError permission_denied, not_found */
export async function changeable(actor: Actor, id: string): Promise<StoredAccount> {
  if (id !== actor.id && !actor.permissions.has("auth.change_user"))
    throw problem("permission_denied", "This needs the permission auth.change_user.");
  return accountRecords.read(actor, id);
}

/** Errors for a name or an address that another account has, or for a name that looks like that of another. */
export async function takenErrors(
  actor: Actor,
  names: Partial<Pick<StoredAccount, "username" | "email">>,
  ownId?: string,
): Promise<FieldError[]> {
  const takenErrors = await accountRecords.taken(actor, names, ownId);
  if (!names.username || takenErrors.some(({ path }) => path === "username")) return takenErrors;
  const appearance = lookOf(names.username);
  const alike = (await accountRecords.all(actor)).filter(({ username }) => lookOf(username) === appearance);
  const [twin] = alike;
  // Accounts that were alike before keep their names.
  if (!twin || alike.some(({ id }) => id === ownId)) return takenErrors;
  const message = `This name looks like ${twin.username}, which is another account's.`;
  return [...takenErrors, { path: "username", code: "looks_alike", message }];
}

/** Deletes an address that awaits confirmation. It raises no version, since somebody may be editing the account. */
export async function forgetPendingEmail(actor: Pick<Actor, "tenant">, id: string): Promise<void> {
  const remove = ["pending_email"];
  await openTable(actor).update(accountRecords.keys.record(id), { remove }, { present: true });
}

/** Key of a count that rises whenever an account loses its administrator rights. */
const endedKey = { pk: "ACCOUNT#ADMINISTRATORS", sk: "ENDED" };

/**
 * The writes by which an account loses its administrator rights. If two accounts lose them at once, one write finds the count changed and
 * checks again, so that one administrator always remains.
 * @param path the field that ends them, empty for a deletion
 * @throws ProblemError conflict if there is no other administrator
 */
export async function endAdministration(
  actor: Pick<Actor, "tenant">,
  { id, is_admin }: StoredAccount,
  path: "is_admin" | "",
): Promise<Write[]> {
  if (!is_admin) return [];
  const lastEnded = await openTable(actor).get<{ count: number }>(endedKey);
  const accounts = await accountRecords.all(actor);
  if (!accounts.some((account) => account.is_admin && account.id !== id))
    throw fieldProblem(path, "last_admin", "This is the last administrator.", "conflict");
  const condition = lastEnded
    ? ({ equals: { count: lastEnded.count } } as const)
    : ({ absent: true } as const);
  return [{ update: endedKey, changes: { add: { count: 1 } }, condition }];
}
