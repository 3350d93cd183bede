import { SimpleGrid, TextInput } from "@mantine/core";
import { contentLanguages } from "../../../shared/kernel/language.ts";
import type { Translations } from "../../../shared/kernel/translations.ts";
import { useLanguageName } from "../i18n/languages.ts";
import { useSettings } from "../startup.ts";

/** The parts of a form that a translated field needs. */
interface FormLike {
  key: (path: string) => string;
  getInputProps: (path: string) => object;
}

/** Form values of a record's translations: a text, possibly empty, for each field in each language. */
export function translationValues<const Field extends string>(
  record: { translations?: Translations<Field> | undefined } | null,
  fields: readonly Field[],
) {
  return Object.fromEntries(
    contentLanguages.map((language) => [
      language,
      Object.fromEntries(fields.map((field) => [field, record?.translations?.[language]?.[field] ?? ""])),
    ]),
  ) as Record<(typeof contentLanguages)[number], Record<Field, string>>;
}

/** Labels a field in one of the laboratory's languages; the language is omitted if there is only one. */
export function useLabelIn() {
  const languageName = useLanguageName();
  const { languages } = useSettings();
  return (label: string, language: string) =>
    languages.length > 1 ? `${label} (${languageName(language)})` : label;
}

/** A text of a record in each of the laboratory's languages: the field itself in the main one, translations in the others. */
export function TranslatedText(props: {
  form: FormLike;
  field: string;
  label: string;
  description?: string;
  required?: boolean;
  maxLength: number;
}) {
  const { form, field, label, ...input } = props;
  const labelIn = useLabelIn();
  const { languages } = useSettings();
  return (
    <SimpleGrid cols={{ base: 1, xs: Math.min(2, languages.length) }}>
      {languages.map((language, index) => {
        const path = index === 0 ? field : `translations.${language}.${field}`;
        return (
          <TextInput
            key={form.key(path)}
            {...input}
            label={labelIn(label, language)}
            required={index === 0 && input.required}
            lang={language}
            {...form.getInputProps(path)}
          />
        );
      })}
    </SimpleGrid>
  );
}
