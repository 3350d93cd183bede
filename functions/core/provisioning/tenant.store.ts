import type { TenantFile } from "../../../shared/core/provisioning/tenant.ts";
import type { Actor } from "../../platform/actor.ts";
import { ConditionFailed, type Key, openTable, type Write } from "../../platform/table/table.ts";
import { type TenantRecord, tenantKey } from "../../platform/tenant.store.ts";

/**
 * What a new laboratory is given once and never again: an administrator it renamed or deleted does not come back, a catalogue that ops
 * changed later is not imported over what the laboratory made of the first.
 */
export interface Beginning {
  /** Id of the first administrator's account, once that was made. */
  administrator?: string;
  catalogue: "due" | "done";
}
const beginningKey: Key = { pk: "TENANT", sk: "BEGINNING" };

/**
 * Makes the tenant's record; one that is there gets only what ops own: bookings, languages, support, single sign-on and whether it is disabled.
 * @param catalogue whether a new laboratory starts with one
 * @returns what it was given so far; undefined for one that was made without this note
 */
export async function keepTenant(
  actor: Pick<Actor, "tenant">,
  file: TenantFile,
  catalogue: boolean,
): Promise<Beginning | undefined> {
  const table = openTable(actor);
  const owned = {
    modules: file.modules,
    languages: file.languages,
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
    version: 1,
  };
  const beginning: Beginning = { catalogue: catalogue ? "due" : "done" };
  try {
    await table.transact([
      { put: tenantKey, item: record, condition: { absent: true } },
      { put: beginningKey, item: { ...beginning } },
    ]);
    return beginning;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    await table.update(tenantKey, { set: owned, add: { version: 1 } });
    return table.get<Beginning>(beginningKey);
  }
}

/** The note that the first administrator was made, to be written together with the account. */
export const administratorMade = (id: string): Write => ({
  update: beginningKey,
  changes: { set: { administrator: id } },
  condition: { equals: { administrator: null } },
});

export async function catalogueStarted(actor: Pick<Actor, "tenant">): Promise<void> {
  const done: Beginning["catalogue"] = "done";
  await openTable(actor).update(beginningKey, { set: { catalogue: done } });
}
