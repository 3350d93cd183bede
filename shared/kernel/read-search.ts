import { Finder } from "./finder.ts";
import { codeKey } from "./folding.ts";
import { type NamedEntry, partOf } from "./search-entries.ts";
import { Vocabulary, type WrittenVocabulary } from "./search-vocabulary.ts";

/** A search over entries whose words `Search` has written before. */
export const readSearch = <Of>(entries: Iterable<NamedEntry<Of>>, written: WrittenVocabulary): Finder<Of> =>
  new Finder(
    partOf(
      Array.from(entries, (entry) => ({ ...entry, key: codeKey(entry.code), terms: [] })),
      ({ length }) => Vocabulary.read(written, length),
    ),
  );
