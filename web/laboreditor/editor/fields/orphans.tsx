import { useTranslation } from "react-i18next";
import { type FieldValue, isPerLanguage, type PlainValue } from "../../../../shared/core/catalogue/field.ts";
import type { AnalysisForm } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { Panel } from "../../../ui/panel.tsx";
import classes from "./fields.module.css";

const plainText = (value: PlainValue): string => {
  if (!Array.isArray(value)) return String(value);
  return value
    .map((entry) => (typeof entry === "string" ? entry : Object.values(entry).join(" | ")))
    .join("\n");
};
const wholeText = (value: FieldValue) =>
  isPerLanguage(value)
    ? Object.entries(value)
        .map(([language, plain]) => `${language}: ${plainText(plain)}`)
        .join("\n")
    : plainText(value);

/** Values whose field is gone from the layout: kept, and shown as such. */
export function Orphans({ analysis }: { analysis: AnalysisForm }) {
  const { t } = useTranslation("editor");
  if (analysis.orphans.length === 0) return null;
  return (
    <Panel title={t("orphans.title")}>
      <p className={classes.help}>{t("orphans.text")}</p>
      <Facts>
        {analysis.orphans.map((orphan) => (
          <Fact key={orphan.key} label={orphan.key}>
            {orphan.raw !== null && (
              <div className={classes.plain}>
                {t("field.imported")}: {wholeText(orphan.raw)}
              </div>
            )}
            {orphan.additional !== null && (
              <div className={classes.plain}>
                {t("field.own")}: {wholeText(orphan.additional)}
              </div>
            )}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
