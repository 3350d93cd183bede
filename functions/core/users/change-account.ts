import { ulid } from "ulid";
import type { AccountChange } from "../../../shared/core/users/account.ts";
import type { FieldCode, FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../../platform/actor.ts";
import { checkSeen, problem, refuseFields } from "../../platform/problem.ts";
import type { Write } from "../../platform/table/table.ts";
import { hashPassword } from "../sessions/password.ts";
import { tryPassword } from "../sessions/try-password.ts";
import {
  accountChanged,
  readAccount,
  replaceAccount,
  type StoredAccount,
  takenErrors,
} from "./account.store.ts";
import { sendNotice } from "./account-notices.ts";
import { endAdministration } from "./administrators.store.ts";
import { passwordErrors } from "./new-password.ts";
import { lastAdministrator, readVisible } from "./read-account.ts";
import { passwordWrite, survivingSession } from "./secret.store.ts";

/** Who changes an account of which laboratory, from which address, having seen which version (undefined where the caller did not say). */
interface Caller {
  actor: Actor;
  lab: string;
  ip: string;
  seen: string | undefined;
}

/**
 * Changes an account. Of one's own everybody may change e-mail address, language and (knowing the present one) password; the rest needs
 * `auth.change_user`. A new password ends the account's sessions, except the one that sets it. The owner is told of a new password or address.
 * @throws ProblemError permission_denied, not_found, validation_failed, already_exists, conflict, edit_conflict, too_many_requests
 */
export async function changeAccount(
  caller: Caller,
  id: string,
  change: AccountChange,
): Promise<StoredAccount> {
  const { actor, seen } = caller;
  if (id !== actor.id && !actor.permissions.has("auth.change_user"))
    throw problem("permission_denied", "This needs the permission auth.change_user.");
  const present = await readVisible(actor, id);
  checkSeen(seen, present.version, accountChanged);
  const next: StoredAccount = {
    ...present,
    username: change.username ?? present.username,
    email: change.email ?? present.email,
    language: change.language ?? present.language,
    groups: change.groups ?? present.groups,
    is_admin: change.is_admin ?? present.is_admin,
  };
  checkOwnRights(actor, present, next);
  const { password } = change;
  const writes: Write[] = [];
  if (password !== undefined) {
    refuseFields([
      ...(await passwordProblems(caller, present, next, password, change.current_password)),
      ...(await takenErrors(actor, change, id)),
    ]);
    next.epoch = ulid();
    writes.push(passwordWrite(id, await hashPassword(password), next.epoch));
    if (id === actor.id && actor.session) writes.push(survivingSession(id, actor.session, next.epoch));
  }
  const save = (together: readonly Write[]) => replaceAccount(actor, present, next, [...writes, ...together]);
  if (!present.is_admin || next.is_admin) await save([]);
  else if (!(await endAdministration(actor, id, save))) throw lastAdministrator("is_admin");
  if (password !== undefined) await sendNotice("password", next, caller.lab);
  if (next.email !== present.email) await sendNotice("email", present, caller.lab);
  return { ...next, version: present.version + 1 };
}

/** What is wrong with a change besides its form, as far as its caller may know. */
export async function changeErrors(
  actor: Actor,
  id: string,
  change: Partial<AccountChange>,
): Promise<FieldError[]> {
  if (id !== actor.id && !actor.permissions.has("auth.change_user")) return [];
  const present = await readAccount(actor, id);
  if (!present) return [];
  const { password, username = present.username, email = present.email } = change;
  return [
    ...(password === undefined ? [] : await passwordErrors(password, { username, email })),
    ...(await takenErrors(actor, change, id)),
  ];
}

/** @throws ProblemError permission_denied naming the fields that are not for the account's owner to change */
function checkOwnRights(actor: Actor, present: StoredAccount, next: StoredAccount): void {
  if (actor.permissions.has("auth.change_user")) return;
  const rights = ({ username, groups, is_admin }: StoredAccount) => ({
    username,
    groups: groups.toSorted().join(),
    is_admin,
  });
  const [had, wanted] = [rights(present), rights(next)];
  const message = "This needs the permission auth.change_user.";
  const errors = (["username", "groups", "is_admin"] as const)
    .filter((field) => had[field] !== wanted[field])
    .map((path) => ({ path, code: "permission_denied" as const, message }));
  if (errors.length > 0) throw problem("permission_denied", message, { errors });
}

/** The rules that a new password breaks, and what is wrong with the present one. */
async function passwordProblems(
  { actor, ip }: Caller,
  present: StoredAccount,
  next: StoredAccount,
  password: string,
  current: string | undefined,
): Promise<FieldError[]> {
  const errors: FieldError[] = await passwordErrors(password, next);
  const wrong = (code: FieldCode, message: string) =>
    errors.push({ path: "current_password", code, message });
  if (present.id === actor.id) {
    if (current === undefined || current === "") wrong("required", "The present password is needed.");
    else if ((await tryPassword(actor, present.username, current, ip))?.id !== present.id)
      wrong("wrong_password", "This is not the present password.");
  }
  return errors;
}
