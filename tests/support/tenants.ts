import { documentId } from "../../functions/core/door.ts";
import type { TenantId } from "../../functions/platform/actor.ts";
import {
  accountKey,
  accountTokens,
  newApiToken,
  newSessionToken,
  proofNow,
  sessionLife,
  type TokenKind,
  tokenHash,
  tokenKey,
} from "../../functions/platform/endpoint/token.store.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import type { TenantRecord } from "../../functions/platform/tenant.store.ts";
import { type BookedModules, moduleKeys } from "../../shared/kernel/modules.ts";
import type { GroupId } from "../../shared/kernel/permissions.ts";
import { tenantKey } from "../../shared/kernel/table-keys.ts";

const tableOf = (tenant: string) => openTable({ tenant: tenant as TenantId });

/** A tenant's record with all modules booked, unless some are taken away. */
export const tenantRecord = (tenant: string, facts: Partial<TenantRecord> = {}): TenantRecord => ({
  name: `Labor ${tenant}`,
  disabled: false,
  maintenance: false,
  platform_maintenance: false,
  modules: Object.fromEntries(moduleKeys.map((key) => [key, true])) as BookedModules,
  languages: ["de", "en"],
  time_zone: "Europe/Berlin",
  colours: { primary: "#0b6e6e", accent: "#c2410c" },
  logo: null,
  support: { email: "support@laborium.example", phone: "+49 30 0000" },
  sso: null,
  publishing_gate: false,
  legal: {
    imprint: "https://lab.example/imprint",
    privacy: "https://lab.example/privacy",
    accessibility: "https://lab.example/accessibility",
  },
  second_factor_of: [],
  customised: false,
  version: 1,
  ...facts,
});

/** Creates a tenant with such a record. */
export async function makeTenant(tenant: string, facts: Partial<TenantRecord> = {}): Promise<void> {
  await tableOf(tenant).put(tenantKey, tenantRecord(tenant, facts));
}

/** Token of a session of an account with some groups, without the detour over a password; or a token of the laboratory. */
export async function tokenFor(
  tenant: string,
  account: { username?: string; is_admin?: boolean; groups?: readonly GroupId[] } = {},
  kind: TokenKind = "session",
): Promise<string> {
  const created = new Date().toISOString();
  const expires = Math.floor(Date.now() / 1000) + sessionLife;
  if (kind !== "session") {
    const { token, name } = newApiToken(kind);
    await tableOf(tenant).put(tokenKey(tokenHash(token)), { kind, name, created, expires });
    return token;
  }
  const { username = "anna", is_admin = false, groups = [] } = account;
  const id = documentId("analysis", `${tenant} ${username} ${is_admin} ${groups.join()}`);
  const token = newSessionToken(id);
  const owner = {
    username,
    email: `${username}@lab.example`,
    language: "de",
    is_admin,
    groups,
    version: 1,
    created,
  };
  await tableOf(tenant).put(accountKey(id), owner);
  await tableOf(tenant).put(
    tokenKey(tokenHash(token)),
    { kind, account: id, created, expires, proof: proofNow("password") },
    { index: { pk: accountTokens(id), sk: created } },
  );
  return token;
}
