import type { TenantFile } from "../../../shared/core/provisioning/tenant.ts";
import type { Actor } from "../../platform/actor.ts";
import { ConditionFailed, openTable } from "../../platform/table/table.ts";
import { type TenantRecord, tenantKey } from "../../platform/tenant.store.ts";

/** Makes the tenant's record; one that is there gets only what ops own: bookings, languages, support and whether it is disabled. */
export async function keepTenant(actor: Pick<Actor, "tenant">, file: TenantFile): Promise<void> {
  const table = openTable(actor);
  const owned = {
    modules: file.modules,
    languages: file.languages,
    support: file.support,
    disabled: file.disabled,
  };
  const record: TenantRecord = {
    ...owned,
    name: file.name,
    colours: file.colours,
    logo: null,
    maintenance: false,
    version: 1,
  };
  try {
    await table.put(tenantKey, record, { condition: { absent: true } });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    await table.update(tenantKey, { set: owned, add: { version: 1 } });
  }
}
