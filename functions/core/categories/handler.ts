import { categoriesApi } from "../../../shared/core/categories/categories.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { categoryTree } from "./category-tree.ts";

export const handler = serveApi(categoriesApi, {
  listCategories: async ({ actor, language }) => {
    const catalogue = await catalogueOf(actor);
    const [main] = actor.languages;
    return { results: categoryTree(catalogue, language, main) };
  },
});
