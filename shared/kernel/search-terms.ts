import { termsOf, wordsOf } from "./folding.ts";
import type { SearchEntry } from "./search-entries.ts";
import type { Terms } from "./search-vocabulary.ts";

/** The words of an entry, each only at the place where it counts most. */
export function termsIn({ name, synonyms, facts, text }: SearchEntry): Terms {
  const previous = new Set<string>();
  const fresh = (terms: readonly string[]) => {
    const added = new Set(terms.filter((term) => !previous.has(term)));
    for (const term of added) previous.add(term);
    return added;
  };
  // Facts and texts are long, so only their words count; joined parts are searched in names only.
  return [termsOf(name), synonyms.flatMap(termsOf), facts.flatMap(wordsOf), wordsOf(text)].map(fresh);
}
