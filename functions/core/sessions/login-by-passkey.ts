import type { PasskeyAnswer } from "../../../shared/core/second-factor/passkey.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Noted } from "../../platform/endpoint/log-call.ts";
import { problem } from "../../platform/problem.ts";
import { askForPasskey, claimedAccount, isPasskeyOf, wrongPasskey } from "../second-factor/relying-party.ts";
import { accountRecords } from "../users/account.store.ts";
import { beginSession, type Origin } from "./session.store.ts";
import { forgetFailures, type Place, takeAttempt, takeChallenge } from "./throttle.store.ts";
import { tooMany } from "./try-password.ts";

/** A challenge for a passkey. @throws ProblemError too_many_requests */
export async function requestPasskey(actor: Pick<Actor, "tenant">, address: string) {
  const wait = await takeChallenge(actor, address);
  if (wait > 0)
    throw problem("too_many_requests", `Too many requests; try again in ${wait} s.`, { retryAfter: wait });
  return askForPasskey(actor);
}

/**
 * Tries a passkey that has verified its owner. Attempts count as passwords do, but apart from them: wrong passwords keep no passkey out.
 * @throws ProblemError invalid_credentials at `passkey`, too_many_requests
 */
export async function tryPasskey(
  actor: Pick<Actor, "tenant">,
  account: string,
  answer: PasskeyAnswer,
  place: Place,
): Promise<void> {
  const counted = `passkey\n${account}`;
  const attempt = await takeAttempt(actor, counted, place, "passkey-address");
  if (attempt.wait > 0) throw tooMany(attempt.wait);
  if (!(await isPasskeyOf(actor, account, answer, { alone: true }))) throw wrongPasskey();
  await forgetFailures(actor, counted, place, attempt, "passkey-address");
}

/** Signs in with a passkey alone, which names its account itself. @throws as `tryPasskey` */
export async function loginByPasskey(
  actor: Pick<Actor, "tenant">,
  answer: PasskeyAnswer,
  origin: Origin,
  note: (facts: Noted) => void,
): Promise<{ token: string; expires: string }> {
  const claimed = claimedAccount(answer) ?? "";
  await tryPasskey(actor, claimed, answer, { address: origin.ip });
  const { id, epoch, username } = await accountRecords.read(actor, claimed);
  note({ account: id, name: username });
  return beginSession(actor, { id, epoch }, "passkey", origin);
}
