import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import type { Analysis, AnalysisState } from "../../../shared/core/catalogue/document.ts";
import type { FieldValue } from "../../../shared/core/catalogue/field.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import { createSearch, type SearchEntry } from "../../../shared/kernel/search-text.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { effectiveValue, shownName } from "../catalogue/show-analysis.ts";
import { withDescendants } from "../categories/category-tree.ts";

export interface Wanted {
  search: string;
  state?: AnalysisState;
  category?: string;
  internal?: boolean;
}

/** Summaries by name; once per revision and language. */
function summariesOf(catalogue: Catalogue, language: Language, main: Language): AnalysisSummary[] {
  return catalogue.derive(`analyses ${language}`, () => {
    const collator = new Intl.Collator(language, { numeric: true });
    return [...catalogue.documents("analysis")]
      .map(
        ({ id, content, changed }): AnalysisSummary => ({
          id,
          code: content.code,
          name: shownName(content, { language, main }),
          state: content.state,
          internal: content.internal,
          imported: content.imported,
          categories: content.categories,
          changed,
        }),
      )
      .sort(
        (left, right) => collator.compare(left.name, right.name) || collator.compare(left.code, right.code),
      );
  });
}

/** A search over them. Making it costs far more than a list does, so it waits until somebody searches; once per revision and language. */
function searchOf(catalogue: Catalogue, language: Language, main: Language) {
  return catalogue.derive(`search ${language}`, () => {
    const summaries = summariesOf(catalogue, language, main);
    const byId = new Map(summaries.map((summary) => [summary.id, summary]));
    const find = createSearch(
      summaries.map((summary) => entryOf(summary, catalogue.byId("analysis", summary.id)?.content)),
    );
    return (query: string) => find(query).flatMap((id) => byId.get(id) ?? []);
  });
}

const isSynonyms = (key: string) => /^synonym/.test(key);

/** What an analysis is found by: synonyms as such, all other texts, in every language they are kept in. */
function entryOf(summary: AnalysisSummary, analysis: Analysis | undefined): SearchEntry {
  const texts = Object.entries(analysis?.fields ?? {}).map(([key, field]) => ({
    key,
    texts: textsOf(effectiveValue(field)),
  }));
  return {
    id: summary.id,
    code: summary.code,
    name: summary.name,
    synonyms: texts.filter(({ key }) => isSynonyms(key)).flatMap(({ texts: words }) => words),
    text: [
      ...Object.values(analysis?.name ?? {}),
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
): AnalysisSummary[] {
  const found =
    wanted.search.trim() === ""
      ? summariesOf(catalogue, language, main)
      : searchOf(catalogue, language, main)(wanted.search);
  const categories = wanted.category === undefined ? undefined : withDescendants(catalogue, wanted.category);
  return found.filter(
    (summary) =>
      (wanted.state === undefined || summary.state === wanted.state) &&
      (wanted.internal === undefined || summary.internal === wanted.internal) &&
      (categories === undefined || summary.categories.some((category) => categories.has(category))),
  );
}
