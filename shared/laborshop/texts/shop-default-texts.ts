import type { UiLanguage } from "../../kernel/ui-language.ts";
import { germanShop, type ShopTextKey } from "./shop-texts.de.ts";
import { englishShop } from "./shop-texts.en.ts";

/** The texts of the shop that the product comes with. */
export const shopDefaultTexts: Record<UiLanguage, Record<ShopTextKey, string>> = {
  de: germanShop,
  en: englishShop,
};
