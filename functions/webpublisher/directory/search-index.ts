import { isDeepStrictEqual } from "node:util";
import type { Language } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../../core/door.ts";
import { type Listed, type PublicDirectory, publicDirectory } from "./public-directory.ts";
import { writeSearchIndex } from "./write-search-index.ts";

/** The search index of a directory in one language. */
export interface SearchIndex {
  analyses: readonly Listed[];
  categories: PublicDirectory["categories"];
  /** The file, a `SearchIndexFile`. */
  text: string;
}

/** The search index at this revision: the very same as before where nothing that it tells has changed. */
export function searchIndexOf(catalogue: Catalogue, language: Language, main: Language): SearchIndex {
  const { analyses, categories } = publicDirectory(catalogue, language, main);
  return catalogue.derive<SearchIndex>(`search index ${language} ${main}`, (former) => {
    const isAsBefore =
      former?.value.analyses.length === analyses.length &&
      analyses.every((analysis, place) => tellsTheSame(analysis, former.value.analyses[place])) &&
      isDeepStrictEqual(categories, former.value.categories);
    if (isAsBefore) return former.value;
    return { analyses, categories, text: writeSearchIndex({ analyses, categories }, language) };
  });
}

/** Whether the index says of both the same; what has not changed between revisions is the same object. */
function tellsTheSame(one: Listed, other: Listed | undefined): boolean {
  if (one === other) return true;
  const told = (listed: Listed | undefined) => ({ ...listed, id: "", letter: "", collection: null });
  return isDeepStrictEqual(told(one), told(other));
}
