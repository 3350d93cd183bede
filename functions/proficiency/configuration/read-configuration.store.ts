import type { TrialConfig } from "../../../shared/proficiency/configuration/configuration.ts";
import { trialConfigDefaults } from "../../../shared/proficiency/configuration/defaults.ts";
import { trialTexts } from "../../../shared/proficiency/texts/trial-texts.ts";
import { configurationOf } from "../../platform/configuration/read-configuration.store.ts";

/** The laboratory's setup for its public proficiency-testing pages. */
export const keptTrialConfig = configurationOf<TrialConfig>(
  "TRIAL-CONFIG",
  trialConfigDefaults,
  (config) => ({
    ...config,
    texts: trialTexts.changed(config.texts),
  }),
);
