import type * as z from "zod";
import type { Language } from "../../../shared/kernel/language.ts";
import { type Translations, translated } from "../../../shared/kernel/translations.ts";
import type {
  categoryInput,
  ProductContent,
  variantInput,
} from "../../../shared/laborshop/articles/article.ts";
import type { ShopCategory, ShopProduct } from "../../../shared/laborshop/public/public-shop.ts";
import type { Saved } from "../../platform/records/layout.ts";
import { replicaOf } from "../../platform/records/replica.store.ts";
import { categoryRecords, productRecords, variantRecords } from "../articles/article.store.ts";

type Category = Saved<z.output<typeof categoryInput>>;
type Variant = Saved<z.output<typeof variantInput>>;
/** Articles that can be ordered, in the laboratory's order. */
export type Articles = readonly {
  category: Category;
  products: readonly { product: Saved<ProductContent>; variants: readonly Variant[] }[];
}[];
/** A product in a language, with the analyses and materials that staff have linked to it. */
type LinkedProduct = Omit<ShopProduct, "analyses" | "more_analyses"> & {
  links: { analyses: readonly string[]; materials: readonly string[] };
};
export type SpokenArticles = readonly (Omit<ShopCategory, "products"> & {
  products: readonly LinkedProduct[];
})[];

/** Hidden articles are left out, and so are products and categories that are empty without them. */
export const readArticles = replicaOf(
  { categories: categoryRecords, products: productRecords, variants: variantRecords },
  ({ categories, products, variants }): Articles => {
    const orderable = [...variants.values()].filter(({ hidden }) => !hidden);
    const variantsOf = Map.groupBy(orderable, ({ product }) => product);
    const productsOf = Map.groupBy(products.values(), ({ category }) => category);
    return [...categories.values()].flatMap((category) => {
      const inside = (productsOf.get(category.id) ?? []).flatMap((product) => {
        const inProduct = variantsOf.get(product.id);
        return inProduct ? [{ product, variants: inProduct }] : [];
      });
      return inside.length > 0 ? [{ category, products: inside }] : [];
    });
  },
);

/** Picks the texts of a record for visitors of a language. @param main the laboratory's main language */
export function speaker(language: Language, main: Language) {
  return <Field extends string>(
    record: Readonly<Record<Field, string>> & { translations?: Translations<Field> },
    field: Field,
  ) => {
    const { text, language: textLanguage } = translated(record, field, language, main);
    return { text, foreign: textLanguage === language ? undefined : textLanguage };
  };
}

/** The articles in a visitor's language; texts without a translation stay in the laboratory's main language. */
export function spokenArticles(articles: Articles, language: Language, main: Language): SpokenArticles {
  const textOf = speaker(language, main);
  return articles.map(({ category, products }) => {
    const heading = textOf(category, "name");
    return {
      id: category.id,
      name: heading.text,
      name_language: heading.foreign,
      products: products.map(({ product, variants }) => {
        const [name, description] = [textOf(product, "name"), textOf(product, "description")];
        return {
          id: product.id,
          name: name.text,
          name_language: name.foreign,
          description: description.text,
          description_language: description.foreign,
          picture: product.picture?.small ?? null,
          links: { analyses: product.analyses ?? [], materials: product.materials ?? [] },
          variants: variants.map((variant) => {
            const information = textOf(variant, "additional_information");
            return {
              id: variant.id,
              article_number: variant.article_number,
              additional_information: information.text,
              information_language: information.foreign,
              quantity_per_pack: variant.quantity_per_pack,
              maximum_order_quantity: variant.maximum_order_quantity,
            };
          }),
        };
      }),
    };
  });
}
