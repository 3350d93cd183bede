import { createHash } from "node:crypto";
import type { Language } from "../../../shared/kernel/language.ts";
import { type SearchIndexFile, searchFormat } from "../../../shared/webpublisher/directory/search-index.ts";
import type { Catalogue } from "../../core/door.ts";
import { type PublicDirectory, publicDirectory } from "./public-directory.ts";

/** The parts of a directory that its search index contains. */
type Indexed = Pick<PublicDirectory, "analyses" | "categories" | "search">;

/** The search index of a directory in one language. */
export interface SearchIndex extends Indexed {
  /** The file, a `SearchIndexFile`. */
  text: string;
  /** Derived from the text: a different text has a different name. */
  name: string;
}

/** The search index at this revision: the same object as before if none of its contents have changed. */
export function searchIndexOf(catalogue: Catalogue, language: Language, main: Language): SearchIndex {
  const { analyses, categories, search } = publicDirectory(catalogue, language, main);
  return catalogue.derive<SearchIndex>(`search index ${language} ${main}`, (previous) => {
    const { value } = previous ?? {};
    if (value?.analyses === analyses && value.categories === categories && value.search === search)
      return value;
    const text = writeSearchIndex({ analyses, categories, search }, language);
    const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
    return { analyses, categories, search, text, name };
  });
}

/** The search index as browsers load it; the same directory always yields the same text. */
export function writeSearchIndex({ analyses, categories, search }: Indexed, language: string): string {
  const places = new Map(categories.map(({ id }, place) => [id, place]));
  const file: SearchIndexFile = {
    format: searchFormat,
    language,
    analyses: analyses.map(({ code, name, synonyms, categories: within, material }) => [
      code,
      name,
      [...synonyms],
      within.flatMap((id) => places.get(id) ?? []),
      material,
    ]),
    categories: [...categories],
    search: search.write(),
  };
  return JSON.stringify(file);
}
