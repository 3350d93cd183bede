import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../shared/kernel/language.ts";

/** What a content language is called in the language of the interface. */
export function useLanguageName(): (language: Language) => string {
  const { i18n } = useTranslation();
  const own = i18n.resolvedLanguage ?? "en";
  return useMemo(() => {
    const names = new Intl.DisplayNames(own, { type: "language" });
    return (language) => names.of(language) ?? language;
  }, [own]);
}
