import { beginSession } from "../../functions/core/sessions/session.store.ts";
import type { StoredAccount } from "../../functions/core/users/account.store.ts";
import type { TenantId } from "../../functions/platform/actor.ts";

/** A session of an account that is there, without the detour over its password. */
export async function sessionOf(tenant: string, { id, epoch }: StoredAccount): Promise<string> {
  return (await beginSession({ tenant: tenant as TenantId }, { id, epoch }, "test")).token;
}
