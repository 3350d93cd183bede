import { provisionModulesSchema } from "../../../shared/importexport/provisioning/provisioning.messages.ts";
import { serveCustomResource } from "../../platform/job/serve-custom-resource.ts";
import { provisionModules } from "./provision-modules.ts";

export const handler = serveCustomResource("provision-modules", provisionModulesSchema, provisionModules);
