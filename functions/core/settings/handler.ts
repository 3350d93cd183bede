import { settingsApi } from "../../../shared/core/settings/settings.endpoints.ts";
import { reply } from "../../platform/endpoint/call.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { environment } from "../../platform/environment.ts";
import { publicSettings } from "./public-settings.ts";

export const handler = serveApi(settingsApi, {
  getPublicSettings: ({ tenant }) => publicSettings(tenant, environment("STAGE")),
  getMaintenance: ({ tenant }) => ({ maintenance: tenant.maintenance }),
  getVersion: () => ({ version: environment("VERSION") }),
  getBookedModules: ({ tenant }) => tenant.modules,
  getSettings: ({ tenant }) => reply(publicSettings(tenant, environment("STAGE")), { etag: tenant.version }),
});
