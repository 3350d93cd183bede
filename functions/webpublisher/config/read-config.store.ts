import type { WebConfig } from "../../../shared/webpublisher/config/config.ts";
import { webConfigDefaults } from "../../../shared/webpublisher/config/defaults.ts";
import { directoryTexts } from "../../../shared/webpublisher/texts/directory-texts.ts";
import { configurationOf } from "../../platform/configuration/read-configuration.store.ts";

/** The laboratory's own texts; those of the plan for the draw as they are kept, since their defaults are loaded with the plan. */
function ownTextsIn({ texts }: WebConfig): WebConfig["texts"] {
  const ofDirectory = directoryTexts.changed(texts);
  const languages = Object.entries(texts).map(([language, entries]) => {
    const ofDraw = Object.entries(entries).filter(([key, text]) => key.startsWith("draw") && text !== "");
    const all = { ...ofDirectory[language as keyof typeof texts], ...Object.fromEntries(ofDraw) };
    return [language, all] as const;
  });
  return Object.fromEntries(languages.filter(([, entries]) => Object.keys(entries).length > 0));
}

/** The laboratory's setup of its public directory. */
export const keptWebConfig = configurationOf<WebConfig>("WEB-CONFIG", webConfigDefaults, (config) => ({
  ...config,
  texts: ownTextsIn(config),
}));
export const readWebConfig = keptWebConfig.read;
