import { useTranslation } from "react-i18next";
import { uiLanguages } from "../../../shared/kernel/ui-language.ts";
import { articleColumns } from "../../../shared/laborshop/articles/article-columns.ts";
import { articleImport } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { formatIn, useFormat } from "../../platform/format.ts";
import { RecordImport } from "../../platform/record-import/record-import.tsx";
import { withTranslations } from "../../platform/record-import/translated-headings.ts";
import { useSettings } from "../../platform/startup.ts";
import { allTexts } from "./all-texts.ts";
import { translatedTexts } from "./article-table.ts";
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
      named={uiLanguages.map((language) =>
        withTranslations(allTexts[language].columns, translatedTexts, formatIn(language), others),
      )}
      title={t("import")}
      lead={t("importLead")}
      back={{ to: articlesAt, label: t("title") }}
      outdated={[["laborshop", "artikel"]]}
    />
  );
}
