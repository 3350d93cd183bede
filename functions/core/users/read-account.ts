import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { AccountChanged, AlreadyTaken, readAccount, type StoredAccount } from "./account.store.ts";

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
  const message = "This is the last administrator.";
  return problem("conflict", message, [{ path, code: "last_admin", message }]);
}

const takenMessages = {
  username: "An account with this name already exists.",
  email: "An account with this e-mail address already exists.",
} as const;

/** What a refused write is called to who asked for it; other errors stay what they are. */
export function asProblem(error: unknown): unknown {
  if (error instanceof AccountChanged)
    return problem("edit_conflict", "Somebody else changed this account meanwhile.");
  if (!(error instanceof AlreadyTaken)) return error;
  const errors = error.fields.map((path) => ({ path, code: "already_exists", message: takenMessages[path] }));
  return problem("already_exists", errors.map(({ message }) => message).join(" "), errors);
}
