import { useTranslation } from "react-i18next";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { useLanguageName, useLocalized } from "../languages.ts";

/** Names parts of the form, `fields.method.additional.de`, and says their values as text, markup left out. */
export function usePartText(analysis: AnalysisForm) {
  const { t } = useTranslation("editor");
  const { t: list } = useTranslation("laboreditor");
  const text = useLocalized();
  const languageName = useLanguageName();
  const fields = new Map(valueFields(analysis.definitions).map((field) => [field.key, field]));

  function label(path: string): string {
    const [first = "", key = "", what, slot] = path.split(".");
    if (first === "name") return `${t("fact.name")} (${languageName(key as Language)})`;
    if (first !== "fields") return t(`fact.${first}` as "fact.state");
    const name = text(fields.get(key)?.label) || key;
    if (what === "override") return t("field.overrideOf", { label: name });
    return slot && slot !== "all" ? `${name} (${languageName(slot as Language)})` : name;
  }
  function value(path: string, part: unknown): string {
    if (part === null || part === undefined || part === "" || (Array.isArray(part) && part.length === 0))
      return t("conflict.nothing");
    if (typeof part === "boolean") return t(part ? "field.yes" : "field.no");
    if (path === "state") return list(`states.${part as "NEW"}`);
    if (Array.isArray(part))
      return part
        .map((entry) => (typeof entry === "string" ? entry : Object.values(entry as object).join(" | ")))
        .join("\n");
    const field = fields.get(path.split(".")[1] ?? "");
    if (field?.type !== "multilinetext") return String(part);
    const body = new DOMParser().parseFromString(
      String(part).replaceAll(/<\/(?:p|li|h\d)>|<br\/?>/g, "$&\n"),
      "text/html",
    ).body;
    return body.textContent?.trim() || t("conflict.nothing");
  }
  return { label, value };
}
