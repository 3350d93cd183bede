import type { Words } from "../platform/i18n/title.ts";

/** Titles and other words that are shown before the texts of their page are loaded. */
export const titles = {
  articleNumbers: { de: "Artikelnummern", en: "Article numbers" },
  categoriesOfTheShop: { de: "Kategorien des Shops", en: "Categories of the shop" },
  articles: { de: "Artikel", en: "Articles" },
  orders: { de: "Bestellungen", en: "Orders" },
  laborShop: { de: "LaborShop", en: "LaborShop" },
  newOrders: { de: "Neue Bestellungen", en: "New orders" },
  pickLists: { de: "Packlisten", en: "Pick lists" },
  accessAndErasure: { de: "Auskunft und Löschung", en: "Access and erasure" },
  importArticles: { de: "Artikel importieren", en: "Import articles" },
  newCategory: { de: "Neue Kategorie", en: "New category" },
  newProduct: { de: "Neues Produkt", en: "New product" },
  deliveryForm: { de: "Lieferformular", en: "Delivery form" },
  setup: { de: "Einrichtung", en: "Setup" },
  mails: { de: "E-Mails", en: "E-mails" },
  texts: { de: "Texte", en: "Texts" },
  preview: { de: "Vorschau", en: "Preview" },
} satisfies Record<string, Words>;
