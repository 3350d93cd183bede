import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import type { WidgetTextKey } from "../../../shared/webpublisher/texts/texts.de.ts";

// The function for the language of readers would take bytes of the widget that is loaded first.
const files: Record<UiLanguage, () => Promise<Record<WidgetTextKey, string>>> = {
  de: async () => (await import("../../../shared/webpublisher/texts/texts.de.ts")).germanTexts,
  en: async () => (await import("../../../shared/webpublisher/texts/texts.en.ts")).englishTexts,
};

/** The texts of a language that the product comes with, for a laboratory whose own are not to be had. */
export const defaultTexts = (language: string) => (files[language as UiLanguage] ?? files.en)();
