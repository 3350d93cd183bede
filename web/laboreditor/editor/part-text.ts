import { useTranslation } from "react-i18next";
import { type FieldDefinition, type TableRow, valueFields } from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisForm } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName, useLocalized } from "../../platform/i18n/languages.ts";
import { useReferenceNames } from "./reference-names.ts";

/** Names parts of the form, `fields.method.additional.de`, and renders their values as text without markup. */
export function usePartText(analysis: AnalysisForm) {
  const { t } = useTranslation("editor");
  const { t: list } = useTranslation("laboreditor");
  const text = useLocalized();
  const languageName = useLanguageName();
  const format = useFormat();
  const names = useReferenceNames(analysis.references);
  const fields = new Map(valueFields(analysis.definitions).map((field) => [field.key, field]));

  function label(path: string): string {
    const [first = "", key = "", what, slot] = path.split(".");
    if (first === "name") return `${list("fact.name")} (${languageName(key as Language)})`;
    if (first !== "fields") return list(`fact.${first}` as "fact.state");
    const name = text(fields.get(key)?.label) || key;
    if (what === "override") return t("field.overrideOf", { label: name });
    return slot && slot !== "all" ? `${name} (${languageName(slot as Language)})` : name;
  }
  function nameOf(path: string, field: FieldDefinition | undefined, entry: string): string {
    if (path === "categories") return names.category(entry);
    if (path === "related") return names.analysis(entry);
    return path === "collection_items" ? names.itemOf(entry) : names.entry(field, entry);
  }
  /** A row with the headings of its cells, to tell them apart. */
  const rowText = (field: FieldDefinition | undefined, row: TableRow) =>
    (field?.columns ?? [])
      .filter(({ key }) => row[key])
      .map(({ key, label: heading, options }) => {
        const cell = text(options?.find((option) => option.key === row[key])?.label) || row[key];
        return `${text(heading) || key}: ${cell}`;
      })
      .join(", ");
  function value(path: string, part: unknown): string {
    if (part === null || part === undefined || part === "" || (Array.isArray(part) && part.length === 0))
      return t("conflict.nothing");
    if (typeof part === "boolean") return t(part ? "field.yes" : "field.no");
    if (path === "state") return list(`states.${part as "NEW"}`);
    const field = fields.get(path.split(".")[1] ?? "");
    if (path === "collection") return names.collection(String(part));
    if (Array.isArray(part)) {
      const shown = part.map((entry: string | TableRow) =>
        typeof entry === "string" ? nameOf(path, field, entry) : rowText(field, entry),
      );
      return shown.join(field?.type === "list" || field?.type === "table" ? "\n" : ", ");
    }
    if (field?.type === "date") return format.day(String(part));
    if (field?.type !== "multilinetext") return String(part);
    const body = new DOMParser().parseFromString(
      String(part)
        .replaceAll("<li>", "<li>• ")
        .replaceAll(/<\/(?:p|li|h\d|tr)>|<br\/?>/g, "$&\n"),
      "text/html",
    ).body;
    return body.textContent?.replaceAll(/\n{2,}/g, "\n").trim() || t("conflict.nothing");
  }
  return { label, value };
}
