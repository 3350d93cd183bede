import type { Actor } from "../../platform/actor.ts";
import { ordersOf } from "../../platform/endpoint/place-in-order.ts";
import { categoryRecords, productRecords, variantRecords } from "./article.store.ts";

export const categoryOrder = ordersOf(categoryRecords);
export const productOrder = ordersOf(productRecords);
export const variantOrder = ordersOf(variantRecords);

/** A product's place in its category, and its variants in their order. */
export const placeOfProduct = async (
  { id, category }: { id: string; category: string },
  call: { actor: Actor },
) => ({
  sort_index: (await productOrder(call, category)).indexOf(id),
  variant_set: [...(await variantOrder(call, id))],
});
