import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { personal } from "../../kernel/personal.ts";
import type { FieldCode } from "../../kernel/problem.ts";
import { passwordSchema } from "../users/account.ts";

/** The token in the link `/login/reset/{token}`. */
const resetToken = z.string().max(200);

export const requestPasswordReset = defineEndpoint({
  method: "POST",
  path: "auth/password-reset/get-token/",
  logs: "password_link_requested",
  summary: "Sends a link to set a new password, if there is such an account; nobody learns whether there is.",
  body: z.object({
    /** Account name or e-mail address. */
    username: personal("accounts", z.string().trim().min(1).max(254)),
  }),
  output: null,
  public: true,
});
export const verifyResetToken = defineEndpoint({
  method: "POST",
  path: "auth/password-reset/verify-token/",
  summary: "Whether a link can still be used (410 if not) and whose password it sets.",
  body: z.object({ token: resetToken }),
  output: z.object({
    username: personal("accounts", z.string()),
    email: personal("accounts", z.string()),
    expires: z.iso.datetime(),
  }),
  public: true,
  duringMaintenance: true,
});
export const useResetToken = defineEndpoint({
  method: "POST",
  path: "auth/password-reset/use-token/",
  logs: "password_set_by_link",
  summary: "Sets a new password by a link, once (410 after that), and ends all sessions of the account.",
  body: z
    .object({ token: resetToken, password: passwordSchema, password_retype: z.string() })
    .refine(({ password, password_retype }) => password === password_retype, {
      path: ["password_retype"],
      params: { code: "password_mismatch" satisfies FieldCode },
      error: "The passwords do not match.",
    }),
  output: null,
  public: true,
});

export const passwordResetApi = defineApi({
  address: "core/password-reset",
  role: "accounts",
  touches: {
    items: { ACCOUNT: "write", passwords: "write", accountLinks: "delete", throttles: "delete" },
    queuesMail: true,
  },
  mounts: ["api/auth/password-reset"],
  // Memory for hashing passwords.
  memory: 1024,
  endpoints: { requestPasswordReset, verifyResetToken, useResetToken },
});
