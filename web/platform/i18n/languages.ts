import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Language, type LocalizedText, localized } from "../../../shared/kernel/language.ts";
import { useSettings } from "../startup.ts";
import { perLanguage } from "./per-language.ts";

const namesIn = perLanguage((own) => {
  const names = new Intl.DisplayNames(own, { type: "language" });
  return (language: Language) => names.of(language) ?? language;
});

/** The name of a content language in the language of the interface. */
export function useLanguageName(): (language: Language) => string {
  const { i18n } = useTranslation();
  return namesIn(i18n.resolvedLanguage ?? "en");
}

/** The language of the interface, in which values are read. */
export function useReaderLanguage(): Language {
  const { i18n } = useTranslation();
  return (i18n.resolvedLanguage ?? "en") as Language;
}

/** Returns a text of the catalogue in the language of the interface, else in the laboratory's main one. */
export function useLocalized(): (texts: LocalizedText | undefined | null) => string {
  const [main = "de"] = useSettings().languages;
  const own = useReaderLanguage();
  return useMemo(() => (texts) => localized(texts ?? {}, own, main).value ?? "", [own, main]);
}
