import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import type { AnalysisState, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
import type { FieldValue } from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import type { SearchEntry } from "../../../shared/kernel/search-text.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { orderedRows, searchOver } from "../catalogue/derived-rows.ts";
import { effectiveValue, shownName } from "../catalogue/show-analysis.ts";
import { withDescendants } from "../categories/category-tree.ts";

export interface Wanted {
  search: string;
  state?: AnalysisState;
  category?: string;
  internal?: boolean;
}

type AnalysisDocument = CatalogueDocument<"analysis">;

/** By language and document: lists and searches show the same. */
const summaries = new Map<string, WeakMap<AnalysisDocument, AnalysisSummary>>();

/** How analyses are shown in lists, made once for each state of a document. */
function summaryIn(language: Language, main: Language): (document: AnalysisDocument) => AnalysisSummary {
  const key = `${language} ${main}`;
  const known = summaries.get(key) ?? new WeakMap<AnalysisDocument, AnalysisSummary>();
  summaries.set(key, known);
  return (document) => {
    const before = known.get(document);
    if (before) return before;
    const summary = summaryOf(document, language, main);
    known.set(document, summary);
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
  categories: content.categories,
  changed,
});

/** All analyses in the order of their names, then of their codes. */
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

/** A search over them. Making it costs far more than a list does, so it waits until somebody searches. */
function searchOf(catalogue: Catalogue, language: Language, main: Language) {
  const summary = summaryIn(language, main);
  return searchOver(catalogue, `search ${language} ${main}`, {
    kind: "analysis",
    row: (document) => (document.deleted ? undefined : entryOf(document, summary(document), language, main)),
  });
}

const isSynonyms = (key: string) => /^synonym/.test(key);

/** What an analysis is found by: synonyms as such, all other texts, in every language they are kept in. */
function entryOf(
  { id, content }: AnalysisDocument,
  found: AnalysisSummary,
  language: Language,
  main: Language,
): SearchEntry<AnalysisSummary> {
  const texts = Object.entries(content.fields).map(([key, field]) => ({
    key,
    texts: textsOf(effectiveValue(field)),
  }));
  return {
    id,
    found,
    code: content.code,
    name: shownName(content, { language, main }),
    synonyms: texts.filter(({ key }) => isSynonyms(key)).flatMap(({ texts: words }) => words),
    text: [
      ...Object.values(content.name),
      ...texts.filter(({ key }) => !isSynonyms(key)).flatMap(({ texts: words }) => words),
    ].join(" "),
  };
}

function textsOf(value: FieldValue | null): string[] {
  if (typeof value === "string") return [value.replaceAll(/<[^>]*>/g, " ")];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap((member) => textsOf(member as FieldValue));
}

/** The analyses a list call asks for: by relevance where it searches, else by name. */
export function selectAnalyses(
  catalogue: Catalogue,
  wanted: Wanted,
  language: Language,
  main: Language,
): readonly AnalysisSummary[] {
  const found =
    wanted.search.trim() === ""
      ? analysesByName(catalogue, language, main)
      : searchOf(catalogue, language, main).find(wanted.search);
  if (wanted.state === undefined && wanted.internal === undefined && wanted.category === undefined)
    return found;
  const categories = wanted.category === undefined ? undefined : withDescendants(catalogue, wanted.category);
  return found.filter(
    (summary) =>
      (wanted.state === undefined || summary.state === wanted.state) &&
      (wanted.internal === undefined || summary.internal === wanted.internal) &&
      (categories === undefined || summary.categories.some((category) => categories.has(category))),
  );
}
