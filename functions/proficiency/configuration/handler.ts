import { within } from "../../../shared/kernel/define-crud.ts";
import {
  trialConfiguration,
  trialConfigurationApi,
} from "../../../shared/proficiency/configuration/configuration.endpoints.ts";
import { configurationCommands } from "../../platform/configuration/configuration-commands.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { trialConfigStore } from "./configuration.store.ts";
import { listTrialConfigurations } from "./list-configurations.ts";

export const handler = serveApi(trialConfigurationApi, {
  listTrialConfigurations,
  ...within("trialConfiguration", configurationCommands(trialConfiguration, trialConfigStore)),
});
