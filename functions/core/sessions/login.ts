import type { login } from "../../../shared/core/sessions/sessions.endpoints.ts";
import type { BodyOf } from "../../../shared/kernel/endpoint.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Noted } from "../../platform/endpoint/log-call.ts";
import { problem } from "../../platform/problem.ts";
import { requireFactor } from "../second-factor/require-factor.ts";
import { isTrustedDevice, rememberDevice } from "./device.store.ts";
import { beginSession, type Origin } from "./session.store.ts";
import { tryPassword } from "./try-password.ts";

/**
 * Signs in with account name and password, and remembers the browser: strangers who guess passwords do not keep it out. A wrong password and an unknown account take the same work and get the same answer.
 * @throws ProblemError invalid_credentials, second_factor_required without a code or a passkey if the account has a second factor, or too_many_requests with Retry-After
 */
export async function signIn(
  actor: Pick<Actor, "tenant">,
  basic: string,
  origin: Origin,
  { device, code, passkey, trust }: BodyOf<typeof login>,
  note: (facts: Noted) => void,
): Promise<{ token: string; expires: string; device: string }> {
  const [, username = "", password = ""] =
    /^([^:]*):([\s\S]*)$/.exec(Buffer.from(basic, "base64").toString("utf8")) ?? [];
  const account = await tryPassword(actor, username, password, { address: origin.ip, token: device }, note);
  if (!account) throw problem("invalid_credentials", "The account name or the password is wrong.");
  const isKnown = account.device !== undefined;
  if (!account.device || !(await isTrustedDevice(actor, account.id, account.device)))
    await requireFactor(actor, account.id, { code, passkey });
  const session = await beginSession(actor, account, "password", origin);
  const remembered = {
    sentToken: isKnown ? device : undefined,
    isTrusted: trust && (code ?? passkey) !== undefined,
  };
  return { ...session, device: await rememberDevice(actor, account, remembered) };
}
