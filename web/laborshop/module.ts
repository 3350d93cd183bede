import {
  IconBrush,
  IconBuildingStore,
  IconEye,
  IconForms,
  IconLanguage,
  IconMail,
  IconPackages,
  IconTruckDelivery,
} from "@tabler/icons-react";
import {
  articleImport,
  products,
  shopCategories,
  variants,
} from "../../shared/laborshop/articles/articles.endpoints.ts";
import { shopConfiguration } from "../../shared/laborshop/configuration/configuration.endpoints.ts";
import { countNewOrders, getOrder, listOrders } from "../../shared/laborshop/orders/orders.endpoints.ts";
import { call } from "../platform/api/call.ts";
import type { TextSources } from "../platform/i18n/i18n.ts";
import { deletedTitle } from "../platform/resource/resource-routes.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { page } from "../platform/routing/page.ts";
import { orderListsKey } from "./orders/queries.ts";

export const laborshopTexts = {
  shopCategories: {
    de: () => import("./articles/categories.de.ts"),
    en: () => import("./articles/categories.en.ts"),
  },
  shopProducts: {
    de: () => import("./articles/products.de.ts"),
    en: () => import("./articles/products.en.ts"),
  },
  shopVariants: {
    de: () => import("./articles/variants.de.ts"),
    en: () => import("./articles/variants.en.ts"),
  },
  shopOrders: {
    de: () => import("./orders/texts.de.ts"),
    en: () => import("./orders/texts.en.ts"),
  },
  shopSetup: { de: () => import("./setup/texts.de.ts"), en: () => import("./setup/texts.en.ts") },
  shopMails: { de: () => import("./mails/texts.de.ts"), en: () => import("./mails/texts.en.ts") },
  deliveryForm: {
    de: () => import("./delivery-form/texts.de.ts"),
    en: () => import("./delivery-form/texts.en.ts"),
  },
} satisfies TextSources;

const texts = ["shopCategories", "shopProducts", "recordImport"] as const;
const title = { de: "Artikel", en: "Articles" };
const categoryPages = async () => (await import("./articles/category-pages.tsx")).pages;
const ordersTitle = { de: "Bestellungen", en: "Orders" };
const productPages = () => import("./articles/product-pages.tsx");

const home = "/laborshop/bestellungen";

/** The shop of the laboratory. */
export const laborshop: Manifest = {
  areas: [
    {
      path: "laborshop",
      title: { de: "LaborShop", en: "LaborShop" },
      module: "MD_SHOP",
      icon: IconBuildingStore,
      home,
      waiting: {
        call: countNewOrders,
        data: [...orderListsKey, "new"],
        count: async (signal) => (await call(countNewOrders, { signal })).count,
        words: { de: "Neue Bestellungen", en: "New orders" },
      },
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
          calls: [shopCategories.read],
          texts,
          load: async () => ({ default: (await categoryPages()).list }),
        }),
        page({
          path: "artikel/import",
          title: { de: "Artikel importieren", en: "Import articles" },
          calls: [articleImport.preview, articleImport.write],
          texts: ["shopCategories", "recordImport"],
          load: () => import("./articles/import-articles-page.tsx"),
        }),
        page({
          path: "artikel/geloescht",
          title: deletedTitle(title),
          calls: [shopCategories.deleted, products.deleted, variants.deleted],
          texts: [...texts, "deleted"],
          load: () => import("./articles/deleted-articles-page.tsx"),
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
          texts: [...texts, "shopVariants", "editor"],
          load: async () => ({ default: (await productPages()).ProductPage }),
        }),
        page({
          path: "lieferformular",
          title: { de: "Lieferformular", en: "Delivery form" },
          entry: { icon: IconForms },
          calls: [shopConfiguration.change],
          texts: ["deliveryForm", "shopSetup", "widgets"],
          places: ["deliveryForm:fields", "ui:history.versions"],
          load: () => import("./delivery-form/delivery-form-page.tsx"),
        }),
        page({
          path: "einrichtung",
          title: { de: "Einrichtung", en: "Setup" },
          entry: { icon: IconBrush },
          calls: [shopConfiguration.change],
          texts: ["shopSetup", "widgets"],
          places: [
            "shopSetup:ordering",
            "shopSetup:field.opt_in",
            "shopSetup:field.website_url",
            "shopSetup:mails",
            "shopSetup:field.recipient_address",
            "shopSetup:field.sender_name",
            "shopSetup:field.sender_address",
            "shopSetup:privacy",
            "shopSetup:field.retention_months",
            "widgets:css",
            "widgets:cssLabel",
            "shopSetup:embed",
            "ui:history.versions",
          ],
          load: () => import("./setup/setup-page.tsx"),
        }),
        page({
          path: "e-mails",
          title: { de: "E-Mails", en: "E-mails" },
          entry: { icon: IconMail },
          calls: [shopConfiguration.change],
          texts: ["shopMails", "shopSetup", "widgets", "editor"],
          places: [
            "shopMails:words",
            "shopMails:subject",
            "shopMails:intro",
            "shopMails:extra",
            "shopMails:footnote",
            "shopMails:footnoteLabel",
            "shopMails:preview",
            "ui:history.versions",
          ],
          load: () => import("./mails/mails-page.tsx"),
        }),
        page({
          path: "texte",
          title: { de: "Texte", en: "Texts" },
          entry: { icon: IconLanguage },
          calls: [shopConfiguration.change],
          texts: ["owntexts", "shopSetup", "widgets"],
          load: () => import("./own-texts/own-texts-page.tsx"),
        }),
        page({
          path: "vorschau",
          title: { de: "Vorschau", en: "Preview" },
          entry: { icon: IconEye },
          calls: [shopConfiguration.read],
          texts: ["shopSetup", "widgets"],
          load: () => import("./preview/preview-page.tsx"),
        }),
      ],
    },
  ],
  cards: [
    {
      place: 4,
      calls: [listOrders],
      texts: ["shopOrders"],
      load: async () => ({ default: (await import("./orders/new-orders-card.tsx")).NewOrdersCard }),
    },
  ],
};
