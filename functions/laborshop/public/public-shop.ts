import { legalLinks, missingLegal } from "../../../shared/core/settings/legal.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { ShopConfig } from "../../../shared/laborshop/configuration/configuration.ts";
import { publicField } from "../../../shared/laborshop/public/public-field.ts";
import type { getPublicShop as endpoint } from "../../../shared/laborshop/public/public-shop.endpoints.ts";
import type { PublicShop } from "../../../shared/laborshop/public/public-shop.ts";
import { colourProperties } from "../../../web/embed/style/colours.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { keptShopConfig } from "../configuration/read-configuration.store.ts";
import { shownCss } from "../configuration/shown-css.ts";
import { shownArticles } from "./linked-analyses.ts";

/** A laboratory's branding of its shop, with its own texts in a language. */
export async function shopLook(
  { name, logo, colours, languages, legal }: TenantRecord,
  { css, texts, website_url }: ShopConfig,
  language: Language,
): Promise<PublicShop["look"]> {
  const properties = colourProperties(colours);
  return {
    name,
    logo,
    languages,
    properties,
    css: await shownCss(css),
    texts: texts[language] ?? {},
    website_url,
    legal: legalLinks(legal, language),
  };
}

export const getPublicShop: Command<typeof endpoint> = async (call) => {
  const { actor, tenant, language } = call;
  const [config, categories] = await Promise.all([keptShopConfig.read(actor), shownArticles(call, language)]);
  const [main] = actor.languages;
  return {
    language,
    look: await shopLook(tenant, config, language),
    open: missingLegal(tenant.legal).length === 0,
    categories,
    fields: config.delivery_form.map((field) => publicField(field, language, main)),
    analyses: tenant.modules.MD_WEB === true,
  };
};
