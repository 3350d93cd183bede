import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import {
  categoryInput,
  categorySchema,
  productInput,
  productSchema,
  variantInput,
  variantSchema,
} from "./article.ts";

const mayProducts = {
  view: "laborshop.view_category",
  add: "laborshop.add_product",
  change: "laborshop.change_product",
  delete: "laborshop.delete_product",
} as const;

export const shopCategories = defineCrud({
  path: "laborshop/categories",
  names: { one: "category of the shop", many: "categories of the shop" },
  permissions: {
    view: "laborshop.view_category",
    add: "laborshop.add_category",
    change: "laborshop.change_category",
    delete: "laborshop.delete_category",
  },
  module: "MD_SHOP",
  input: categoryInput,
  output: categorySchema,
  sort: ["name"],
  order: true,
  history: true,
  preflight: true,
});

export const products = defineCrud({
  path: "laborshop/products",
  names: { one: "product", many: "products" },
  permissions: mayProducts,
  module: "MD_SHOP",
  input: productInput,
  output: productSchema,
  sort: ["name"],
  query: { category: idSchema.optional() },
  order: true,
  history: true,
  preflight: true,
});

export const variants = defineCrud({
  path: "laborshop/variants",
  names: { one: "variant of a product", many: "variants of products" },
  permissions: mayProducts,
  module: "MD_SHOP",
  input: variantInput,
  output: variantSchema,
  sort: ["article_number"],
  query: { product: idSchema.optional() },
  order: true,
  history: true,
});

export const articlesApi = defineApi({
  address: "laborshop/articles",
  touches: {
    items: { "SHOP-CATEGORY": "delete", "SHOP-PRODUCT": "delete", "SHOP-VARIANT": "delete" },
  },
  mounts: ["api/laborshop/categories", "api/laborshop/products", "api/laborshop/variants"],
  endpoints: {
    ...within("shopCategories", shopCategories),
    ...within("products", products),
    ...within("variants", variants),
  },
});
