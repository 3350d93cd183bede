import * as z from "zod";

/** Languages in which catalogue content may be kept, in the order in which they are offered. */
export const contentLanguages = ["de", "en", "fr", "it"] as const;
export type Language = (typeof contentLanguages)[number];
export const languageSchema = z.enum(contentLanguages);

/** Languages of the user interface; an account of another language sees English. */
export const uiLanguages = ["de", "en"] as const;
export type UiLanguage = (typeof uiLanguages)[number];

/** A text per language, `{ de: "Glukose", en: "Glucose" }`; at least one language is present. */
export const localizedTextSchema = z
  .partialRecord(languageSchema, z.string())
  .refine((texts) => Object.values(texts).some((text) => text !== undefined && text !== ""), {
    error: "At least one language is required.",
  });
export type LocalizedText = Partial<Record<Language, string>>;

/**
 * The value for one language, falling back first to the tenant's main language, then to any that exists.
 * `fallback` tells that the wanted language was missing.
 */
export function localized<Value>(
  values: Partial<Record<Language, Value>>,
  wanted: Language,
  main: Language,
): { value: Value | undefined; fallback: boolean } {
  const present = (value: Value | undefined) => value !== undefined && value !== "";
  if (present(values[wanted])) return { value: values[wanted], fallback: false };
  if (present(values[main])) return { value: values[main], fallback: true };
  const other = contentLanguages.find((language) => present(values[language]));
  return { value: other && values[other], fallback: other !== undefined };
}
