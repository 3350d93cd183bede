import type { Actor } from "../../platform/actor.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { readAccount, type StoredAccount } from "./account.store.ts";

/** @throws ProblemError not_found */
export async function readKnown(actor: Actor, id: string): Promise<StoredAccount> {
  const account = await readAccount(actor, id);
  if (!account) throw problem("not_found", "There is no such account.");
  return account;
}

/** One's own account, or any for who may see them. @throws ProblemError permission_denied, not_found */
export async function readVisible(actor: Actor, id: string): Promise<StoredAccount> {
  if (id !== actor.id && !actor.permissions.has("auth.view_user"))
    throw problem("permission_denied", "This needs the permission auth.view_user.");
  return readKnown(actor, id);
}

/** The refusal to leave a laboratory without an administrator. @param path the field that would do it, empty for a deletion */
export function lastAdministrator(path: string) {
  return fieldProblem(path, "last_admin", "This is the last administrator.", "conflict");
}
