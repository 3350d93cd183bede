import { richTextCell } from "../../../shared/kernel/cell-text.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type {
  products,
  shopCategories,
  variants,
} from "../../../shared/laborshop/articles/articles.endpoints.ts";
import type { RowOf } from "../../platform/resource/resource.ts";
import type { Cell } from "../../platform/table-files.ts";

/** The shop's articles, each kind in its order. */
export interface Articles {
  categories: readonly RowOf<typeof shopCategories>[];
  products: readonly RowOf<typeof products>[];
  variants: readonly RowOf<typeof variants>[];
}
/** The texts of articles that have translations, in the order of their columns. */
export const translatedTexts = ["category", "product", "description", "additional_information"] as const;

/**
 * All articles as a table with a row for each variant, in the order of the shop; products and categories without variants have a row of
 * their own. Article numbers are texts: leading zeros count. The exported table can be imported again.
 * @param headings of the columns, followed by those of each translated text in each of `languages`
 */
export function articleTable(
  { categories, products, variants }: Articles,
  headings: readonly string[],
  words: { yes: string; no: string },
  languages: readonly Language[] = [],
): Cell[][] {
  const inside = Map.groupBy(products, (product) => product.category);
  const below = Map.groupBy(variants, (variant) => variant.product);
  const [noProduct, noVariant] = [
    ["", ""],
    ["", "", "", "", ""],
  ];
  return [
    [...headings],
    ...categories.flatMap((group) => {
      const inGroup = inside.get(group.id) ?? [];
      const inCategory = languages.map((language) => group.translations[language]?.name ?? "");
      const blank = languages.map(() => "");
      if (inGroup.length === 0)
        return [[group.name, ...noProduct, ...noVariant, ...inCategory, ...blank, ...blank, ...blank]];
      return inGroup.flatMap((product) => {
        const start = [group.name, product.name, richTextCell(product.description)];
        const inProduct = [
          ...languages.map((language) => product.translations[language]?.name ?? ""),
          ...languages.map((language) => richTextCell(product.translations[language]?.description ?? "")),
        ];
        const sold = below.get(product.id) ?? [];
        if (sold.length === 0) return [[...start, ...noVariant, ...inCategory, ...inProduct, ...blank]];
        return sold.map((variant): Cell[] => [
          ...start,
          variant.article_number,
          variant.additional_information,
          variant.quantity_per_pack,
          variant.maximum_order_quantity,
          variant.hidden ? words.yes : words.no,
          ...inCategory,
          ...inProduct,
          ...languages.map((language) => variant.translations[language]?.additional_information ?? ""),
        ]);
      });
    }),
  ];
}
