import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { personal } from "../../kernel/personal.ts";

/** The token in the link `/login/e-mail/{token}`. */
const body = z.object({ token: z.string().max(200) });

export const verifyEmailToken = defineEndpoint({
  method: "POST",
  path: "auth/email/verify-token/",
  summary: "Whether a link can still be used (410 if not), whose e-mail address it confirms, and which.",
  body,
  output: z.object({
    username: personal("accounts", z.string()),
    email: personal("accounts", z.string()),
    expires: z.iso.datetime(),
  }),
  public: true,
  duringMaintenance: true,
});
export const useEmailToken = defineEndpoint({
  method: "POST",
  path: "auth/email/use-token/",
  logs: "email_confirmed",
  summary:
    "Makes a new e-mail address the account's own by a link, once (410 after that); 409 if another account has it by now.",
  body,
  output: null,
  public: true,
});

export const emailAddressApi = defineApi({
  address: "core/email-address",
  role: "accounts",
  touches: { items: { ACCOUNT: "delete", accountLinks: "delete", throttles: "delete" }, queuesMail: true },
  mounts: ["api/auth/email"],
  endpoints: { verifyEmailToken, useEmailToken },
});
