import { ulid } from "ulid";
import type * as z from "zod";
import type { newAccountSchema } from "../../../shared/core/users/account.ts";
import type { FieldError } from "../../../shared/kernel/problem.ts";
import type { Actor } from "../../platform/actor.ts";
import { refuseFields } from "../../platform/problem.ts";
import { sendPasswordLink } from "../password-reset/send-password-link.ts";
import { hashPassword } from "../sessions/password.ts";
import { createAccount, removeAccount, type StoredAccount, takenErrors } from "./account.store.ts";
import { passwordErrors } from "./new-password.ts";

/** What is wrong with a new account besides its form: the password's rules, and what belongs to somebody else. */
export async function newAccountErrors(
  actor: Actor,
  { password, username, email }: Partial<z.output<typeof newAccountSchema>>,
): Promise<FieldError[]> {
  const owner = { username: username ?? "", email: email ?? "" };
  return [
    ...(password === undefined ? [] : await passwordErrors(password, owner)),
    ...(await takenErrors(actor, { username, email })),
  ];
}

/**
 * Adds an account. Without a password its owner gets a mail with a link to set one; where that cannot be sent there is no account either.
 * @throws ProblemError validation_failed with the rules that the password breaks, already_exists with the fields that are taken
 */
export async function addAccount(
  actor: Actor,
  { password, ...wanted }: z.output<typeof newAccountSchema>,
): Promise<StoredAccount> {
  refuseFields(await newAccountErrors(actor, { password, ...wanted }));
  const account = { ...wanted, id: ulid(), version: 1, created: new Date().toISOString() };
  const hash = password === undefined ? undefined : await hashPassword(password);
  await createAccount(actor, account, hash);
  if (hash === undefined) {
    await sendPasswordLink({ id: account.id, reason: "invitation", owner: { account: account.id } }).catch(
      async (error) => {
        await removeAccount(actor, account);
        throw error;
      },
    );
  }
  return account;
}
