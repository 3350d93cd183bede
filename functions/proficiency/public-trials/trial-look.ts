import type { Language } from "../../../shared/kernel/language.ts";
import type { TrialConfig } from "../../../shared/proficiency/configuration/configuration.ts";
import type {
  getTrialLook as endpoint,
  TrialLook,
} from "../../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import { colourProperties } from "../../../web/embed/style/colours.ts";
import { type Command, reply } from "../../platform/endpoint/call.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { keptTrialConfig } from "../configuration/read-configuration.store.ts";

/** Appearance of a laboratory's public proficiency-testing pages, with its own texts in a language. */
export function trialLook(
  { name, logo, colours, languages }: TenantRecord,
  { css, website_url, default_view, texts }: TrialConfig,
  language: Language,
): TrialLook {
  return {
    name,
    logo,
    colours,
    languages,
    properties: colourProperties(colours),
    css,
    texts: texts[language] ?? {},
    website_url,
    default_view,
  };
}

export const getTrialLook: Command<typeof endpoint> = async ({ actor, tenant, language }) => {
  const design = trialLook(tenant, await keptTrialConfig.read(actor), language);
  return reply(design, { headers: { "Cache-Control": "public, max-age=5" } });
};
