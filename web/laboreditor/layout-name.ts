import { useTranslation } from "react-i18next";
import type { LocalizedText } from "../../shared/kernel/language.ts";
import { useLocalized } from "../platform/i18n/languages.ts";

/** Returns what a layout is called; those of former imports have no name, and the usual one is then the standard form. */
export function useLayoutName(): (layout: { identifier: string; name: LocalizedText }) => string {
  const { t } = useTranslation("laboreditor");
  const text = useLocalized();
  return ({ identifier, name }) =>
    text(name) || (identifier === "default" ? t("standardLayout") : identifier);
}
