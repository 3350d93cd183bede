import * as z from "zod";
import { limits } from "./limits.ts";
import type { FieldCode } from "./problem.ts";

/** Languages in which catalogue content may be kept, in the order in which they are offered. */
export const contentLanguages = ["de", "en", "fr", "it"] as const;
export type Language = (typeof contentLanguages)[number];
export const languageSchema = z.enum(contentLanguages);

/** A text per language, `{ de: "Glukose", en: "Glucose" }`; at least one language is present. */
export const localizedTextSchema = z
  .partialRecord(languageSchema, z.string().max(limits.name))
  .refine((texts) => Object.values(texts).some((text) => text !== undefined && text !== ""), {
    error: "At least one language is required.",
    params: { code: "required" satisfies FieldCode },
  });
export type LocalizedText = Partial<Record<Language, string>>;

/**
 * The value for one language, otherwise for the tenant's main language, otherwise for any other; with its language.
 * `fallback` is true if the requested language was missing.
 */
export function localized<Value>(
  values: Partial<Record<Language, Value>>,
  requested: Language,
  main: Language,
): { value: Value | undefined; language: Language | undefined; fallback: boolean } {
  const language = [requested, main, ...contentLanguages].find(
    (candidate) => values[candidate] !== undefined && values[candidate] !== "",
  );
  return {
    value: language && values[language],
    language,
    fallback: language !== undefined && language !== requested,
  };
}
