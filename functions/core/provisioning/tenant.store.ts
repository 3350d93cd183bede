import type { TenantFile } from "../../../shared/core/provisioning/tenant.ts";
import { tenantKey } from "../../../shared/kernel/table-keys.ts";
import type { Actor } from "../../platform/actor.ts";
import { ifRefused } from "../../platform/table/refused.ts";
import { type Key, openTable, type Write } from "../../platform/table/table.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";

/**
 * Things that a new laboratory receives exactly once: an administrator that it renamed or deleted does not come back, and a catalogue
 * that ops change later does not overwrite the laboratory's own.
 */
export interface Beginning {
  /** Id of the first administrator's account, once created. */
  administrator?: string;
  catalogue: "due" | "done";
}
const beginningKey: Key = { pk: "TENANT", sk: "BEGINNING" };

/**
 * Creates the tenant's record, or updates the parts that ops own: bookings, languages, support, single sign-on and whether it is disabled.
 * @returns the things it has received so far; undefined for a record older than this information
 */
export async function keepTenant(
  actor: Pick<Actor, "tenant">,
  file: TenantFile,
): Promise<Beginning | undefined> {
  const table = openTable(actor);
  const owned = {
    modules: file.modules,
    languages: file.languages,
    time_zone: file.time_zone,
    support: file.support,
    sso: file.sso,
    disabled: file.disabled,
  };
  const record: TenantRecord = {
    ...owned,
    name: file.name,
    colours: file.colours,
    logo: null,
    maintenance: false,
    platform_maintenance: false,
    publishing_gate: false,
    legal: file.legal,
    second_factor_of: [],
    customised: false,
    version: 1,
  };
  const beginning: Beginning = { catalogue: "due" };
  const creation = table.transact([
    { put: tenantKey, item: record, condition: { absent: true } },
    { put: beginningKey, item: { ...beginning } },
  ]);
  return ifRefused<Beginning | undefined, Beginning | undefined>(
    creation.then(() => beginning),
    async () => {
      await table.update(tenantKey, { set: owned, add: { version: 1 } });
      return table.get<Beginning>(beginningKey);
    },
  );
}

/** Records that the first administrator was created; written in the same transaction as the account. */
export const administratorMade = (id: string): Write => ({
  update: beginningKey,
  changes: { set: { administrator: id } },
  condition: { equals: { administrator: null } },
});

export async function catalogueStarted(actor: Pick<Actor, "tenant">): Promise<void> {
  const done: Beginning["catalogue"] = "done";
  await openTable(actor).update(beginningKey, { set: { catalogue: done } });
}
