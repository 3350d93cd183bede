import type { Language } from "../../../shared/kernel/language.ts";

/** The words for yes and no. */
export const answerTexts: Record<Language, readonly [yes: string, no: string]> = {
  de: ["ja", "nein"],
  en: ["yes", "no"],
  fr: ["oui", "non"],
  it: ["sì", "no"],
};
