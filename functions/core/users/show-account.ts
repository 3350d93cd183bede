import { accountSchema } from "../../../shared/core/users/account.ts";
import { type GroupId, groups } from "../../../shared/kernel/permissions.ts";
import { reply } from "../../platform/endpoint/call.ts";
import type { StoredAccount } from "./account.store.ts";

/** An account as others may see it, with its version. */
export const showAccount = (account: StoredAccount) =>
  reply(accountSchema.parse(account), { etag: account.version });

/** A group and what it grants. */
export const showGroup = (id: GroupId) => ({
  id,
  name: groups[id].name,
  permissions: [...groups[id].grants],
});
