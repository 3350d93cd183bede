import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Language, type LocalizedText, localized } from "../../../shared/kernel/language.ts";
import { useFormat } from "../format.ts";
import { useSettings } from "../startup.ts";

/** The name of a content language in the language of the interface. */
export function useLanguageName(): (language: string) => string {
  return useFormat().language;
}

/** The language of the interface, in which values are shown. */
export function useReaderLanguage(): Language {
  const { i18n } = useTranslation();
  return (i18n.resolvedLanguage ?? "en") as Language;
}

/** Returns a text of the catalogue in the language of the interface, or else in the laboratory's main one. */
export function useLocalized(): (texts: LocalizedText | undefined | null) => string {
  const [main = "de"] = useSettings().languages;
  const language = useReaderLanguage();
  return useMemo(() => (texts) => localized(texts ?? {}, language, main).value ?? "", [language, main]);
}
