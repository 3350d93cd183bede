import type { TrialConfig } from "../../../shared/proficiency/configuration/configuration.ts";
import { trialConfigDefaults } from "../../../shared/proficiency/configuration/defaults.ts";
import { trialTexts } from "../../../shared/proficiency/texts/trial-texts.ts";
import { configurationOf } from "../../platform/configuration/read-configuration.store.ts";

/** How the laboratory has set up what it shows of its proficiency tests. */
export const keptTrialConfig = configurationOf<TrialConfig>(
  "TRIAL-CONFIG",
  trialConfigDefaults,
  (config) => ({
    ...config,
    texts: trialTexts.changed(config.texts),
  }),
);
