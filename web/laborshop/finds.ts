import { IconPackages, IconTruckDelivery } from "@tabler/icons-react";
import { products, shopCategories, variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { getOrder, listOrders } from "../../shared/laborshop/orders/orders.endpoints.ts";
import { type AnyFinds, finds } from "../platform/routing/finds.ts";
import { customerOf } from "./orders/customer-of.ts";

const ordersFound = finds({
  at: "/laborshop/bestellungen",
  icon: IconTruckDelivery,
  list: listOrders,
  opens: [getOrder],
  show: ({ id, number, ...order }) => ({
    to: `/laborshop/bestellungen/${id}`,
    label: number,
    hint: customerOf(order),
    code: number,
  }),
});
const productsFound = finds({
  at: "/laborshop/artikel",
  icon: IconPackages,
  list: products.list,
  opens: [products.read],
  show: ({ id, name }) => ({ to: `/laborshop/artikel/produkt/${id}`, label: name }),
});
const variantsFound = finds({
  at: "/laborshop/artikel",
  title: { de: "Artikelnummern", en: "Article numbers" },
  icon: IconPackages,
  list: variants.list,
  opens: [products.read],
  show: ({ product, article_number, additional_information }) => ({
    to: `/laborshop/artikel/produkt/${product}`,
    label: article_number,
    hint: additional_information,
    code: article_number,
  }),
});
const categoriesFound = finds({
  at: "/laborshop/artikel",
  title: { de: "Kategorien des Shops", en: "Categories of the shop" },
  icon: IconPackages,
  list: shopCategories.list,
  seldom: true,
  opens: [shopCategories.read],
  show: ({ id, name }) => ({ to: `/laborshop/artikel/kategorie/${id}`, label: name }),
  make: { to: "/laborshop/artikel/kategorie/neu", calls: [shopCategories.create] },
});

/** Records of the shop that the palette finds. */
export const laborshopFinds: readonly AnyFinds[] = [
  ordersFound,
  productsFound,
  variantsFound,
  categoriesFound,
];
