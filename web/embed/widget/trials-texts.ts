import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import type { TrialTextKey } from "../../../shared/proficiency/texts/trial-texts.de.ts";

// The function for the language of readers would take bytes of the widget that is loaded first.
const files: Record<UiLanguage, () => Promise<Record<TrialTextKey, string>>> = {
  de: async () => (await import("../../../shared/proficiency/texts/trial-texts.de.ts")).germanTrials,
  en: async () => (await import("../../../shared/proficiency/texts/trial-texts.en.ts")).englishTrials,
};

/** The texts about proficiency testing that the product comes with. */
export const defaultTrialTexts = (language: string) => (files[language as UiLanguage] ?? files.en)();
