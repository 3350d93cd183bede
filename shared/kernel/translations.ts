import * as z from "zod";
import { contentLanguages, type Language, languageSchema } from "./language.ts";

/** Texts of a record in other languages: `{ en: { name: "Serum tube" } }`. */
export type Translations<Field extends string = string> = Partial<
  Record<Language, Partial<Record<Field, string | undefined>>>
>;

/** Removes empty texts, and languages without texts. */
function tidied<Texts extends Translations>(texts: Texts): Texts {
  const entries = contentLanguages.flatMap((language) => {
    const filled = Object.entries(texts[language] ?? {}).filter(([, text]) => text);
    return filled.length > 0 ? [[language, Object.fromEntries(filled)] as const] : [];
  });
  return Object.fromEntries(entries) as Texts;
}

/**
 * The texts of a record in the laboratory's other languages. The record's own fields hold those of its main one, which replace
 * any that are missing here.
 * @param fields their schemas, by name
 */
export function translationsSchema<Fields extends Readonly<Record<string, z.ZodString>>>(fields: Fields) {
  const texts = z.strictObject(fields).partial();
  return z
    .partialRecord(languageSchema, texts)
    .overwrite(tidied as never)
    .default({});
}

/** A text with its language. */
export interface SpokenText {
  text: string;
  language: Language;
}
type Translated<Field extends string> = Readonly<Record<Field, string>> & {
  translations?: Translations<Field> | undefined;
};

/**
 * The text of a record in a language, otherwise in the laboratory's main one.
 * @param main the laboratory's main language
 */
export function translated<Field extends string>(
  record: Translated<Field>,
  field: Field,
  language: Language,
  main: Language,
): SpokenText {
  const text = language === main ? undefined : record.translations?.[language]?.[field];
  if (text) return { text, language };
  return { text: record[field], language: record[field] === "" ? language : main };
}

/** All translations of a field, for searching. */
export const otherTexts = <Field extends string>(record: Translated<Field>, field: Field): string[] =>
  Object.values(record.translations ?? {}).flatMap((texts) => texts?.[field] ?? []);
