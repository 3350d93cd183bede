import type de from "./categories.de.ts";

export default {
  title: "Articles",
  lead: "Categories with their products, in the order in which the shop shows them.",
  search: "Search categories",
  none: "No categories yet",
  new: "New category",
  newLead: "A category groups products, such as all blood collection tubes.",
  name: "Name",
  taken: "A category with this name already exists",
  preflight: {
    products_one: "One product",
    products_other: "{{count}} products",
    variants_one: "One variant",
    variants_other: "{{count}} variants",
  },
} satisfies typeof de;
