import { within } from "../../../shared/kernel/define-crud.ts";
import {
  articlesApi,
  products,
  shopCategories,
  variants,
} from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { listOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { findIn, searched } from "../../platform/endpoint/find.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { importRows } from "../../platform/records/import-rows.ts";
import { categoryRecords } from "./article.store.ts";
import { categoryCommands, productCommands, variantCommands } from "./article-commands.ts";
import { ofCategory } from "./category-removal.ts";
import { copyProduct } from "./copy-product.ts";
import { planArticles } from "./import-articles.ts";
import { putProductPicture, removeProductPicture } from "./product-picture.ts";

export const handler = serveApi(articlesApi, {
  ...within("shopCategories", {
    ...categoryCommands,
    preflight: ({ actor, params }: Call<typeof shopCategories.preflight>) =>
      ofCategory(categoryRecords.preflight(actor, params.id)),
  }),
  ...within("products", productCommands),
  copyProduct,
  putProductPicture,
  removeProductPicture,
  ...within("variants", variantCommands),
  ...within("articleImport", importRows(planArticles)),
  findInShop: findIn(async () => [
    searched(listOrders, (await import("../orders/staff-orders.ts")).listOrders),
    searched(products.list, productCommands.list),
    searched(variants.list, variantCommands.list),
    searched(shopCategories.list, categoryCommands.list),
  ]),
});
