import { categoriesApi } from "../../../shared/core/categories/categories.endpoints.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";

import { categoryCommands, categoryErrors, sortCategories } from "./change-category.ts";
import { listCategories, preflightCategory } from "./show-categories.ts";

export const handler = serveApi(
  categoriesApi,
  {
    listCategories,
    getCategory: categoryCommands.read,
    createCategory: categoryCommands.create,
    changeCategory: categoryCommands.change,
    deleteCategory: categoryCommands.remove,
    preflightCategory,
    sortCategories,
  },
  {
    createCategory: async ({ actor, body }) => categoryErrors(await catalogueOf(actor), body),
  },
);
