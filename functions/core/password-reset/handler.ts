import { ulid } from "ulid";
import { passwordResetApi } from "../../../shared/core/password-reset/password-reset.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { uniqueForm } from "../../platform/records/layout.ts";
import { takeReset } from "../sessions/throttle.store.ts";
import { tooMany } from "../sessions/try-password.ts";
import { passwordErrors } from "../users/new-password.ts";
import { findLink } from "../users/owner-link.store.ts";
import { sendPasswordLink } from "./send-password-link.ts";
import { readLink, usePasswordLink } from "./use-password-link.ts";

export const handler = serveApi(
  passwordResetApi,
  {
    // The account is only looked up when the mail is composed, so that every name takes the same work here.
    requestPasswordReset: async ({ actor, body, request }) => {
      const { held, wait } = await takeReset(actor, uniqueForm(body.username), request.ip);
      if (held === "address") throw tooMany(wait);
      if (!held) await sendPasswordLink({ id: ulid(), reason: "reset", owner: { login: body.username } });
    },
    verifyResetToken: async ({ actor, body }) => {
      const { account, expires } = await readLink(actor, body.token);
      return {
        username: account.username,
        email: account.email,
        expires: new Date(expires * 1000).toISOString(),
      };
    },
    useResetToken: async ({ actor, tenant, body, note }) => {
      const { id, username } = await usePasswordLink(actor, tenant.name, body);
      note({ account: id, name: username });
    },
  },
  {
    useResetToken: async ({ actor, body: { token = "", password } }) => {
      const link = password === undefined ? undefined : await findLink(actor, "password", token);
      return link && password !== undefined ? passwordErrors(password, link.account) : [];
    },
  },
);
