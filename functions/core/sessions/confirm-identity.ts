import type { confirm } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { invalidTokenDetail } from "../../../shared/kernel/problem.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { problem } from "../../platform/problem.ts";
import { accountBySso, refused } from "./login-by-sso.ts";
import { renewProof } from "./session.store.ts";
import { tryPassword } from "./try-password.ts";

/**
 * Records that the caller has just proved their identity again. Wrong passwords are throttled like log-ins and leave the session as it is.
 * @throws ProblemError invalid_credentials, too_many_requests, not_found without single sign-on, unavailable
 */
export async function confirmIdentity({ actor, tenant, body, request }: Call<typeof confirm>): Promise<void> {
  const { password, id_token } = body;
  if (password !== undefined) {
    const account = await tryPassword(actor, actor.name, password, request.ip);
    if (account?.id !== actor.id) throw problem("invalid_credentials", "The password is wrong.");
  }
  if (id_token !== undefined && (await accountBySso(actor, tenant.sso, id_token)).id !== actor.id)
    throw refused("other_account");
  const by = password === undefined ? "sso" : "password";
  if (!actor.session || !(await renewProof(actor, actor.session, by)))
    throw problem("invalid_token", invalidTokenDetail);
}
