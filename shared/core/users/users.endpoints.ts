import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { page, pageQuery } from "../../kernel/paging.ts";
import { permissions } from "../../kernel/permissions.ts";
import { uiLanguages } from "../../kernel/ui-language.ts";
import { signInWays } from "../sessions/session.ts";
import {
  accountSchema,
  factorFilterSchema,
  groupIdSchema,
  listedAccountSchema,
  maxPassword,
  newAccountSchema,
  sessionSchema,
} from "./account.ts";

/** For every signed-in account; the command checks access to other people's accounts. */
const signedIn = { permission: null, module: null } as const;
/** The permission to change other accounts and everything about one's own; the call itself is open to all. */
export const accountAdministration = { permission: "auth.change_user", module: null } as const;

export const getCurrentUser = defineEndpoint({
  method: "GET",
  path: "user/current/",
  summary: "The signed-in account and what it may do.",
  output: accountSchema.extend({
    permissions: z.array(z.enum(permissions)),
    /** How the owner of the session last proved their identity. */
    signed_in_by: z.enum(signInWays),
    /** Whether it has still to set up a second factor, which the laboratory demands, and can do nothing else until then. */
    owes_factor: z.boolean(),
  }),
  beforeFactor: true,
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

const calls = defineCrud({
  path: "user/list",
  names: { one: "account", many: "accounts" },
  permissions: {
    view: "auth.view_user",
    add: "auth.add_user",
    change: "auth.change_user",
    delete: "auth.delete_user",
  },
  module: null,
  input: newAccountSchema,
  output: accountSchema,
  sort: ["username"],
  preflight: true,
  summaries: {
    create: "Adds an account; without a password its owner gets a mail with a link to set one.",
    read: "One account: one's own, or any with the permission auth.view_user.",
    change:
      "Changes an account: of one's own e-mail, language and (with the current one) password, of any everything with auth.change_user. A new e-mail address counts once a link sent to it is pressed; until then it is pending_email.",
    remove:
      "Deletes an account with its sessions; import and export tokens that it made stay. Not one's own and not the last administrator.",
    preflight: "What goes with an account: its sessions, each by the instant it was begun.",
  },
});
/** Every signed-in account may call read and change; the commands check whose account it is. */
export const accounts = {
  ...calls,
  list: {
    ...calls.list,
    query: calls.list.query.extend({ factor: factorFilterSchema.optional() }),
    output: page(listedAccountSchema),
  },
  create: { ...calls.create, recentPassword: true, logs: "account_created" },
  remove: { ...calls.remove, recentPassword: true, logs: "account_deleted" },
  read: { ...calls.read, ...signedIn },
  change: {
    ...calls.change,
    ...signedIn,
    /** For changes of user name, e-mail address, password or rights. */
    recentPassword: "sometimes",
    logs: "account_changed",
    /** `current_password` is required to change the caller's own password. */
    body: calls.change.body.extend({ current_password: z.string().max(maxPassword).optional() }),
  },
} as const;

const ofAccount = { params: z.object({ id: idSchema }), output: null, ...signedIn };
export const sendEmailLink = defineEndpoint({
  method: "POST",
  path: "user/list/{id}/pending-email/",
  logs: "email_link_sent",
  summary:
    "Sends the link to confirm a new e-mail address again: of one's own account, or any with auth.change_user.",
  ...ofAccount,
});
export const withdrawEmail = defineEndpoint({
  method: "DELETE",
  path: "user/list/{id}/pending-email/",
  logs: "email_withdrawn",
  summary: "Keeps the present e-mail address; the one that waits for its confirmation is forgotten.",
  ...ofAccount,
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
  logs: "sessions_ended",
  summary: "Ends all of one's own sessions but the present one.",
  output: null,
  duringMaintenance: true,
  ...signedIn,
});
export const endOwnSession = defineEndpoint({
  method: "DELETE",
  path: "user/sessions/{id}/",
  logs: "session_ended",
  summary: "Ends one of one's own sessions; its token is void at once.",
  params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/, "Not a session.") }),
  output: null,
  duringMaintenance: true,
  ...signedIn,
});

const ofSession = z.object({ id: idSchema, session: endOwnSession.params.shape.id });
export const listSessionsOf = defineEndpoint({
  method: "GET",
  path: "user/list/{id}/sessions/",
  summary: "The sessions of an account, the newest first.",
  params: ofSession.pick({ id: true }),
  query: z.object(pageQuery(100)),
  output: page(sessionSchema),
  permission: "auth.view_user",
  module: null,
});
export const endSessionsOf = defineEndpoint({
  method: "DELETE",
  path: "user/list/{id}/sessions/",
  summary:
    "Ends all sessions of an account but the caller's own; links that were sent to its owner become void.",
  params: ofSession.pick({ id: true }),
  output: null,
  duringMaintenance: true,
  logs: "sessions_ended",
  ...accountAdministration,
});
export const endSessionOf = defineEndpoint({
  method: "DELETE",
  path: "user/list/{id}/sessions/{session}/",
  summary: "Ends one session of an account; its token is void at once.",
  params: ofSession,
  output: null,
  duringMaintenance: true,
  logs: "session_ended",
  ...accountAdministration,
});

export const usersApi = defineApi({
  address: "core/users",
  role: "accounts",
  touches: {
    items: {
      ACCOUNT: "delete",
      passwords: "delete",
      tokens: "delete",
      throttles: "delete",
      devices: "delete",
      factors: "delete",
    },
    queuesMail: true,
  },
  mounts: ["api/user"],
  // Memory for hashing passwords.
  memory: 1024,
  endpoints: {
    getCurrentUser,
    listGroups,
    ...within("accounts", accounts),
    sendEmailLink,
    withdrawEmail,
    listSessions,
    endOtherSessions,
    endOwnSession,
    listSessionsOf,
    endSessionsOf,
    endSessionOf,
  },
});
