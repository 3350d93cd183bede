import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import { type AnalysisState, analysisStates } from "../../../shared/core/catalogue/document.ts";
import { bestOf, type SearchResult } from "../../../shared/kernel/found.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { FilterCounts } from "../../../shared/laboreditor/analyses/analysis-form.ts";
import type { RowSort } from "../../../shared/laboreditor/analyses/analysis-row.ts";
import { type Catalogue, findAnalyses, withDescendants } from "../../core/door.ts";
import { idsSortedBy } from "./analysis-rows.ts";

/** The filters of the list; undefined ones do not filter. */
export interface ListFilter {
  search: string;
  pubstate?: AnalysisState;
  category?: string;
  internal?: boolean;
  /** By default sorted by relevance in a search, else by name. */
  sort?: RowSort | `-${RowSort}`;
  /** Whether an import has changed a value below an own one, without an answer so far. */
  import_differs?: boolean;
  /** Key of a field that has to be empty. */
  missing?: string;
  /** Ids of the only analyses to list. */
  among?: ReadonlySet<string>;
}

/** The analyses that a list asks for, with the number of results for every choice of a filter, the other filters unchanged. */
export function listAnalyses(
  catalogue: Catalogue,
  { search, pubstate, category, internal, import_differs: differs, missing, among, sort }: ListFilter,
  language: Language,
  main: Language,
): { hits: readonly AnalysisSummary[]; counts: FilterCounts } & Pick<
  SearchResult<AnalysisSummary>,
  "formsIn"
> {
  const lines = categoriesAbove(catalogue);
  const lineOf = (id: string) => lines.get(id) ?? [id];
  const hasState = ({ state }: Filtered) => pubstate === undefined || state === pubstate;
  const hasFlag = (summary: Filtered) => internal === undefined || summary.internal === internal;
  const hasDiffering = (summary: Filtered) => differs === undefined || summary.import_differs === differs;
  const isWithin = ({ categories }: Filtered) =>
    category === undefined || categories.some((assigned) => lineOf(assigned).includes(category));
  const counts: FilterCounts = {
    pubstate: { NEW: 0, PUBLISHED: 0, HIDDEN: 0 },
    internal: { true: 0, false: 0 },
    import_differs: 0,
    category: {},
  };
  const result = findAnalyses(catalogue, { search, missing, among }, language, main);
  const searched = bestOf(result).slice();
  for (const alike of alikeIn(searched)) {
    const { times } = alike;
    const [state, flag, differing, within] = [
      hasState(alike),
      hasFlag(alike),
      hasDiffering(alike),
      isWithin(alike),
    ];
    if (state && flag && within && alike.import_differs) counts.import_differs += times;
    if (flag && differing && within) counts.pubstate[alike.state] += times;
    if (state && differing && within) counts.internal[alike.internal ? "true" : "false"] += times;
    if (state && flag && differing)
      for (const identifier of new Set(alike.categories.flatMap(lineOf)))
        counts.category[identifier] = (counts.category[identifier] ?? 0) + times;
  }
  const isFiltered = [pubstate, internal, differs, category].some((chosen) => chosen !== undefined);
  const hits = isFiltered
    ? searched.filter(
        (summary) => hasState(summary) && hasFlag(summary) && hasDiffering(summary) && isWithin(summary),
      )
    : searched;
  const { formsIn } = result;
  const ordered = sort ? inOrder(hits, idsSortedBy(catalogue, sort, { language, main })) : hits;
  return { hits: ordered, counts, formsIn };
}

/** The properties that the filters look at. */
type Filtered = Pick<AnalysisSummary, "state" | "internal" | "import_differs" | "categories">;
type Alike = Filtered & { times: number };

/**
 * Groups analyses that no filter distinguishes, with the size of each group. Ten thousand analyses make a few dozen groups,
 * so counting the results of each filter choice by group is fast.
 */
function alikeIn(summaries: readonly AnalysisSummary[]): Alike[] {
  const groups = new Map<AnalysisSummary["categories"], (Alike | undefined)[]>();
  for (const { state, internal, import_differs, categories } of summaries) {
    const group = groups.get(categories) ?? [];
    if (group.length === 0) groups.set(categories, group);
    const index = analysisStates.indexOf(state) * 4 + Number(internal) * 2 + Number(import_differs);
    const alike = group[index];
    if (alike) alike.times += 1;
    else group[index] = { state, internal, import_differs, categories, times: 1 };
  }
  return [...groups.values()].flatMap((group) => group.filter((alike) => alike !== undefined));
}

function inOrder(summaries: readonly AnalysisSummary[], ids: readonly string[]): AnalysisSummary[] {
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** By category: the category itself and all of its ancestors. */
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
