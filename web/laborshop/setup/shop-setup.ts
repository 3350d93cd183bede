import { shopConfiguration } from "../../../shared/laborshop/configuration/configuration.endpoints.ts";
import type { ShopConfig } from "../../../shared/laborshop/configuration/configuration.ts";
import { setup } from "../../platform/configuration/configuration.ts";

export const shopSetup = setup<ShopConfig>(["laborshop", "configuration"], shopConfiguration);
