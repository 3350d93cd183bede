import { useTranslation } from "react-i18next";
import {
  articleImport,
  products,
  shopCategories,
  variants,
} from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { wholeList } from "../../platform/api/whole-list.ts";
import { TableActions } from "../../platform/record-import/table-actions.tsx";
import { articleTable } from "./article-table.ts";
import { articlesAt } from "./queries.ts";

/** Saves all articles, hidden ones too, and leads to their import. */
export function ArticleActions() {
  const { t } = useTranslation("shopCategories");
  const table = async () => {
    const [allCategories, allProducts, allVariants] = await Promise.all([
      wholeList((query) => call(shopCategories.list, { query })),
      wholeList((query) => call(products.list, { query })),
      wholeList((query) => call(variants.list, { query })),
    ]);
    return articleTable(
      { categories: allCategories, products: allProducts, variants: allVariants },
      t("columns", { returnObjects: true }),
      { yes: t("yes"), no: t("no") },
    );
  };
  return (
    <TableActions
      calls={articleImport}
      at={`${articlesAt}/import`}
      name={t("title")}
      failed={t("exportFailed")}
      table={table}
    />
  );
}
