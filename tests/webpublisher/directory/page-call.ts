import type { TenantId } from "../../../functions/platform/actor.ts";
import type { PageCall } from "../../../functions/platform/public-page/page-language.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { tenantRecord } from "../../support/tenants.ts";

/** A visitor's call of a German page, for a laboratory with these languages and no module booked. */
export const pageCall = (languages: [Language, ...Language[]]): PageCall => ({
  actor: { tenant: "demo" as TenantId, languages },
  tenant: tenantRecord("demo", { languages, modules: {} as never }),
  language: "de",
  query: {},
  request: { path: "/embed/analyses/", headers: {} },
});
