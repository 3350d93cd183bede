import { trialConfigSchema } from "../../../shared/proficiency/configuration/configuration.ts";
import { writtenConfiguration } from "../../platform/configuration/configuration.store.ts";
import { localAddresses } from "../../platform/configuration/local-addresses.ts";
import { keptTrialConfig } from "./read-configuration.store.ts";

export const trialConfigStore = writtenConfiguration(
  keptTrialConfig,
  trialConfigSchema,
  localAddresses("website_url"),
);
