import { Button, Group, Select } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isPerLanguage,
  type PlainValue,
  type Slot,
  slotsOf,
  valueFields,
} from "../../../../shared/core/catalogue/field.ts";
import { publishedIn } from "../../../../shared/core/catalogue/published.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { isCalendarDate } from "../../../../shared/kernel/local-day.ts";
import type { AnalysisForm } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { useFormat } from "../../../platform/format.ts";
import { useLanguageName, useLocalized } from "../../../platform/i18n/languages.ts";
import { RichText } from "../../../platform/rich-text/rich-text.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { StateTag } from "../../../ui/figures.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { EditorForm } from "../use-editor-form.ts";
import { type EditorValues, type OwnValue, storedOf } from "../values.ts";
import classes from "./fields.module.css";
import { isRichText } from "./lines-of.ts";
import { movedValue } from "./moved-value.ts";

/** A value whose field type is lost, drawn according to its shape. */
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

function WholeValue({ origin, value }: { origin: string; value: FieldValue | null }) {
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

type Orphan = AnalysisForm["orphans"][number];
interface Props {
  form: EditorForm;
  analysis: AnalysisForm;
  readOnly: boolean;
}

/** The values, by slot, that a field would take over from an orphaned one; empty if it cannot hold any. */
function movedTo(field: FieldDefinition, orphan: Orphan, languages: AnalysisForm["languages"]) {
  const [main = "de"] = languages;
  const { raw, additional, meta } = orphan;
  const stored = { raw, additional, override: meta.override };
  return slotsOf(field, languages).flatMap((slot): [Slot, PlainValue][] => {
    const { value, fallback } = publishedIn(stored, slot === "all" ? main : slot, main);
    if (value === undefined || (fallback && slot !== "all")) return [];
    const moved = movedValue(value, field);
    return moved === undefined ? [] : [[slot, moved]];
  });
}

const pathOf = (key: string, slot: string) => `form_fields.${key}.additional.${slot}` as const;

/** The choice for an orphaned value when the form is saved: keep it, move it to a field, or drop it. */
function Fate({ orphan, form, analysis }: Omit<Props, "readOnly"> & { orphan: Orphan }) {
  const { t } = useTranslation("editor", { keyPrefix: "orphans" });
  const text = useLocalized();
  const { key } = orphan;
  const label = text(orphan.label) || key;
  const isDropped = form.useWatchValue(`dropped.${key}`) as boolean | undefined;
  const [moved, setMoved] = useState<{ to: FieldDefinition; before: EditorValues["form_fields"][string] }>();
  const drop = (isGone: boolean) => form.setFieldValue(`dropped.${key}`, isGone);
  function move(to: FieldDefinition) {
    const before = form.getValues().form_fields[to.key];
    if (!before) return;
    setMoved({ to, before: structuredClone(before) });
    for (const [slot, value] of movedTo(to, orphan, analysis.languages))
      form.setFieldValue(pathOf(to.key, slot), { value });
    drop(true);
  }
  function undo() {
    for (const [slot, addition] of Object.entries(moved?.before.additional ?? {}))
      if (moved) form.setFieldValue(pathOf(moved.to.key, slot), addition as OwnValue);
    setMoved(undefined);
    drop(false);
  }
  if (isDropped)
    return (
      <Group gap="xs" role="status">
        <StateTag tone="warn">
          {moved ? t("willMove", { field: text(moved.to.label) || moved.to.key }) : t("willGo")}
        </StateTag>
        <Button size="compact-xs" variant="subtle" mih={24} onClick={undo}>
          {t("undo")}
        </Button>
      </Group>
    );
  const [main = "de"] = analysis.languages;
  const fields = valueFields(analysis.definitions).filter(
    (field) => movedTo(field, orphan, analysis.languages).length > 0,
  );
  const isFilled = (field: FieldDefinition) => {
    const values = form.getValues().form_fields[field.key];
    return (
      values !== undefined &&
      !isEmptyValue(publishedIn(storedOf(analysis, field, values), main, main, field).value)
    );
  };
  const choices = (filled: boolean) =>
    fields
      .filter((field) => isFilled(field) === filled)
      .map((field) => ({ value: field.key, label: text(field.label) || field.key }));
  return (
    <Group gap="xs">
      {fields.length > 0 && (
        <Select
          size="xs"
          w={230}
          searchable
          aria-label={t("moveOf", { label })}
          placeholder={t("move")}
          value={null}
          data={[
            { group: t("toEmpty"), items: choices(false) },
            { group: t("toFilled"), items: choices(true) },
          ]}
          onChange={(chosen) => {
            const to = fields.find((field) => field.key === chosen);
            if (to) move(to);
          }}
        />
      )}
      <Button
        size="xs"
        variant="default"
        aria-label={t("removeOf", { label })}
        onClick={() => {
          setMoved(undefined);
          drop(true);
        }}
      >
        {t("remove")}
      </Button>
    </Group>
  );
}

/**
 * Orphaned values: their field is gone from the layout or can no longer hold them. They are kept and shown here until somebody moves
 * them to a field or drops them.
 */
export function Orphans({ form, analysis, readOnly }: Props) {
  const { t } = useTranslation("editor");
  const text = useLocalized();
  if (analysis.orphans.length === 0) return null;
  return (
    <Panel title={t("orphans.title")}>
      <p className={classes.help}>{t("orphans.text")}</p>
      <Facts>
        {analysis.orphans.map((orphan) => (
          <Fact key={orphan.key} label={text(orphan.label) || orphan.key}>
            {orphan.misfit && <p className={classes.help}>{t("orphans.misfit")}</p>}
            <WholeValue origin={t("field.imported")} value={orphan.raw} />
            <WholeValue origin={t("field.own")} value={orphan.additional} />
            {!readOnly && <Fate orphan={orphan} form={form} analysis={analysis} />}
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
