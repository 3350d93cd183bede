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
import {
  countNewOrders,
  exportCustomer,
  getOrder,
  listOrders,
} from "../../shared/laborshop/orders/orders.endpoints.ts";
import { call } from "../platform/api/call.ts";
import type { TextSources, Texts } from "../platform/i18n/i18n.ts";
import { deletedTitle } from "../platform/resource/resource-routes.ts";
import type { Manifest } from "../platform/routing/manifest.ts";
import { page } from "../platform/routing/page.ts";
import { orderListsKey } from "./orders/queries.ts";
import { titles } from "./titles.ts";

export const laborshopTexts = {
  shopCategories: (language): Texts<typeof import("./articles/categories.de.ts")> =>
    import(`./articles/categories.${language}.ts`),
  shopProducts: (language): Texts<typeof import("./articles/products.de.ts")> =>
    import(`./articles/products.${language}.ts`),
  shopVariants: (language): Texts<typeof import("./articles/variants.de.ts")> =>
    import(`./articles/variants.${language}.ts`),
  shopOrders: (language): Texts<typeof import("./orders/texts.de.ts")> =>
    import(`./orders/texts.${language}.ts`),
  shopSetup: (language): Texts<typeof import("./setup/texts.de.ts")> =>
    import(`./setup/texts.${language}.ts`),
  shopMails: (language): Texts<typeof import("./mails/texts.de.ts")> =>
    import(`./mails/texts.${language}.ts`),
  deliveryForm: (language): Texts<typeof import("./delivery-form/texts.de.ts")> =>
    import(`./delivery-form/texts.${language}.ts`),
} satisfies TextSources;

const texts = ["shopCategories", "shopProducts", "recordImport"] as const;
const title = titles.articles;
const categoryPages = async () => (await import("./articles/category-pages.tsx")).pages;
const ordersTitle = titles.orders;
const productPages = () => import("./articles/product-pages.tsx");

const home = "/laborshop/bestellungen";

/** The shop of the laboratory. */
export const laborshop: Manifest = {
  areas: [
    {
      path: "laborshop",
      title: titles.laborShop,
      module: "MD_SHOP",
      icon: IconBuildingStore,
      home,
      waiting: {
        call: countNewOrders,
        data: [...orderListsKey, "new"],
        count: async (signal) => (await call(countNewOrders, { signal })).count,
        words: titles.newOrders,
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
          title: titles.pickLists,
          calls: [listOrders],
          texts: ["shopOrders"],
          load: () => import("./orders/pick-lists-page.tsx"),
        }),
        page({
          path: "bestellungen/kundendaten",
          title: titles.accessAndErasure,
          calls: [exportCustomer],
          texts: ["shopOrders"],
          load: () => import("./orders/customer-data-page.tsx"),
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
          title: titles.importArticles,
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
          title: titles.newCategory,
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
          title: titles.newProduct,
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
          title: titles.deliveryForm,
          entry: { icon: IconForms },
          calls: [shopConfiguration.change],
          texts: ["deliveryForm", "shopSetup", "widgets"],
          places: ["deliveryForm:fields", "ui:history.versions"],
          load: () => import("./delivery-form/delivery-form-page.tsx"),
        }),
        page({
          path: "einrichtung",
          title: titles.setup,
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
          title: titles.mails,
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
          title: titles.texts,
          entry: { icon: IconLanguage },
          calls: [shopConfiguration.change],
          texts: ["owntexts", "shopSetup", "widgets"],
          load: () => import("./own-texts/own-texts-page.tsx"),
        }),
        page({
          path: "vorschau",
          title: titles.preview,
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
