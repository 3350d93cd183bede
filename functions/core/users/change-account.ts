import { ulid } from "ulid";
import type { accounts } from "../../../shared/core/users/users.endpoints.ts";
import type { FieldCode, FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { problem, refuseFields } from "../../platform/problem.ts";
import { hashPassword } from "../sessions/password.ts";
import { tryPassword } from "../sessions/try-password.ts";
import { accountRecords, endAdministration, readVisible, type StoredAccount } from "./account.store.ts";
import { passwordErrors } from "./new-password.ts";
import { passwordWrite, survivingSession } from "./secret.store.ts";
import { sendNotice } from "./send-notice.ts";

type ChangeCall = Call<typeof accounts.change>;

/**
 * Changes an account. Of one's own everybody may change e-mail address, language and (knowing the present one) password; the rest needs
 * `auth.change_user`. A new password ends the account's sessions, except the one that sets it. The owner is told of a new password or address.
 * @throws ProblemError permission_denied, not_found, validation_failed, already_exists, conflict, edit_conflict, too_many_requests
 */
export async function changeAccount(call: ChangeCall): Promise<StoredAccount> {
  const { actor, tenant, params, body, ifMatch } = call;
  const { id } = params;
  const { password, current_password: _, ...change } = body;
  if (id !== actor.id && !actor.permissions.has("auth.change_user"))
    throw problem("permission_denied", "This needs the permission auth.change_user.");
  const present = await readVisible(actor, id);
  const epoch = ulid();
  const edit = async (account: StoredAccount) => {
    checkOwnRights(actor, account, change);
    if (password === undefined) return change;
    refuseFields([
      ...(await passwordProblems(call, account, password)),
      ...(await accountRecords.taken(actor, change, id)),
    ]);
    return { ...change, epoch };
  };
  const together = async (account: StoredAccount) => [
    ...(password === undefined ? [] : [passwordWrite(id, await hashPassword(password), epoch)]),
    ...(password !== undefined && id === actor.id && actor.session
      ? [survivingSession(id, actor.session, epoch)]
      : []),
    ...(change.is_admin === false ? await endAdministration(actor, account, "is_admin") : []),
  ];
  // The checks above apply to this version. After somebody else's change the caller gets a conflict; the password is not tried again.
  const seen = ifMatch ?? String(present.version);
  const changed = await accountRecords.change(actor, id, seen, edit, { together });
  if (password !== undefined) await sendNotice("password_changed", changed, tenant.name);
  if (changed.email !== present.email) await sendNotice("email_changed", present, tenant.name);
  return changed;
}

/** The errors of a change that its schema does not find, as far as the caller may know them. */
export async function changeErrors({
  actor,
  params: { id = "" },
  body: { password, ...change },
}: {
  actor: Actor;
  params: Partial<ChangeCall["params"]>;
  body: Partial<ChangeCall["body"]>;
}): Promise<FieldError[]> {
  if (id !== actor.id && !actor.permissions.has("auth.change_user")) return [];
  const present = await accountRecords.find(actor, id);
  if (!present) return [];
  const { username = present.username, email = present.email } = change;
  return [
    ...(password === undefined ? [] : await passwordErrors(password, { username, email })),
    ...(await accountRecords.taken(actor, change, id)),
  ];
}

/** @throws ProblemError permission_denied naming the fields that are not for the account's owner to change */
function checkOwnRights(actor: Actor, present: StoredAccount, change: ChangeCall["body"]): void {
  if (actor.permissions.has("auth.change_user")) return;
  const comparable = (value: unknown) => (Array.isArray(value) ? value.toSorted().join() : value);
  const message = "This needs the permission auth.change_user.";
  const errors = (["username", "groups", "is_admin"] as const)
    .filter(
      (field) => change[field] !== undefined && comparable(change[field]) !== comparable(present[field]),
    )
    .map((path) => ({ path, code: "permission_denied" as const, message }));
  if (errors.length > 0) throw problem("permission_denied", message, { errors });
}

/** The rules that a new password breaks, and what is wrong with the present one. */
async function passwordProblems(
  { actor, body, request }: ChangeCall,
  present: StoredAccount,
  password: string,
): Promise<FieldError[]> {
  const errors: FieldError[] = await passwordErrors(password, { ...present, ...body });
  const wrong = (code: FieldCode, message: string) =>
    errors.push({ path: "current_password", code, message });
  if (present.id === actor.id) {
    const current = body.current_password;
    if (!current) wrong("required", "The present password is needed.");
    else if ((await tryPassword(actor, present.username, current, request.ip))?.id !== present.id)
      wrong("wrong_password", "This is not the present password.");
  }
  return errors;
}
