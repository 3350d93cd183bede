import { accountSchema } from "../../../shared/core/users/account.ts";
import { usersApi } from "../../../shared/core/users/users.endpoints.ts";
import { groupIds } from "../../../shared/kernel/permissions.ts";
import { pageOf } from "../../platform/endpoint/page-of.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { problem } from "../../platform/problem.ts";
import { endSessionOf } from "../sessions/session.store.ts";
import { readAccounts } from "./account.store.ts";
import { changeAccount, changeErrors } from "./change-account.ts";
import { addAccount, newAccountErrors } from "./create-account.ts";
import { deleteAccount, preflightDeletion } from "./delete-account.ts";
import { ownSessions } from "./own-sessions.ts";
import { readKnown, readVisible } from "./read-account.ts";
import { beginEra } from "./secret.store.ts";
import { selectAccounts } from "./select-accounts.ts";
import { showAccount, showGroup } from "./show-account.ts";

export const handler = serveApi(
  usersApi,
  {
    getCurrentUser: async ({ actor }) => {
      const account = await readKnown(actor, actor.id);
      return { ...accountSchema.parse(account), permissions: [...actor.permissions] };
    },
    listGroups: (call) => pageOf(call, groupIds, showGroup),
    listAccounts: async (call) => {
      const accounts = await readAccounts(call.actor);
      return pageOf(call, selectAccounts(accounts, call.query.search), (account) =>
        accountSchema.parse(account),
      );
    },
    createAccount: async ({ actor, body }) => showAccount(await addAccount(actor, body)),
    getAccount: async ({ actor, params }) => showAccount(await readVisible(actor, params.id)),
    changeAccount: async ({ actor, tenant, params, body, ifMatch, request }) => {
      const caller = { actor, lab: tenant.name, ip: request.ip, seen: ifMatch };
      return showAccount(await changeAccount(caller, params.id, body));
    },
    deleteAccount: async ({ actor, params, ifMatch }) => {
      await deleteAccount(actor, params.id, ifMatch);
      return undefined;
    },
    preflightAccountDeletion: ({ actor, params }) => preflightDeletion(actor, params.id),
    listSessions: async (call) => pageOf(call, await ownSessions(call.actor), (session) => session),
    endOtherSessions: async ({ actor }) => {
      if (actor.session) await beginEra(actor, actor.id, actor.session);
      return undefined;
    },
    endOwnSession: async ({ actor, params }) => {
      if (!(await endSessionOf(actor, actor.id, params.id)))
        throw problem("not_found", "There is no such session.");
      return undefined;
    },
  },
  {
    createAccount: ({ actor, body }) => newAccountErrors(actor, body),
    changeAccount: ({ actor, params, body }) => changeErrors(actor, params.id ?? "", body),
  },
);
