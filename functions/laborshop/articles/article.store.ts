import { addDays, localDay, usualTimeZone } from "../../../shared/kernel/local-day.ts";
import {
  categoryInput,
  type ProductContent,
  storedProduct,
  variantInput,
} from "../../../shared/laborshop/articles/article.ts";
import type { Actor } from "../../platform/actor.ts";
import { cleanHtml } from "../../platform/clean-html.ts";
import { fieldProblems } from "../../platform/problem.ts";
import { records } from "../../platform/records/records.store.ts";

/** Days for which an article cannot be deleted after it was ordered. */
const keptDays = 14;

/** An article that was ordered lately cannot be deleted, so that it can be looked up while packing. It can be hidden. */
async function orderedLately(actor: Pick<Actor, "tenant">) {
  // Orders bear the laboratory's own date; in unusual time zones an article stays some hours more or less.
  const today = localDay(usualTimeZone);
  // Loaded on demand, since visitors read articles too.
  const { orderedSince } = await import("../orders/order.store.ts");
  const ordered = await orderedSince(actor, addDays(today, -keptDays));
  return (id: string) => {
    const day = ordered.get(id);
    if (day === undefined) return undefined;
    const until = addDays(day, keptDays);
    const message = `An order of ${day} names this article. It can be deleted after ${until}, and hidden until then.`;
    return fieldProblems(
      [{ path: "", code: "ordered_lately", message, parameters: { until: Date.parse(until) } }],
      "conflict",
    );
  };
}

export const variantRecords = records("SHOP-VARIANT", variantInput, {
  one: "variant",
  sort: ["article_number"],
  search: ["article_number", "additional_information", "translations"],
  filter: ["product"],
  order: true,
  history: true,
  references: { product: "SHOP-PRODUCT" },
  keeps: orderedLately,
});

const clean = (product: ProductContent): ProductContent => ({
  ...product,
  description: cleanHtml(product.description),
  translations: Object.fromEntries(
    Object.entries(product.translations ?? {}).map(([language, { description, ...texts }]) => [
      language,
      { ...texts, ...(description && { description: cleanHtml(description) }) },
    ]),
  ),
});

export const productRecords = records("SHOP-PRODUCT", storedProduct.transform(clean), {
  one: "product",
  unique: { name: "A product with this name already exists" },
  sort: ["name"],
  search: ["name", "translations"],
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
  search: ["name", "translations"],
  order: true,
  history: true,
  cascade: { products: productRecords },
});
