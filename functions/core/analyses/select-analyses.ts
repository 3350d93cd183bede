import type { AnalysisSummary } from "../../../shared/core/analyses/analysis.ts";
import type { AnalysisState, CatalogueDocument } from "../../../shared/core/catalogue/document.ts";
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
      summaries.flatMap(({ id }) => {
        const document = catalogue.byId("analysis", id);
        return document ? [entryOf(document, language, main)] : [];
      }),
    );
    return (query: string) => find(query).flatMap((id) => byId.get(id) ?? []);
  });
}

const isSynonyms = (key: string) => /^synonym/.test(key);

/** Entries by version and languages: a save changes one of thousands, and the search need not read the others again. */
const entries = new WeakMap<CatalogueDocument, Map<string, SearchEntry>>();

/** What an analysis is found by: synonyms as such, all other texts, in every language they are kept in. */
function entryOf(document: CatalogueDocument<"analysis">, language: Language, main: Language): SearchEntry {
  const known = entries.get(document) ?? new Map<string, SearchEntry>();
  entries.set(document, known);
  const languages = `${language} ${main}`;
  const before = known.get(languages);
  if (before) return before;
  const { id, content } = document;
  const texts = Object.entries(content.fields).map(([key, field]) => ({
    key,
    texts: textsOf(effectiveValue(field)),
  }));
  const entry: SearchEntry = {
    id,
    code: content.code,
    name: shownName(content, { language, main }),
    synonyms: texts.filter(({ key }) => isSynonyms(key)).flatMap(({ texts: words }) => words),
    text: [
      ...Object.values(content.name),
      ...texts.filter(({ key }) => !isSynonyms(key)).flatMap(({ texts: words }) => words),
    ].join(" "),
  };
  known.set(languages, entry);
  return entry;
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
