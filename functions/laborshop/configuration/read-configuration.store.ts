import type { ShopConfig } from "../../../shared/laborshop/configuration/configuration.ts";
import { shopConfigDefaults } from "../../../shared/laborshop/configuration/defaults.ts";
import { shopTexts } from "../../../shared/laborshop/texts/shop-texts.ts";
import { configurationOf } from "../../platform/configuration/read-configuration.store.ts";

/** The laboratory's setup of its shop. */
export const keptShopConfig = configurationOf<ShopConfig>("SHOP-CONFIG", shopConfigDefaults, (config) => ({
  ...config,
  texts: shopTexts.changed(config.texts),
}));
