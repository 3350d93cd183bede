import { Button, Checkbox, Text } from "@mantine/core";
import { memo, useId } from "react";
import { useTranslation } from "react-i18next";
import {
  type FieldDefinition,
  isKeptPerLanguage,
  type PlainValue,
  slotsOf,
} from "../../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { useLanguageName, useLocalized } from "../../../platform/i18n/languages.ts";
import { StateTag } from "../../../ui/figures.tsx";
import { isSame } from "../merge.ts";
import type { EditorForm } from "../use-editor-form.ts";
import { slotValue, toControl } from "../values.ts";
import classes from "./fields.module.css";
import { ReadValue } from "./imported-value.tsx";
import { ValueInput } from "./value-input.tsx";

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

/** Placeholder of the field in a language without a value of its own. */
function Fallback({ analysis, field, language }: Pick<Props, "analysis" | "field"> & { language: Language }) {
  const { t } = useTranslation("editor");
  const languageName = useLanguageName();
  const shown = analysis.fields[field.key]?.meta.shown[language];
  if (!shown?.fallback || !shown.language || !shown.from) return null;
  const value = slotValue(analysis.fields[field.key]?.[shown.from] ?? null, shown.language, shown.language);
  return (
    <div className={classes.fallback}>
      <span>{t("field.fallback", { language: languageName(shown.language) })}</span>
      {value !== undefined && (
        <div lang={shown.language}>
          <ReadValue field={field} value={value} references={analysis.references} />
        </div>
      )}
    </div>
  );
}

/** Copies the imported value into the editor's own, to be changed there; offered while the two differ. */
function TakeOver(props: {
  field: FieldDefinition;
  form: EditorForm;
  path: `fields.${string}.additional.${Language | "all"}`;
  /** The field and, if there are several, the language. */
  label: string;
  raw: PlainValue;
}) {
  const { form, path } = props;
  const { t } = useTranslation("editor");
  const imported = toControl(props.field, props.raw);
  const own = form.useWatchValue(path);
  if (isSame(own, imported)) return null;
  return (
    <Button
      size="compact-xs"
      mih={24}
      variant="default"
      aria-label={t("field.takeOverOf", { label: props.label })}
      onClick={() => {
        form.setFieldValue(path, structuredClone(imported));
        // The control is redrawn and this button disappears.
        requestAnimationFrame(() => form.getInputNode(path)?.focus());
      }}
    >
      {t("field.takeOver")}
    </Button>
  );
}

/** One language of a field: the imported value above the editor's own. */
function Slot(props: Props & { slot: Language | "all"; label: string }) {
  const { field, form, analysis, slot, label } = props;
  const { t } = useTranslation("editor");
  const languageName = useLanguageName();
  const errorId = useId();
  const path = `fields.${field.key}.additional.${slot}` as const;
  const rawOf = ({ fields, languages: [main = "de"] }: AnalysisForm) =>
    slotValue(fields[field.key]?.raw ?? null, slot, main);
  const raw = rawOf(analysis);
  const isNew = props.before !== undefined && !isSame(raw, rawOf(props.before));
  const named = slot === "all" ? label : `${label} (${languageName(slot)})`;
  const input = form.getInputProps(path);
  const lang = slot === "all" ? undefined : slot;
  return (
    <div className={classes.slot} data-beside={(slot === "all" && field.type !== "table") || undefined}>
      {slot !== "all" && (
        <span className={classes.language} aria-hidden>
          {languageName(slot)}
        </span>
      )}
      {raw !== undefined && (
        <div className={classes.imported} lang={lang}>
          <span className={classes.origin}>
            {t("field.imported")} {isNew && <StateTag tone="new">{t("field.newlyImported")}</StateTag>}
            {!props.readOnly && field.type !== "certificate" && (
              <TakeOver field={field} form={form} path={path} label={named} raw={raw} />
            )}
          </span>
          <ReadValue field={field} value={raw} references={analysis.references} />
        </div>
      )}
      <div className={classes.own}>
        <ValueInput
          key={form.key(path)}
          field={field}
          label={named}
          lang={lang}
          references={analysis.references}
          readOnly={props.readOnly}
          errorId={errorId}
          input={input}
        />
        {(field.type === "multilinetext" || field.type === "table") && input.error && (
          <Text id={errorId} size="xs" c="red">
            {input.error}
          </Text>
        )}
        {slot !== "all" && <Fallback analysis={analysis} field={field} language={slot} />}
      </div>
    </div>
  );
}

/** One field of the layout with its label, its values in each language, and whether the editor's replaces the imported one. */
export const ValueField = memo(function ValueField(props: Props) {
  const { field, form, analysis } = props;
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const label = text(field.label) || field.key;
  const help = text(field.help);
  const stored = analysis.fields[field.key];
  const overrides = `fields.${field.key}.override` as const;
  const slots = slotsOf(field, analysis.languages).filter(
    (slot) => slot === "all" || props.languages.includes(slot),
  );
  const mayOverride = stored?.raw != null || field.required;
  return (
    <fieldset
      aria-label={label}
      className={classes.field}
      id={`field-${field.key}`}
      data-per-language={isKeptPerLanguage(field) || undefined}
    >
      <div className={classes.head}>
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
        {mayOverride && field.type !== "certificate" && (
          <Checkbox
            size="xs"
            className={classes.override}
            label={t("field.override")}
            aria-label={t("field.overrideOf", { label })}
            disabled={props.readOnly}
            key={form.key(overrides)}
            {...form.getInputProps(overrides, { type: "checkbox" })}
          />
        )}
      </div>
      {help && <p className={classes.help}>{help}</p>}
      <div className={classes.slots} data-count={slots.length}>
        {slots.map((slot) => (
          <Slot key={slot} {...props} slot={slot} label={label} />
        ))}
      </div>
    </fieldset>
  );
});
