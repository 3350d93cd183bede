/** An analysis in the search index: code, name, synonyms, places of its categories in `categories`, materials. */
export type IndexedAnalysis = [
  code: string,
  name: string,
  synonyms: string[],
  categories: number[],
  material: string[],
];

/** The file that browsers search in, one per language, named by its content. `search` is a serialised MiniSearch. */
export interface SearchIndexFile {
  format: 1;
  language: string;
  /** In the order of their names. */
  analyses: IndexedAnalysis[];
  /** As `GET public/categories/` has them, parents before children. */
  categories: { id: string; name: string; parent: string | null; count: number }[];
  search: unknown;
}

/**
 * Fields of the index; a document's id is its place in `analyses`. Codes need no index, they are compared as they are; free text is
 * searched on the server.
 */
export const indexedFields = ["name", "synonym"] as const;
export type IndexedField = (typeof indexedFields)[number];

/** Of the index as MiniSearch takes it: what is searched for and what is found are folded terms already. */
export const indexOptions = {
  fields: [...indexedFields],
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
};
