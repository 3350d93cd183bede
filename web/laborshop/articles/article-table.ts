import { richTextCell } from "../../../shared/kernel/cell-text.ts";
import { articleColumns } from "../../../shared/laborshop/articles/article-columns.ts";
import type {
  products,
  shopCategories,
  variants,
} from "../../../shared/laborshop/articles/articles.endpoints.ts";
import type { Cell } from "../../platform/export-table.tsx";
import type { RowOf } from "../../platform/resource/resource.ts";

/** What the shop offers, each kind in its order. */
export interface Articles {
  categories: readonly RowOf<typeof shopCategories>[];
  products: readonly RowOf<typeof products>[];
  variants: readonly RowOf<typeof variants>[];
}
/** Names of the columns. */
export type ArticleHeadings = Readonly<Record<keyof typeof articleColumns, string>>;

/**
 * All articles as a table with a row for each variant, in the order in which the shop shows them; products and categories without any have
 * a row of their own. Article numbers are texts: leading zeros count. What is saved can be imported again.
 */
export function articleTable(
  { categories, products, variants }: Articles,
  headings: ArticleHeadings,
  words: { yes: string; no: string },
): Cell[][] {
  const heading = (Object.keys(articleColumns) as (keyof ArticleHeadings)[]).map((key) => headings[key]);
  const inside = Map.groupBy(products, (one) => one.category);
  const below = Map.groupBy(variants, (one) => one.product);
  const blank = (filled: readonly Cell[]) => [...filled, ...heading.slice(filled.length).map(() => "")];
  return [
    heading,
    ...categories.flatMap((group) => {
      const own = inside.get(group.id) ?? [];
      if (own.length === 0) return [blank([group.name])];
      return own.flatMap((one) => {
        const start = [group.name, one.name, richTextCell(one.description)];
        const sold = below.get(one.id) ?? [];
        if (sold.length === 0) return [blank(start)];
        return sold.map((variant): Cell[] => [
          ...start,
          variant.article_number,
          variant.additional_information,
          variant.quantity_per_pack,
          variant.maximum_order_quantity,
          variant.hidden ? words.yes : words.no,
        ]);
      });
    }),
  ];
}
