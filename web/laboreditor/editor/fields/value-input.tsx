import { Checkbox, Group, Radio, Stack, Textarea, TextInput } from "@mantine/core";
import { type ComponentProps, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FieldDefinition, PlainValue, TableRow } from "../../../../shared/core/catalogue/field.ts";
import { shownText } from "../../../../shared/core/catalogue/shown-text.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { References } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { DateInput } from "../../../platform/date/date-input.tsx";
import { useLocalized, useReaderLanguage } from "../../../platform/i18n/languages.ts";
import { pasteLines } from "../../../platform/rich-text/pasting/pasted-lines.ts";
import { RichTextInput } from "../../../platform/rich-text/rich-text-input.tsx";
import type { ControlValue } from "../values.ts";
import { CertificateInput } from "./certificate-input.tsx";
import { AnalysesInput, CategoryInput, ItemInput } from "./reference-input.tsx";
import { TableInput } from "./table-input.tsx";
import { useRestingText } from "./use-resting-text.ts";

/** Lines of a text, trimmed and without empty ones. */
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Formats a text for readers of its language, else of the interface's language. */
function useShownText(field: FieldDefinition, lang: string | undefined) {
  const reader = useReaderLanguage();
  return (text: string) => shownText(field, text, (lang as Language | undefined) ?? reader);
}

/** A single line of text. */
function PlainTextInput({
  field,
  defaultValue,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof TextInput>, "defaultValue" | "onChange"> & {
  field: FieldDefinition;
  defaultValue: string;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useState(defaultValue);
  const resting = useRestingText(text, useShownText(field, rest.lang), rest.readOnly);
  return (
    <TextInput
      {...rest}
      {...resting}
      type="text"
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(event.currentTarget.value);
      }}
    />
  );
}

/** A list with one entry per line, which is quicker to write, paste and sort than separate inputs. */
function ListInput({
  field,
  defaultValue,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof Textarea>, "defaultValue" | "onChange"> & {
  field: FieldDefinition;
  defaultValue: readonly string[];
  onChange: (entries: string[]) => void;
}) {
  const [text, setText] = useState(() => defaultValue.join("\n"));
  const [rows, setRows] = useState(Math.max(2, defaultValue.length + 1));
  const shown = useShownText(field, rest.lang);
  const resting = useRestingText(text, (lines) => lines.split("\n").map(shown).join("\n"), rest.readOnly);
  return (
    <Textarea
      {...rest}
      {...resting}
      rows={rows}
      onPaste={pasteLines}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        setRows(Math.min(20, Math.max(2, typed.split("\n").length)));
        onChange(linesOf(typed));
      }}
    />
  );
}

interface CheckboxProps {
  field: FieldDefinition;
  label: string;
  defaultValue: ControlValue;
  readOnly?: boolean;
  error?: string;
  onChange: (value: ControlValue) => void;
  "data-path"?: string;
}
const choices = { none: null, yes: true, no: false } as const;
type Choice = keyof typeof choices;

/** Yes, no, or unset. */
function YesNo(props: CheckboxProps) {
  const { t } = useTranslation("editor");
  const name = useId();
  const value = props.defaultValue === true ? "yes" : props.defaultValue === false ? "no" : "none";
  return (
    <Radio.Group
      name={name}
      aria-label={props.label}
      defaultValue={value}
      error={props.error}
      readOnly={props.readOnly}
      onChange={(choice) => props.onChange(choices[choice as Choice])}
    >
      <Group gap="lg" mih={36}>
        {(Object.keys(choices) as Choice[]).map((choice) => (
          <Radio
            key={choice}
            value={choice}
            label={t(`field.${choice}`)}
            disabled={props.readOnly}
            data-path={choice === value ? props["data-path"] : undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}

function Options(props: CheckboxProps) {
  const text = useLocalized();
  const options = props.field.options ?? [];
  const picked = Array.isArray(props.defaultValue) ? (props.defaultValue as string[]) : [];
  const unknown = picked.filter((key) => !options.some((option) => option.key === key));
  return (
    <Checkbox.Group
      aria-label={props.label}
      defaultValue={picked}
      error={props.error}
      readOnly={props.readOnly}
      onChange={props.onChange}
    >
      <Stack gap={8} py={6}>
        {[
          ...options.map((option) => ({ key: option.key, label: text(option.label) })),
          ...unknown.map((key) => ({ key, label: key })),
        ].map((option, place) => (
          <Checkbox
            key={option.key}
            value={option.key}
            label={option.label}
            disabled={props.readOnly}
            data-path={place === 0 ? props["data-path"] : undefined}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** A checkbox field: a single checkbox, or several options that can be ticked independently. */
const CheckboxInput = (props: CheckboxProps) =>
  props.field.options?.length ? <Options {...props} /> : <YesNo {...props} />;

/** Props of every control; `input` is what `form.getInputProps` returns. */
export interface InputProps {
  field: FieldDefinition;
  /** Accessible name of the control: the field and, if there are several, the language. */
  label: string;
  lang?: string;
  references: References;
  readOnly: boolean;
  errorId: string;
  /** The imported value with which a table compares its rows. */
  imported?: PlainValue;
  input: {
    defaultValue?: ControlValue;
    onChange: (value: unknown) => void;
    error?: string;
    "data-path"?: string;
  };
}

const rowsOf = (value: ControlValue | undefined) =>
  (Array.isArray(value) ? value.filter((row) => typeof row === "object") : []) as TableRow[];
const textsOf = (value: ControlValue | undefined) => (Array.isArray(value) ? (value as string[]) : []);

/** The control for a value of a field, chosen by its type. */
export function ValueInput({
  field,
  label,
  lang,
  references,
  readOnly,
  errorId,
  imported,
  input,
}: InputProps) {
  const { defaultValue, ...rest } = input;
  const picker = { ...rest, label, references, readOnly, defaultValue: textsOf(defaultValue) };
  switch (field.type) {
    case "multilinetext":
      return (
        <RichTextInput
          {...rest}
          label={label}
          lang={lang}
          defaultValue={String(defaultValue ?? "")}
          errorId={errorId}
          readOnly={readOnly}
        />
      );
    case "list":
      return (
        <ListInput
          {...rest}
          field={field}
          aria-label={label}
          lang={lang}
          readOnly={readOnly}
          defaultValue={textsOf(defaultValue)}
        />
      );
    case "table":
      return (
        <TableInput
          {...rest}
          label={label}
          field={field}
          readOnly={readOnly}
          imported={rowsOf(imported)}
          defaultValue={rowsOf(defaultValue)}
        />
      );
    case "checkbox":
      return (
        <CheckboxInput
          {...rest}
          field={field}
          label={label}
          readOnly={readOnly}
          defaultValue={defaultValue ?? null}
        />
      );
    case "category":
      return <CategoryInput {...picker} />;
    case "collectionitem":
      return <ItemInput {...picker} collection={field.collection ?? ""} />;
    case "relatedanalyses":
      return <AnalysesInput {...picker} />;
    case "certificate":
      return <CertificateInput {...picker} />;
    case "date":
      return (
        <DateInput
          {...rest}
          aria-label={label}
          readOnly={readOnly}
          defaultValue={String(defaultValue ?? "")}
        />
      );
    default:
      return (
        <PlainTextInput
          {...rest}
          field={field}
          aria-label={label}
          lang={lang}
          readOnly={readOnly}
          defaultValue={String(defaultValue ?? "")}
        />
      );
  }
}
