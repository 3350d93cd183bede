import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import type { AnalysisState } from "../../../shared/core/catalogue/document.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { FilterCounts } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import type { RowSort } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { type Catalogue, selectAnalyses, withDescendants } from "../../core/door.ts";
import { idsSortedBy } from "./analysis-rows.ts";

/** The filters of the list; what is undefined filters nothing. */
export interface ListFilter {
  search: string;
  pubstate?: AnalysisState;
  category?: string;
  internal?: boolean;
  /** By relevance in a search, else by name, where none is given. */
  sort?: RowSort | `-${RowSort}`;
  /** Whether an import has changed a value below an own one, which nobody has answered yet. */
  import_differs?: boolean;
}

/** The analyses that a list asks for, and for every choice of a filter how many it would find with the others as they are. */
export function listAnalyses(
  catalogue: Catalogue,
  { search, pubstate, category, internal, import_differs: differs, sort }: ListFilter,
  language: Language,
  main: Language,
): { found: AnalysisSummary[]; counts: FilterCounts } {
  const lines = categoriesAbove(catalogue);
  const lineOf = (own: string) => lines.get(own) ?? [own];
  const withinOf = (categories: readonly string[]) => new Set(categories.flatMap(lineOf));
  const inCategory = withinCategory(category, lineOf);
  const counts: FilterCounts = {
    pubstate: { NEW: 0, PUBLISHED: 0, HIDDEN: 0 },
    internal: { true: 0, false: 0 },
    import_differs: 0,
    category: {},
  };
  const count = (one: string, times: number) => {
    counts.category[one] = (counts.category[one] ?? 0) + times;
  };
  /** How many stand in one category alone, which most do: those above it are counted once for all. */
  const alone = new Map<string, { times: number }>();
  const found: AnalysisSummary[] = [];
  for (const summary of selectAnalyses(catalogue, { search }, language, main)) {
    const { categories } = summary;
    const hasState = pubstate === undefined || summary.state === pubstate;
    const hasFlag = internal === undefined || summary.internal === internal;
    const isWithin = inCategory(categories);
    if (isWithin && hasFlag && hasState && summary.import_differs) counts.import_differs += 1;
    if (differs !== undefined && summary.import_differs !== differs) continue;
    if (isWithin && hasFlag) counts.pubstate[summary.state] += 1;
    if (isWithin && hasState) counts.internal[summary.internal ? "true" : "false"] += 1;
    if (hasState && hasFlag) {
      const own = categories.length === 1 ? categories[0] : undefined;
      const counted = own === undefined ? undefined : alone.get(own);
      if (counted) counted.times += 1;
      else if (own !== undefined) alone.set(own, { times: 1 });
      else for (const one of withinOf(categories)) count(one, 1);
    }
    if (hasState && isWithin && hasFlag) found.push(summary);
  }
  for (const [own, { times }] of alone) for (const one of lineOf(own)) count(one, times);
  return { found: sort ? inOrder(found, idsSortedBy(catalogue, sort, { language, main })) : found, counts };
}

function inOrder(found: readonly AnalysisSummary[], ids: readonly string[]): AnalysisSummary[] {
  const byId = new Map(found.map((summary) => [summary.id, summary]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether what stands in some categories stands in the given one or below it; everything does where none is given. */
function withinCategory(category: string | undefined, lineOf: (own: string) => readonly string[]) {
  if (category === undefined) return () => true;
  return (categories: readonly string[]) => categories.some((own) => lineOf(own).includes(category));
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
