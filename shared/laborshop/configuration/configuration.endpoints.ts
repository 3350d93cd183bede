import { defineConfiguration } from "../../kernel/define-configuration.ts";
import { within } from "../../kernel/define-crud.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { shopConfigSchema } from "./configuration.ts";

export const shopConfiguration = defineConfiguration({
  path: "laborshop/config/1/",
  readAt: "laborshop/config/",
  of: "the shop",
  permissions: { view: "laborshop.view_configuration", change: "laborshop.change_configuration" },
  module: "MD_SHOP",
  schema: shopConfigSchema,
});

export const shopConfigurationApi = defineApi({
  address: "laborshop/configuration",
  touches: { items: { "SHOP-CONFIG": "write" } },
  mounts: ["api/laborshop/config"],
  endpoints: within("shopConfiguration", shopConfiguration),
});
