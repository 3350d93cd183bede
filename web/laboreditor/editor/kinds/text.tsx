import { TextInput } from "@mantine/core";
import { type ComponentProps, useState } from "react";
import type { FieldDefinition } from "../../../../shared/core/catalogue/field.ts";
import { shownText } from "../../../../shared/core/catalogue/shown-text.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import { useReaderLanguage } from "../../../platform/i18n/languages.ts";
import { useRestingText } from "../fields/use-resting-text.ts";
import type { EditorKind } from "./editor-kind.ts";

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
  const reader = useReaderLanguage();
  const shown = (typed: string) => shownText(field, typed, (rest.lang as Language | undefined) ?? reader);
  const resting = useRestingText(text, shown, rest.readOnly);
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

export const text: EditorKind = {
  Input: ({ field, label, lang, readOnly, input: { defaultValue, ...rest } }) => (
    <PlainTextInput
      {...rest}
      field={field}
      aria-label={label}
      lang={lang}
      readOnly={readOnly}
      defaultValue={String(defaultValue ?? "")}
    />
  ),
  moved: (value, _, lines) => lines.join(Array.isArray(value) ? ", " : " "),
};
