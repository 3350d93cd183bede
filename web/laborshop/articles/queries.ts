import { queryOptions } from "@tanstack/react-query";
import { products, shopCategories, variants } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { resourceQueries } from "../../platform/resource/resource.ts";

export const articlesAt = "/laborshop/artikel";
export const categoriesAt = `${articlesAt}/kategorie`;
export const productsAt = `${articlesAt}/produkt`;

export const categoryKey = ["laborshop", "artikel", "kategorie"] as const;
export const categoryQueries = resourceQueries(categoryKey, shopCategories);
export const productKey = ["laborshop", "artikel", "produkt"] as const;
export const productQueries = resourceQueries(productKey, products);

/** All categories in their order; a shop has tens of them. */
export const allCategories = queryOptions({
  queryKey: [...categoryQueries.lists, "all"],
  queryFn: async ({ signal }) => (await call(shopCategories.list, { query: { limit: 500 }, signal })).results,
});

/** All products of a category in their order. */
export const productsOf = (category: string) =>
  queryOptions({
    queryKey: [...productQueries.lists, "of", category],
    queryFn: async ({ signal }) =>
      (await call(products.list, { query: { category, limit: 1000 }, signal })).results,
  });

export const variantKey = ["laborshop", "artikel", "variante"] as const;
export const variantQueries = resourceQueries(variantKey, variants);

/** All variants of a product in their order. */
export const variantsOf = (product: string) =>
  queryOptions({
    queryKey: [...variantQueries.lists, "of", product],
    queryFn: async ({ signal }) =>
      (await call(variants.list, { query: { product, limit: 1000 }, signal })).results,
  });
