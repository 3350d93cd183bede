import * as z from "zod";
import { deletionPreflightSchema } from "../../kernel/deletion.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { permissions } from "../../kernel/permissions.ts";
import { uiLanguages } from "../../kernel/ui-language.ts";
import {
  accountChangeSchema,
  accountSchema,
  groupIdSchema,
  newAccountSchema,
  sessionSchema,
} from "./account.ts";

const byId = z.object({ id: idSchema });
/** Anyone signed in; the command checks access to other people's accounts. */
const signedIn = { permission: null, module: null } as const;
/** Permission to change other accounts, and everything about one's own; `changeAccount` itself is open to all. */
export const accountAdministration = { permission: "auth.change_user", module: null } as const;

export const getCurrentUser = defineEndpoint({
  method: "GET",
  path: "user/current/",
  summary: "The signed-in account and what it may do.",
  output: accountSchema.extend({ permissions: z.array(z.enum(permissions)) }),
  ...signedIn,
});

export const listGroups = defineEndpoint({
  method: "GET",
  path: "user/groups/",
  summary: "The groups an account can belong to and what each grants.",
  query: z.object(pageQuery(100)),
  output: page(
    z.object({
      id: groupIdSchema,
      name: z.record(z.enum(uiLanguages), z.string()),
      permissions: z.array(z.enum(permissions)),
    }),
  ),
  ...signedIn,
});

export const listAccounts = defineEndpoint({
  method: "GET",
  path: "user/list/",
  summary: "Lists the accounts by name and searches in names and e-mail addresses.",
  query: z.object({ ...pageQuery(100), search: z.string().max(200).default("") }),
  output: page(accountSchema),
  permission: "auth.view_user",
  module: null,
});
export const createAccount = defineEndpoint({
  method: "POST",
  path: "user/list/",
  summary: "Adds an account; without a password its owner gets a mail with a link to set one.",
  body: newAccountSchema,
  output: accountSchema,
  success: 201,
  etag: true,
  permission: "auth.add_user",
  module: null,
});
export const getAccount = defineEndpoint({
  method: "GET",
  path: "user/list/{id}/",
  summary: "One account: one's own, or any with the permission auth.view_user.",
  params: byId,
  output: accountSchema,
  etag: true,
  ...signedIn,
});
export const changeAccount = defineEndpoint({
  method: "PATCH",
  path: "user/list/{id}/",
  summary:
    "Changes an account: of one's own e-mail, language and (with the current one) password, of any everything with auth.change_user.",
  params: byId,
  body: accountChangeSchema,
  output: accountSchema,
  etag: true,
  ...signedIn,
});
export const deleteAccount = defineEndpoint({
  method: "DELETE",
  path: "user/list/{id}/",
  summary: "Deletes an account with its sessions and tokens; not one's own and not the last administrator.",
  params: byId,
  output: null,
  etag: true,
  permission: "auth.delete_user",
  module: null,
});
export const preflightAccountDeletion = defineEndpoint({
  method: "GET",
  path: "user/list/{id}/delete-preflight/",
  summary:
    "What goes with an account: sessions, import_tokens and export_tokens, each by the instant it was made.",
  params: byId,
  output: deletionPreflightSchema,
  permission: "auth.delete_user",
  module: null,
});

export const listSessions = defineEndpoint({
  method: "GET",
  path: "user/sessions/",
  summary: "One's own sessions, the newest first.",
  query: z.object(pageQuery(100)),
  output: page(sessionSchema),
  ...signedIn,
});
export const endOtherSessions = defineEndpoint({
  method: "DELETE",
  path: "user/sessions/",
  summary: "Ends all of one's own sessions but the present one.",
  output: null,
  duringMaintenance: true,
  ...signedIn,
});
export const endOwnSession = defineEndpoint({
  method: "DELETE",
  path: "user/sessions/{id}/",
  summary: "Ends one of one's own sessions; its token is void at once.",
  params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/, "Not a session.") }),
  output: null,
  duringMaintenance: true,
  ...signedIn,
});

export const usersApi = defineApi({
  address: "core/users",
  role: "accounts",
  touches: {
    items: { accounts: "delete", passwords: "delete", tokens: "delete", throttles: "delete" },
    queuesMail: true,
  },
  mounts: ["api/user"],
  // Passwords are hashed here.
  memory: 1024,
  endpoints: {
    getCurrentUser,
    listGroups,
    listAccounts,
    createAccount,
    getAccount,
    changeAccount,
    deleteAccount,
    preflightAccountDeletion,
    listSessions,
    endOtherSessions,
    endOwnSession,
  },
});
