import type { Actor } from "../../platform/actor.ts";
import { problem } from "../../platform/problem.ts";
import { beginSession } from "./session.store.ts";
import { tryPassword } from "./try-password.ts";

/** The origin of a call: IP address and user agent. */
export interface Origin {
  ip: string;
  headers: Record<string, string>;
}

/**
 * Signs in with account name and password. A wrong password and an unknown account take the same work and get the same answer.
 * @throws ProblemError invalid_credentials, or too_many_requests with Retry-After
 */
export async function login(
  actor: Pick<Actor, "tenant">,
  basic: string,
  origin: Origin,
): Promise<{ token: string; expires: string }> {
  const [, username = "", password = ""] =
    /^([^:]*):([\s\S]*)$/.exec(Buffer.from(basic, "base64").toString("utf8")) ?? [];
  const account = await tryPassword(actor, username, password, origin.ip);
  if (!account) throw problem("invalid_credentials", "The account name or the password is wrong.");
  return beginSession(actor, account, "password", origin.headers["user-agent"] ?? "");
}
