import { useTranslation } from "react-i18next";
import {
  type FieldDefinition,
  type PlainValue,
  type TableRow,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { AnalysisForm, References } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { useFormat } from "../../platform/format.ts";
import { useLanguageName, useLocalized } from "../../platform/i18n/languages.ts";
import { useCellText } from "./fields/cell-text.ts";
import { editorKinds } from "./kinds/kinds.ts";
import { useReferenceNames } from "./reference-names.ts";

/** Names parts of the form, `form_fields.method.additional.de`, and renders their values as text without markup. */
export function usePartText(analysis: AnalysisForm) {
  const { t } = useTranslation("editor");
  const { t: list } = useTranslation("laboreditor");
  const text = useLocalized();
  const languageName = useLanguageName();
  const names = useReferenceNames(analysis.references);
  const fields = new Map(valueFields(analysis.definitions).map((field) => [field.key, field]));
  const orphans = new Map(analysis.orphans.map(({ key, label }) => [key, text(label)]));

  function label(path: string): string {
    const [first = "", key = "", property, slot] = path.split(".");
    if (first === "name") return `${list("fact.name")} (${languageName(key as Language)})`;
    if (first === "dropped") return t("orphans.named", { label: orphans.get(key) ?? key });
    if (first !== "form_fields") return list(`fact.${first}` as "fact.state");
    const name = text(fields.get(key)?.label) || key;
    const named = slot && slot !== "all" ? `${name} (${languageName(slot as Language)})` : name;
    if (property === "override") return t("field.overrideOf", { label: name });
    return property === "imports" ? t("field.importsOf", { label: named }) : named;
  }
  function nameOf(path: string, entry: string): string {
    if (path === "categories") return names.category(entry);
    return path === "related_analyses" ? names.analysis(entry) : names.itemOf(entry);
  }
  const plainText = usePlainText(analysis.references);
  function value(path: string, part: unknown): string {
    const [first, key = "", property] = path.split(".");
    if (first === "dropped") return t(part ? "orphans.removed" : "orphans.kept");
    if (property === "imports") return t(`conflict.imports.${(part ?? "kept") as "kept"}`);
    if (property === "additional" && part === null) return t("conflict.imported");
    const plain = property === "additional" ? (part as { value: unknown }).value : part;
    if (plain === null || plain === undefined || plain === "" || (Array.isArray(plain) && plain.length === 0))
      return t("conflict.nothing");
    if (typeof plain === "boolean") return t(plain ? "field.yes" : "field.no");
    if (path === "state") return list(`states.${plain as "NEW"}`);
    if (path === "collection") return names.collection(String(plain));
    const field = fields.get(key);
    if (first === "form_fields" && field)
      return plainText(field, plain as PlainValue) || t("conflict.nothing");
    return Array.isArray(plain)
      ? plain.map((entry) => nameOf(path, String(entry))).join(", ")
      : String(plain);
  }
  return { label, value };
}

/** Values of fields as text without markup; an empty text for empty values. */
export function usePlainText(references: References) {
  const { t } = useTranslation("editor");
  const text = useLocalized();
  const format = useFormat();
  const names = useReferenceNames(references);
  const cellText = useCellText();
  return (field: FieldDefinition, value: PlainValue | null): string => {
    const { plainText, rowText, separator = ", " } = editorKinds[field.type];
    if (value === null) return "";
    if (typeof value === "boolean") return t(value ? "field.yes" : "field.no");
    if (Array.isArray(value)) {
      const shown = (value as (string | TableRow)[]).map((entry) =>
        typeof entry === "string"
          ? names.entry(field, entry)
          : (rowText?.(entry, field, { text, cellText }) ?? ""),
      );
      return shown.join(separator);
    }
    return plainText?.(value, format) ?? value;
  };
}
