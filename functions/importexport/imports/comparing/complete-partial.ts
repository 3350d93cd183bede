import type { Analysis, Layout } from "../../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isKeptPerLanguage,
  isPerLanguage,
  valueFields,
} from "../../../../shared/core/catalogue/field.ts";
import type { ImportedAnalysis } from "../../../../shared/importexport/imports/import-file.ts";
import type { Language } from "../../../../shared/kernel/language.ts";
import type { Normalised } from "../normalising/normalise-analysis.ts";

/**
 * Completes a partial import of a known analysis with the values of earlier imports, so that a file with a few columns, or one language of
 * them, leaves everything else as it is. Later steps need not know that the import is partial.
 * @param imported the analysis as the file states it, so that left-out properties differ from empty ones
 */
export function completePartial(
  imported: ImportedAnalysis,
  normalised: Normalised,
  stored: Analysis,
  layout: Layout | undefined,
  main: Language,
): Normalised {
  const { source = stored } = stored;
  const fields: Normalised["fields"] = { ...normalised.fields };
  for (const definition of valueFields(layout?.fields ?? [])) {
    const { key } = definition;
    const value = completedField(
      definition,
      imported.fields[key],
      normalised.fields[key],
      stored.fields[key]?.raw,
      main,
    );
    if (value === undefined) delete fields[key];
    else fields[key] = value;
  }
  const fixed = stored.source?.fixes_list_visible ? stored.source.list_visible : undefined;
  const listVisible = normalised.list_visible ?? fixed;
  return {
    ...normalised,
    name: { ...source.name, ...normalised.name },
    ...(imported.categories === undefined && { categories: source.categories }),
    ...(imported.collection === undefined && { collection: source.collection }),
    ...(imported.internal === undefined && { internal: source.internal }),
    ...(imported.is_standalone === undefined && { is_standalone: source.is_standalone }),
    ...(imported.related === undefined && { related: source.related }),
    ...(listVisible !== undefined && { list_visible: listVisible }),
    fields,
  };
}

/** @param value value in the file, undefined if it is absent or empties the field; @param raw value of earlier imports */
function completedField(
  definition: FieldDefinition,
  importedValue: FieldValue | undefined,
  value: FieldValue | undefined,
  raw: FieldValue | null | undefined,
  main: Language,
): FieldValue | undefined {
  if (raw === null || raw === undefined) return value;
  if (importedValue === undefined) return raw;
  if (!isKeptPerLanguage(definition) || !isPerLanguage(raw)) return value;
  const languages = isPerLanguage(importedValue) ? Object.keys(importedValue) : [main];
  const others = Object.entries(raw).filter(([language]) => !languages.includes(language));
  const all = { ...Object.fromEntries(others), ...(value as object | undefined) };
  return Object.keys(all).length > 0 ? (all as FieldValue) : undefined;
}
