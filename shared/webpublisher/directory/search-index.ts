import { compoundParts, termsOf } from "../../kernel/folding.ts";

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

/**
 * How texts become terms of the index: the same on the building and the reading side. Terms are folded already, so MiniSearch must
 * not process them again.
 * @param isWord tells which folded words occur by themselves in the catalogue, to know the parts of compounds
 */
export const indexOptions = (isWord: (word: string) => boolean = () => false) => ({
  fields: [...indexedFields],
  tokenize: (text: string) => {
    const terms = text.split("\n").flatMap(termsOf);
    return [...new Set([...terms, ...terms.flatMap((term) => compoundParts(term, isWord))])];
  },
  processTerm: (term: string) => term,
});
