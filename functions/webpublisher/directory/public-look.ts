import type { Language } from "../../../shared/kernel/language.ts";
import { uiLanguageOf } from "../../../shared/kernel/ui-language.ts";
import type { WebConfig } from "../../../shared/webpublisher/config/config.ts";
import type { PublicLook, WidgetLook } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { widgetDefaultTexts } from "../../../shared/webpublisher/texts/directory-default-texts.ts";
import { colourProperties } from "../../../web/embed/style/colours.ts";
import { lastImport } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { readWebConfig } from "../config/read-config.store.ts";

/** The setup of the directory, and the instant of the last import if visitors are to see it. */
export interface Setup {
  config: WebConfig;
  imported: string | null;
}

/** Reads both at once, so that a page does not wait for a second round trip where the instant is shown. */
export async function readSetup(actor: Pick<Actor, "tenant">): Promise<Setup> {
  const [config, imported] = await Promise.all([readWebConfig(actor), lastImport(actor)]);
  return { config, imported: config.show_import_date ? imported : null };
}

/** The look of a laboratory's public pages, with its own texts in a language. */
export function publicLook(
  { name, logo, colours, languages, modules }: TenantRecord,
  { config, imported }: Setup,
  language: Language,
): PublicLook {
  const { css, website_url, default_view, show_import_date, count_searches, vocabulary } = config;
  return {
    name,
    logo,
    colours,
    properties: colourProperties(colours),
    languages,
    css,
    texts: config.texts[language] ?? {},
    website_url,
    // Proficiency tests come first only if the laboratory has them.
    default_view: modules.MD_PROF ? default_view : "parameter",
    show_import_date,
    imported,
    count_searches,
    vocabulary,
  };
}

/** The look with the texts of the widgets: the laboratory's own, or the defaults. */
export function withWords(design: PublicLook, language: Language): WidgetLook {
  const words = Object.entries(widgetDefaultTexts[uiLanguageOf(language)]).map(([key, text]) => [
    key,
    design.texts[key] ?? text,
  ]);
  return { ...design, words: Object.fromEntries(words) };
}
