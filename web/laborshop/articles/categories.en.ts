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
  columns: {
    category: "Category",
    product: "Product",
    description: "Description",
    articleNumber: "Article number",
    information: "Additional information",
    perPack: "Pieces per pack",
    maximum: "Packs per order",
    hidden: "Hidden",
  },
  yes: "yes",
  exportFailed: "The articles could not be saved",
  preflight: {
    products_one: "One product",
    products_other: "{{count}} products",
    variants_one: "One variant",
    variants_other: "{{count}} variants",
  },
} satisfies typeof de;
