import type { Catalogue } from "../../../functions/core/door.ts";
import { publicDirectory } from "../../../functions/webpublisher/directory/public-directory.ts";

/** The names that a search of a catalogue finds; `same-search.test.ts` holds that all searches find the same. */
export function searchOf(catalogue: Catalogue) {
  const { search } = publicDirectory(catalogue, "de", "de");
  return (query: string) => search.find(query).found.map(({ name }) => name);
}
