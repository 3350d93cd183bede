import type { WebConfig } from "../../../shared/webpublisher/config/config.ts";
import { webConfigDefaults } from "../../../shared/webpublisher/config/defaults.ts";
import { publicTexts } from "../../../shared/webpublisher/texts/public-texts.ts";
import { configurationOf } from "../../platform/configuration/read-configuration.store.ts";

/** The laboratory's setup of its public directory. */
export const keptWebConfig = configurationOf<WebConfig>("WEB-CONFIG", webConfigDefaults, (config) => ({
  ...config,
  texts: publicTexts.changed(config.texts),
}));
export const readWebConfig = keptWebConfig.read;
