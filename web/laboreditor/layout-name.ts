import { useTranslation } from "react-i18next";
import type { LocalizedText } from "../../shared/kernel/language.ts";
import { useLocalized } from "../platform/i18n/languages.ts";

/** Returns the display name of a layout. Layouts of former imports have no name; the usual one is then shown as the standard layout. */
export function useLayoutName(): (layout: { identifier: string; name: LocalizedText }) => string {
  const { t } = useTranslation("laboreditor");
  const text = useLocalized();
  return ({ identifier, name }) =>
    text(name) || (identifier === "default" ? t("standardLayout") : identifier);
}
