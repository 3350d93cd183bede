import { defineCrud, within } from "../../kernel/define-crud.ts";
import { defineApi } from "../../kernel/endpoint.ts";
import { trialTouches } from "../trial-touches.ts";
import { categoryInput, categorySchema } from "./category.ts";

export const categories = defineCrud({
  path: "proficiency/categories",
  names: { one: "category of ring trials", many: "categories of ring trials" },
  permissions: {
    view: "proficiency.view_category",
    choose: ["proficiency.view_category", "proficiency.view_testable"],
    add: "proficiency.add_tag",
    change: "proficiency.change_category",
    delete: "proficiency.delete_category",
  },
  module: "MD_PROF",
  input: categoryInput,
  output: categorySchema,
  sort: ["name"],
  history: true,
  pageSize: 50,
  preflight: true,
});

export const categoriesApi = defineApi({
  address: "proficiency/categories",
  touches: { items: { ...trialTouches, "TRIAL-CATEGORY": "delete" } },
  mounts: ["api/proficiency/categories"],
  endpoints: within("trialCategories", categories),
});
