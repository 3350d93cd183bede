import { useTranslation } from "react-i18next";
import {
  articleImport,
  products,
  shopCategories,
  variants,
} from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { wholeList } from "../../platform/api/whole-list.ts";
import { useFormat } from "../../platform/format.ts";
import { TableActions } from "../../platform/record-import/table-actions.tsx";
import { withTranslations } from "../../platform/record-import/translated-headings.ts";
import { useSettings } from "../../platform/startup.ts";
import { articleTable, translatedTexts } from "./article-table.ts";
import { articlesAt } from "./queries.ts";

/** Exports all articles, hidden ones included, and links to their import. */
export function ArticleActions() {
  const { t } = useTranslation("shopCategories");
  const format = useFormat();
  const others = useSettings().languages.slice(1);
  const table = async () => {
    const [allCategories, allProducts, allVariants] = await Promise.all([
      wholeList((query) => call(shopCategories.list, { query })),
      wholeList((query) => call(products.list, { query })),
      wholeList((query) => call(variants.list, { query })),
    ]);
    return articleTable(
      { categories: allCategories, products: allProducts, variants: allVariants },
      Object.values(withTranslations(t("columns", { returnObjects: true }), translatedTexts, format, others)),
      { yes: t("yes"), no: t("no") },
      others,
    );
  };
  return (
    <TableActions
      calls={articleImport}
      to={`${articlesAt}/import`}
      name={t("title")}
      failed={t("exportFailed")}
      table={table}
    />
  );
}
