import { within } from "../../../shared/kernel/define-crud.ts";
import { webConfigApi, webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import { configurationCommands } from "../../platform/configuration/configuration-commands.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { webConfigStore } from "./config.store.ts";

export const handler = serveApi(
  webConfigApi,
  within("webConfiguration", configurationCommands(webConfiguration, webConfigStore)),
);
