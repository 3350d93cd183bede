import { useTranslation } from "react-i18next";
import {
  type FieldValue,
  isCalendarDate,
  isPerLanguage,
  type PlainValue,
} from "../../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { useFormat } from "../../../platform/format.ts";
import { useLanguageName, useLocalized } from "../../../platform/i18n/languages.ts";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { RichText } from "../rich-text.tsx";
import classes from "./fields.module.css";

const isRichText = (text: string) => /^\s*<(?:p|ul|ol|h[34]|table|blockquote)[\s>]/i.test(text);

/** A value whose field type is lost: drawn according to its shape. */
function Plain({ value }: { value: PlainValue }) {
  const { t } = useTranslation("editor");
  const format = useFormat();
  if (typeof value === "boolean") return t(value ? "field.yes" : "field.no");
  if (typeof value === "string") {
    if (isRichText(value)) return <RichText html={value} />;
    return isCalendarDate(value) ? format.day(value) : value;
  }
  return value
    .map((entry) => (typeof entry === "string" ? entry : Object.values(entry).join(" | ")))
    .join("\n");
}

function Whole({ origin, value }: { origin: string; value: FieldValue | null }) {
  const languageName = useLanguageName();
  if (value === null) return null;
  const parts: [language: string | undefined, PlainValue][] = isPerLanguage(value)
    ? Object.entries(value)
    : [[undefined, value]];
  return parts.map(([language, plain]) => (
    <div key={language ?? "all"} className={classes.orphan}>
      <span className={classes.language}>
        {language ? `${origin}, ${languageName(language as Language)}` : origin}
      </span>
      <div className={classes.plain} lang={language}>
        <Plain value={plain} />
      </div>
    </div>
  ));
}

/** Orphaned values: their field is gone from the layout, but they are kept and shown as such. */
export function Orphans({ analysis }: { analysis: AnalysisForm }) {
  const { t } = useTranslation("editor");
  const text = useLocalized();
  if (analysis.orphans.length === 0) return null;
  return (
    <Panel title={t("orphans.title")}>
      <p className={classes.help}>{t("orphans.text")}</p>
      <Facts>
        {analysis.orphans.map((orphan) => (
          <Fact key={orphan.key} label={text(orphan.label) || orphan.key}>
            <Whole origin={t("field.imported")} value={orphan.raw} />
            <Whole origin={t("field.own")} value={orphan.additional} />
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
