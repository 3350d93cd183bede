import { within } from "../../../shared/kernel/define-crud.ts";
import { categories, categoriesApi } from "../../../shared/proficiency/categories/categories.endpoints.ts";
import { crud } from "../../platform/endpoint/crud.ts";
import { serveApi } from "../../platform/endpoint/serve-api.ts";
import { without } from "../trials/goes-along.ts";
import { categoryRecords } from "./category.store.ts";

export const handler = serveApi(
  categoriesApi,
  within("trialCategories", { ...crud(categories, categoryRecords), preflight: without("category") }),
);
