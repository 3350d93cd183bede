import { useTranslation } from "react-i18next";
import type { ShopTextKey } from "../../../shared/laborshop/texts/shop-texts.de.ts";
import { shopTexts } from "../../../shared/laborshop/texts/shop-texts.ts";
import { OwnTextsPage } from "../../embed/in-app/own-texts/own-texts.tsx";
import { shopSetup } from "../setup/shop-setup.ts";

/** First key of each group, which extends to the next one: the texts are in the order of a visit. */
const begins = {
  articles: "shop",
  cart: "cart",
  delivery: "delivery",
  summary: "summary",
  done: "thanks",
  confirmation: "confirmTitle",
  other: "toShop",
} as const satisfies Record<string, ShopTextKey>;
type Group = keyof typeof begins;
const groups = Object.keys(begins) as Group[];
const placeOf = (key: ShopTextKey | undefined) => (key ? shopTexts.keys.indexOf(key) : shopTexts.keys.length);
const keysOf = (index: number) => {
  const [from, to] = [groups[index], groups[index + 1]];
  return shopTexts.keys.slice(placeOf(from && begins[from]), placeOf(to && begins[to]));
};

/** The texts of the public shop and of the page on which an order is confirmed. */
export default function ShopTextsPage() {
  const { t } = useTranslation("shopSetup");
  return (
    <OwnTextsPage
      of={shopSetup}
      texts={shopTexts}
      groups={groups.map((group, index) => ({
        group,
        keys: keysOf(index),
        label: t(`textGroup.${group}`),
        where: t(`textWhere.${group}`),
      }))}
      placeOf={() => ({ widget: "shop" })}
      nameOf={(setting) => t(`setting.${setting as "texts"}`)}
    />
  );
}
