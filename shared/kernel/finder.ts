import { isCode } from "./folding.ts";
import { foundNothing, inTurn, type Plain, type SearchResult } from "./found.ts";
import { enoughHits, placesOfFacts, placesOfNames } from "./ranking.ts";
import type { Scores } from "./scores.ts";
import { partsOf } from "./search-compounds.ts";
import {
  calledIn,
  type Hits,
  hitsIn,
  type IndexedEntry,
  namedIn,
  namesOf,
  type Part,
  scoresOf,
} from "./search-entries.ts";
import {
  type Form,
  inNames,
  nameKey,
  otherSpelling,
  type Reading,
  readingOf,
  readingsOf,
  seeker,
  soughtWords,
  withoutFillers,
} from "./search-forms.ts";
import type { Further } from "./search-further.ts";
import { listedIn } from "./search-lists.ts";
import type { Finding } from "./search-vocabulary.ts";

export type Keep<Of> = ((hit: Of) => boolean) | undefined;

/** A name shared by more entries than this does not identify one thing, for example Leberwert. */
const mostCalled = 3;
/** Maximum number of words in a name that is replaced by other names, and of such replacements. */
const mostWords = 3;
const mostNames = 6;

/**
 * A ranked search over entries held in memory, the same in Lambdas and in browsers. Entries with every word, as typed or in another form,
 * come first: exact code, name, synonym, fact, text. Then follow hits by other names of the same thing and, if there are fewer than five,
 * hits by the parts of compounds. Several names find each of them. `search-further.ts` goes on if no name has
 * the words. 10,000 entries take below 5 ms a query. Browsers load only this; `Search` also gathers words and keeps up
 * with changes.
 */
export class Finder<Of, Gathered extends Part<Of> = Part<Of>> {
  protected readonly gathered: Gathered;
  /** How words are found without typing errors. */
  readonly plainly: Finding = { isWord: (sound) => this.isWord(sound) };

  constructor(gathered: Gathered) {
    this.gathered = gathered;
  }

  /**
   * The hits of a query; one without letters has none.
   * @param keep the filter; how to search further depends on the hits that pass it
   * @param further searches further if no name has what was typed
   */
  find(query: string, keep?: (hit: Of) => boolean, further?: Further): SearchResult<Of> {
    const words = soughtWords(query);
    const list = this.#listed(query, words, keep);
    const result = list ?? { ...foundNothing, ...this.plain(query, words, keep) };
    const queries = list ? list.without : this.#isSure(query, words, result, keep) ? [] : [query];
    return queries.length > 0 && further
      ? further(this, { own: result, asked: queries, query, words, keep })
      : result;
  }

