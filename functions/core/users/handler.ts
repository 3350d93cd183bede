import { accountSchema, usersApi } from "../../../shared/core/users/users.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { problem } from "../../platform/problem.ts";
import { readAccount } from "./account.store.ts";

export const handler = serveApi(usersApi, {
  getCurrentUser: async ({ actor }) => {
    const account = await readAccount(actor, actor.id);
    if (!account) throw problem("not_found", "The account is gone.");
    return { ...accountSchema.parse(account), permissions: [...actor.permissions] };
  },
});
