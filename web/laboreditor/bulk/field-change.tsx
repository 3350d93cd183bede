import { Checkbox, Select, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type FieldDefinition,
  isKeptPerLanguage,
  type PlainValue,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import type { BulkChange } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { useLanguageName, useLocalized } from "../../platform/i18n/languages.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { ValueInput } from "../editor/fields/value-input.tsx";
import { analysisForm } from "../editor/queries.ts";

type Change = Extract<BulkChange, { what: "field" }>;
interface Props {
  /** The analysis whose form layout provides the fields. */
  sample: string;
  onChange: (change: Change | null) => void;
}

interface Chosen {
  field?: FieldDefinition;
  language: Language;
  value: PlainValue | null;
  override: boolean;
}

/** One field, in one language if it is localised, and its new value. */
export function FieldChange({ sample, onChange }: Props) {
  const query = useQuery(analysisForm(sample));
  return (
    <QueryState query={query} lines={3}>
      {({ output }) => <Fields form={output} onChange={onChange} />}
    </QueryState>
  );
}

function Fields({ form, onChange }: { form: AnalysisForm; onChange: Props["onChange"] }) {
  const { t } = useTranslation("bulk");
  const text = useLocalized();
  const languageName = useLanguageName();
  const [main = "de"] = form.languages;
  const [chosen, setChosen] = useState<Chosen>({ language: main, value: null, override: false });
  const { field, language } = chosen;
  const fields = valueFields(form.definitions).filter(({ type }) => type !== "certificate");
  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    const { field: of, value, override } = next;
    // Unticked means: leave it as each analysis has it.
    const how = { language: next.language, value, ...(override && { override }) };
    onChange(of ? { what: "field", key: of.key, ...how } : null);
  };
  return (
    <Stack>
      <Select
        label={t("field")}
        searchable
        value={field?.key ?? null}
        data={fields.map(({ key, label }) => ({ value: key, label: text(label) || key }))}
        onChange={(key) => choose({ field: fields.find((one) => one.key === key), value: null })}
      />
      {field && isKeptPerLanguage(field) && form.languages.length > 1 && (
        <Select
          label={t("language")}
          allowDeselect={false}
          value={language}
          data={form.languages.map((value) => ({ value, label: languageName(value) }))}
          onChange={(chosen) => chosen && choose({ language: chosen, value: null })}
        />
      )}
      {field && (
        <>
          <Value
            key={`${field.key} ${language}`}
            field={field}
            form={form}
            language={language}
            onChange={(value) => choose({ value })}
          />
          <Checkbox
            label={t("override")}
            checked={chosen.override}
            onChange={(event) => choose({ override: event.currentTarget.checked })}
          />
        </>
      )}
    </Stack>
  );
}

function Value(props: {
  field: FieldDefinition;
  form: AnalysisForm;
  language: Language;
  onChange: (value: PlainValue | null) => void;
}) {
  const { t } = useTranslation("bulk");
  const errorId = useId();
  const { field, form, language } = props;
  return (
    <div>
      <Text size="sm" fw={500} mb={4} aria-hidden>
        {t("value")}
      </Text>
      <ValueInput
        field={field}
        label={t("value")}
        lang={isKeptPerLanguage(field) ? language : undefined}
        references={form.references}
        readOnly={false}
        errorId={errorId}
        input={{ onChange: (next) => props.onChange(valueOfInput(next)) }}
      />
    </div>
  );
}

/** Custom controls pass their value, native ones an event. */
function valueOfInput(next: unknown): PlainValue | null {
  const target = (next as { currentTarget?: { value: string } } | null)?.currentTarget;
  return (target ? target.value : (next as PlainValue | undefined)) ?? null;
}
