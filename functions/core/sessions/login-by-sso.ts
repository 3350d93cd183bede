import type { Sso } from "../../../shared/core/sessions/sso.ts";
import type { Actor } from "../../platform/actor.ts";
import { log } from "../../platform/log.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { accountRecords, type StoredAccount } from "../users/account.store.ts";
import { verifyIdToken } from "./id-token.ts";
import type { Origin } from "./login.ts";
import { beginSession } from "./session.store.ts";

const refusals = {
  not_valid: "The id token is not valid here.",
  email_not_verified: "The identity provider has not verified the e-mail address.",
  other_account: "The identity provider names another account's e-mail address.",
  unknown_account: "No account has the e-mail address that the identity provider names.",
} as const;

export const refused = (code: keyof typeof refusals) =>
  fieldProblem("id_token", code, refusals[code], "invalid_credentials");

/**
 * Signs in with an id token of the laboratory's own identity provider, if an account with its verified e-mail address exists.
 * @throws ProblemError not_found if no provider is set up; invalid_credentials with the reason; unavailable
 */
export async function loginBySso(
  actor: Pick<Actor, "tenant">,
  sso: Sso | null,
  idToken: string,
  origin: Origin,
): Promise<{ token: string; expires: string }> {
  const { id, epoch } = await accountBySso(actor, sso, idToken);
  return beginSession(actor, { id, epoch }, "sso", origin.headers["user-agent"] ?? "");
}

/** The account with the verified e-mail address in an id token. @throws as `loginBySso` */
export async function accountBySso(
  actor: Pick<Actor, "tenant">,
  sso: Sso | null,
  idToken: string,
): Promise<StoredAccount> {
  if (!sso) throw problem("not_found", "Single sign-on is not set up for this laboratory.");
  const verified = await verifyIdToken(sso, idToken).catch((error: unknown) => {
    log.warn("the keys of the user pool cannot be had", { error: error as Error });
    throw problem("unavailable", "The identity provider does not answer.", { retryAfter: 10 });
  });
  if (!verified) throw refused("not_valid");
  const { email, emailVerified } = verified;
  if (!email || !emailVerified) throw refused("email_not_verified");
  const account = await accountRecords.findBy(actor, "email", email);
  if (!account) throw refused("unknown_account");
  return account;
}
