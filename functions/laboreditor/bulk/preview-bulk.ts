import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { BulkChange, BulkPreview } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { type Catalogue, effectiveValue, type Reader, shownName } from "../../core/door.ts";
import { textOfValue } from "../csv-export/value-text.ts";
import { fieldOf } from "./apply-change.ts";
import type { BulkPlan } from "./select-bulk.ts";

/** How many of each kind are shown. */
const mostSamples = 10;
const mostRefusals = 100;
type Languages = Pick<Reader, "language" | "main">;

/** A plan as it is shown before it is carried out. */
export function showPlan(
  catalogue: Catalogue,
  plan: BulkPlan,
  change: BulkChange,
  languages: Languages,
): BulkPreview {
  const text = (analysis: Analysis) => valueText(catalogue, change, analysis, languages);
  return {
    selected: plan.selected,
    changing: plan.changing.length,
    unchanged: plan.unchanged,
    refused: plan.refused.length,
    samples: plan.changing.slice(0, mostSamples).map(({ id, before, after }) => ({
      id,
      code: before.code,
      name: shownName(before, languages),
      before: text(before),
      after: text(after),
    })),
    refusals: plan.refused.slice(0, mostRefusals).map(({ id, analysis, reason }) => ({
      id,
      code: analysis?.code ?? "",
      name: analysis ? shownName(analysis, languages) : "",
      reason,
    })),
  };
}

/** What the change is about, as a text: a state and a flag as their keys, all else as it is read. */
function valueText(
  catalogue: Catalogue,
  change: BulkChange,
  analysis: Analysis,
  languages: Languages,
): string {
  if (change.what === "state") return analysis.state;
  if (change.what === "internal") return String(analysis.internal);
  if (change.what !== "field") {
    const nameOf = (identifier: string) =>
      catalogue.content("category", identifier)?.name[languages.language];
    return analysis.categories.map((identifier) => nameOf(identifier) ?? identifier).join(", ");
  }
  const field = fieldOf(catalogue, analysis, change.key);
  const stored = analysis.fields[change.key];
  const value = stored ? effectiveValue(stored) : null;
  return field ? textOfValue(catalogue, field, value, { ...languages, language: change.language }) : "";
}
