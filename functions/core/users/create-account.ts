import { ulid } from "ulid";
import type * as z from "zod";
import type { newAccountSchema } from "../../../shared/core/users/account.ts";
import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { sendPasswordLink } from "../password-reset/send-password-link.ts";
import { hashPassword } from "../sessions/password.ts";
import { createAccount, removeAccount, type StoredAccount } from "./account.store.ts";
import { passwordErrors } from "./new-password.ts";
import { asProblem } from "./read-account.ts";

/**
 * Adds an account. Without a password its owner gets a mail with a link to set one; where that cannot be sent there is no account either.
 * @throws ProblemError validation_failed with the rules that the password breaks, already_exists with the fields that are taken
 */
export async function addAccount(
  actor: Actor,
  { password, ...wanted }: z.output<typeof newAccountSchema>,
): Promise<StoredAccount> {
  const errors = password === undefined ? [] : await passwordErrors(password, wanted);
  if (errors.length > 0) throw problem("validation_failed", "The password is not good enough.", errors);
  const account = { ...wanted, id: ulid(), version: 1, created: new Date().toISOString() };
  const hash = password === undefined ? undefined : await hashPassword(password);
  try {
    await createAccount(actor, account, hash);
  } catch (error) {
    throw asProblem(error);
  }
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
