import { accountSchema } from "../../../shared/core/users/account.ts";
import { accounts, usersApi } from "../../../shared/core/users/users.endpoints.ts";
import { within } from "../../../shared/kernel/define-crud.ts";
import { groupIds, groups } from "../../../shared/kernel/permissions.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { problem } from "../../platform/problem.ts";
import { endSessionOf } from "../sessions/session.store.ts";
import { accountRecords, readVisible } from "./account.store.ts";
import { changeAccount, changeErrors } from "./change-account.ts";
import { createAccount, newAccountErrors } from "./create-account.ts";
import { deleteAccount, preflightDeletion } from "./delete-account.ts";
import { ownSessions } from "./own-sessions.ts";
import { sendLinkAgain, withdrawPending } from "./pending-email.ts";
import { beginEpoch } from "./secret.store.ts";

export const handler = serveApi(
  usersApi,
  {
    ...within("accounts", {
      ...crud(accounts, accountRecords, {
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
    }),
    listGroups: (call) =>
      pageOf(call, groupIds, (id) => ({ id, name: groups[id].name, permissions: [...groups[id].grants] })),
    sendEmailLink: sendLinkAgain,
    withdrawEmail: withdrawPending,
    listSessions: async (call) => pageOf(call, await ownSessions(call.actor), (session) => session),
    endOtherSessions: ({ actor }) => actor.session && beginEpoch(actor, actor.id, actor.session),
    endOwnSession: async ({ actor, params }) => {
      if (!(await endSessionOf(actor, actor.id, params.id)))
        throw problem("not_found", "There is no such session.");
    },
  },
  { "accounts.create": newAccountErrors, "accounts.change": changeErrors },
);
