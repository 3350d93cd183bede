import { beginSession } from "../../functions/core/sessions/session.store.ts";
import type { StoredAccount } from "../../functions/core/users/account.store.ts";
import type { TenantId } from "../../functions/platform/actor.ts";
import { tokenHash, tokenKey } from "../../functions/platform/endpoint/token.store.ts";
import { openTable } from "../../functions/platform/table/table.ts";

const origin = { ip: "192.0.2.1", headers: { "user-agent": "test" } };

/** A session of an existing account, without the detour over its password. */
export async function sessionOf(tenant: string, { id, epoch }: StoredAccount): Promise<string> {
  return (await beginSession({ tenant: tenant as TenantId }, { id, epoch }, "password", origin)).token;
}

/** Backdates a session's password proof beyond its validity. */
export async function letProofAge(tenant: string, token: string, minutes = 16): Promise<void> {
  const proof = { by: "password", at: Math.floor(Date.now() / 1000) - minutes * 60 };
  await openTable({ tenant: tenant as TenantId }).update(
    tokenKey(tokenHash(token)),
    { set: { proof } },
    { present: true },
  );
}
