import { within } from "../../../shared/kernel/define-crud.ts";
import {
  articlesApi,
  products,
  shopCategories,
  variants,
} from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { importRows } from "../../platform/records/import-rows.ts";
import { categoryRecords, productRecords, variantRecords } from "./article.store.ts";
import { copyProduct } from "./copy-product.ts";
import { planArticles } from "./import-articles.ts";
import { putProductPicture, removeProductPicture } from "./product-picture.ts";

export const handler = serveApi(articlesApi, {
  ...within("shopCategories", crud(shopCategories, categoryRecords)),
  ...within("products", crud(products, productRecords)),
  copyProduct,
  putProductPicture,
  removeProductPicture,
  ...within("variants", crud(variants, variantRecords)),
  ...within("articleImport", importRows(planArticles)),
});
