import { Checkbox, Group, Radio, Stack } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { FieldDefinition } from "../../../../shared/core/catalogue/field.ts";
import { useLocalized } from "../../../platform/i18n/languages.ts";
import type { ControlValue } from "../values.ts";
import type { EditorKind } from "./editor-kind.ts";

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

export const checkbox: EditorKind = {
  Input: ({ field, label, readOnly, input: { defaultValue, ...rest } }) => (
    <CheckboxInput
      {...rest}
      field={field}
      label={label}
      readOnly={readOnly}
      defaultValue={defaultValue ?? null}
    />
  ),
  moved: (_, { options = [] }, lines) =>
    options.length > 0 && lines.every((line) => options.some(({ key }) => key === line))
      ? [...lines]
      : undefined,
};
