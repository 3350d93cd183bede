import type { UiLanguage } from "../../../shared/kernel/ui-language.ts";

/** The name of the profile that remembers columns. */
export const memoryTexts: Record<UiLanguage, string> = { de: "Gemerkte Spalten", en: "Remembered columns" };
