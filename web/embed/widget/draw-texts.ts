import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";
import type { DrawTexts } from "../../../shared/webpublisher/texts/own-draw-texts.ts";

// The function for the language of readers would take bytes of the widget that is loaded first.
const files: Record<UiLanguage, () => Promise<DrawTexts>> = {
  de: async () => (await import("../../../shared/webpublisher/texts/draw-texts.de.ts")).germanDraw,
  en: async () => (await import("../../../shared/webpublisher/texts/draw-texts.en.ts")).englishDraw,
};

/** The texts of the plan for the draw that the product comes with. */
export const defaultDrawTexts = (language: string) => (files[language as UiLanguage] ?? files.en)();
