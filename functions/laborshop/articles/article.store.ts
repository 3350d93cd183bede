import {
  categoryInput,
  type ProductContent,
  productInput,
  variantInput,
} from "../../../shared/laborshop/articles/article.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import { records } from "../../platform/records/records.store.ts";

export const variantRecords = records("SHOP-VARIANT", variantInput, {
  one: "variant",
  sort: ["article_number"],
  search: ["article_number", "additional_information"],
  filter: ["product"],
  order: true,
  history: true,
  references: { product: "SHOP-PRODUCT" },
});

const clean = (product: ProductContent) => ({ ...product, description: cleanHtml(product.description) });

export const productRecords = records("SHOP-PRODUCT", productInput.transform(clean), {
  one: "product",
  unique: { name: "A product with this name already exists" },
  sort: ["name"],
  filter: ["category"],
  order: true,
  history: true,
  references: { category: "SHOP-CATEGORY" },
  cascade: { variants: variantRecords },
});

export const categoryRecords = records("SHOP-CATEGORY", categoryInput, {
  one: "category",
  unique: { name: "A category with this name already exists" },
  sort: ["name"],
  order: true,
  history: true,
  cascade: { products: productRecords },
});
