import type { confirm } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { invalidTokenDetail } from "../../../shared/kernel/problem.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { isRecent } from "../../platform/endpoint/recent-password.ts";
import { problem } from "../../platform/problem.ts";
import { requireFactor } from "../second-factor/require-factor.ts";
import { tryPasskey } from "./login-by-passkey.ts";
import { accountBySso, refused } from "./login-by-sso.ts";
import { renewProof } from "./session.store.ts";
import { placeOf, tryPassword } from "./try-password.ts";

/**
 * Records that the caller has just proved their identity again. Wrong passwords are throttled like log-ins and leave the session as it is.
 * @throws ProblemError invalid_credentials, second_factor_required, too_many_requests, not_found without single sign-on, unavailable
 */
export async function confirmIdentity({ actor, tenant, body, request }: Call<typeof confirm>): Promise<void> {
  const { password, id_token, nonce_verifier, code, passkey } = body;
  if (password !== undefined) {
    const account = await tryPassword(actor, actor.name, password, placeOf({ actor, request }));
    if (account?.id !== actor.id) throw problem("invalid_credentials", "The password is wrong.");
    await requireFactor(actor, actor.id, { code });
  }
  if (passkey) await tryPasskey(actor, actor.id, passkey, placeOf({ actor, request }));
  let proven: number | undefined;
  if (id_token !== undefined) {
    const { account, authenticated } = await accountBySso(actor, tenant.sso, { id_token, nonce_verifier });
    if (account.id !== actor.id) throw refused("other_account");
    // The provider may have handed over a token without asking anybody.
    if (!isRecent(authenticated)) throw refused("not_valid");
    proven = authenticated;
  }
  const by = passkey ? "passkey" : password === undefined ? "sso" : "password";
  if (!actor.session || !(await renewProof(actor, actor.session, by, proven)))
    throw problem("invalid_token", invalidTokenDetail);
}
