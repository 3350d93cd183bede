import { sessionsApi } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { login } from "./login.ts";
import { loginBySso } from "./login-by-sso.ts";
import { endSession } from "./session.store.ts";

export const handler = serveApi(sessionsApi, {
  login: ({ actor, request }) => {
    const basic = request.credentials.scheme === "basic" ? request.credentials.value : "";
    return login(actor, basic, request);
  },
  logout: ({ actor }) => actor.session && endSession(actor, actor.session),
  confirm: confirmIdentity,
  loginBySso: ({ actor, tenant, body, request }) => loginBySso(actor, tenant.sso, body.id_token, request),
});
