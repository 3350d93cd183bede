import { useTranslation } from "react-i18next";
import { articleColumns } from "../../../shared/laborshop/articles/article-columns.ts";
import { articleImport } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { RecordImport } from "../../platform/record-import/record-import.tsx";
import german from "./categories.de.ts";
import english from "./categories.en.ts";
import { articlesAt } from "./queries.ts";

/** Imports articles from a table, as they are saved as one. */
export default function ImportArticlesPage() {
  const { t } = useTranslation("shopCategories");
  return (
    <RecordImport
      calls={articleImport}
      kinds={articleColumns}
      labels={t("columns", { returnObjects: true })}
      named={[german.columns, english.columns]}
      title={t("import")}
      lead={t("importLead")}
      back={{ to: articlesAt, label: t("title") }}
      outdated={[["laborshop", "artikel"]]}
    />
  );
}
