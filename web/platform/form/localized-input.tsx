import { TextInput, type TextInputProps } from "@mantine/core";
import type { Language } from "../../../shared/kernel/language.ts";
import { useLanguageName } from "../i18n/languages.ts";
import { useSettings } from "../startup.ts";

/** One text per content language, the main one first: form fields at `path.de`, `path.en` and so on. */
export function LocalizedInput({
  form,
  path,
  label,
  languages,
  required = false,
  ...rest
}: {
  form: { key: (path: never) => string; getInputProps: (path: never) => object };
  path: string;
  label: string;
  /** Only if they differ from the laboratory's languages. */
  languages?: readonly Language[];
} & Omit<TextInputProps, "form" | "label">) {
  const languageName = useLanguageName();
  const settings = useSettings();
  const shown = languages ?? settings.languages;
  // Only the form's own type knows which paths exist.
  const pathOf = (language: Language) => `${path}.${language}` as never;
  return shown.map((language, order) => (
    <TextInput
      key={form.key(pathOf(language))}
      label={shown.length > 1 ? `${label} (${languageName(language)})` : label}
      lang={language}
      // Only the main language is required, since it stands in for the others.
      required={required && order === 0}
      {...rest}
      {...form.getInputProps(pathOf(language))}
    />
  ));
}
