import { ulid } from "ulid";
import type { accounts } from "../../../shared/core/users/users.endpoints.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { refuseFields } from "../../platform/problem.ts";
import { sendPasswordLink } from "../password-reset/send-password-link.ts";
import { hashPassword } from "../sessions/password.ts";
import { accountRecords, type StoredAccount, takenErrors } from "./account.store.ts";
import { passwordErrors } from "./new-password.ts";
import { passwordRemoval, passwordWrite } from "./secret.store.ts";

type NewAccount = Call<typeof accounts.create>["body"];

/** The errors of a new account that its schema does not find: broken password rules, and values that another account has. */
export async function newAccountErrors({
  actor,
  body: { password, username = "", email = "" },
}: {
  actor: Actor;
  body: Partial<NewAccount>;
}): Promise<FieldError[]> {
  return [
    ...(password === undefined ? [] : await passwordErrors(password, { username, email })),
    ...(await takenErrors(actor, { username, email })),
  ];
}

/**
 * Adds an account. Without a password, its owner gets a mail with a link to set one; if that cannot be sent, no account is created.
 * @throws ProblemError validation_failed with the rules that the password breaks, already_exists with the fields that are taken
 */
export async function createAccount({
  actor,
  body,
  note,
}: Call<typeof accounts.create>): Promise<StoredAccount> {
  note({ target: body.username });
  refuseFields(await newAccountErrors({ actor, body }));
  const { password, ...input } = body;
  const id = ulid();
  const together = password === undefined ? [] : [passwordWrite(id, await hashPassword(password))];
  const account = await accountRecords.create(actor, input, { id, together });
  if (password === undefined)
    await sendPasswordLink({ id, reason: "invitation", owner: { account: id } }).catch(async (error) => {
      await accountRecords.remove(actor, id, undefined, () => [passwordRemoval(id)]);
      throw error;
    });
  return account;
}
