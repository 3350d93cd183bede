import { IconCategory } from "@tabler/icons-react";
import { categories } from "../../../shared/proficiency/categories/categories.endpoints.ts";
import { categoryInput } from "../../../shared/proficiency/categories/category.ts";
import { resource } from "../../platform/resource/resource-pages.tsx";
import { NameField, named } from "../named-resource.tsx";

export const pages = resource({
  calls: categories,
  at: "/ringversuche/kategorien",
  texts: "trialCategories",
  icon: IconCategory,
  schema: categoryInput,
  Fields: ({ form }) => <NameField form={form} texts="trialCategories" />,
  ...named("trialCategories"),
});
