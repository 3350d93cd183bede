import type { listTrialConfigurations as endpoint } from "../../../shared/proficiency/configuration/configuration.endpoints.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { keptTrialConfig } from "./read-configuration.store.ts";

export const listTrialConfigurations: Command<typeof endpoint> = async ({ actor }) => ({
  count: 1,
  next: null,
  previous: null,
  results: [await keptTrialConfig.read(actor)],
});
