import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { bookedModulesSchema } from "../../kernel/modules.ts";
import { getLogo } from "./logo.endpoints.ts";
import { publicSettingsSchema, settingsChangeSchema, settingsSchema } from "./settings.ts";

export const getPublicSettings = defineEndpoint({
  method: "GET",
  path: "settings/public/",
  summary: "The laboratory's name, logo, colours and languages.",
  output: publicSettingsSchema,
  public: true,
});
export const getMaintenance = defineEndpoint({
  method: "GET",
  path: "maintenance/",
  summary: "Whether the application is read-only at present.",
  output: z.object({ maintenance: z.boolean() }),
  public: true,
});
export const getVersion = defineEndpoint({
  method: "GET",
  path: "version/",
  summary: "The running version.",
  output: z.object({ version: z.string() }),
  public: true,
});
export const getBookedModules = defineEndpoint({
  method: "GET",
  path: "settings/booked_modules/",
  summary: "Which modules the laboratory has booked.",
  output: bookedModulesSchema,
  beforeFactor: true,
  permission: null,
  module: null,
});
export const getSettings = defineEndpoint({
  method: "GET",
  path: "settings/",
  summary: "The system settings.",
  output: settingsSchema,
  etag: true,
  permission: "general.view_brontendconfiguration",
  module: null,
});

const change = { etag: true, permission: "general.change_brontendconfiguration", module: null } as const;

export const changeSettings = defineEndpoint({
  method: "PATCH",
  path: "settings/",
  logs: "settings_changed",
  summary:
    "Changes the laboratory's name, colours, and of which accounts it demands a second factor; what is left out stays.",
  /** For another demand of a second factor. */
  recentPassword: "sometimes",
  body: settingsChangeSchema,
  output: settingsSchema,
  ...change,
});

/** Maximum size of a logo, in bytes. */
export const maxLogo = 2_000_000;

export const putLogo = defineEndpoint({
  method: "POST",
  path: "settings/logo/",
  logs: "logo_changed",
  summary:
    "Takes the bytes of a JPG, PNG or SVG of up to 2 MB and 25 megapixels as the logo; it is encoded anew, an SVG stripped of all that could act.",
  body: "raw",
  output: settingsSchema,
  maxBody: maxLogo,
  ...change,
});
export const removeLogo = defineEndpoint({
  method: "DELETE",
  path: "settings/logo/",
  logs: "logo_changed",
  summary: "Removes the logo.",
  output: settingsSchema,
  ...change,
});

export const settingsApi = defineApi({
  address: "core/settings",
  tellsVersion: true,
  touches: { items: { tenant: "write" }, files: { logos: "write" } },
  mounts: ["api/settings", "api/public/logo", "api/maintenance", "api/version"],
  // The largest picture needs one whole processor and the API's full timeout.
  memory: 1769,
  timeout: 28,
  endpoints: {
    getPublicSettings,
    getMaintenance,
    getVersion,
    getBookedModules,
    getSettings,
    changeSettings,
    putLogo,
    removeLogo,
    getLogo,
  },
});
