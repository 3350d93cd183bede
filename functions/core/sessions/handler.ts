import { sessionsApi } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { signIn } from "./login.ts";
import { loginByPasskey, requestPasskey } from "./login-by-passkey.ts";
import { loginBySso } from "./login-by-sso.ts";
import { endSession } from "./session.store.ts";

export const handler = serveApi(sessionsApi, {
  login: ({ actor, body, request, note }) => {
    const basic = request.credentials.scheme === "basic" ? request.credentials.value : "";
    return signIn(actor, basic, request, body, note);
  },
  logout: ({ actor }) => actor.session && endSession(actor, actor.session),
  confirm: confirmIdentity,
  requestPasskey: ({ actor, request }) => requestPasskey(actor, request.ip),
  loginByPasskey: ({ actor, body, request, note }) => loginByPasskey(actor, body.passkey, request, note),
  loginBySso: ({ actor, tenant, body, request, note }) => loginBySso(actor, tenant.sso, body, request, note),
});
