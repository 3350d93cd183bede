import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { FilterCounts } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import { type Catalogue, selectAnalyses, withDescendants } from "../../core/door.ts";

/** The filters of the list; what is undefined filters nothing. */
export interface ListFilter {
  search: string;
  pubstate?: AnalysisState;
  category?: string;
  internal?: boolean;
}

/** The analyses that a list asks for, and for every choice of a filter how many it would find with the others as they are. */
export function listAnalyses(
  catalogue: Catalogue,
  { search, pubstate, category, internal }: ListFilter,
  language: Language,
  main: Language,
): { found: AnalysisSummary[]; counts: FilterCounts } {
  const lines = categoriesAbove(catalogue);
  const withinOf = (categories: readonly string[]): readonly string[] => {
    const [first, ...others] = categories.map((one) => lines.get(one) ?? [one]);
    return others.length === 0 ? (first ?? []) : [...new Set([first ?? [], ...others].flat())];
  };
  const counts: FilterCounts = {
    pubstate: { NEW: 0, PUBLISHED: 0, HIDDEN: 0 },
    internal: { true: 0, false: 0 },
    category: {},
  };
  const found: AnalysisSummary[] = [];
  for (const summary of selectAnalyses(catalogue, { search }, language, main)) {
    const within = withinOf(summary.categories);
    const hasState = pubstate === undefined || summary.state === pubstate;
    const isWithin = category === undefined || within.includes(category);
    const hasFlag = internal === undefined || summary.internal === internal;
    if (isWithin && hasFlag) counts.pubstate[summary.state] += 1;
    if (isWithin && hasState) counts.internal[summary.internal ? "true" : "false"] += 1;
    if (hasState && hasFlag) for (const one of within) counts.category[one] = (counts.category[one] ?? 0) + 1;
    if (hasState && isWithin && hasFlag) found.push(summary);
  }
  return { found, counts };
}

/** For every category itself and those it stands below. */
function categoriesAbove(catalogue: Catalogue): Map<string, string[]> {
  return catalogue.deriveFrom(["category"], "categories above", () => {
    const above = new Map<string, string[]>();
    for (const { content } of catalogue.documents("category")) {
      for (const below of withDescendants(catalogue, content.identifier))
        above.set(below, [...(above.get(below) ?? []), content.identifier]);
    }
    return above;
  });
}
