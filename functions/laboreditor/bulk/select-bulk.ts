import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { BulkChange, BulkRefusal, BulkSelection } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { type Catalogue, selectAnalyses } from "../../core/door.ts";
import { fieldProblem } from "../../platform/problem.ts";
import { applyChange } from "./apply-change.ts";

/** What a change would do to a selection. */
export interface BulkPlan {
  selected: number;
  unchanged: number;
  changing: { id: string; before: Analysis; after: Analysis }[];
  refused: { id: string; analysis: Analysis | undefined; reason: BulkRefusal }[];
}

/**
 * Applies a change to a selection, on paper.
 * @param main the laboratory's main content language
 * @throws ProblemError validation_failed for a category that is not there
 */
export function planBulk(
  catalogue: Catalogue,
  { selection, change }: { selection: BulkSelection; change: BulkChange },
  language: Language,
  main: Language,
): BulkPlan {
  if (change.what === "add_category" && !catalogue.get("category", change.category))
    throw fieldProblem("change.category", "not_found", `There is no category "${change.category}".`);
  const ids = selectedIds(catalogue, selection, language, main);
  const plan: BulkPlan = { selected: ids.length, unchanged: 0, changing: [], refused: [] };
  for (const id of ids) {
    const before = catalogue.byId("analysis", id)?.content;
    const outcome = before && applyChange(catalogue, change, before, main);
    if (!outcome) plan.refused.push({ id, analysis: undefined, reason: "not_found" });
    else if ("refused" in outcome) plan.refused.push({ id, analysis: before, reason: outcome.refused });
    else if ("after" in outcome) plan.changing.push({ id, before, after: outcome.after });
    else plan.unchanged += 1;
  }
  return plan;
}

function selectedIds(
  catalogue: Catalogue,
  selection: BulkSelection,
  language: Language,
  main: Language,
): string[] {
  if ("ids" in selection) return [...new Set(selection.ids)];
  const { pubstate: state, ...filter } = selection.filter;
  return selectAnalyses(catalogue, { ...filter, state }, language, main).map(({ id }) => id);
}
