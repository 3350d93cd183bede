import { memo } from "react";
import { useTranslation } from "react-i18next";
import { type FieldDefinition, isKeptPerLanguage, slotsOf } from "../../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { useLanguageName, useLocalized } from "../../../platform/i18n/languages.ts";
import { StateTag } from "../../../ui/figures.tsx";
import type { EditorForm } from "../use-editor-form.ts";
import classes from "./fields.module.css";
import { ValueSlot } from "./value-slot.tsx";

interface Props {
  field: FieldDefinition;
  form: EditorForm;
  analysis: AnalysisForm;
  /** Languages shown side by side. */
  languages: readonly Language[];
  readOnly: boolean;
  /** The version that unsaved input is based on, if there is a newer one. */
  before?: AnalysisForm;
}

/** One field of the layout: its label and, for each language, a control with the published value. */
export const ValueField = memo(function ValueField(props: Props) {
  const { field, analysis, languages, ...rest } = props;
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const languageName = useLanguageName();
  const label = text(field.label) || field.key;
  const help = text(field.help);
  const slots = slotsOf(field, analysis.languages).filter(
    (slot) => slot === "all" || languages.includes(slot),
  );
  const heading = (
    <>
      <span className={classes.label}>
        {label}
        {field.required && (
          <span className={classes.required} title={t("field.required")}>
            {" *"}
          </span>
        )}
      </span>
      {field.required && <span className={classes.note}>{t("field.required")}</span>}
      {!field.field_visible && <StateTag tone="quiet">{t("field.invisible")}</StateTag>}
      {field.list_visible && <StateTag tone="plain">{t("field.inList")}</StateTag>}
    </>
  );
  const isSplit = isKeptPerLanguage(field);
  const isLeft = analysis.orphans.some(({ key, misfit }) => misfit && key === field.key);
  const helping = (help || isLeft) && (
    <p className={classes.help}>
      {help}
      {isLeft && <em>{` ${t("orphans.below")}`}</em>}
    </p>
  );
  return (
    <fieldset
      aria-label={label}
      className={classes.field}
      id={`field-${field.key}`}
      data-per-language={isSplit || undefined}
    >
      {isSplit && <div className={classes.head}>{heading}</div>}
      {isSplit && helping}
      <div className={classes.slots} data-count={slots.length}>
        {slots.map((slot) => (
          <ValueSlot
            key={slot}
            {...rest}
            field={field}
            analysis={analysis}
            slot={slot}
            label={slot === "all" ? label : `${label} (${languageName(slot)})`}
            heading={
              slot === "all" ? heading : <span className={classes.language}>{languageName(slot)}</span>
            }
            help={slot === "all" ? helping : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
});
