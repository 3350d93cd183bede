import { localeOf } from "../../../shared/kernel/locale.ts";
import { commonLanguage, type UiLanguage, uiLanguages } from "../../../shared/kernel/ui-language.ts";

const storageKey = "laborium.language";
const isUiLanguage = (value: string | null | undefined): value is UiLanguage =>
  uiLanguages.some((language) => language === value);

/** Returns the stored language, else the first of the browser's languages that the interface supports, else English. */
export function detectLanguage(
  stored: string | null = localStorage.getItem(storageKey),
  preferred: readonly string[] = navigator.languages,
): UiLanguage {
  if (isUiLanguage(stored)) return stored;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(isUiLanguage) ?? commonLanguage;
}

export const keepLanguage = (language: UiLanguage) => localStorage.setItem(storageKey, language);

/** The name of a language in that language, as a choice of languages shows it. */
export function ownNameOf(language: UiLanguage): string {
  const name = new Intl.DisplayNames(localeOf(language), { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
