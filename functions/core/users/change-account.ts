import { ulid } from "ulid";
import type { accounts } from "../../../shared/core/users/users.endpoints.ts";
import type { FieldCode, FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { requireRecentPassword } from "../../platform/endpoint/recent-password.ts";
import { proofNow } from "../../platform/endpoint/token.store.ts";
import { problem, refuseFields } from "../../platform/problem.ts";
import { hashPassword } from "../sessions/password.ts";
import { placeOf, tryPassword } from "../sessions/try-password.ts";
import {
  accountRecords,
  changeable,
  endAdministration,
  type StoredAccount,
  takenErrors,
} from "./account.store.ts";
import { endFormerSessions } from "./account-sessions.ts";
import { passwordErrors } from "./new-password.ts";
import { claimLink, queueLink } from "./pending-email.ts";
import { passwordWrite, survivingSession } from "./secret.store.ts";
import { sendNotice } from "./send-notice.ts";

type ChangeCall = Call<typeof accounts.change>;

/**
 * Changes an account. Owners may change their own e-mail address, language and (with the present one) password; everything else needs
 * `auth.change_user`. A new password or other rights end the account's sessions, except the caller's; of a password its owner is notified. A new address waits
 * until the link sent to it is opened; entering the same address again sends another link.
 * @throws ProblemError permission_denied, password_required, not_found, validation_failed, already_exists, conflict, edit_conflict, too_many_requests
 */
export async function changeAccount(call: ChangeCall): Promise<StoredAccount> {
  const { actor, tenant, params, body, ifMatch } = call;
  const { id } = params;
  const { password, current_password: _, ...change } = body;
  const present = await changeable(actor, id);
  call.note({ target: present.username });
  const epoch = ulid();
  const givesOwn = password !== undefined && id === actor.id;
  const edit = async (account: StoredAccount) => {
    checkOwnRights(actor, account, change);
    refuseFields([
      ...(password === undefined ? [] : await passwordProblems(call, account, password)),
      ...(await takenErrors(actor, change, id)),
    ]);
    // The owner has just given the present password along with the new one.
    const guarded = password !== undefined || differingIn(guardedFields, account, change).length > 0;
    if (guarded && !givesOwn) requireRecentPassword(actor);
    const isNewAddress = change.email !== undefined && change.email !== account.email;
    if (isNewAddress) await claimLink(actor, id);
    return { ...confirmedLater(account, change), ...(password !== undefined && { epoch }) };
  };
  const together = async (account: StoredAccount) => [
    ...(password === undefined ? [] : [passwordWrite(id, await hashPassword(password), epoch)]),
    ...(givesOwn && actor.session ? [survivingSession(id, actor.session, epoch, proofNow("password"))] : []),
    ...(change.is_admin === false ? await endAdministration(actor, account, "is_admin") : []),
  ];
  // The checks above apply to this version. If somebody else changed it, the caller gets a conflict; the password is not tried again.
  const version = ifMatch ?? String(present.version);
  const changed = await accountRecords.change(actor, id, version, edit, { together });
  const losesSessions = password === undefined && differingIn(rights, present, change).length > 0;
  if (losesSessions) await endFormerSessions(actor, id);
  if (password !== undefined) await sendNotice("password_changed", changed, tenant.name);
  if (body.email !== undefined && body.email === changed.pending_email) await queueLink(changed);
  return changed;
}

/** The errors of a change that its schema does not find, restricted to those that the caller may know. */
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
    ...(await takenErrors(actor, change, id)),
  ];
}

/** The change as stored: a new address takes effect only once it is confirmed. */
function confirmedLater(
  present: StoredAccount,
  { email, ...change }: ChangeCall["body"],
): Partial<StoredAccount> {
  return email === undefined || email === present.email ? change : { ...change, pending_email: email };
}

/** Fields that an account's owner may not change. */
const rights = ["username", "groups", "is_admin"] as const;
/** Fields that, like the password, may only change soon after the caller gave their own password. */
const guardedFields = [...rights, "email"] as const;

/** The fields among these to which a change gives another value. */
function differingIn<Field extends keyof StoredAccount & keyof ChangeCall["body"]>(
  fields: readonly Field[],
  present: StoredAccount,
  change: ChangeCall["body"],
): Field[] {
  const comparable = (value: unknown) => (Array.isArray(value) ? value.toSorted().join() : value);
  return fields.filter(
    (field) =>
      change[field] !== undefined &&
      comparable(change[field]) !== comparable(present[field]) &&
      !(field === "email" && change.email === present.pending_email),
  );
}

/** @throws ProblemError permission_denied naming the fields that an account's owner may not change */
function checkOwnRights(actor: Actor, present: StoredAccount, change: ChangeCall["body"]): void {
  if (actor.permissions.has("auth.change_user")) return;
  const message = "This needs the permission auth.change_user.";
  const errors = differingIn(rights, present, change).map((path) => ({
    path,
    code: "permission_denied" as const,
    message,
  }));
  if (errors.length > 0) throw problem("permission_denied", message, { errors });
}

/** The rules that a new password breaks, and errors of the present password. */
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
    else if (
      (await tryPassword(actor, present.username, current, placeOf({ actor, request })))?.id !== present.id
    )
      wrong("wrong_password", "This is not the present password.");
  }
  return errors;
}
