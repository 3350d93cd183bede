import { useTranslation } from "react-i18next";
import { products, shopCategories, variants } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { ExportTable } from "../../platform/export-table.tsx";
import { articleTable } from "./article-table.ts";

/** Records asked for at once. */
const limit = 500;

/** All pages of a list. */
async function whole<Row>(
  page: (offset: number) => Promise<{ results: readonly Row[]; next: string | null }>,
) {
  const rows: Row[] = [];
  for (;;) {
    const { results, next } = await page(rows.length);
    rows.push(...results);
    if (next === null) return rows;
  }
}

/** Saves all articles, hidden ones too. */
export function ExportArticles() {
  const { t } = useTranslation("shopCategories");
  const table = async () => {
    const asked = (offset: number) => ({ query: { limit, offset } });
    const [allCategories, allProducts, allVariants] = await Promise.all([
      whole((offset) => call(shopCategories.list, asked(offset))),
      whole((offset) => call(products.list, asked(offset))),
      whole((offset) => call(variants.list, asked(offset))),
    ]);
    return articleTable(
      { categories: allCategories, products: allProducts, variants: allVariants },
      t("columns", { returnObjects: true }),
      t("yes"),
    );
  };
  return <ExportTable name={t("title")} failed={t("exportFailed")} table={table} />;
}
