import { emailAddressApi } from "../../../shared/core/email-address/email-address.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { confirmEmail, readEmailLink } from "./confirm-email.ts";

export const handler = serveApi(emailAddressApi, {
  verifyEmailToken: async ({ actor, body }) => {
    const { account, email, expires } = await readEmailLink(actor, body.token);
    return { username: account.username, email, expires: new Date(expires * 1000).toISOString() };
  },
  useEmailToken: ({ actor, tenant, body }) => confirmEmail(actor, tenant.name, body.token),
});
