import { enoughHits, placesOfFacts } from "./ranking.ts";
import type { Scores } from "./scores.ts";
import { type Hits, hitsIn, type Known, namedIn, namesOf, type Part, scoresOf } from "./search-entries.ts";
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

export interface Found<Of> {
  found: Hits<Of>;
  /** Forms of the query's words by which an entry was found; they are marked in its texts. */
  formsIn(one: Of): readonly Form[];
}

/** A name shared by more entries than this does not identify one thing, for example Leberwert. */
const mostCalled = 3;
/** Maximum number of words in a name that is replaced by other names, and of such replacements. */
const mostWords = 3;
const mostNames = 6;

/**
 * A ranked search over entries held in memory, the same in Lambdas and in browsers. Entries with every word, as typed or in another form,
 * come first: exact code, name, synonym, fact, text. Then follow hits by other names of the same thing; if there are fewer than five, hits
 * by the parts of compounds; if there are still fewer, hits despite typing errors. 10,000 entries take below 5 ms a query. Browsers load
 * only this; `Search` also gathers words and keeps up with changes.
 */
export class Finder<Of, Gathered extends Part<Of> = Part<Of>> {
  protected readonly gathered: Gathered;

  constructor(gathered: Gathered) {
    this.gathered = gathered;
  }

  /**
   * The hits of a query; one without letters has none.
   * @param keep the filter; whether to search further depends on the number of hits that pass it
   */
  find(query: string, keep?: (found: Of) => boolean): Found<Of> {
    const words = soughtWords(query);
    const readings = readingsOf(words);
    let hits = this.hits((part) => scoresOf(part, query, readings), keep);
    // Ignore a single letter of a further word, which is not yet a search for it.
    if (hits.length === 0 && words.length > 1 && words.at(-1)?.length === 1)
      return this.find(words.slice(0, -1).join(" "), keep);

    const direct = formsOf(readings);
    const others = new Map<Of, readonly Form[]>();
    /** Adds hits of another method behind those found before. */
    const add = (score: (part: Part) => Scores, forms: () => readonly Form[]) => {
      const before = hits.slice();
      const all = new Set([...before, ...this.hits(score, keep).slice()]);
      if (all.size === before.length) return;
      hits = [...all];
      const shown = [...direct, ...forms()];
      for (const one of hits.slice(before.length)) others.set(one, shown);
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
    return { found: hits, formsIn: (one) => others.get(one) ?? direct };
  }

  /** Entries with these words as a name; undefined if there are none, or too many for the name of one thing. */
  #called(words: readonly string[], keep?: (found: Of) => boolean): Known<Of>[] | undefined {
    const key = nameKey(words);
    const called: Known<Of>[] = [];
    for (const entry of this.named(words)) {
      if ((keep && !keep(entry.found)) || !namesOf(entry).keys.includes(key)) continue;
      if (called.push(entry) > mostCalled) return undefined;
    }
    return called.length > 0 ? called : undefined;
  }

  /** Readings in which a name is replaced by other names of the same thing: Cobalamin by Vitamin B12. */
  #byOtherNames(words: readonly string[], keep?: (found: Of) => boolean): Reading[] {
    const readings: Reading[] = [];
    const seek = seeker();
    // Longer names first, since they are more specific.
    for (let count = mostWords; count > 0; count--) {
      for (let from = 0; from + count <= words.length; from++) {
        const to = from + count;
        const name = words.slice(from, to);
        const key = nameKey(name);
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

  /** Readings of the words without fillers, and with a compound replaced by its parts; they are searched in everything but texts. */
  #byParts(words: readonly string[]): Reading[] {
    const seek = seeker(placesOfFacts);
    const telling = withoutFillers(words);
    const readings = telling.flatMap((word, at) =>
      partsOf(word, (part) => this.begins(part)).map((parts) => [
        ...telling.slice(0, at),
        ...parts,
        ...telling.slice(at + 1),
      ]),
    );
    if (telling.length > 0 && telling.length < words.length) readings.push(telling);
    return readings.map((reading) => reading.map(seek));
  }

  /** Entries whose names contain every word as a whole word. */
  protected named(words: readonly string[]): Known<Of>[] {
    return namedIn(this.gathered, words);
  }

  /** Whether the sound of any word begins like this. */
  protected begins(part: string): boolean {
    return this.gathered.vocabulary.begins(part);
  }

  /** Entries that have a score and pass the filter, best first. */
  protected hits(score: (part: Part) => Scores, keep?: (found: Of) => boolean): Hits<Of> {
    return hitsIn(this.gathered, score(this.gathered), keep);
  }
}

/** All forms of the words of some readings. */
const formsOf = (readings: readonly Reading[]): Form[] => [
  ...new Set(readings.flatMap((reading) => reading.flatMap(({ forms }) => forms))),
];
