import MiniSearch from "minisearch";
import { termsOf } from "../../../shared/kernel/folding.ts";
import type { Language } from "../../../shared/kernel/language.ts";
import {
  type IndexedField,
  indexOptions,
  type SearchIndexFile,
} from "../../../shared/webpublisher/directory/search-index.ts";
import type { PublicDirectory } from "./public-directory.ts";

/** The search index of a directory in one language, as browsers load it: the same directory makes the same file. */
export function makeSearchIndex(directory: PublicDirectory, language: Language): SearchIndexFile {
  const places = new Map(directory.categories.map(({ id }, place) => [id, place]));
  const texts = directory.analyses.map(({ name, synonyms }) => [name, ...synonyms]);
  const words = new Set(texts.flat().flatMap(termsOf));
  const search = new MiniSearch<{ id: number } & Record<IndexedField, string>>(
    indexOptions((word) => words.has(word)),
  );
  search.addAll(
    directory.analyses.map(({ name, synonyms }, id) => ({ id, name, synonym: synonyms.join("\n") })),
  );
  return {
    format: 1,
    language,
    analyses: directory.analyses.map(({ code, name, synonyms, categories, material }) => [
      code,
      name,
      synonyms,
      categories.flatMap((id) => places.get(id) ?? []),
      material,
    ]),
    categories: [...directory.categories],
    search: search.toJSON(),
  };
}
