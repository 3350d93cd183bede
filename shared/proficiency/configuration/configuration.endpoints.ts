import { defineConfiguration } from "../../kernel/define-configuration.ts";
import { within } from "../../kernel/define-crud.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { page } from "../../kernel/paging.ts";
import { trialConfigSchema } from "./configuration.ts";

export const trialConfiguration = defineConfiguration({
  path: "proficiency/configuration/1/",
  of: "the public proficiency tests",
  permissions: { view: "proficiency.view_configuration", change: "proficiency.change_configuration" },
  module: "MD_PROF",
  schema: trialConfigSchema,
});
export const listTrialConfigurations = defineEndpoint({
  method: "GET",
  path: "proficiency/configuration/",
  summary: "The setup of the public proficiency tests as a list, whose first element is used.",
  output: page(trialConfigSchema),
  permission: "proficiency.view_configuration",
  module: "MD_PROF",
});

export const trialConfigurationApi = defineApi({
  address: "proficiency/configuration",
  touches: { items: { "TRIAL-CONFIG": "write" } },
  mounts: ["api/proficiency/configuration"],
  endpoints: { listTrialConfigurations, ...within("trialConfiguration", trialConfiguration) },
});
