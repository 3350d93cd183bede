import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import type { ImportContext } from "../imports/import-context.ts";
import { type Normalised, normaliseAnalysis } from "../imports/normalising/normalise-analysis.ts";

/**
 * An analysis as exported, in the form that imports compare: with the values that are shown, including the editors'. Values of fields no
 * longer in the layout and references to missing documents are left out because an import would refuse them.
 * @param context that of the catalogue which contains the analysis
 */
export function exportedAnalysis(content: Analysis, context: ImportContext): Normalised {
  const { source: _, imported: __, code, ...analysis } = content;
  const layoutKeys = new Set(
    valueFields(context.layouts.get(content.layout)?.fields ?? []).map(({ key }) => key),
  );
  const shown = Object.entries(content.fields).flatMap(([key, field]) => {
    const value = layoutKeys.has(key) ? publishedValue(field) : null;
    return value === null ? [] : [[key, value] as const];
  });
  const fields = Object.fromEntries(shown);
  const placed = { analysis: { code, ...analysis, fields }, place: {}, columnOf: () => undefined };
  return normaliseAnalysis(placed, context).normalised;
}
