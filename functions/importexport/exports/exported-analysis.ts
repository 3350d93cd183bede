import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { effectiveValue } from "../../core/door.ts";
import type { ImportContext } from "../imports/import-context.ts";
import { type Normalised, normaliseAnalysis } from "../imports/normalise-analysis.ts";

/**
 * An analysis as an export says it, in the form in which imports compare: values as they are shown, the editors' included. What an
 * import would refuse (a value of a field that is no longer in the layout, a reference to what is gone) is left out.
 * @param context of the catalogue that the analysis is in
 */
export function exportedAnalysis(content: Analysis, context: ImportContext): Normalised {
  const { source: _, imported: __, code, ...analysis } = content;
  const shown = Object.entries(content.fields).flatMap(([key, field]) => {
    const value = effectiveValue(field);
    return value === null ? [] : [[key, value] as const];
  });
  const fields = Object.fromEntries(shown);
  const placed = { analysis: { code, ...analysis, fields }, place: {}, columnOf: () => undefined };
  return normaliseAnalysis(placed, context).normalised;
}
