import { within } from "../../../shared/kernel/define-crud.ts";
import {
  articlesApi,
  products,
  shopCategories,
  variants,
} from "../../../shared/laborshop/articles/articles.endpoints.ts";
import type { Call } from "../../platform/endpoint/call.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { importRows } from "../../platform/records/import-rows.ts";
import { categoryRecords, productRecords, variantRecords } from "./article.store.ts";
import { categoryOrder, placeOfProduct, variantOrder } from "./article-order.ts";
import { ofCategory } from "./category-removal.ts";
import { copyProduct } from "./copy-product.ts";
import { planArticles } from "./import-articles.ts";
import { putProductPicture, removeProductPicture } from "./product-picture.ts";

export const handler = serveApi(articlesApi, {
  ...within("shopCategories", {
    ...crud(shopCategories, categoryRecords, {
      also: async ({ id }, call) => ({ sort_index: (await categoryOrder(call)).indexOf(id) }),
      remove: ({ actor, params, ifMatch }) => ofCategory(categoryRecords.remove(actor, params.id, ifMatch)),
    }),
    preflight: ({ actor, params }: Call<typeof shopCategories.preflight>) =>
      ofCategory(categoryRecords.preflight(actor, params.id)),
  }),
  ...within("products", crud(products, productRecords, { also: placeOfProduct })),
  copyProduct,
  putProductPicture,
  removeProductPicture,
  ...within(
    "variants",
    crud(variants, variantRecords, {
      also: async ({ id, product }, call) => ({
        sort_index: (await variantOrder(call, product)).indexOf(id),
      }),
    }),
  ),
  ...within("articleImport", importRows(planArticles)),
});
