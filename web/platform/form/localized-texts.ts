import type { Language } from "../../../shared/kernel/language.ts";

/** The texts in all content languages, empty if missing: initial values of the fields. */
export const textsIn = (
  languages: readonly Language[],
  texts: Readonly<Partial<Record<Language, string>>>,
): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, texts[language] ?? ""]));

export const filledTexts = (texts: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim())) as Partial<
    Record<Language, string>
  >;
