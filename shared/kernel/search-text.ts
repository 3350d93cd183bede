import { Finder } from "./finder.ts";
import {
  byScore,
  type Hit,
  type Known,
  known,
  namesOf,
  type Part,
  partOf,
  ranked,
  type SearchEntry,
} from "./search-entries.ts";
import { termsIn } from "./search-terms.ts";
import type { WrittenVocabulary } from "./search-vocabulary.ts";
import { merged } from "./sorted.ts";
import { gatherVocabulary, writeVocabulary } from "./write-vocabulary.ts";

export type { Found } from "./finder.ts";
export { codeKey, fold, isCode, termsOf, wordsOf } from "./folding.ts";
export type { SearchEntry } from "./search-entries.ts";

/** If more than one entry in this many has changed, the words of all are gathered anew. */
const mostApart = 32;

const gather = <Of>(entries: Parameters<typeof partOf<Of>>[0]) =>
  partOf(entries, (sorted) => gatherVocabulary(sorted.map(({ terms }) => terms)));

/**
 * A search that gathers the words of its entries and keeps up with them: what has changed since the words were gathered is kept apart, so
 * that an update costs only as much as what changed.
 */
export class Search<Of> extends Finder<Of> {
  /** Places of gathered entries that have changed or gone since. */
  readonly #gone: ReadonlySet<number>;
  readonly #changed: Part<Of>;

  /** A search over these entries. */
  static over<Of>(entries: Iterable<SearchEntry<Of>>): Search<Of> {
    return new Search(gather(Array.from(entries, named)));
  }

  private constructor(gathered: Part<Of>, gone = new Set<number>(), changed = gather<Of>([])) {
    super(gathered);
    this.#gone = gone;
    this.#changed = changed;
  }

  /** A search over the same entries except these, by id: changed or new, or undefined for one that is gone. */
  with(changes: ReadonlyMap<string, SearchEntry<Of> | undefined>): Search<Of> {
    const { entries, places } = this.gathered;
    const isKnown = (id: string) => places.has(id) || this.#changed.places.has(id);
    if ([...changes].every(([id, entry]) => !entry && !isKnown(id))) return this;
    const changed = this.#changed.entries.filter(({ id }) => !changes.has(id));
    for (const entry of changes.values()) if (entry) changed.push(named(entry));
    const gone = new Set(this.#gone);
    for (const id of changes.keys()) {
      const place = places.get(id);
      if (place !== undefined) gone.add(place);
    }
    if (changed.length * mostApart <= entries.length) return new Search(this.gathered, gone, gather(changed));
    return new Search(gather([...entries.filter((_, place) => !gone.has(place)), ...changed]));
  }

  /** The words of all entries, for `readSearch`; the same entries always give the same text. */
  write(): WrittenVocabulary {
    const kept = this.gathered.entries.filter((_, place) => !this.#gone.has(place));
    return writeVocabulary(gather([...kept, ...this.#changed.entries]).vocabulary);
  }

  protected override get parts(): readonly Part<Of>[] {
    return this.#changed.entries.length === 0 ? [this.gathered] : [this.gathered, this.#changed];
  }

  protected override isGone(part: Part<Of>, place: number): boolean {
    return part === this.gathered && this.#gone.has(place);
  }

  protected override hits(score: (part: Part) => Float64Array, keep: (found: Of) => boolean): Known<Of>[] {
    const scores = score(this.gathered);
    for (const place of this.#gone) scores[place] = 0;
    if (this.#changed.entries.length === 0) return ranked(this.gathered, scores, keep, (entry) => entry);
    const hit = (entry: Known<Of>, score: number): Hit<Of> => ({ entry, score });
    const hits = ranked(this.gathered, scores, keep, hit);
    const more = ranked(this.#changed, score(this.#changed), keep, hit);
    return merged(hits, more, byScore).map(({ entry }) => entry);
  }
}

/** Its names are made along with its words: made when first needed, they would delay the first key presses of a search. */
function named<Of>(entry: SearchEntry<Of>): Known<Of> {
  const one = known(entry, termsIn(entry));
  namesOf(one);
  return one;
}
