import * as z from "zod";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { languageSchema } from "../../kernel/language.ts";
import { bookedModulesSchema } from "../../kernel/modules.ts";

export const hexColourSchema = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, "Not a hex colour.");

/** What anyone may know of a laboratory: the start-up call of the app and the look of its public pages. */
export const publicSettingsSchema = z.object({
  name: z.string(),
  /** Path or data URL of the logo. */
  logo: z.string().nullable(),
  colours: z.object({ primary: hexColourSchema, accent: hexColourSchema }),
  /** Content languages, the main one first. */
  languages: z.array(languageSchema).min(1),
  /** Of the running stack, such as `production` or `local`. */
  environment: z.string(),
  support: z.object({ email: z.string(), phone: z.string() }),
  /** The Cognito user pool by which the laboratory's staff sign in with their own identity provider; null without one. */
  sso: z
    .object({
      region: z.string().regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/, "Not a region."),
      userPoolId: z.string().regex(/^[\w-]+_[0-9a-zA-Z]+$/, "Not the id of a user pool."),
      clientId: z.string().regex(/^[\w+]+$/, "Not the id of a client."),
      /** Of the pool's log-in pages, without a protocol. */
      domain: z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "Not a domain."),
    })
    .nullable(),
});
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

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
  summary: "The version that runs.",
  output: z.object({ version: z.string() }),
  public: true,
});
export const getBookedModules = defineEndpoint({
  method: "GET",
  path: "settings/booked_modules/",
  summary: "Which modules the laboratory has booked.",
  output: bookedModulesSchema,
  permission: null,
  module: null,
});
export const getSettings = defineEndpoint({
  method: "GET",
  path: "settings/",
  summary: "The system settings.",
  output: publicSettingsSchema,
  etag: true,
  permission: "general.view_brontendconfiguration",
  module: null,
});

export const settingsApi = defineApi({
  address: "core/settings",
  role: "api",
  mounts: ["api/settings", "api/maintenance", "api/version"],
  endpoints: { getPublicSettings, getMaintenance, getVersion, getBookedModules, getSettings },
});
