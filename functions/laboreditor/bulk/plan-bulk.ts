import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { publishedIn } from "../../../shared/core/catalogue/published.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type {
  BulkChange,
  BulkPreview,
  BulkRefusal,
  BulkSelection,
} from "../../../shared/laboreditor/bulk/bulk-change.ts";
import { type Catalogue, type Reader, selectAnalyses, shownName, textOfValue } from "../../core/door.ts";
import { fieldProblem } from "../../platform/problem.ts";
import type { EditRules } from "../analyses/edit-rules.ts";
import { applyChange, fieldOf } from "./apply-change.ts";

/** What a change would do to a selection. */
export interface BulkPlan {
  selected: number;
  unchanged: number;
  changing: { id: string; before: Analysis; after: Analysis }[];
  refused: { id: string; analysis: Analysis | undefined; reason: BulkRefusal }[];
}

/**
 * Works out what a change would do to a selection; nothing is written.
 * @throws ProblemError validation_failed if a category does not exist
 */
export function planBulk(
  catalogue: Catalogue,
  { selection, change }: { selection: BulkSelection; change: BulkChange },
  language: Language,
  rules: EditRules,
): BulkPlan {
  if (change.what === "add_category" && !catalogue.get("category", change.category))
    throw fieldProblem("change.category", "not_found", `There is no category "${change.category}".`);
  const ids = selectedIds(catalogue, selection, language, rules.main);
  const plan: BulkPlan = { selected: ids.length, unchanged: 0, changing: [], refused: [] };
  for (const id of ids) {
    const before = catalogue.byId("analysis", id)?.content;
    const outcome = before && applyChange(catalogue, change, before, rules);
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
  const except = new Set(selection.except);
  return selectAnalyses(catalogue, { ...filter, state }, language, main).flatMap(({ id }) =>
    except.has(id) ? [] : id,
  );
}

/** How many of each kind are shown. */
const mostSamples = 10;
const mostRefusals = 100;
type Languages = Pick<Reader, "language" | "main">;

/** A plan as shown before it is carried out. */
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

/** The text of what the change is about: a state or flag by its key, anything else as it is read. */
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
  const reader = { ...languages, language: change.language };
  const published = stored && publishedIn(stored, reader.language, reader.main, field);
  return field ? textOfValue(catalogue, field, published?.value, reader) : "";
}
