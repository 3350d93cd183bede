import { Checkbox, Select, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language, LocalizedText } from "../../../shared/kernel/language.ts";
import {
  autocompletes,
  type DeliveryField,
  deliveryTypes,
} from "../../../shared/laborshop/configuration/delivery-field.ts";
import { useLanguageName, useLocalized } from "../../platform/i18n/languages.ts";
import { useSettings } from "../../platform/startup.ts";

interface SettingsProps {
  field: DeliveryField;
  /** Index of the field in the form. */
  index: number;
  editable: boolean;
  /** The error of one of its settings. */
  fault: (setting: keyof DeliveryField) => string | undefined;
  onChange: (field: DeliveryField) => void;
}

/** Options as text in one language, one per line. */
const linesIn = (options: readonly LocalizedText[], language: Language) =>
  options
    .map((option) => option[language] ?? "")
    .join("\n")
    .trimEnd();

function Options({ field, index, editable, fault, onChange }: SettingsProps) {
  const { t } = useTranslation("deliveryForm");
  const { languages } = useSettings();
  const languageName = useLanguageName();
  const [typed, setTyped] = useState<LocalizedText>(() =>
    Object.fromEntries(languages.map((language) => [language, linesIn(field.options, language)])),
  );
  const take = (next: LocalizedText) => {
    setTyped(next);
    const lines = languages.map((language) => (next[language] ?? "").trimEnd().split("\n"));
    const count = Math.max(...lines.map((each) => (each.length === 1 && each[0] === "" ? 0 : each.length)));
    const options = Array.from({ length: count }, (_, line) =>
      Object.fromEntries(languages.map((language, nth) => [language, lines[nth]?.[line]?.trim() ?? ""])),
    );
    onChange({ ...field, options });
  };
  return (
    <SimpleGrid cols={{ base: 1, sm: Math.min(languages.length, 2) }}>
      {languages.map((language, nth) => (
        <Textarea
          key={language}
          lang={language}
          label={languages.length > 1 ? t("optionsIn", { language: languageName(language) }) : t("options")}
          description={t("optionsHint")}
          autosize
          minRows={3}
          readOnly={!editable}
          error={nth === 0 && fault("options")}
          data-path={nth === 0 ? `delivery_form.${index}.options` : undefined}
          value={typed[language] ?? ""}
          onChange={(event) => take({ ...typed, [language]: event.currentTarget.value })}
        />
      ))}
    </SimpleGrid>
  );
}

function Beginning({ field, index, editable, fault, onChange }: SettingsProps) {
  const { t } = useTranslation("deliveryForm");
  const inWords = useLocalized();
  const { type, default_value: value, options } = field;
  const set = (default_value: string) => onChange({ ...field, default_value });
  if (type === "checkbox")
    return (
      <Checkbox
        label={t("ticked")}
        disabled={!editable}
        checked={value === "true"}
        onChange={(event) => set(event.currentTarget.checked ? "true" : "")}
      />
    );
  const common = {
    label: t("beginning"),
    error: fault("default_value"),
    readOnly: !editable,
    "data-path": `delivery_form.${index}.default_value`,
  };
  if (type === "select")
    return (
      <Select
        {...common}
        clearable
        placeholder={t("nothing")}
        data={options.map((option, nth) => ({
          value: String(nth),
          label: inWords(option) || String(nth + 1),
        }))}
        value={value || null}
        onChange={(chosen) => set(chosen ?? "")}
      />
    );
  return (
    <TextInput
      {...common}
      maxLength={500}
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

/** All settings of one field of the delivery form. */
export function FieldSettings(props: SettingsProps) {
  const { field, index, editable, fault, onChange } = props;
  const { t } = useTranslation("deliveryForm");
  const { languages } = useSettings();
  const languageName = useLanguageName();
  const path = (setting: keyof DeliveryField) => `delivery_form.${index}.${setting}`;
  return (
    <Stack gap="md">
      {languages.map((language, nth) => (
        <TextInput
          key={language}
          lang={language}
          label={languages.length > 1 ? t("labelIn", { language: languageName(language) }) : t("label")}
          required={nth === 0}
          readOnly={!editable}
          error={nth === 0 && fault("label")}
          data-path={nth === 0 ? path("label") : undefined}
          data-autofocus={nth === 0 || undefined}
          value={field.label[language] ?? ""}
          onChange={(event) =>
            onChange({ ...field, label: { ...field.label, [language]: event.currentTarget.value } })
          }
        />
      ))}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t("name")}
          description={t("nameHint")}
          required
          readOnly={!editable}
          error={fault("name")}
          data-path={path("name")}
          value={field.name}
          onChange={(event) => onChange({ ...field, name: event.currentTarget.value })}
        />
        <Select
          label={t("type")}
          description={t("typeHint")}
          allowDeselect={false}
          readOnly={!editable}
          data={deliveryTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          value={field.type}
          onChange={(type) =>
            onChange({
              ...field,
              type: type ?? "text",
              default_value: "",
              options: type === "select" ? field.options : [],
            })
          }
        />
      </SimpleGrid>
      {field.type === "select" && <Options key={index} {...props} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Beginning {...props} />
        {field.type !== "select" && field.type !== "checkbox" && (
          <Select
            label={t("autocomplete")}
            allowDeselect={false}
            readOnly={!editable}
            data={autocompletes.map((value) => ({ value, label: t(`fills.${value}`) }))}
            value={field.autocomplete}
            onChange={(autocomplete) => onChange({ ...field, autocomplete: autocomplete ?? "off" })}
          />
        )}
      </SimpleGrid>
      <Checkbox
        label={t("required")}
        disabled={!editable}
        checked={field.required}
        onChange={(event) => onChange({ ...field, required: event.currentTarget.checked })}
      />
      <Checkbox
        label={t("customerEmail")}
        description={t("customerEmailHint")}
        disabled={!editable}
        error={fault("is_customer_email")}
        data-path={path("is_customer_email")}
        checked={field.is_customer_email}
        onChange={(event) => onChange({ ...field, is_customer_email: event.currentTarget.checked })}
      />
    </Stack>
  );
}
