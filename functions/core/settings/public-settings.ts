import type { PublicSettings, Settings } from "../../../shared/core/settings/settings.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { environment } from "../../platform/environment.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";

/** The public part of a laboratory's record. */
export const publicSettings = (tenant: TenantRecord, stage: string): PublicSettings => ({
  name: tenant.name,
  logo: tenant.logo,
  colours: tenant.colours,
  languages: tenant.languages,
  environment: stage,
  support: tenant.support,
  sso: tenant.sso,
});

/** The settings to be edited, with their version. */
export const showSettings = (tenant: TenantRecord) =>
  reply(
    {
      ...publicSettings(tenant, environment("STAGE")),
      publishing_gate: tenant.publishing_gate,
      legal: tenant.legal,
      second_factor_of: tenant.second_factor_of,
      customised: tenant.customised,
    } satisfies Settings,
    { etag: tenant.version },
  );
