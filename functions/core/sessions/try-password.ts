import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { uniqueForm } from "../../platform/records/layout.ts";
import { findLogin, renewHash } from "../users/secret.store.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password.ts";
import { forgetFailures, takeAttempt } from "./throttle.store.ts";

/** The refusal after too many attempts. @param wait in seconds */
export const tooMany = (wait: number) =>
  problem("too_many_requests", `Too many failed attempts; try again in ${wait} s.`, { retryAfter: wait });

/**
 * Tries a password, as often as the throttle allows. A wrong password and an unknown account take the same work.
 * @param address the caller's IP address
 * @returns the account and the epoch in which the password is valid; undefined if it is wrong
 * @throws ProblemError too_many_requests with Retry-After
 */
export async function tryPassword(
  actor: Pick<Actor, "tenant">,
  username: string,
  password: string,
  address: string,
): Promise<{ id: string; epoch: string | undefined } | undefined> {
  const name = uniqueForm(username).slice(0, 200);
  const attempt = await takeAttempt(actor, name, address);
  if (attempt.wait > 0) throw tooMany(attempt.wait);
  const found = name === "" ? undefined : await findLogin(actor, name);
  const tried = password.slice(0, 1000);
  const right = await verifyPassword(tried, found?.passwordHash);
  if (!found || !right) return undefined;
  await forgetFailures(actor, name, address, attempt);
  // The password is known only now, so this is the moment to rehash it with the current parameters.
  if (found.passwordHash && isOutdated(found.passwordHash))
    await renewHash(actor, found.id, found.passwordHash, await hashPassword(tried));
  return { id: found.id, epoch: found.epoch };
}
