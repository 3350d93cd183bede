import type { Language } from "../../../shared/kernel/language.ts";
import { columnIn, type TranslatedColumn } from "../../../shared/kernel/translated-columns.ts";
import type { Format } from "../format.ts";

/** Headings including those of the translation columns: `Produkt (Englisch)`. */
export function withTranslations<Name extends string, Field extends Name>(
  headings: Readonly<Record<Name, string>>,
  fields: readonly Field[],
  { language: nameOf }: Pick<Format, "language">,
  languages: readonly Language[],
) {
  const translated = fields.flatMap((field) =>
    languages.map((language) => [columnIn(field, language), `${headings[field]} (${nameOf(language)})`]),
  );
  return { ...headings, ...Object.fromEntries(translated) } as Record<Name, string> &
    Partial<Record<TranslatedColumn<Field>, string>>;
}
