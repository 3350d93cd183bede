import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { BulkChange, BulkRefusal, BulkSelection } from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { type Catalogue, selectAnalyses } from "../../core/door.ts";
import { fieldProblem } from "../../platform/problem.ts";
import type { EditRules } from "../analyses/edit-rules.ts";
import { applyChange } from "./apply-change.ts";

/** The effects of a change on a selection. */
export interface BulkPlan {
  selected: number;
  unchanged: { id: string; before: Analysis }[];
  changing: { id: string; before: Analysis; after: Analysis }[];
  refused: { id: string; analysis: Analysis | undefined; reason: BulkRefusal }[];
}

/**
 * Works out the effects of a change on a selection; nothing is written.
 * @param among the analyses of the import that the selection's filter names
 * @throws ProblemError validation_failed if a category does not exist
 */
export function planBulk(
  catalogue: Catalogue,
  { selection, change, among }: { selection: BulkSelection; change: BulkChange; among?: ReadonlySet<string> },
  language: Language,
  rules: EditRules,
): BulkPlan {
  if (change.what === "add_category" && !catalogue.get("category", change.category))
    throw fieldProblem("change.category", "not_found", `There is no category "${change.category}".`);
  const ids = selectedIds(catalogue, { selection, among }, language, rules.main);
  const plan: BulkPlan = { selected: ids.length, unchanged: [], changing: [], refused: [] };
  for (const id of ids) {
    const before = catalogue.byId("analysis", id)?.content;
    const outcome = before && applyChange(catalogue, change, before, rules);
    if (!outcome) plan.refused.push({ id, analysis: undefined, reason: "not_found" });
    else if ("refused" in outcome) plan.refused.push({ id, analysis: before, reason: outcome.refused });
    else if ("after" in outcome) plan.changing.push({ id, before, after: outcome.after });
    else plan.unchanged.push({ id, before });
  }
  return plan;
}

function selectedIds(
  catalogue: Catalogue,
  { selection, among }: { selection: BulkSelection; among: ReadonlySet<string> | undefined },
  language: Language,
  main: Language,
): string[] {
  if ("ids" in selection) return [...new Set(selection.ids)];
  const { pubstate: state, ...filter } = selection.filter;
  const except = new Set(selection.except);
  return selectAnalyses(catalogue, { ...filter, state, among }, language, main).flatMap(({ id }) =>
    except.has(id) ? [] : id,
  );
}
