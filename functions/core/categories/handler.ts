import { categoriesApi } from "../../../shared/core/categories/categories.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { analysesNaming, showReferring } from "../catalogue/referring.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { categoryTree, childrenByParent } from "./category-tree.ts";
import {
  categoryErrors,
  changeCategory,
  createCategory,
  deleteCategory,
  readCategory,
  sortCategories,
} from "./change-category.ts";
import { nameIn, showCategory } from "./show-category.ts";

export const handler = serveApi(
  categoriesApi,
  {
    listCategories: async ({ actor, language }) => {
      const catalogue = await catalogueOf(actor);
      const [main] = actor.languages;
      return { results: categoryTree(catalogue, language, main) };
    },
    getCategory: async ({ actor, params }) => showCategory(await readCategory(actor, params.id)),
    createCategory: async ({ actor, body }) => showCategory(await createCategory(actor, body)),
    changeCategory: async ({ actor, params, ifMatch, body }) =>
      showCategory(await changeCategory(actor, params.id, ifMatch, body)),
    deleteCategory: async ({ actor, params, ifMatch }) => {
      await deleteCategory(actor, params.id, ifMatch);
      return undefined;
    },
    preflightCategory: async ({ actor, params, language }) => {
      const { content } = await readCategory(actor, params.id);
      const catalogue = await catalogueOf(actor);
      const [main] = actor.languages;
      const below = childrenByParent(catalogue).get(content.identifier) ?? [];
      return {
        ...showReferring(analysesNaming(catalogue, "category", content.identifier), { language, main }),
        categories: below.map((one) => nameIn(language, main, one)),
      };
    },
    sortCategories: async ({ actor, body }) => {
      await sortCategories(actor, body.parent, body.order);
      return undefined;
    },
  },
  {
    createCategory: async ({ actor, body }) => categoryErrors(await catalogueOf(actor), body),
  },
);
