import { enoughHits, placesOfFacts } from "./ranking.ts";
import {
  byScore,
  type Hit,
  hitsOf,
  type Known,
  known,
  type NamedEntry,
  namesOf,
  type Part,
  partOf,
  type SearchEntry,
  scoresOf,
  termsIn,
} from "./search-entries.ts";
import {
  type Form,
  inNames,
  nameKey,
  partsOf,
  type Reading,
  readingsOf,
  seeker,
  soughtWords,
  withoutFillers,
} from "./search-forms.ts";
import type { WrittenVocabulary } from "./search-vocabulary.ts";
import { merged } from "./sorted.ts";

export { codeKey, fold, isCode, termsOf, wordsOf } from "./folding.ts";
export type { SearchEntry } from "./search-entries.ts";

export interface Found<Of> {
  /** The best first. */
  found: Of[];
  /** What of it was sought: its texts are marked where they have one of these forms. */
  formsIn(one: Of): readonly Form[];
}

/** If more than one entry in this many has changed, the words of all are gathered anew. */
const mostApart = 32;

/** A name that more entries than this have is no name of one thing: Leberwert. */
const mostCalled = 3;
/** So many words a name may have whose other names are looked for, and so many of these are. */
const mostWords = 3;
const mostNames = 6;

/**
 * A ranked search over entries held in memory, the same in Lambdas and in browsers. First what has every word, as it is typed or in another
 * form of it: exact code, name, synonym, fact, text. Then, each after all of the former: what is found by other names of the same thing; if
 * fewer than five are found, what is found by the parts of compounds; if still fewer, what is found in spite of typing errors. 10,000
 * entries: below 5 ms a query. What has changed since the words were gathered is kept apart, so that an update costs only as much as what
 * changed.
 */
export class Search<Of> {
  readonly #gathered: Part<Of>;
  /** Places of gathered entries that have changed or gone since. */
  readonly #gone: ReadonlySet<number>;
  readonly #changed: Part<Of>;

  /** A search over these entries. */
  static over<Of>(entries: Iterable<SearchEntry<Of>>): Search<Of> {
    return new Search(partOf(Array.from(entries, (entry) => known(entry, termsIn(entry)))));
  }

  /** A search over the entries whose words were written before. */
  static read<Of>(entries: Iterable<NamedEntry<Of>>, written: WrittenVocabulary): Search<Of> {
    return new Search(
      partOf(
        Array.from(entries, (entry) => known(entry, [])),
        written,
      ),
    );
  }

  private constructor(gathered: Part<Of>, gone = new Set<number>(), changed = partOf<Of>([])) {
    this.#gathered = gathered;
    this.#gone = gone;
    this.#changed = changed;
  }

