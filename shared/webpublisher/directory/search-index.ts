import type { WrittenVocabulary } from "../../kernel/search-vocabulary.ts";

/** An analysis in the search index: code, name, synonyms, indexes of its categories in `categories`, materials. */
export type IndexedAnalysis = [
  code: string,
  name: string,
  synonyms: string[],
  categories: number[],
  material: string[],
];

/** The present format of `search`. */
export const searchFormat = 2;

/**
 * The file that browsers search, one per language, named by its content. Scripts and files are renewed at different times: `analyses` and
 * `categories` never change their format, and a script that does not know the format of `search` uses them instead.
 */
export interface SearchIndexFile {
  format: number;
  language: string;
  /** Sorted by name. */
  analyses: IndexedAnalysis[];
  /** As returned by `GET public/categories/`, parents before children. */
  categories: { id: string; name: string; parent: string | null; count: number }[];
  /** The words of all analyses, for `readSearch`. */
  search: WrittenVocabulary;
}
