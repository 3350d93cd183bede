import type { SettingsChange } from "../../../shared/core/settings/settings.ts";
import { tenantKey } from "../../../shared/kernel/table-keys.ts";
import type { Actor } from "../../platform/actor.ts";
import { openBucket } from "../../platform/bucket.ts";
import { checkSeen, editConflict, problem } from "../../platform/problem.ts";
import { retryOnConflict } from "../../platform/table/retry-on-conflict.ts";
import { openTable } from "../../platform/table/table.ts";
import { readTenant, type TenantRecord } from "../../platform/tenant.store.ts";

/**
 * Changes the parts of its record that a laboratory may change itself; provisioning never writes these.
 * @param ifMatch the version that the caller saw, if they named one
 * @throws ProblemError edit_conflict if it is no longer the present one
 */
export async function changeRecord(
  actor: Pick<Actor, "tenant">,
  ifMatch: string | undefined,
  change: SettingsChange & { logo?: string | null },
): Promise<TenantRecord> {
  return retryOnConflict(async () => {
    const record = await readTenant(actor);
    if (!record) throw problem("tenant_not_found", "No laboratory answers here.");
    checkSeen(ifMatch, record.version, () => editConflict("the settings"));
    const { name = record.name, logo = record.logo, publishing_gate = record.publishing_gate } = change;
    const colours = { ...record.colours, ...change.colours };
    const legal = { ...record.legal, ...change.legal };
    const { second_factor_of = record.second_factor_of } = change;
    const set = { name, logo, publishing_gate, colours, legal, second_factor_of, customised: true };
    const { version } = record;
    const changes = { set, add: { version: 1 } };
    await openTable(actor).transact([{ update: tenantKey, changes, condition: { equals: { version } } }]);
    return { ...record, ...set, version: version + 1 };
  });
}

const logoKey = (id: string) => `logos/${id}`;

/** Stores a picture under its SHA-256; replaced pictures stay, since cached pages still name them. */
export const keepLogo = (actor: Pick<Actor, "tenant">, id: string, bytes: Buffer, contentType: string) =>
  openBucket(actor, "ASSETS_BUCKET").put(logoKey(id), bytes, { contentType });

/** Pictures that are collected once nothing names them lie apart, so that a logo of the same content stays. */
const collectedKey = (id: string) => `logos/texts/${id}`;

export const readLogo = async (actor: Pick<Actor, "tenant">, id: string) => {
  const bucket = openBucket(actor, "ASSETS_BUCKET");
  return (await bucket.get(logoKey(id))) ?? bucket.get(collectedKey(id));
};

/** Pictures that are shown at the address of a logo and may be deleted. */
export function collectedPictures(actor: Pick<Actor, "tenant">) {
  const bucket = openBucket(actor, "ASSETS_BUCKET");
  return {
    get: (id: string) => bucket.get(collectedKey(id)),
    put: (id: string, bytes: Buffer, contentType: string) =>
      bucket.put(collectedKey(id), bytes, { contentType }),
    drop: (id: string) => bucket.delete(collectedKey(id)),
  };
}
