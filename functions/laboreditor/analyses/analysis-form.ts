import type { Analysis, CatalogueDocument, StoredField } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isPerLanguage,
  type PlainValue,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { type Language, localized } from "../../../shared/kernel/language.ts";
import type {
  AnalysisForm,
  FormValue,
  ShownValue,
} from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { readOnlyFacts } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { type Catalogue, effectiveValue, itemsOf, referencesOf } from "../../core/door.ts";
import { resolve } from "./references.ts";

/** Content languages of the laboratory, the main one first. */
export type Languages = readonly [Language, ...Language[]];

/** A field nobody said anything about yet: a required one starts with an override. */
export const emptyField = (field: FieldDefinition): StoredField => ({
  raw: null,
  additional: null,
  override: field.required,
});

/** An analysis as its editor needs it: every field of its layout, and every value its layout no longer has. */
export function formOf(
  catalogue: Catalogue,
  { id, version, content, author, changed }: CatalogueDocument<"analysis">,
  languages: Languages,
): AnalysisForm {
  const { layout: identifier, fields: stored, source: _source, ...facts } = content;
  const layout = catalogue.content("layout", identifier);
  const fields = valueFields(layout?.fields ?? []);
  const known = new Set(fields.map(({ key }) => key));
  return {
    ...facts,
    id,
    version,
    layout: identifier,
    layout_exists: layout !== undefined,
    collection_items: itemsOf(content),
    definitions: layout?.fields ?? [],
    fields: Object.fromEntries(
      fields.map((field) => [field.key, showField(stored[field.key] ?? emptyField(field), languages)]),
    ),
    orphans: Object.entries(stored)
      .filter(([key]) => !known.has(key))
      .map(([key, value]) => ({ key, ...showField(value, languages) })),
    references: resolve(catalogue, referencesOf(content as Analysis, fields)),
    languages: [...languages],
    read_only: [...readOnlyFacts],
    author,
    changed,
  };
}

/** The values of a field, and what each language shows of them. */
export function showField(stored: StoredField, languages: Languages): FormValue {
  const { raw, additional, override } = stored;
  const shown = languages.map((language) => [language, shownIn(stored, language, languages[0])] as const);
  return { raw, additional, meta: { override, shown: Object.fromEntries(shown) } };
}

function shownIn(stored: StoredField, language: Language, main: Language): ShownValue {
  const value = effectiveValue(stored);
  if (value === null) return { from: null, language: null, fallback: false };
  if (!isPerLanguage(value)) return { from: whose(stored, null), language: null, fallback: false };
  const found = localized<PlainValue>(value, language, main);
  if (found.language === undefined) return { from: null, language: null, fallback: false };
  return { from: whose(stored, found.language), language: found.language, fallback: found.fallback };
}

function whose({ raw, additional, override }: StoredField, language: Language | null): "raw" | "additional" {
  if (override || raw === null) return "additional";
  const said: FieldValue | null | undefined =
    additional !== null && language !== null && isPerLanguage(additional) ? additional[language] : additional;
  return said === null || said === undefined ? "raw" : "additional";
}
