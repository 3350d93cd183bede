import { createHash } from "node:crypto";
import type * as z from "zod";
import type { PasskeyAnswer, passkeyRequestSchema } from "../../../shared/core/second-factor/passkey.ts";
import type { Actor } from "../../platform/actor.ts";
import { environment } from "../../platform/environment.ts";
import { fieldProblem } from "../../platform/problem.ts";
import { challengeLife, newChallenge, spendChallenge } from "./challenge.store.ts";
import { changePasskey, readFactor } from "./factor.store.ts";

/** Purpose of challenges for passkeys that exist. */
const toProve = "prove";

/** The library is loaded on use: most sign-ins of a container need none. */
export const loadWebauthn = () => import("@simplewebauthn/server");

/** The laboratory as passkeys know it: its own host, so that no passkey works at another laboratory's. */
export function relyingParty(): { origin: string; rpId: string } {
  const { origin, hostname } = new URL(environment("ORIGIN"));
  return { origin, rpId: hostname };
}

/** The id by which a passkey is named in paths and found in an account. */
export const passkeyIdOf = (credential: string) => createHash("sha256").update(credential).digest("hex");

/** The handle under which passkeys know an account. */
export const handleOf = (account: string) => Buffer.from(account, "utf8");
/** The account that a passkey claims to be of; undefined if it claims none. */
export function claimedAccount({ response: { userHandle } }: PasskeyAnswer): string | undefined {
  const handle = Buffer.from(userHandle ?? "", "base64url").toString("utf8");
  return /^[0-9A-Z]{26}$/.test(handle) ? handle : undefined;
}

/** A challenge for a passkey to answer, whosever it is. */
export async function askForPasskey(
  actor: Pick<Actor, "tenant">,
): Promise<z.infer<typeof passkeyRequestSchema>> {
  return {
    challenge: await newChallenge(actor, toProve),
    rpId: relyingParty().rpId,
    timeout: challengeLife * 1000,
    userVerification: "required",
  };
}

/** The challenge that a browser's answer names. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    return typeof challenge === "string" ? challenge : "";
  } catch {
    return "";
  }
}

/** The refusal of a passkey; it says no more, since strangers read it. */
export const wrongPasskey = () =>
  fieldProblem("passkey", "wrong_passkey", "The passkey was not accepted.", "invalid_credentials");

/**
 * Checks a passkey's answer: challenge, origin, host, signature and count of uses. A challenge is used up by any answer.
 * @param alone whether it is the only proof, so that the authenticator must have verified its owner
 * @returns whether it is a passkey of this account that answered
 */
export async function isPasskeyOf(
  actor: Pick<Actor, "tenant">,
  account: string,
  answer: PasskeyAnswer,
  { alone }: { alone: boolean },
): Promise<boolean> {
  const challenge = challengeIn(answer.response.clientDataJSON);
  if (!(await spendChallenge(actor, challenge, toProve))) return false;
  const id = passkeyIdOf(answer.id);
  const { passkeys = [] } = await readFactor(actor, account);
  const passkey = passkeys.find((other) => other.id === id);
  if (!passkey || (claimedAccount(answer) ?? account) !== account) return false;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { origin, rpId } = relyingParty();
  const { credential, key, counter } = passkey;
  // The library throws for every fault of an answer, and none of them is told to the caller.
  const checked = await verifyAuthenticationResponse({
    response: answer as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: credential, publicKey: Buffer.from(key, "base64url"), counter },
    requireUserVerification: alone,
  }).catch(() => undefined);
  if (!checked?.verified) return false;
  const { newCounter } = checked.authenticationInfo;
  // Of two answers with the same count, as a copied passkey gives them, one is refused.
  return changePasskey(actor, account, id, (present) =>
    newCounter > present.counter || newCounter + present.counter === 0
      ? { ...present, counter: newCounter, used: new Date().toISOString() }
      : undefined,
  );
}
