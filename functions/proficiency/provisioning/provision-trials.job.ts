import { provisionTrialsSchema } from "../../../shared/proficiency/provisioning/provisioning.messages.ts";
import { serveCustomResource } from "../../platform/job/serve-custom-resource.ts";
import { provisionTrials } from "./provision-trials.ts";

export const handler = serveCustomResource("provision-trials", provisionTrialsSchema, (properties, actor) =>
  provisionTrials(actor, { lab: properties.Lab, timeZone: properties.TimeZone }, properties.Beginning),
);
