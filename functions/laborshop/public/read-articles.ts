import type { ShopCategory, ShopProduct } from "../../../shared/laborshop/public/public-shop.ts";
import { replicaOf } from "../../platform/records/replica.store.ts";
import { categoryRecords, productRecords, variantRecords } from "../articles/article.store.ts";

/** A product with what staff have linked it to. */
type LinkedProduct = Omit<ShopProduct, "analyses" | "more_analyses"> & {
  links: { analyses: readonly string[]; materials: readonly string[] };
};
export type Articles = readonly (Omit<ShopCategory, "products"> & { products: readonly LinkedProduct[] })[];

/** What visitors can order, in the laboratory's order: of what is hidden they see nothing, nor of what holds nothing else. */
export const readArticles = replicaOf(
  { categories: categoryRecords, products: productRecords, variants: variantRecords },
  ({ categories, products, variants }): Articles => {
    const orderable = [...variants.values()].filter(({ hidden }) => !hidden);
    const variantsOf = Map.groupBy(orderable, ({ product }) => product);
    const productsOf = Map.groupBy(products.values(), ({ category }) => category);
    return [...categories.values()].flatMap(({ id, name }) => {
      const inside = (productsOf.get(id) ?? []).flatMap((product) => {
        const own = variantsOf.get(product.id);
        if (!own) return [];
        return {
          id: product.id,
          name: product.name,
          description: product.description,
          picture: product.picture?.small ?? null,
          links: { analyses: product.analyses ?? [], materials: product.materials ?? [] },
          variants: own.map((variant) => ({
            id: variant.id,
            article_number: variant.article_number,
            additional_information: variant.additional_information,
            quantity_per_pack: variant.quantity_per_pack,
            maximum_order_quantity: variant.maximum_order_quantity,
          })),
        };
      });
      return inside.length > 0 ? { id, name, products: inside } : [];
    });
  },
);