  /** Whether hits need no vocabulary: there are enough, or names and facts have the words as typed. */
  #isSure(query: string, words: readonly string[], { found: hits }: Plain<Of>, keep: Keep<Of>): boolean {
    if (hits.length === 0 || hits.length >= enoughHits) return hits.length > 0;
    return (
      isCode(words.join("")) || this.#inPlaces(query, words, keep, placesOfFacts, otherSpelling).length > 0
    );
  }

  /**
   * Entries that have every word in their first places.
   * @param least factor of the forms in which they may have it
   */
  #inPlaces(
    query: string,
    words: readonly string[],
    keep: Keep<Of>,
    places = placesOfNames,
    least = 0,
  ): Hits<Of> {
    // GH is not the beginning of GHB.
    const isAbbreviation = least && /^\p{Lu}{2,4}$/u.test(query);
    const readings = readingsOf(words).map((reading) =>
      reading.map(({ word, forms, within }) => ({
        word,
        forms: forms.flatMap((form) =>
          form.factor < least ? [] : isAbbreviation ? { ...form, whole: true } : form,
        ),
        within: Math.min(within, places),
      })),
    );
    return this.hits((part) => scoresOf(part, query, readings, this.plainly), keep);
  }

  /** Entries that have every word. */
  plain(query: string, words: readonly string[], keep: Keep<Of>): Plain<Of> {
    const readings = readingsOf(words);
    let hits = this.hits((part) => scoresOf(part, query, readings, this.plainly), keep);
    const direct = formsOf(readings);
    const others = new Map<Of, readonly Form[]>();
    /** Adds hits of other readings behind those found before. */
    const add = (further: readonly Reading[]) => {
      if (further.length === 0) return;
      const before = hits.slice();
      const all = new Set([...before, ...this.having(further, keep).slice()]);
      if (all.size === before.length) return;
      hits = [...all];
      const shown = [...direct, ...formsOf(further)];
      for (const hit of hits.slice(before.length)) others.set(hit, shown);
    };
    add(this.#byOtherNames(words, keep));
    if (hits.length < enoughHits) add(this.#byParts(words));
    return { found: hits, formsIn: (hit) => others.get(hit) ?? direct };
  }

  /** Entries that have all the words of any reading. */
  having(readings: readonly Reading[], keep: Keep<Of>): Hits<Of> {
    return this.hits((part) => part.vocabulary.findAny(readings, this.plainly), keep);
  }

  /** The entries of each name, if the query lists several; not if they are words that an entry has together (Bilirubin, direkt). */
  #listed(query: string, words: readonly string[], keep: Keep<Of>): SearchResult<Of> | undefined {
    const separated = listedIn(query);
    const names = separated.length > 1 ? separated : this.#namesIn(words, keep);
    if (names.length < 2) return undefined;
    const isEach = separated.length > 1 && names.every((name) => this.isName(soughtWords(name), keep));
    if (!isEach && this.#inPlaces(query, words, keep).length > 0) return undefined;
    const each = names.map((name) => this.plain(name, soughtWords(name), keep));
    const hits = each.filter(({ found: list }) => list.length > 0);
    if (hits.length === 0) return undefined;
    const without = names.filter((_, index) => each[index]?.found.length === 0);
    return { ...foundNothing, ...inTurn(hits), without };
  }

  /** The names or codes of which a query consists; none if it has other words. */
  #namesIn(words: readonly string[], keep: Keep<Of>): string[] {
    const names: string[] = [];
    for (let from = 0; from < words.length; ) {
      let count = Math.min(mostWords, words.length - from);
      while (count > 0 && !this.isName(words.slice(from, from + count), keep)) count--;
      if (count === 0) return [];
      names.push(words.slice(from, from + count).join(" "));
      from += count;
    }
    return names;
  }

  /** Whether an entry has these words as a name. */
  isName(words: readonly string[], keep: Keep<Of>): boolean {
    return this.called(words).some(({ found: hit }) => !keep || keep(hit));
  }

  /** Entries with these words as a name; undefined if there are none, or too many for the name of one thing. */
  #called(words: readonly string[], keep: Keep<Of>): IndexedEntry<Of>[] | undefined {
    const called = this.called(words).filter(({ found: hit }) => !keep || keep(hit));
    return called.length > 0 && called.length <= mostCalled ? called : undefined;
  }

  /** Readings in which a name is replaced by other names of the same thing: Cobalamin by Vitamin B12. */
  #byOtherNames(words: readonly string[], keep: Keep<Of>): Reading[] {
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
          return folded.filter((other, index) => other.length >= 3 && keys[index] !== key);
        });
        for (const other of new Set(others)) {
          const instead = other.split(" ");
          if (readings.length === mostNames) return readings;
          if (instead.length <= mostWords && this.#called(instead, keep))
            readings.push([
              ...readingOf(words.slice(0, from), seek),
              ...instead.map(inNames),
              ...readingOf(words.slice(to), seek),
            ]);
        }
      }
    }
    return readings;
  }

  /** Readings of the words without fillers, and with a compound replaced by its parts; they are searched in everything but texts. */
  #byParts(words: readonly string[]): Reading[] {
    const seek = seeker(placesOfFacts);
    const significant = withoutFillers(words);
    const readings = significant.flatMap((word, index) =>
      partsOf(word, (part) => this.begins(part)).map((parts) => [
        ...significant.slice(0, index),
        ...parts,
        ...significant.slice(index + 1),
      ]),
    );
    if (significant.length > 0 && significant.length < words.length) readings.push(significant);
    return readings.map((reading) => readingOf(reading, seek));
  }

  /** Entries whose names contain every word as a whole word. */
  named(words: readonly string[]): IndexedEntry<Of>[] {
    return namedIn(this.gathered, words);
  }

  /** Entries that have these words as a name. */
  protected called(words: readonly string[]): IndexedEntry<Of>[] {
    return calledIn(this.gathered, words);
  }

  /** Whether the sound of any word begins like this. */
  protected begins(part: string): boolean {
    return this.gathered.vocabulary.begins(part);
  }

  /** Whether a sound is that of a whole word. */
  protected isWord(sound: string): boolean {
    return this.gathered.vocabulary.hasWord(sound);
  }

  /** Entries that have a score and pass the filter, best first. */
  hits(score: (part: Part) => Scores, keep?: (hit: Of) => boolean): Hits<Of> {
    return hitsIn(this.gathered, score(this.gathered), keep);
  }
}

/** All forms of the words of some readings. */
export const formsOf = (readings: readonly Reading[]): Form[] => [
  ...new Set(readings.flatMap((reading) => reading.flatMap(({ forms }) => forms))),
];