  /** A search over the same entries except these, by id: changed or new, or undefined for one that is gone. */
  with(changes: ReadonlyMap<string, SearchEntry<Of> | undefined>): Search<Of> {
    const { entries, places } = this.#gathered;
    const isKnown = (id: string) => places.has(id) || this.#changed.places.has(id);
    if ([...changes].every(([id, entry]) => !entry && !isKnown(id))) return this;
    const changed = this.#changed.entries.filter(({ id }) => !changes.has(id));
    for (const entry of changes.values()) if (entry) changed.push(known(entry, termsIn(entry)));
    const gone = new Set(this.#gone);
    for (const id of changes.keys()) {
      const place = places.get(id);
      if (place !== undefined) gone.add(place);
    }
    if (changed.length * mostApart <= entries.length)
      return new Search(this.#gathered, gone, partOf(changed));
    return new Search(partOf([...entries.filter((_, place) => !gone.has(place)), ...changed]));
  }

  /** The words of all entries, for `read`; the same entries always give the same text. */
  write(): WrittenVocabulary {
    const kept = this.#gathered.entries.filter((_, place) => !this.#gone.has(place));
    return partOf([...kept, ...this.#changed.entries]).vocabulary.write();
  }

  /**
   * What a query finds; an empty one finds everything.
   * @param keep the filter; what else is looked for depends on what passes it
   */
  find(query: string, keep: (found: Of) => boolean = () => true): Found<Of> {
    if (query.trim() === "") {
      const all = this.#hits(({ entries }) => new Float64Array(entries.length).fill(1), keep);
      return { found: all.map(({ entry }) => entry.found), formsIn: () => [] };
    }
    const words = soughtWords(query);
    if (words.length === 0) return { found: [], formsIn: () => [] };
    const readings = readingsOf(words);
    const hits = this.#hits((part) => scoresOf(part, query, readings), keep);
    // A single letter of a further word is not yet a search for it.
    if (hits.length === 0 && words.length > 1 && words.at(-1)?.length === 1)
      return this.find(words.slice(0, -1).join(" "), keep);

    const direct = formsOf(readings);
    const others = new Map<Of, readonly Form[]>();
    /** Adds what is found in another way, behind what was found before. */
    const add = (score: (part: Part) => Float64Array, forms: () => readonly Form[]) => {
      const before = new Set(hits.map(({ entry }) => entry.id));
      const more = this.#hits(score, keep).filter(({ entry }) => !before.has(entry.id));
      if (more.length === 0) return;
      hits.push(...more);
      const shown = [...direct, ...forms()];
      for (const { entry } of more) others.set(entry.found, shown);
    };
    const named = this.#byOtherNames(words, keep);
    if (named.length > 0)
      add(
        (part) => part.vocabulary.findAny(named),
        () => formsOf(named),
      );
    if (hits.length < enoughHits) {
      const parts = this.#byParts(words);
      if (parts.length > 0)
        add(
          (part) => part.vocabulary.findAny(parts),
          () => formsOf(parts),
        );
    }
    if (hits.length < enoughHits) {
      const typos = new Map<string, Form>();
      add(
        (part) => part.vocabulary.findAny(readings.slice(0, 1), typos),
        () => [...typos.values()],
      );
    }
    return { found: hits.map(({ entry }) => entry.found), formsIn: (one) => others.get(one) ?? direct };
  }

  get #parts(): readonly Part<Of>[] {
    return this.#changed.entries.length === 0 ? [this.#gathered] : [this.#gathered, this.#changed];
  }

  /** Entries of which these words are a name, if they are the name of one thing; undefined if there are none, or many. */
  #called(words: readonly string[], keep: (found: Of) => boolean): Known<Of>[] | undefined {
    const key = nameKey(words.join(" "));
    const called: Known<Of>[] = [];
    for (const part of this.#parts) {
      for (const place of part.vocabulary.named(words)) {
        const entry = part.entries[place] as Known<Of>;
        if (part === this.#gathered && this.#gone.has(place)) continue;
        if (!keep(entry.found) || !namesOf(entry).keys.includes(key)) continue;
        if (called.push(entry) > mostCalled) return undefined;
      }
    }
    return called.length > 0 ? called : undefined;
  }

  /** Readings of the words with a name replaced by other names of the same thing: Cobalamin by Vitamin B12. */
  #byOtherNames(words: readonly string[], keep: (found: Of) => boolean): Reading[] {
    const readings: Reading[] = [];
    const seek = seeker();
    // The longer a name, the more it says.
    for (let count = mostWords; count > 0; count--) {
      for (let from = 0; from + count <= words.length; from++) {
        const to = from + count;
        const name = words.slice(from, to);
        const key = nameKey(name.join(" "));
        const others = (this.#called(name, keep) ?? []).flatMap((entry) => {
          const { folded, keys } = namesOf(entry);
          return folded.filter((other, at) => other.length >= 3 && keys[at] !== key);
        });
        for (const other of new Set(others)) {
          const instead = other.split(" ");
          if (readings.length === mostNames) return readings;
          if (instead.length <= mostWords && this.#called(instead, keep))
            readings.push([
              ...words.slice(0, from).map(seek),
              ...instead.map(inNames),
              ...words.slice(to).map(seek),
            ]);
        }
      }
    }
    return readings;
  }

  /** Readings of the words without fillers, and with a compound replaced by its parts; they are looked for in everything but texts. */
  #byParts(words: readonly string[]): Reading[] {
    const seek = seeker(placesOfFacts);
    const begins = (part: string) => this.#parts.some(({ vocabulary }) => vocabulary.begins(part));
    const telling = withoutFillers(words);
    const readings = telling.flatMap((word, at) =>
      partsOf(word, begins).map((parts) => [...telling.slice(0, at), ...parts, ...telling.slice(at + 1)]),
    );
    if (telling.length > 0 && telling.length < words.length) readings.push(telling);
    return readings.map((reading) => reading.map(seek));
  }

  /** What has a score and passes the filter, the best first. */
  #hits(score: (part: Part) => Float64Array, keep: (found: Of) => boolean): Hit<Of>[] {
    const scores = score(this.#gathered);
    for (const place of this.#gone) scores[place] = 0;
    const hits = hitsOf(this.#gathered, scores, keep);
    if (this.#changed.entries.length === 0) return hits;
    return merged(hits, hitsOf(this.#changed, score(this.#changed), keep), byScore);
  }
}

/** All forms of the words of some readings. */
const formsOf = (readings: readonly Reading[]): Form[] => [
  ...new Set(readings.flatMap((reading) => reading.flatMap(({ forms }) => forms))),
];
