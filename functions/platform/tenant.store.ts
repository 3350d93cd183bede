import * as z from "zod";
import { factorDemandSchema } from "../../shared/core/settings/factor-demand.ts";
import { legalSchema, noLegal } from "../../shared/core/settings/legal.ts";
import { publicSettingsSchema } from "../../shared/core/settings/settings.ts";
import { languageSchema } from "../../shared/kernel/language.ts";
import { timeZoneSchema, usualTimeZone } from "../../shared/kernel/local-day.ts";
import { bookedModulesSchema } from "../../shared/kernel/modules.ts";
import { tenantKey } from "../../shared/kernel/table-keys.ts";
import type { Actor } from "./actor.ts";
import { openTable } from "./table/table.ts";

/** A laboratory's record: the parts provisioned by ops and the parts set by its staff. */
export const tenantRecordSchema = z.object({
  name: z.string(),
  disabled: z.boolean(),
  /** Set by ops for this laboratory. */
  maintenance: z.boolean(),
  /** Set by ops for all laboratories at once; separate, so that lifting it does not lift a laboratory's own. */
  platform_maintenance: z.boolean().default(false),
  modules: bookedModulesSchema,
  languages: z.array(languageSchema).min(1),
  /** Time zone of its calendar days. */
  time_zone: timeZoneSchema.default(usualTimeZone),
  colours: publicSettingsSchema.shape.colours,
  logo: z.string().nullable(),
  support: publicSettingsSchema.shape.support,
  sso: publicSettingsSchema.shape.sso.default(null),
  /** Whether only analyses without errors may be published. */
  publishing_gate: z.boolean().default(false),
  /** Pages of its website to which it must link by law. */
  legal: legalSchema.default(noLegal),
  /** The accounts of which a second factor is demanded. */
  second_factor_of: factorDemandSchema.default([]),
  /** Whether its staff has changed any of these settings. */
  customised: z.boolean().default(false),
  /** Counts changes, for the ETag. */
  version: z.number().int(),
});
export type TenantRecord = z.infer<typeof tenantRecordSchema>;

/** Whether a laboratory is read-only at present, by its own setting or that of the whole platform. */
export const inMaintenance = (tenant: TenantRecord) => tenant.maintenance || tenant.platform_maintenance;

/** The record of the actor's tenant; undefined until it is provisioned. */
export async function readTenant(actor: Pick<Actor, "tenant">): Promise<TenantRecord | undefined> {
  const item = await openTable(actor).get(tenantKey);
  return item && tenantRecordSchema.parse(item);
}
