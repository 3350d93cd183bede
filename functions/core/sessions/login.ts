import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { accountName, findLogin, keepPasswordHash } from "../users/account.store.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password.ts";
import { beginSession } from "./session.store.ts";
import { forgetFailures, takeAttempt } from "./throttle.store.ts";

/**
 * Signs in with account name and password. A wrong password and an unknown account take the same work and get the same answer.
 * @throws ProblemError invalid_credentials, or too_many_requests with Retry-After
 */
export async function login(
  actor: Pick<Actor, "tenant">,
  basic: string,
  address: string,
): Promise<{ token: string; expires: string }> {
  const [, username = "", password = ""] =
    /^([^:]*):([\s\S]*)$/.exec(Buffer.from(basic, "base64").toString("utf8")) ?? [];
  const name = accountName(username).slice(0, 200);
  const attempt = await takeAttempt(actor, name, address);
  if (attempt.wait > 0) {
    const wait = String(attempt.wait);
    throw problem("too_many_requests", `Too many failed attempts; try again in ${wait} s.`, undefined, {
      "Retry-After": wait,
    });
  }
  const found = name === "" ? undefined : await findLogin(actor, name);
  const tried = password.slice(0, 1000);
  const right = await verifyPassword(tried, found?.passwordHash);
  if (!found || !right) throw problem("invalid_credentials", "The account name or the password is wrong.");
  await forgetFailures(actor, name, address, attempt);
  // Only now is the password known, so only now can it be kept as today's parameters want it.
  if (found.passwordHash && isOutdated(found.passwordHash))
    await keepPasswordHash(actor, found.account.id, await hashPassword(tried));
  return beginSession(actor, found.account.id);
}
