import {
  type Analysis,
  type CatalogueDocument,
  isVisibilityFixed,
  type StoredField,
} from "../../../shared/core/catalogue/document.ts";
import { type FieldDefinition, valueFields } from "../../../shared/core/catalogue/field.ts";
import { publishedIn, unfitting } from "../../../shared/core/catalogue/published.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type {
  AnalysisForm,
  FormField,
  FormValue,
} from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { readOnlyFacts } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { type Catalogue, itemsOf, referencesOf, withCleanTexts } from "../../core/door.ts";
import { resolve } from "./references.ts";

/** Content languages of the laboratory, the main one first. */
export type Languages = readonly [Language, ...Language[]];

/** A field without any value; a required one starts with an override. */
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
  const { layout: identifier, fields: _fields, source: _source, related, ...facts } = content;
  const layout = catalogue.content("layout", identifier);
  const { fields: stored } = withCleanTexts(content as Analysis, layout);
  const fields = valueFields(layout?.fields ?? []);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const removed = new Map(layout?.removed?.map((field) => [field.key, field]));
  return {
    ...facts,
    id,
    version,
    layout: identifier,
    layout_name: layout?.name ?? {},
    layout_exists: layout !== undefined,
    collection_items: itemsOf(content),
    related_analyses: related,
    definitions: layout?.fields ?? [],
    form_fields: formFieldsOf(fields, stored, languages),
    orphans: Object.entries(stored).flatMap(([key, value]) => {
      const field = byKey.get(key);
      const orphan = field ? unfittingOf(value, field, languages[0]) : value;
      const label = (field ?? removed.get(key))?.label ?? null;
      return orphan ? [{ key, label, misfit: field !== undefined, ...showField(orphan, languages) }] : [];
    }),
    references: resolve(catalogue, referencesOf(content as Analysis, fields)),
    languages: [...languages],
    read_only: readOnlyFacts.filter((fact) => fact !== "list_visible" || isVisibilityFixed(content)),
    author,
    changed,
  };
}

/** The fields of a layout with their values, by key; fields without a stored value get empty ones. */
export const formFieldsOf = (
  fields: readonly FieldDefinition[],
  stored: Analysis["fields"],
  languages: Languages,
): Record<string, FormField> =>
  Object.fromEntries(
    fields.map((field) => {
      const { key, type, required } = field;
      return [key, { key, type, required, ...showField(stored[key] ?? emptyField(field), languages, field) }];
    }),
  );

/** The parts of a stored value that no longer fit its field; undefined if all of it fits. */
function unfittingOf(stored: StoredField, field: FieldDefinition, main: Language): StoredField | undefined {
  const [raw = null, additional = null] = [stored.raw, stored.additional].map((value) =>
    unfitting(value, field, main),
  );
  return raw || additional ? { raw, additional, override: stored.override } : undefined;
}

/** The values of a field, and the value that each language publishes. */
export function showField(stored: StoredField, languages: Languages, field?: FieldDefinition): FormValue {
  const { raw, additional, override, imports } = stored;
  const shown = languages.map((requested) => {
    const { state, from, language, fallback } = publishedIn(stored, requested, languages[0], field);
    return [requested, { state, from, language, fallback }] as const;
  });
  return {
    raw,
    additional,
    meta: { override, shown: Object.fromEntries(shown), ...(imports && { imports }) },
  };
}
