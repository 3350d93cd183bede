import * as z from "zod";
import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineFind } from "../../kernel/define-find.ts";
import { defineRowImport } from "../../kernel/define-row-import.ts";
import { defineApi, defineEndpoint } from "../../kernel/endpoint.ts";
import { idSchema } from "../../kernel/id.ts";
import { listOrders } from "../orders/orders.endpoints.ts";
import {
  categoryInput,
  categorySchema,
  maxProductPicture,
  productInput,
  productSchema,
  variantInput,
  variantSchema,
} from "./article.ts";
import { articleColumns } from "./article-columns.ts";

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
  timeout: 60,
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

export const copyProduct = defineEndpoint({
  method: "POST",
  path: "laborshop/products/{id}/copy/",
  summary:
    "Copies a product with its variants, which are hidden until somebody has looked through them. A name that is taken gets a number.",
  params: z.object({ id: idSchema }),
  body: productInput.pick({ name: true }),
  output: productSchema,
  success: 201,
  idempotent: true,
  permission: mayProducts.add,
  module: "MD_SHOP",
});

const pictureAt = {
  path: "laborshop/products/{id}/picture/",
  params: z.object({ id: idSchema }),
  output: productSchema,
  etag: true,
  permission: mayProducts.change,
  module: "MD_SHOP",
} as const;
export const putProductPicture = defineEndpoint({
  method: "POST",
  summary:
    "Takes the bytes of a JPG or PNG as the picture of a product; it is turned upright and encoded anew.",
  body: "raw",
  maxBody: maxProductPicture,
  ...pictureAt,
});
export const removeProductPicture = defineEndpoint({
  method: "DELETE",
  summary: "Removes the picture of a product.",
  ...pictureAt,
});

export const articleImport = defineRowImport({
  path: "laborshop/products/import",
  names: "articles of the shop",
  columns: articleColumns,
  permission: {
    all: ["laborshop.add_category", "laborshop.add_product", "laborshop.change_product"],
  },
  module: "MD_SHOP",
});

export const findInShop = defineFind({
  path: "laborshop",
  names: "orders, products, their variants and categories",
  module: "MD_SHOP",
  lists: [listOrders, products.list, variants.list, shopCategories.list],
});

export const articlesApi = defineApi({
  address: "laborshop/articles",
  touches: {
    items: {
      "SHOP-CATEGORY": "delete",
      "SHOP-PRODUCT": "delete",
      "SHOP-VARIANT": "delete",
      "SHOP-ORDER": "read",
    },
    files: { logos: "write" },
  },
  // Memory in MB for one whole processor, which the largest picture needs.
  memory: 1769,
  mounts: [
    "api/laborshop/categories",
    "api/laborshop/products",
    "api/laborshop/variants",
    "api/laborshop/find",
  ],
  endpoints: {
    ...within("shopCategories", shopCategories),
    ...within("products", products),
    copyProduct,
    putProductPicture,
    removeProductPicture,
    ...within("variants", variants),
    ...within("articleImport", articleImport),
    findInShop,
  },
});
