import { Radio, Select, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { analysisStates } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  isEmptyValue,
  isKeptPerLanguage,
  type PlainValue,
  type Slot,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { kindOf } from "../../../shared/core/catalogue/kinds/kinds.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import type { BulkChange } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { useLanguageName, useLocalized } from "../../platform/i18n/languages.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { CategorySelect } from "../category-select.tsx";
import { ValueInput } from "../editor/fields/value-input.tsx";
import { editorKinds } from "../editor/kinds/kinds.ts";
import { analysisForm } from "../editor/queries.ts";
import { valueOfInput } from "../editor/values.ts";

interface Props {
  /** The analysis whose layout provides the fields. */
  sample: string;
  /** Key of the field that is chosen at first. */
  field?: string | undefined;
  /** Called with null while the change is incomplete. */
  onChange: (change: BulkChange | null) => void;
}

interface Chosen {
  field?: FieldDefinition | undefined;
  /** One language or all; null until one is chosen. */
  language: Slot | null;
  manner: Manner;
  value: PlainValue | null;
}

/** Possible changes of a value: set an own one, publish nothing, or publish the imported one again. */
const manners = ["set", "empty", "imported"] as const;
type Manner = (typeof manners)[number];

/** The value to send; undefined until one is entered. */
function valueToSend({ manner, value }: Chosen): PlainValue | null | undefined {
  if (manner === "imported") return null;
  if (manner === "empty") return "";
  return value === null || isEmptyValue(value) ? undefined : value;
}

/** One field, in one language if it is localised, and its new value. */
function FieldChange({ sample, ...rest }: Props) {
  const query = useQuery(analysisForm(sample));
  return (
    <QueryState query={query} lines={3}>
      {({ output }) => <Fields form={output} {...rest} />}
    </QueryState>
  );
}

function Fields({ form, field: first, onChange }: { form: AnalysisForm } & Omit<Props, "sample">) {
  const { t } = useTranslation("bulk");
  const text = useLocalized();
  const languageName = useLanguageName();
  const fields = valueFields(form.definitions).filter((field) => kindOf(field).refersTo !== "certificate");
  const [chosen, setChosen] = useState<Chosen>({
    field: fields.find(({ key }) => key === first),
    language: null,
    manner: "set",
    value: null,
  });
  const { field, language } = chosen;
  const isAsked = (of: FieldDefinition) => isKeptPerLanguage(of) && form.languages.length > 1;
  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    const [of, value] = [next.field, valueToSend(next)];
    // The language is only asked for if there are several.
    const language = of && isAsked(of) ? next.language : "all";
    onChange(
      of && language !== null && value !== undefined ? { what: "field", key: of.key, language, value } : null,
    );
  };
  return (
    <Stack>
      <Select
        label={t("field")}
        searchable
        value={field?.key ?? null}
        data={fields.map(({ key, label }) => ({ value: key, label: text(label) || key }))}
        onChange={(key) => choose({ field: fields.find((candidate) => candidate.key === key), value: null })}
      />
      {field && isAsked(field) && (
        <Select
          label={t("language")}
          required
          allowDeselect={false}
          value={language}
          data={[
            { value: "all" as const, label: t("allLanguages") },
            ...form.languages.map((value) => ({ value, label: languageName(value) })),
          ]}
          onChange={(chosen) => chosen && choose({ language: chosen })}
        />
      )}
      {field && (
        <>
          <Radio.Group
            label={t("how")}
            value={chosen.manner}
            onChange={(manner) => choose({ manner: manner as Manner, value: null })}
          >
            <Stack gap={8} pt={6}>
              {manners.map((manner) => (
                <Radio
                  key={manner}
                  value={manner}
                  label={t(`hows.${manner}`)}
                  description={t(`explained.${manner}`)}
                />
              ))}
            </Stack>
          </Radio.Group>
          {chosen.manner === "set" && (
            <Value
              key={field.key}
              field={field}
              form={form}
              language={language}
              onChange={(value) => choose({ value })}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function Value(props: {
  field: FieldDefinition;
  form: AnalysisForm;
  language: Slot | null;
  onChange: (value: PlainValue | null) => void;
}) {
  const { t } = useTranslation("bulk");
  const errorId = useId();
  const { field, form, language } = props;
  return (
    <div>
      {!editorKinds[field.type].isLabelled && (
        <Text size="sm" fw={500} mb={4} aria-hidden>
          {t("value")}
        </Text>
      )}
      <ValueInput
        field={field}
        label={t("value")}
        lang={isKeptPerLanguage(field) && language !== "all" ? (language ?? undefined) : undefined}
        references={form.references}
        readOnly={false}
        errorId={errorId}
        input={{ onChange: (next) => props.onChange(valueOfInput(next)) }}
      />
    </div>
  );
}

const changeKinds = [
  "state",
  "add_category",
  "remove_category",
  "internal",
  "field",
  "gather_specimens",
] as const;
type ChangeKind = (typeof changeKinds)[number];

/** Initial values of a kind of change; null if the user has to choose something first. */
function beginningOf(kind: ChangeKind): BulkChange | null {
  if (kind === "state") return { what: kind, state: "PUBLISHED" };
  if (kind === "gather_specimens") return { what: kind };
  return kind === "internal" ? { what: kind, internal: true } : null;
}

/** The form of a change. */
export function ChangeForm(props: Props & { change: BulkChange | null }) {
  const { t } = useTranslation("bulk");
  const { t: list } = useTranslation("laboreditor");
  const { change, onChange } = props;
  const [kind, setKind] = useState<ChangeKind>(
    change?.what ?? (props.field === undefined ? "state" : "field"),
  );
  return (
    <Stack>
      <Select
        label={t("what")}
        allowDeselect={false}
        data-autofocus
        value={kind}
        data={changeKinds.map((value) => ({ value, label: t(`whats.${value}`) }))}
        onChange={(chosen) => {
          if (!chosen) return;
          setKind(chosen);
          onChange(beginningOf(chosen));
        }}
      />
      {kind === "state" && (
        <Select
          label={t("state")}
          allowDeselect={false}
          value={change?.what === "state" ? change.state : null}
          data={analysisStates
            .filter((value) => value !== "NEW")
            .map((value) => ({ value, label: list(`states.${value}`) }))}
          onChange={(state) => state && onChange({ what: kind, state })}
        />
      )}
      {kind === "internal" && (
        <Select
          label={t("internal")}
          allowDeselect={false}
          value={change?.what === "internal" ? change.internal : null}
          data={[true, false].map((value) => ({ value, label: t(`internals.${value}`) }))}
          onChange={(internal) => internal !== null && onChange({ what: kind, internal })}
        />
      )}
      {(kind === "add_category" || kind === "remove_category") && (
        <CategorySelect
          label={list("analyses.category")}
          value={change?.what === kind ? change.category : ""}
          onChange={(category) => onChange(category === "" ? null : { what: kind, category })}
        />
      )}
      {kind === "gather_specimens" && <Text size="sm">{t("gathers")}</Text>}
      {kind === "field" && <FieldChange sample={props.sample} field={props.field} onChange={onChange} />}
    </Stack>
  );
}
