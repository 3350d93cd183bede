import { createHash } from "node:crypto";
import type { Language } from "../../../shared/kernel/language.ts";
import type { Catalogue } from "../../core/door.ts";
import { type PublicDirectory, publicDirectory } from "./public-directory.ts";
import { writeSearchIndex } from "./write-search-index.ts";

/** The search index of a directory in one language. */
export interface SearchIndex extends Pick<PublicDirectory, "analyses" | "categories"> {
  /** The file, a `SearchIndexFile`. */
  text: string;
  /** Made of the text: another one for another text. */
  name: string;
}

/** The search index at this revision: the very same as before where nothing that it tells has changed. */
export function searchIndexOf(catalogue: Catalogue, language: Language, main: Language): SearchIndex {
  const { analyses, categories } = publicDirectory(catalogue, language, main);
  return catalogue.derive<SearchIndex>(`search index ${language} ${main}`, (former) => {
    if (former?.value.analyses === analyses && former.value.categories === categories) return former.value;
    const text = writeSearchIndex({ analyses, categories }, language);
    const name = createHash("sha256").update(text).digest("base64url").slice(0, 24);
    return { analyses, categories, text, name };
  });
}
