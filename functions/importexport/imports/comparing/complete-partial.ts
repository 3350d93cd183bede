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
 * @param said the analysis as the file states it, so that left-out properties differ from empty ones
 */
export function completePartial(
  said: ImportedAnalysis,
  normalised: Normalised,
  known: Analysis,
  layout: Layout | undefined,
  main: Language,
): Normalised {
  const { source = known } = known;
  const fields: Normalised["fields"] = { ...normalised.fields };
  for (const definition of valueFields(layout?.fields ?? [])) {
    const { key } = definition;
    const value = completedField(
      definition,
      said.fields[key],
      normalised.fields[key],
      known.fields[key]?.raw,
      main,
    );
    if (value === undefined) delete fields[key];
    else fields[key] = value;
  }
  const fixed = known.source?.fixes_list_visible ? known.source.list_visible : undefined;
  const listVisible = normalised.list_visible ?? fixed;
  return {
    ...normalised,
    name: { ...source.name, ...normalised.name },
    ...(said.categories === undefined && { categories: source.categories }),
    ...(said.collection === undefined && { collection: source.collection }),
    ...(said.internal === undefined && { internal: source.internal }),
    ...(said.is_standalone === undefined && { is_standalone: source.is_standalone }),
    ...(said.related === undefined && { related: source.related }),
    ...(listVisible !== undefined && { list_visible: listVisible }),
    fields,
  };
}

/** @param value value in the file, undefined if it is absent or empties the field; @param raw value of earlier imports */
function completedField(
  definition: FieldDefinition,
  said: FieldValue | undefined,
  value: FieldValue | undefined,
  raw: FieldValue | null | undefined,
  main: Language,
): FieldValue | undefined {
  if (raw === null || raw === undefined) return value;
  if (said === undefined) return raw;
  if (!isKeptPerLanguage(definition) || !isPerLanguage(raw)) return value;
  const languages = isPerLanguage(said) ? Object.keys(said) : [main];
  const others = Object.entries(raw).filter(([language]) => !languages.includes(language));
  const all = { ...Object.fromEntries(others), ...(value as object | undefined) };
  return Object.keys(all).length > 0 ? (all as FieldValue) : undefined;
}
