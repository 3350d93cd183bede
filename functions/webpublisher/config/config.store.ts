import { webConfigSchema } from "../../../shared/webpublisher/config/config.ts";
import { writtenConfiguration } from "../../platform/configuration/configuration.store.ts";
import { localAddresses } from "../../platform/configuration/local-addresses.ts";
import { keptWebConfig } from "./read-config.store.ts";

export const webConfigStore = writtenConfiguration(
  keptWebConfig,
  webConfigSchema,
  localAddresses("website_url", "results_url"),
);
