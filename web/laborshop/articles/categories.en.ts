import type de from "./categories.de.ts";

export default {
  title: "Articles",
  categories: "Categories",
  products: "Products",
  variants: "Variants",
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
    article_number: "Article number",
    additional_information: "Additional information",
    quantity_per_pack: "Pieces per pack",
    maximum_order_quantity: "Packs per order",
    hidden: "Hidden",
  },
  yes: "yes",
  no: "no",
  import: "Import articles",
  importLead:
    "A table with a row for each variant. Categories and products that are not there yet are added. A variant is found by its product and article number; the easiest way is to save the articles and to change that table.",
  exportFailed: "The articles could not be saved",
  preflight: {
    products_one: "One product",
    products_other: "{{count}} products",
    variants_one: "One variant",
    variants_other: "{{count}} variants",
  },
} satisfies typeof de;
