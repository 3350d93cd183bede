import { IconBuildingStore, IconPackages, IconTruckDelivery } from "@tabler/icons-react";
import { products, shopCategories } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { getOrder, listOrders } from "../../shared/laborshop/orders/orders.endpoints.ts";
import type { TextSources } from "../platform/i18n/i18n.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { page } from "../platform/routing/page.ts";

export const laborshopTexts = {
  shopCategories: {
    de: () => import("./articles/categories.de.ts"),
    en: () => import("./articles/categories.en.ts"),
  },
  shopProducts: {
    de: () => import("./articles/products.de.ts"),
    en: () => import("./articles/products.en.ts"),
  },
  shopOrders: {
    de: () => import("./orders/texts.de.ts"),
    en: () => import("./orders/texts.en.ts"),
  },
} satisfies TextSources;

const texts = ["shopCategories", "shopProducts"] as const;
const title = { de: "Artikel", en: "Articles" };
const categoryPages = async () => (await import("./articles/category-pages.tsx")).pages;
const ordersTitle = { de: "Bestellungen", en: "Orders" };
const productPages = () => import("./articles/product-pages.tsx");

/** The shop of the laboratory. */
export const laborshop: Manifest = {
  areas: [
    {
      path: "laborshop",
      title: { de: "LaborShop", en: "LaborShop" },
      module: "MD_SHOP",
      icon: IconBuildingStore,
      home: "/laborshop/artikel",
      routes: [
        page({
          path: "bestellungen",
          title: ordersTitle,
          entry: { icon: IconTruckDelivery },
          calls: [listOrders],
          texts: ["shopOrders"],
          load: () => import("./orders/orders-page.tsx"),
        }),
        page({
          path: "bestellungen/packlisten",
          title: { de: "Packlisten", en: "Pick lists" },
          calls: [listOrders],
          texts: ["shopOrders"],
          load: () => import("./orders/pick-lists-page.tsx"),
        }),
        page({
          path: "bestellungen/:id",
          title: ordersTitle,
          calls: [getOrder],
          texts: ["shopOrders"],
          load: () => import("./orders/order-page.tsx"),
        }),
        page({
          path: "artikel",
          title,
          entry: { icon: IconPackages },
          calls: [shopCategories.list],
          texts,
          load: async () => ({ default: (await categoryPages()).list }),
        }),
        page({
          path: "artikel/kategorie/neu",
          title: { de: "Neue Kategorie", en: "New category" },
          calls: [shopCategories.create],
          texts,
          load: async () => ({ default: (await categoryPages()).create }),
        }),
        page({
          path: "artikel/kategorie/:id",
          title,
          calls: [shopCategories.read],
          texts,
          load: async () => ({ default: (await categoryPages()).one }),
        }),
        page({
          path: "artikel/produkt/neu/:categoryID",
          title: { de: "Neues Produkt", en: "New product" },
          calls: [products.create],
          texts: [...texts, "editor"],
          load: async () => ({ default: (await productPages()).NewProductPage }),
        }),
        page({
          path: "artikel/produkt/:id",
          title,
          calls: [products.read],
          texts: [...texts, "editor"],
          load: async () => ({ default: (await productPages()).ProductPage }),
        }),
      ],
    },
  ],
};
