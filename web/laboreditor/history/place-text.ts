import { useTranslation } from "react-i18next";
import type { VersionValue } from "../../../shared/laboreditor/history/history.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName, useLocalized } from "../../platform/i18n/languages.ts";

/** Names the places of a version: facts by the interface's texts, fields by their layout's labels. */
export function usePlaceText() {
  const { t, i18n } = useTranslation("changes");
  const { t: list } = useTranslation("laboreditor");
  const text = useLocalized();
  const format = useFormat();
  const languageName = useLanguageName();
  const place = ({ path, label }: Pick<VersionValue, "path" | "label">) => {
    if (label) return text(label) || path;
    const fact = `laboreditor:fact.${path}`;
    return i18n.exists(fact) ? list(`fact.${path as "name"}`) : path.replace(/^fields\./, "");
  };
  /** A place with the origin and the language of its value. */
  const value = (of: Pick<VersionValue, "path" | "label" | "of" | "language">) =>
    [
      place(of),
      of.of === "raw" || of.of === "override" ? t(`of.${of.of}`) : null,
      of.language ? languageName(of.language) : null,
    ]
      .filter(Boolean)
      .join(" · ");
  /** A read-only value: the name of a state, the day of a calendar date, yes or no for a checkbox. */
  const shown = (
    { path, type }: Pick<VersionValue, "path" | "type">,
    of: Pick<VersionValue, "value" | "text">,
  ) => {
    if (typeof of.value === "boolean") return t(of.value ? "yes" : "no");
    if (path === "state" && of.text) return list(`states.${of.text as "NEW"}`);
    return type === "date" ? format.day(of.text) : of.text;
  };
  return { place, value, shown };
}
