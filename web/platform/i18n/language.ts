import { type UiLanguage, uiLanguages } from "../../../shared/kernel/ui-language.ts";

const storageKey = "laborium.language";
const isUiLanguage = (value: string | null | undefined): value is UiLanguage =>
  uiLanguages.some((language) => language === value);

/** Returns the stored language, else the first of the browser's languages that the interface supports, else English. */
export function detectLanguage(
  kept: string | null = localStorage.getItem(storageKey),
  wanted: readonly string[] = navigator.languages,
): UiLanguage {
  if (isUiLanguage(kept)) return kept;
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isUiLanguage) ?? "en";
}

export const keepLanguage = (language: UiLanguage) => localStorage.setItem(storageKey, language);
