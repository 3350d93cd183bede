import { products, shopCategories, variants } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { categoryRecords, productRecords, variantRecords } from "./article.store.ts";
import { categoryOrder, placeOfProduct, productOrder, variantOrder } from "./article-order.ts";
import { ofCategory } from "./category-removal.ts";

export const categoryCommands = crud(shopCategories, categoryRecords, {
  beside: (call) => [categoryOrder(call)],
  also: async ({ id }, call) => ({ sort_index: (await categoryOrder(call)).indexOf(id) }),
  remove: ({ actor, params, ifMatch }) => ofCategory(categoryRecords.remove(actor, params.id, ifMatch)),
});
export const productCommands = crud(products, productRecords, {
  beside: (call) => [productOrder(call), variantOrder(call)],
  also: placeOfProduct,
});
export const variantCommands = crud(variants, variantRecords, {
  beside: (call) => [variantOrder(call)],
  also: async ({ id, product }, call) => ({ sort_index: (await variantOrder(call, product)).indexOf(id) }),
});
