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
  /** What of it was sought: its texts are marked where they have one of these forms. */
  formsIn(one: Of): readonly Form[];
}

/** A name that more entries than this have is no name of one thing: Leberwert. */
const mostCalled = 3;
/** So many words a name may have whose other names are looked for, and so many of these are. */
const mostWords = 3;
const mostNames = 6;

/**
 * A ranked search over entries held in memory, the same in Lambdas and in browsers. First what has every word, as it is typed or in another
 * form of it: exact code, name, synonym, fact, text. Then, each after all of the former: what is found by other names of the same thing; if
 * fewer than five are found, what is found by the parts of compounds; if still fewer, what is found in spite of typing errors. 10,000
 * entries: below 5 ms a query. Browsers get no more than this; what gathers words and keeps up with changes is `Search`.
 */
export class Finder<Of, Gathered extends Part<Of> = Part<Of>> {
  protected readonly gathered: Gathered;

  constructor(gathered: Gathered) {
    this.gathered = gathered;
  }

  /**
   * What a query finds; one without letters finds nothing.
   * @param keep the filter; what else is looked for depends on what passes it
   */
  find(query: string, keep?: (found: Of) => boolean): Found<Of> {
    const words = soughtWords(query);
    const readings = readingsOf(words);
    let hits = this.hits((part) => scoresOf(part, query, readings), keep);
    // A single letter of a further word is not yet a search for it.
    if (hits.length === 0 && words.length > 1 && words.at(-1)?.length === 1)
      return this.find(words.slice(0, -1).join(" "), keep);

    const direct = formsOf(readings);
    const others = new Map<Of, readonly Form[]>();
    /** Adds what is found in another way, behind what was found before. */
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

  /** Entries of which these words are a name, if they are the name of one thing; undefined if there are none, or many. */
  #called(words: readonly string[], keep?: (found: Of) => boolean): Known<Of>[] | undefined {
    const key = nameKey(words);
    const called: Known<Of>[] = [];
    for (const entry of this.named(words)) {
      if ((keep && !keep(entry.found)) || !namesOf(entry).keys.includes(key)) continue;
      if (called.push(entry) > mostCalled) return undefined;
    }
    return called.length > 0 ? called : undefined;
  }

  /** Readings of the words with a name replaced by other names of the same thing: Cobalamin by Vitamin B12. */
  #byOtherNames(words: readonly string[], keep?: (found: Of) => boolean): Reading[] {
    const readings: Reading[] = [];
    const seek = seeker();
    // The longer a name, the more it says.
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

  /** Readings of the words without fillers, and with a compound replaced by its parts; they are looked for in everything but texts. */
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

  /** Entries with every word as a whole one in their names. */
  protected named(words: readonly string[]): Known<Of>[] {
    return namedIn(this.gathered, words);
  }

  /** Whether any word sounds like this at its beginning. */
  protected begins(part: string): boolean {
    return this.gathered.vocabulary.begins(part);
  }

  /** What has a score and passes the filter, the best first. */
  protected hits(score: (part: Part) => Scores, keep?: (found: Of) => boolean): Hits<Of> {
    return hitsIn(this.gathered, score(this.gathered), keep);
  }
}

/** All forms of the words of some readings. */
const formsOf = (readings: readonly Reading[]): Form[] => [
  ...new Set(readings.flatMap((reading) => reading.flatMap(({ forms }) => forms))),
];
