import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { factorCodeSchema } from "../second-factor/factor-code.ts";
import { passkeyAnswerSchema, passkeyRequestSchema } from "../second-factor/passkey.ts";
import { maxPassword } from "../users/account.ts";

const idToken = z.string().min(1).max(16_384);
/** The secret of the browser that began the sign-in; the token's nonce is its SHA-256, base64url. */
const nonceVerifier = z.string().min(32).max(200);
const newSessionSchema = z.object({ token: z.string(), expires: z.iso.datetime() });

export const login = defineEndpoint({
  method: "POST",
  path: "auth/verification/login/",
  logs: "signed_in",
  summary:
    "Signs in with account name and password (Basic) and returns a session token, and a token by which the browser is known at the next sign-in.",
  body: z
    .object({
      device: z.string().max(200).optional(),
      /** Of the authenticator app or for recovery; if the account has a second factor, a code or a passkey is required. */
      code: factorCodeSchema.optional(),
      passkey: passkeyAnswerSchema.optional(),
      /** Whether this browser needs no second factor for 30 days. */
      trust: z.boolean().default(false),
    })
    .prefault({}),
  output: newSessionSchema.extend({ device: z.string() }),
  credentials: ["basic"],
  permission: null,
  module: null,
  duringMaintenance: true,
});
export const logout = defineEndpoint({
  method: "POST",
  path: "auth/verification/logout/",
  logs: "signed_out",
  summary: "Ends the session; its token is void at once.",
  output: null,
  beforeFactor: true,
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
  logs: "signed_in_by_sso",
  summary:
    "Signs in with the id token of the laboratory's own identity provider and answers a session token.",
  body: z.object({ id_token: idToken, nonce_verifier: nonceVerifier }),
  output: newSessionSchema,
  public: true,
  duringMaintenance: true,
});

export const requestPasskey = defineEndpoint({
  method: "POST",
  path: "auth/verification/passkey/request/",
  summary:
    "Returns a challenge for a passkey to answer when somebody signs in or confirms who they are; it counts once, for five minutes.",
  output: passkeyRequestSchema,
  public: true,
  duringMaintenance: true,
});
export const loginByPasskey = defineEndpoint({
  method: "POST",
  path: "auth/verification/passkey/",
  logs: "signed_in_by_passkey",
  summary:
    "Signs in with a passkey that has verified its owner, by fingerprint, face or PIN, and answers a session token.",
  body: z.object({ passkey: passkeyAnswerSchema }),
  output: newSessionSchema,
  public: true,
  duringMaintenance: true,
});

export const confirm = defineEndpoint({
  method: "POST",
  path: "auth/verification/confirm/",
  logs: "identity_confirmed",
  summary:
    "Proves again who is signed in, by the account's password, a passkey or the id token of the laboratory's identity provider, for calls that need it recently.",
  body: z
    .object({
      password: z.string().min(1).max(maxPassword),
      id_token: idToken,
      /** With an id token. */
      nonce_verifier: nonceVerifier,
      /** With a password, if the account has a second factor. */
      code: factorCodeSchema,
      passkey: passkeyAnswerSchema,
    })
    .partial()
    .refine(
      ({ password, id_token, passkey }) =>
        [password, id_token, passkey].filter((proof) => proof !== undefined).length === 1,
      { error: "Either a password, a passkey or an id token is needed." },
    ),
  output: null,
  beforeFactor: true,
  permission: null,
  module: null,
});

export const sessionsApi = defineApi({
  address: "core/sessions",
  role: "accounts",
  touches: {
    items: {
      ACCOUNT: "write",
      passwords: "write",
      tokens: "delete",
      throttles: "delete",
      challenges: "delete",
      devices: "write",
      factors: "write",
    },
  },
  mounts: ["api/auth/verification"],
  memory: 1024,
  endpoints: { login, logout, loginBySso, requestPasskey, loginByPasskey, confirm },
});
