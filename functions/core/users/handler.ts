import { accountSchema } from "../../../shared/core/users/account.ts";
import { accounts, usersApi } from "../../../shared/core/users/users.endpoints.ts";
import { within } from "../../../shared/kernel/define-crud.ts";
import { groupIds, groups } from "../../../shared/kernel/permissions.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { accountRecords, readVisible } from "./account.store.ts";
import { endAllSessions, endSession, sessionsOf } from "./account-sessions.ts";
import { changeAccount, changeErrors } from "./change-account.ts";
import { createAccount, newAccountErrors } from "./create-account.ts";
import { deleteAccount, preflightDeletion } from "./delete-account.ts";
import { listAccounts } from "./list-accounts.ts";
import { sendLinkAgain, withdrawPending } from "./pending-email.ts";
import { beginEpoch } from "./secret.store.ts";

export const handler = serveApi(
  usersApi,
  {
    ...within("accounts", {
      ...crud(accounts, accountRecords, {
        list: listAccounts,
        create: createAccount,
        read: ({ actor, params }) => readVisible(actor, params.id),
        change: changeAccount,
        remove: deleteAccount,
      }),
      preflight: preflightDeletion,
    }),
    getCurrentUser: async ({ actor }) => ({
      ...accountSchema.parse(await accountRecords.read(actor, actor.id)),
      permissions: [...actor.permissions],
      signed_in_by: actor.proof?.by ?? "password",
      owes_factor: actor.owesFactor ?? false,
    }),
    listGroups: (call) =>
      pageOf(call, groupIds, (id) => ({ id, name: groups[id].name, permissions: [...groups[id].grants] })),
    sendEmailLink: sendLinkAgain,
    withdrawEmail: withdrawPending,
    listSessions: async (call) =>
      pageOf(call, await sessionsOf(call.actor, call.actor.id), (session) => session),
    endOtherSessions: ({ actor }) => actor.session && beginEpoch(actor, actor.id, actor.session),
    endOwnSession: ({ actor, params }) => endSession(actor, actor.id, params.id),
    listSessionsOf: async (call) =>
      pageOf(call, await sessionsOf(call.actor, call.params.id), (session) => session),
    endSessionsOf: endAllSessions,
    endSessionOf: ({ actor, params }) => endSession(actor, params.id, params.session),
  },
  { "accounts.create": newAccountErrors, "accounts.change": changeErrors },
);
