import type { Actor } from "../../platform/actor.ts";
import type { Noted } from "../../platform/endpoint/log-call.ts";
import { problem } from "../../platform/problem.ts";
import { uniqueForm } from "../../platform/records/layout.ts";
import { findLogin, renewHash } from "../users/secret.store.ts";
import { knownDevice } from "./device.store.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password.ts";
import { forgetFailures, type Place, takeAttempt } from "./throttle.store.ts";

/** The refusal after too many attempts. @param wait in seconds */
export const tooMany = (wait: number) =>
  problem("too_many_requests", `Too many failed attempts; try again in ${wait} s.`, { retryAfter: wait });

/** The place of a call by a session, which shows that its owner has signed in there. */
export const placeOf = ({ actor, request }: { actor: Actor; request: { ip: string } }): Place => ({
  address: request.ip,
  device: actor.session ?? undefined,
});

/**
 * Tries a password, as often as the throttle allows. A wrong password and an unknown account take the same work.
 * @param place the caller's address, with the session of a call that has one, or the token of a browser, which counts if it is the account's
 * @param note is told whose account it is, if anybody's
 * @returns the account, the epoch in which the password is valid, and the hash of a known browser; undefined if it is wrong
 * @throws ProblemError too_many_requests with Retry-After
 */
export async function tryPassword(
  actor: Pick<Actor, "tenant">,
  username: string,
  password: string,
  { token, ...from }: Place & { token?: string | undefined },
  note: (facts: Noted) => void = () => undefined,
): Promise<{ id: string; epoch: string | undefined; device: string | undefined } | undefined> {
  const name = uniqueForm(username).slice(0, 200);
  const account = name === "" ? undefined : await findLogin(actor, name);
  // Only names that exist are noted: people type passwords into the wrong field.
  if (account) note({ account: account.id, name: account.username });
  const place = { ...from, device: from.device ?? (await knownDevice(actor, account, token)) };
  // Wrong passwords count until the password changes, wherever it was changed.
  const counted = `${name}\n${account?.epoch ?? ""}`;
  const attempt = await takeAttempt(actor, counted, place);
  if (attempt.wait > 0) throw tooMany(attempt.wait);
  const tried = password.slice(0, 1000);
  const right = await verifyPassword(tried, account?.passwordHash);
  if (!account || !right) return undefined;
  await forgetFailures(actor, counted, place, attempt);
  // The password is known only now, so this is the moment to rehash it with the current parameters.
  if (account.passwordHash && isOutdated(account.passwordHash))
    await renewHash(actor, account.id, account.passwordHash, await hashPassword(tried));
  return { id: account.id, epoch: account.epoch, device: place.device };
}
