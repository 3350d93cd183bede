import { useTranslation } from "react-i18next";
import { articleColumns } from "../../../shared/laborshop/articles/article-columns.ts";
import { articleImport } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { formatIn, useFormat } from "../../platform/format.ts";
import { RecordImport } from "../../platform/record-import/record-import.tsx";
import { withTranslations } from "../../platform/record-import/translated-headings.ts";
import { useSettings } from "../../platform/startup.ts";
import { translatedTexts } from "./article-table.ts";
import german from "./categories.de.ts";
import english from "./categories.en.ts";
import { articlesAt } from "./queries.ts";

/** Imports articles from a table in the format of the export. */
export default function ImportArticlesPage() {
  const { t } = useTranslation("shopCategories");
  const others = useSettings().languages.slice(1);
  return (
    <RecordImport
      calls={articleImport}
      kinds={articleColumns}
      labels={withTranslations(t("columns", { returnObjects: true }), translatedTexts, useFormat(), others)}
      named={[
        withTranslations(german.columns, translatedTexts, formatIn("de"), others),
        withTranslations(english.columns, translatedTexts, formatIn("en"), others),
      ]}
      title={t("import")}
      lead={t("importLead")}
      back={{ to: articlesAt, label: t("title") }}
      outdated={[["laborshop", "artikel"]]}
    />
  );
}
