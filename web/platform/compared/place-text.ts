import { useTranslation } from "react-i18next";
import type { SeenValue } from "../../../shared/core/catalogue/seen-value.ts";
import { useFormat } from "../format.ts";
import { useLanguageName, useLocalized } from "../i18n/languages.ts";

/** Names the places of a version: facts by the interface's texts (`laboreditor`), fields by their layout's labels. */
export function usePlaceText() {
  const { t, i18n } = useTranslation("ui");
  const { t: list } = useTranslation("laboreditor");
  const text = useLocalized();
  const format = useFormat();
  const languageName = useLanguageName();
  const place = ({ path, label }: Pick<SeenValue, "path" | "label">) => {
    if (label) return text(label) || path;
    const fact = `laboreditor:fact.${path}`;
    return i18n.exists(fact) ? list(`fact.${path as "name"}`) : path.replace(/^fields\./, "");
  };
  /** A place with the language of its value. */
  const value = (of: Pick<SeenValue, "path" | "label" | "language">) =>
    of.language ? `${place(of)} · ${languageName(of.language)}` : place(of);
  /** A read-only value: the name of a state, the day of a calendar date, yes or no for a checkbox. */
  const shown = ({ path, type }: Pick<SeenValue, "path" | "type">, of: Pick<SeenValue, "value" | "text">) => {
    if (typeof of.value === "boolean") return t(of.value ? "compared.yes" : "compared.no");
    if (path === "state" && of.text) return list(`states.${of.text as "NEW"}`);
    return type === "date" ? format.day(of.text) : of.text;
  };
  return { place, value, shown };
}
