import { Finder } from "./finder.ts";
import { foundNothing, type SearchResult } from "./found.ts";
import { Scores } from "./scores.ts";
import {
  byName,
  byScore,
  calledIn,
  entryAt,
  type Hits,
  hitsIn,
  type IndexedEntry,
  namedIn,
  type Part,
  partOf,
  type Ranked,
  ranked,
  type SearchEntry,
} from "./search-entries.ts";
import { type Further, furtherWith } from "./search-further.ts";
import { termsIn } from "./search-terms.ts";
import type { Terms, WrittenVocabulary } from "./search-vocabulary.ts";
import { merged } from "./sorted.ts";
import { gatherVocabulary, writeVocabulary } from "./write-vocabulary.ts";

export { codeKey, fold, isCode, termsOf, wordsOf } from "./folding.ts";
export { type AskVocabulary, foundNothing, type SearchResult } from "./found.ts";
export type { SearchEntry } from "./search-entries.ts";

/** If more than one in this many entries has changed, gather the words of all entries anew. */
const mostApart = 32;

interface Termed<Of> extends IndexedEntry<Of> {
  /** Computed once, since this costs far more than everything else. */
  terms: Terms;
}

interface Gathered<Of> extends Part<Of> {
  entries: readonly Termed<Of>[];
  /** By id. */
  places: ReadonlyMap<string, number>;
}
function gather<Of>(entries: Termed<Of>[]): Gathered<Of> {
  entries.sort(byName);
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  return { ...partOf(entries, gatherVocabulary(entries.map(({ terms }) => terms))), entries, places };
}

/**
 * A search that gathers the words of its entries and keeps up with changes: changed entries are kept apart, so that an update costs
 * only as much as the change.
 */
export class Search<Of> extends Finder<Of, Gathered<Of>> {
  /** Places of gathered entries that have changed or been removed since. */
  readonly #gone: ReadonlySet<number>;
  readonly #changed: Gathered<Of>;

  /** Creates a search over these entries. */
  static over<Of>(entries: Iterable<SearchEntry<Of>>): Search<Of> {
    return new Search(gather(Array.from(entries, termed)));
  }

  private constructor(gathered: Gathered<Of>, removed = new Set<number>(), changed = gather<Of>([])) {
    super(gathered);
    this.#gone = removed;
    this.#changed = changed;
  }

  /** A search over the same entries after changes, by id: a changed or new entry, or undefined for a removed one. */
  with(changes: ReadonlyMap<string, SearchEntry<Of> | undefined>): Search<Of> {
    const { entries, places } = this.gathered;
    const isKnown = (id: string) => places.has(id) || this.#changed.places.has(id);
    if ([...changes].every(([id, entry]) => !entry && !isKnown(id))) return this;
    const changed = this.#changed.entries.filter(({ id }) => !changes.has(id));
    for (const entry of changes.values()) if (entry) changed.push(termed(entry));
    const removed = new Set(this.#gone);
    for (const id of changes.keys()) {
      const place = places.get(id);
      if (place !== undefined) removed.add(place);
    }
    if (changed.length * mostApart <= entries.length)
      return new Search(this.gathered, removed, gather(changed));
    return new Search(gather([...entries.filter((_, place) => !removed.has(place)), ...changed]));
  }

  /** Writes the words of all entries for `readSearch`; the same entries always give the same text. */
  write(): WrittenVocabulary {
    const remaining = this.gathered.entries.filter((_, place) => !this.#gone.has(place));
    return writeVocabulary(gather([...remaining, ...this.#changed.entries]).vocabulary);
  }

  /** The hits of a query; an empty one matches everything. */
  override find(
    query: string,
    keep?: (hit: Of) => boolean,
    further: Further = furtherWith(),
  ): SearchResult<Of> {
    if (query.trim() !== "") return super.find(query, keep, further);
    const hits = this.hits(({ entries }) => everyOne(entries.length), keep);
    return { ...foundNothing, found: hits };
  }

  override named(words: readonly string[]): IndexedEntry<Of>[] {
    return [...this.#kept(super.named(words)), ...namedIn(this.#changed, words)];
  }

  protected override called(words: readonly string[]): IndexedEntry<Of>[] {
    return [...this.#kept(super.called(words)), ...calledIn(this.#changed, words)];
  }

  #kept(entries: readonly IndexedEntry<Of>[]): IndexedEntry<Of>[] {
    const { places } = this.gathered;
    return entries.filter(({ id }) => !this.#gone.has(places.get(id) as number));
  }

  protected override begins(part: string): boolean {
    return super.begins(part) || this.#changed.vocabulary.begins(part);
  }

  protected override isWord(sound: string): boolean {
    return super.isWord(sound) || this.#changed.vocabulary.hasWord(sound);
  }

  override hits(score: (part: Part) => Scores, keep?: (hit: Of) => boolean): Hits<Of> {
    const scores = score(this.gathered);
    for (const place of this.#gone) scores.of[place] = 0;
    if (this.#changed.entries.length === 0) return hitsIn(this.gathered, scores, keep);
    const sorted = (part: Part<Of>, scores: Scores) =>
      Array.from(
        ranked(part, scores, keep).sort(),
        (rank): Ranked<Of> => ({ entry: entryAt(part, rank), rank }),
      );
    const hits = sorted(this.gathered, scores);
    return merged(hits, sorted(this.#changed, score(this.#changed)), byScore).map(({ entry }) => entry.found);
  }
}

/** Gives all entries the same score, for a query without words. */
function everyOne(entries: number): Scores {
  const scores = Scores.over(entries);
  for (let entry = 0; entry < entries; entry++) scores.raise(entry, 1);
  return scores;
}

function termed<Of>(entry: SearchEntry<Of>): Termed<Of> {
  const { id, found: hit, code, name, synonyms } = entry;
  return { id, found: hit, code, name, synonyms, terms: termsIn(entry) };
}
