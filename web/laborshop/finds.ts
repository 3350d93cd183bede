import { IconPackages, IconTruckDelivery } from "@tabler/icons-react";
import { products, shopCategories, variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { nameOfOrder } from "../../shared/laborshop/orders/order-name.ts";
import { getOrder, listOrders } from "../../shared/laborshop/orders/orders.endpoints.ts";
import { type AnyFinds, finds } from "../platform/routing/finds.ts";
import { customerOf } from "./orders/customer-of.ts";
import { titles } from "./titles.ts";

const ordersFound = finds({
  at: "/laborshop/bestellungen",
  icon: IconTruckDelivery,
  list: listOrders,
  opens: [getOrder],
  show: (order) => ({
    to: `/laborshop/bestellungen/${order.id}`,
    label: nameOfOrder(order),
    hint: customerOf(order),
    code: nameOfOrder(order),
  }),
});
const productsFound = finds({
  at: "/laborshop/artikel",
  icon: IconPackages,
  list: products.list,
  ownNames: true,
  opens: [products.read],
  show: ({ id, name }) => ({ to: `/laborshop/artikel/produkt/${id}`, label: name }),
});
const variantsFound = finds({
  at: "/laborshop/artikel",
  title: titles.articleNumbers,
  icon: IconPackages,
  list: variants.list,
  ownNames: true,
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
  title: titles.categoriesOfTheShop,
  icon: IconPackages,
  list: shopCategories.list,
  ownNames: true,
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
