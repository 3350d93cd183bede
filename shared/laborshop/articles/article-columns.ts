import { translatedColumns } from "../../kernel/translated-columns.ts";

/** The articles of a shop as a table, a row for each variant. */
export const articleColumns = {
  category: "text",
  product: "text",
  description: "text",
  article_number: "text",
  additional_information: "text",
  quantity_per_pack: "whole",
  maximum_order_quantity: "whole",
  hidden: "flag",
  ...translatedColumns("category", "product", "description", "additional_information"),
} as const;
