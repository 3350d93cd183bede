import { useTranslation } from "react-i18next";
import type { VisibleValue } from "../../../shared/core/catalogue/visible-value.ts";
import { useFormat } from "../format.ts";
import { useLanguageName, useLocalized } from "../i18n/languages.ts";

/** Text keys of the checks of a field that differ from the names of the checks. */
const checks: Readonly<Record<string, string>> = { number: "kind", severity: "strict", ucum: "kinds.ucum" };

/** The text key (`layouts`) for a setting of a layout's field: `fields.method.required`; undefined for other places. */
function textOfSetting(path: string): string | undefined {
  const [fields, , part, check = "", of] = path.split(".");
  if (fields !== "fields" || part === undefined) return undefined;
  if (of !== undefined) return `layouts:setting.column_${of}`;
  if (part === "columns" || part === "options") return `layouts:${part}`;
  return part === "check" ? `layouts:check.${checks[check] ?? check}` : `layouts:field.${part}`;
}

/** Text keys (`layouts`) for the values of a setting. */
const wordsOfSettings: Readonly<Record<string, string>> = {
  type: "types",
  role: "roles",
  kind: "columnKind",
  number: "check.kinds",
  level: "levels",
};

/**
 * Names the places of a version: facts by the interface's texts (`laboreditor`), fields by the labels of their layout, and settings of a
 * layout's fields by the texts of its editor (`layouts`).
 */
export function usePlaceText() {
  const { t, i18n } = useTranslation("ui");
  const { t: list } = useTranslation("laboreditor");
  const text = useLocalized();
  const format = useFormat();
  const languageName = useLanguageName();
  const place = ({ path, label }: Pick<VisibleValue, "path" | "label">) => {
    const setting = textOfSetting(path);
    const named = label ? text(label) : "";
    if (setting && i18n.exists(setting)) {
      const field = named || path.split(".")[1];
      return t("compared.setting", { field, setting: i18n.t(setting as "ui:form.saved") });
    }
    if (label) return named || path;
    const fact = `laboreditor:fact.${path}`;
    return i18n.exists(fact) ? list(`fact.${path as "name"}`) : path.replace(/^fields\./, "");
  };
  /** Names a place together with the language of its value. */
  const value = (of: Pick<VisibleValue, "path" | "label" | "language">) =>
    of.language ? `${place(of)} · ${languageName(of.language)}` : place(of);
  /** Formats a read-only value: the name of a state, the day of a calendar date, yes or no for a checkbox. */
  const shown = (
    { path, type }: Pick<VisibleValue, "path" | "type">,
    of: Pick<VisibleValue, "value" | "text">,
  ) => {
    const setting = textOfSetting(path);
    if (setting && typeof of.value === "string") {
      const name = path.split(".").at(-1) ?? "";
      if (name === "severity") return t(of.value === "error" ? "compared.yes" : "compared.no");
      const value = name === "level" ? ["first", "second", "third"][Number(of.value) - 1] : of.value;
      const word = `layouts:${wordsOfSettings[name]}.${value}`;
      if (i18n.exists(word)) return i18n.t(word as "ui:form.saved");
    }
    if (typeof of.value === "boolean") return t(of.value ? "compared.yes" : "compared.no");
    if (path === "state" && of.text) return list(`states.${of.text as "NEW"}`);
    return type === "date" ? format.day(of.text) : of.text;
  };
  return { place, value, shown };
}
