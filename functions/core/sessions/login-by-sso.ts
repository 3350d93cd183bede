import { createHash } from "node:crypto";
import type { Sso } from "../../../shared/core/sessions/sso.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Noted } from "../../platform/endpoint/log-call.ts";
import { log } from "../../platform/log.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { accountRecords, type StoredAccount } from "../users/account.store.ts";
import { type IdToken, verifyIdToken } from "./id-token.ts";
import { beginSession, type Origin } from "./session.store.ts";
import { spendIdToken } from "./throttle.store.ts";

const refusals = {
  not_valid: "The id token is not valid here.",
  email_not_verified: "The identity provider has not verified the e-mail address.",
  other_account: "The identity provider names another account's e-mail address.",
  linked_otherwise: "The account with this address is linked with another person of the identity provider.",
  unknown_account: "No account has the e-mail address that the identity provider names.",
} as const;

export const refused = (code: keyof typeof refusals) =>
  fieldProblem("id_token", code, refusals[code], "invalid_credentials");

/** The token that a browser brings from the provider, and the secret behind its nonce. */
interface FromProvider {
  id_token: string;
  nonce_verifier?: string | undefined;
}

/**
 * Signs in with an id token of the laboratory's own identity provider, if an account is linked with the person or has their verified e-mail address.
 * @throws ProblemError not_found if no provider is set up; invalid_credentials with the reason; unavailable
 */
export async function loginBySso(
  actor: Pick<Actor, "tenant">,
  sso: Sso | null,
  brought: FromProvider,
  origin: Origin,
  note: (facts: Noted) => void,
): Promise<{ token: string; expires: string }> {
  const { account, authenticated } = await accountBySso(actor, sso, brought);
  const { id, epoch, username } = account;
  note({ account: id, name: username });
  return beginSession(actor, { id, epoch }, "sso", origin, authenticated);
}

/**
 * The account of the person in an id token, which counts once and only in the browser that began the sign-in. The first time it is found by the
 * verified e-mail address and linked with the person; from then on the link counts, whatever becomes of the address.
 * @returns the account, and the instant at which the provider asked who the person is
 * @throws as `loginBySso`
 */
export async function accountBySso(
  actor: Pick<Actor, "tenant">,
  sso: Sso | null,
  { id_token, nonce_verifier = "" }: FromProvider,
): Promise<{ account: StoredAccount; authenticated: number }> {
  if (!sso) throw problem("not_found", "Single sign-on is not set up for this laboratory.");
  const verified = await verifyIdToken(sso, id_token).catch((error: unknown) => {
    log.warn("the keys of the user pool cannot be had", { error: error as Error });
    throw problem("unavailable", "The identity provider does not answer.", { retryAfter: 10 });
  });
  const nonce = createHash("sha256").update(nonce_verifier).digest("base64url");
  if (!verified || verified.nonce !== nonce) throw refused("not_valid");
  const { subject } = verified;
  const linked = await accountRecords.findBy(actor, "sso_subject", subject);
  const account = linked ?? (await accountByAddress(actor, verified));
  if (!(await spendIdToken(actor, id_token, verified.expires))) throw refused("not_valid");
  if (!linked) {
    const owner = { tenant: actor.tenant, kind: "account", id: account.id, name: account.username } as const;
    await accountRecords.change(owner, account.id, undefined, () => ({ sso_subject: subject }));
  }
  return { account, authenticated: verified.authenticated };
}

/** The account with a verified address, unless it is linked with another person of the same provider. */
async function accountByAddress(actor: Pick<Actor, "tenant">, verified: IdToken): Promise<StoredAccount> {
  const { email, emailVerified, subject } = verified;
  if (!email || !emailVerified) throw refused("email_not_verified");
  const account = await accountRecords.findBy(actor, "email", email);
  if (!account) throw refused("unknown_account");
  const [issuer] = subject.split(" ");
  if (account.sso_subject?.split(" ")[0] === issuer) throw refused("linked_otherwise");
  return account;
}
