import { expect, test } from "vitest";
import { articleTable } from "../../../web/laborshop/articles/article-table.ts";
import texts from "../../../web/laborshop/articles/categories.de.ts";

const variant = (product: string, article_number: string, hidden = false) => ({
  id: article_number,
  product,
  article_number,
  additional_information: "4,7 ml",
  quantity_per_pack: 50,
  maximum_order_quantity: 10,
  hidden,
  translations: {},
  sort_index: 0,
});
const product = (category: string, name: string) => ({
  id: name,
  category,
  name,
  description: "<p>Größe <b>M</b></p>",
  translations: {},
  picture: null,
  analyses: [],
  materials: [],
  variant_set: [],
  sort_index: 0,
});

test("articles become rows of their variants in the shop's order, and what has none keeps a row", () => {
  const rows = articleTable(
    {
      categories: [
        { id: "b", name: "Versand", translations: {}, sort_index: 0 },
        { id: "a", name: "Blut", translations: {}, sort_index: 0 },
        { id: "c", name: "Leer", translations: {}, sort_index: 0 },
      ],
      products: [product("a", "Röhrchen"), product("b", "Tasche"), product("a", "Neu")],
      variants: [variant("Röhrchen", "00123"), variant("Tasche", "77", true), variant("Röhrchen", "0001,50")],
    },
    Object.values(texts.columns),
    texts,
  );
  const html = "<p>Größe <b>M</b></p>";
  expect(rows).toEqual([
    Object.values(texts.columns),
    ["Versand", "Tasche", html, "77", "4,7 ml", 50, 10, "ja"],
    ["Blut", "Röhrchen", html, "00123", "4,7 ml", 50, 10, "nein"],
    ["Blut", "Röhrchen", html, "0001,50", "4,7 ml", 50, 10, "nein"],
    ["Blut", "Neu", html, "", "", "", "", ""],
    ["Leer", "", "", "", "", "", "", ""],
  ]);
});
