import type { WrittenVocabulary } from "../../kernel/search-vocabulary.ts";

/** An analysis in the search index: code, name, synonyms, places of its categories in `categories`, materials. */
export type IndexedAnalysis = [
  code: string,
  name: string,
  synonyms: string[],
  categories: number[],
  material: string[],
];

/** How `search` is written now. */
export const searchFormat = 2;

/**
 * The file that browsers search in, one per language, named by its content. Scripts and files are renewed at different times: `analyses` and
 * `categories` stay as they are, and a script that does not know the format of `search` finds by those.
 */
export interface SearchIndexFile {
  format: number;
  language: string;
  /** In the order of their names. */
  analyses: IndexedAnalysis[];
  /** As `GET public/categories/` has them, parents before children. */
  categories: { id: string; name: string; parent: string | null; count: number }[];
  /** The words of all analyses, for `Search.read`. */
  search: WrittenVocabulary;
}
