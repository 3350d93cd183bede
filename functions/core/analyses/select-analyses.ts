import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import type { AnalysisState, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import { valueFields } from "../../../shared/core/catalogue/field.ts";
import { isWithoutValue } from "../../../shared/core/catalogue/published.ts";
import { bestOf, foundNothing, type SearchResult } from "../../../shared/kernel/found.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { orderedRows, searchOver } from "../catalogue/derived-rows.ts";
import { besidePanels, panelsOf } from "../catalogue/panels.ts";
import { searchableParts } from "../catalogue/searchable-parts.ts";
import { type Reader, showAnalysis, shownBy, shownName } from "../catalogue/show-analysis.ts";
import { withDescendants } from "../categories/category-tree.ts";

export interface AnalysisRequest {
  search: string;
  state?: AnalysisState;
  category?: string;
  internal?: boolean;
  import_differs?: boolean;
  /** Key of a field that has to be empty. */
  missing?: string;
  /** Ids of the only analyses that may be found. */
  among?: ReadonlySet<string>;
}

type AnalysisDocument = CatalogueDocument<"analysis">;

/** Shared by lists and searches, so that both return the same objects; by language and document. */
const summaries = new Map<string, WeakMap<AnalysisDocument, AnalysisSummary>>();

/** Analyses as lists show them, built once for each version of a document. */
function summaryIn(language: Language, main: Language): (document: AnalysisDocument) => AnalysisSummary {
  const key = `${language} ${main}`;
  const cached = summaries.get(key) ?? new WeakMap<AnalysisDocument, AnalysisSummary>();
  summaries.set(key, cached);
  return (document) => {
    const before = cached.get(document);
    if (before) return before;
    const summary = summaryOf(document, language, main);
    cached.set(document, summary);
    return summary;
  };
}

const summaryOf = (
  { id, content, changed }: AnalysisDocument,
  language: Language,
  main: Language,
): AnalysisSummary => ({
  id,
  code: content.code,
  name: shownName(content, { language, main }),
  state: content.state,
  internal: content.internal,
  imported: content.imported,
  import_differs: Object.values(content.fields).some(({ imports = {} }) =>
    Object.values(imports).includes("changed"),
  ),
  categories: shared(content.categories),
  changed,
});

/** One shared list for all equal ones: ten thousand entries are compared far faster by identity than by the names in them. */
const lists = new Map<string, string[]>();
function shared(list: string[]): string[] {
  const key = JSON.stringify(list);
  const cached = lists.get(key) ?? list;
  if (cached === list) lists.set(key, list);
  return cached;
}

/** All analyses, sorted by name and then by code. */
export function analysesByName(
  catalogue: Catalogue,
  language: Language,
  main: Language,
): readonly AnalysisSummary[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const summary = summaryIn(language, main);
  return orderedRows(catalogue, `analyses ${language} ${main}`, {
    kind: "analysis",
    row: (document) => (document.deleted ? undefined : summary(document)),
    compare: (left, right) => compare(left.name, right.name) || compare(left.code, right.code),
  });
}

/** The search index over all analyses. It costs far more than a list, so it is built only when somebody searches. */
function searchOf(catalogue: Catalogue, language: Language, main: Language) {
  const summary = summaryIn(language, main);
  const reader: Reader = { language, main, mayName: () => true };
  return searchOver<"analysis", AnalysisSummary>(catalogue, `search ${language} ${main}`, {
    kind: "analysis",
    furtherKinds: shownBy,
    affects: (change) => besidePanels(catalogue, change),
    row: (document) => {
      const { id, content, deleted } = document;
      if (deleted) return undefined;
      const fields = showAnalysis(catalogue, content, reader);
      return {
        id,
        found: summary(document),
        ...searchableParts(content, fields, reader, panelsOf(catalogue, content, reader)),
      };
    },
  });
}

/** The analyses for a list call: by relevance if it searches, otherwise by name. */
export function findAnalyses(
  catalogue: Catalogue,
  request: AnalysisRequest,
  language: Language,
  main: Language,
): SearchResult<AnalysisSummary> {
  const { search, ...filter } = request;
  const keep = keepBy(catalogue, filter);
  if (search.trim() !== "") return searchOf(catalogue, language, main).find(search, keep);
  const all = analysesByName(catalogue, language, main);
  return { ...foundNothing, found: keep ? all.filter(keep) : all };
}

/** The analyses found; if there are none, those that are only like what was searched. */
export function selectAnalyses(...request: Parameters<typeof findAnalyses>): readonly AnalysisSummary[] {
  return bestOf(findAnalyses(...request)).slice();
}

/** The predicate of a filter; undefined if the filter keeps everything. */
function keepBy(
  catalogue: Catalogue,
  { state, internal, category, import_differs: differs, missing, among }: Omit<AnalysisRequest, "search">,
) {
  if ([state, internal, category, differs, missing, among].every((chosen) => chosen === undefined))
    return undefined;
  const categories = category === undefined ? undefined : withDescendants(catalogue, category);
  const lacks = missing === undefined ? undefined : lackingField(catalogue, missing);
  return (summary: AnalysisSummary) =>
    (among === undefined || among.has(summary.id)) &&
    (lacks === undefined || lacks(summary)) &&
    (state === undefined || summary.state === state) &&
    (internal === undefined || summary.internal === internal) &&
    (differs === undefined || summary.import_differs === differs) &&
    (categories === undefined || summary.categories.some((identifier) => categories.has(identifier)));
}

/** Returns a predicate for analyses whose layout has a field of this key and whose value in it is empty. */
function lackingField(catalogue: Catalogue, key: string): (summary: AnalysisSummary) => boolean {
  const layouts = new Set(
    [...catalogue.documents("layout")].flatMap(({ content: { identifier, fields } }) =>
      valueFields(fields).some((field) => field.key === key) ? [identifier] : [],
    ),
  );
  return ({ id }) => {
    const analysis = catalogue.byId("analysis", id)?.content;
    return analysis !== undefined && layouts.has(analysis.layout) && isWithoutValue(analysis.fields[key]);
  };
}
