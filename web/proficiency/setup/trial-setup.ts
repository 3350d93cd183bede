import { trialConfiguration } from "../../../shared/proficiency/configuration/configuration.endpoints.ts";
import type { TrialConfig } from "../../../shared/proficiency/configuration/configuration.ts";
import { setup } from "../../platform/configuration/configuration.ts";

export const trialSetup = setup<TrialConfig>(["proficiency", "configuration"], trialConfiguration);
