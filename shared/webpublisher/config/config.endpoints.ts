import { defineConfiguration } from "../../kernel/define-configuration.ts";
import { within } from "../../kernel/define-crud.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { webConfigSchema } from "./config.ts";

export const webConfiguration = defineConfiguration({
  path: "webpublisher/config/",
  of: "the public directory",
  permissions: {
    view: "webpublisher.view_configurationmodel",
    change: "webpublisher.change_configurationmodel",
  },
  module: "MD_WEB",
  schema: webConfigSchema,
});

export const webConfigApi = defineApi({
  address: "webpublisher/config",
  touches: { items: { "WEB-CONFIG": "write" } },
  mounts: ["api/webpublisher/config"],
  endpoints: within("webConfiguration", webConfiguration),
});
