import { categoryInput } from "../../../shared/proficiency/categories/category.ts";
import { records } from "../../platform/records/records.store.ts";

export const categoryRecords = records("TRIAL-CATEGORY", categoryInput, {
  one: "category",
  unique: { name: "A category with this name already exists" },
  sort: ["name"],
  search: ["name", "translations"],
  history: true,
});
