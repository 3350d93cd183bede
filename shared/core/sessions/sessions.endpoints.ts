import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { maxPassword } from "../users/account.ts";

const idToken = z.string().min(1).max(16_384);
const newSessionSchema = z.object({ token: z.string(), expires: z.iso.datetime() });

export const login = defineEndpoint({
  method: "POST",
  path: "auth/verification/login/",
  summary: "Signs in with account name and password (Basic) and answers a session token.",
  output: newSessionSchema,
  credentials: ["basic"],
  permission: null,
  module: null,
  duringMaintenance: true,
});
export const logout = defineEndpoint({
  method: "POST",
  path: "auth/verification/logout/",
  summary: "Ends the session; its token is void at once.",
  output: null,
  // Signing out must not keep people waiting.
  timeout: 5,
  permission: null,
  module: null,
  duringMaintenance: true,
});
/** Problem codes: not_found if it is not set up, invalid_credentials with the reason among `errors` (path `id_token`). */
export const loginBySso = defineEndpoint({
  method: "POST",
  path: "auth/verification/sso/",
  summary:
    "Signs in with the id token of the laboratory's own identity provider and answers a session token.",
  body: z.object({ id_token: idToken }),
  output: newSessionSchema,
  public: true,
  duringMaintenance: true,
});

export const confirm = defineEndpoint({
  method: "POST",
  path: "auth/verification/confirm/",
  summary:
    "Proves again who is signed in, by the account's password or the id token of the laboratory's identity provider, for calls that need it recently.",
  body: z
    .object({ password: z.string().min(1).max(maxPassword), id_token: idToken })
    .partial()
    .refine(({ password, id_token }) => (password === undefined) !== (id_token === undefined), {
      error: "Either a password or an id token is needed.",
    }),
  output: null,
  permission: null,
  module: null,
});

export const sessionsApi = defineApi({
  address: "core/sessions",
  role: "accounts",
  touches: { items: { ACCOUNT: "read", passwords: "write", tokens: "delete", throttles: "delete" } },
  mounts: ["api/auth/verification"],
  memory: 1024,
  endpoints: { login, logout, loginBySso, confirm },
});
