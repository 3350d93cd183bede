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
  const { code, name, collection, internal, is_standalone, state, related } = content;
  const shown = Object.entries(content.fields).flatMap(([key, field]) => {
    const value = effectiveValue(field);
    return value === null ? [] : [[key, value] as const];
  });
  const categories = categoriesOf(content, context);
  const fields = Object.fromEntries(shown);
  const analysis = { code, name, categories, collection, internal, is_standalone, state, related, fields };
  return normaliseAnalysis({ analysis, place: {}, columnOf: () => undefined }, context).normalised;
}

/** Imports find the layout by the first category that has one: that of the analysis's own layout comes first. */
function categoriesOf({ categories, layout }: Analysis, context: ImportContext): string[] {
  const leadsToIt = (some: string[]) => context.layoutFor(some)?.identifier === layout;
  const owner = leadsToIt(categories) ? undefined : categories.find((category) => leadsToIt([category]));
  return owner === undefined ? categories : [owner, ...categories.filter((category) => category !== owner)];
}
