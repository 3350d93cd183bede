import type { Actor } from "../../platform/actor.ts";
import { problem, refuseFields } from "../../platform/problem.ts";
import { hashPassword } from "../sessions/password.ts";
import type { StoredAccount } from "../users/account.store.ts";
import { passwordErrors } from "../users/new-password.ts";
import { findLink } from "../users/owner-link.store.ts";
import { sendNotice } from "../users/send-notice.ts";
import { redeemLink } from "./redeem-link.store.ts";

/** Links that never existed, were used or have expired get the same answer, so that it does not reveal which is the case. */
const invalidLink = () => problem("gone", "The link is not valid or no longer so.");

/** The account whose password a link sets. @throws ProblemError gone */
export async function readLink(actor: Pick<Actor, "tenant">, token: string) {
  const link = await findLink(actor, "password", token);
  if (!link) throw invalidLink();
  return link;
}

/**
 * Sets a new password by a link, once, and notifies the account's owner. If the password breaks a rule, the link stays valid.
 * @param lab the laboratory's name
 * @returns the account
 * @throws ProblemError gone, validation_failed with the rules that the password breaks
 */
export async function usePasswordLink(
  actor: Pick<Actor, "tenant">,
  lab: string,
  { token, password }: { token: string; password: string },
): Promise<StoredAccount> {
  const { account } = await readLink(actor, token);
  refuseFields(await passwordErrors(password, account));
  if (!(await redeemLink(actor, token, account, await hashPassword(password)))) throw invalidLink();
  await sendNotice("password_changed", account, lab);
  return account;
}
