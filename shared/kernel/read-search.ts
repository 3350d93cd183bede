import { Finder } from "./finder.ts";
import { type NamedEntry, partOf } from "./search-entries.ts";
import { Vocabulary, type WrittenVocabulary } from "./search-vocabulary.ts";

/** A search over entries, from a vocabulary that `Search` has written. */
export const readSearch = <Of>(entries: readonly NamedEntry<Of>[], written: WrittenVocabulary): Finder<Of> =>
  new Finder(partOf([...entries], Vocabulary.read(written, entries.length)));
