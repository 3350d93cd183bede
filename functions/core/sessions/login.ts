import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { accountName, findLogin } from "../users/account.store.ts";
import { verifyPassword } from "./password.ts";
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
  const wait = await takeAttempt(actor, name, address);
  if (wait > 0) {
    throw problem("too_many_requests", `Too many failed attempts; try again in ${wait} s.`, undefined, {
      "Retry-After": String(wait),
    });
  }
  const found = name === "" ? undefined : await findLogin(actor, name);
  const right = await verifyPassword(password.slice(0, 1000), found?.passwordHash);
  if (!found || !right) throw problem("invalid_credentials", "The account name or the password is wrong.");
  await forgetFailures(actor, name, address);
  return beginSession(actor, found.account.id);
}
