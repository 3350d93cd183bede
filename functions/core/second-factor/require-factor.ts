import type { PasskeyAnswer } from "../../../shared/core/second-factor/passkey.ts";
import type { Actor } from "../../platform/actor.ts";
import { fieldProblem, problem } from "../../platform/problem.ts";
import { forgetCodes, takeCode } from "../sessions/throttle.store.ts";
import { activeFactor, redeemCode } from "./factor.store.ts";

/** The proof beside a password: a code of the app, a recovery code, or a passkey. */
export interface FactorProof {
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/**
 * Demands the second factor of an account whose password was right, if it has one. Attempts count by account: strangers without the password do not get here.
 * @throws ProblemError second_factor_required without a proof; invalid_credentials at `code` or `passkey`; too_many_requests
 */
export async function requireFactor(
  actor: Pick<Actor, "tenant">,
  account: string,
  { code, passkey }: FactorProof,
): Promise<void> {
  if (!(await activeFactor(actor, account))) return;
  if (!code && !passkey)
    throw problem("second_factor_required", "This account asks for a code or a passkey beside the password.");
  const wait = await takeCode(actor, account);
  if (wait > 0)
    throw problem("too_many_requests", `Too many wrong codes; try again in ${wait} s.`, { retryAfter: wait });
  if (passkey) {
    const { isPasskeyOf, wrongPasskey } = await import("./relying-party.ts");
    if (!(await isPasskeyOf(actor, account, passkey, { alone: false }))) throw wrongPasskey();
  } else if (!(await redeemCode(actor, account, code ?? "")))
    throw fieldProblem("code", "wrong_code", "The code is wrong or was used before.", "invalid_credentials");
  await forgetCodes(actor, account);
}
