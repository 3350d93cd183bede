import type { ShopCategory, ShopProduct, ShopVariant } from "../../../shared/laborshop/public/public-shop.ts";
import { storedValue } from "./kept.ts";

/** Number of packs of each variant, by its id. */
export type Quantities = Readonly<Record<string, number>>;

const isQuantities = (value: unknown): value is Quantities =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((count) => Number.isInteger(count) && count > 0);

/** The cart of a laboratory's shop on this website. */
export const keptCart = (origin: string) =>
  storedValue("localStorage", `laborium.cart ${origin}`, isQuantities);

/** One line of the cart. */
export interface Line {
  variant: ShopVariant;
  product: ShopProduct;
  count: number;
}
/** Name of a variant beside its product. */
export const variantName = ({ additional_information, article_number }: ShopVariant) =>
  additional_information || article_number;
export const lineName = ({ product, variant }: Pick<Line, "product" | "variant">) =>
  `${product.name}, ${variantName(variant)}`;

/** The typed quantity as a whole number, limited to the maximum of an order. */
export const quantityIn = (typed: string, { maximum_order_quantity }: ShopVariant) =>
  Math.min(Number(/^\s*\d+/.exec(typed)?.[0] ?? 0), maximum_order_quantity);

export const countIn = (quantities: Quantities) =>
  Object.values(quantities).reduce((sum, count) => sum + count, 0);

/** A cart with another quantity of one variant; 0 removes its line. */
export function withQuantity(quantities: Quantities, id: string, count: number): Quantities {
  const { [id]: _, ...rest } = quantities;
  return count > 0 ? { ...rest, [id]: count } : rest;
}

/** Two carts merged; for a variant in both, the larger quantity counts. */
export function merged(mine: Quantities, other: Quantities): Quantities {
  const both = { ...mine };
  for (const [id, count] of Object.entries(other)) both[id] = Math.max(both[id] ?? 0, count);
  return both;
}

/** The orderable part of a cart, in the order of the shop, and the changes that this required. */
export interface Checked {
  lines: Line[];
  quantities: Quantities;
  /** Number of lines that can no longer be ordered. */
  gone: number;
  /** Lines that exceeded the maximum of an order. */
  limited: Line[];
}

export function checkCart(quantities: Quantities, categories: readonly ShopCategory[]): Checked {
  const all = categories.flatMap(({ products }) =>
    products.flatMap((product) =>
      product.variants.flatMap((variant) => {
        const quantity = quantities[variant.id];
        return quantity
          ? { product, variant, count: Math.min(quantity, variant.maximum_order_quantity), wanted: quantity }
          : [];
      }),
    ),
  );
  return {
    lines: all,
    quantities: Object.fromEntries(all.map(({ variant, count }) => [variant.id, count])),
    gone: Object.keys(quantities).length - all.length,
    limited: all.filter(({ count, wanted: quantity }) => count < quantity),
  };
}
