import { ownTexts } from "../../kernel/own-texts.ts";
import { germanShop, type ShopTextKey } from "./shop-texts.de.ts";
import { englishShop } from "./shop-texts.en.ts";

/** The texts of the shop that a laboratory can change. */
export const shopTexts = ownTexts<ShopTextKey>(germanShop, englishShop);
