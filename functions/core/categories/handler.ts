import { categoriesApi } from "../../../shared/core/categories/categories.endpoints.ts";
import { within } from "../../../shared/kernel/define-crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { catalogueOf } from "../catalogue/replica.store.ts";
import { categoryCommands, categoryErrors, moveCategories } from "./change-category.ts";
import { listCategories, preflightCategory } from "./show-categories.ts";

export const handler = serveApi(
  categoriesApi,
  within("categories", {
    ...categoryCommands,
    list: listCategories,
    preflight: preflightCategory,
    move: moveCategories,
  }),
  { "categories.create": async ({ actor, body }) => categoryErrors(await catalogueOf(actor), body) },
);
