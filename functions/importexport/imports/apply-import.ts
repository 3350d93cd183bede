import type { Analysis, Layout, StoredField } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import type { Normalised } from "./normalise-analysis.ts";

/**
 * What an analysis becomes by an import: imported values replace imported ones, the editors' stay. The state stays unless the file
 * says one; a new analysis starts as NEW. The layout never changes; values of fields that the file no longer brings lose their `raw`,
 * never their `additional`.
 */
export function applyImport(
  previous: Analysis | undefined,
  imported: Normalised,
  layout: Layout | undefined,
): Analysis {
  const required = new Set(
    valueFields(layout?.fields ?? [])
      .filter((field) => field.required)
      .map(({ key }) => key),
  );
  const keys = new Set([
    ...Object.keys(previous?.fields ?? {}),
    ...Object.keys(imported.fields),
    ...(previous ? [] : required),
  ]);
  const fields: Record<string, StoredField> = {};
  for (const key of keys) {
    const raw = imported.fields[key] ?? null;
    const known = previous?.fields[key];
    const additional = known?.additional ?? null;
    if (raw === null && additional === null && !required.has(key)) continue;
    fields[key] = { raw, additional, override: known?.override ?? (required.has(key) && raw === null) };
  }
  return {
    code: imported.code,
    name: imported.name,
    state: imported.state ?? previous?.state ?? "NEW",
    layout: previous?.layout || imported.layout,
    categories: imported.categories,
    collection: imported.collection,
    collection_items: previous?.collection_items ?? [],
    related: imported.related,
    internal: imported.internal,
    is_standalone: imported.is_standalone,
    list_visible: previous?.list_visible ?? true,
    fields,
    imported: true,
  };
}
