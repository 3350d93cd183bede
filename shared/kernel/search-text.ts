import { codeKey, fold, readingsOf, termsOf, wordsOf } from "./folding.ts";
import { codeScore, enoughHits, wholeName, wholeSynonym } from "./ranking.ts";
import { type Terms, Vocabulary } from "./search-vocabulary.ts";
import { merged } from "./sorted.ts";

export { codeKey, compoundParts, fold, isCode, termsOf, wordsOf } from "./folding.ts";

/** What is searched in: `id` comes back. */
export interface SearchEntry {
  id: string;
  code: string;
  name: string;
  synonyms: readonly string[];
  /** Everything else by which it may be found. */
  text: string;
}

/** An entry in its folded form: folding costs far more than all else, so it is done once. */
interface Known {
  id: string;
  code: string;
  name: string;
  synonyms: ReadonlySet<string>;
  terms: Terms;
}

const knownOf = (entry: SearchEntry): Known => ({
  id: entry.id,
  code: codeKey(entry.code),
  name: fold(entry.name),
  synonyms: new Set(entry.synonyms.map(fold)),
  // Free text is long: its words are enough, pieces written together are looked for in names.
  terms: [
    new Set(termsOf(entry.name)),
    new Set(entry.synonyms.flatMap(termsOf)),
    new Set(wordsOf(entry.text)),
  ],
});

/** Among equals the shorter name says more of what was typed; then the alphabet. */
const byName = (one: Known, other: Known) =>
  one.name.length - other.name.length ||
  order(one.name, other.name) ||
  order(one.code, other.code) ||
  order(one.id, other.id);
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Entries with their words. */
interface Part {
  entries: readonly Known[];
  vocabulary: Vocabulary;
}
const partOf = (entries: readonly Known[]): Part => ({ entries, vocabulary: new Vocabulary(entries) });

/** Once more than one entry in so many stands apart, the words of all are gathered anew. */
const mostApart = 32;

/**
 * A ranked search over entries held in memory, for Lambdas: code exact, code prefix, name, synonym, text; umlaut spellings, parts of
 * compounds; one typing error where fewer than five are found without. 10,000 entries: below 5 ms a query. What changed since the words
 * were gathered stands in a part of its own, so that a search over the next edition of the entries costs little.
 */
export class Search {
  /** All entries in the order of `byName`: ranks among equals. */
  readonly #ranked: readonly Known[];
  /** What the words were gathered of, and what joined it since. */
  readonly #parts: readonly [Part, Part];
  /** By part and entry, the rank; -1 for those that are no longer there. */
  readonly #ranks: readonly Int32Array[];

  /** A search over these entries. */
  static over(entries: Iterable<SearchEntry>): Search {
    const ranked = Array.from(entries, knownOf).sort(byName);
    return new Search(ranked, partOf(ranked));
  }

  private constructor(ranked: readonly Known[], gathered: Part) {
    const former = new Set(gathered.entries);
    const joining = ranked.filter((entry) => !former.has(entry));
    const isMany = joining.length * mostApart > ranked.length;
    this.#parts = isMany ? [partOf(ranked), partOf([])] : [gathered, partOf(joining)];
    this.#ranked = ranked;
    const ranks = new Map(ranked.map((entry, rank) => [entry, rank]));
    this.#ranks = this.#parts.map(({ entries }) =>
      Int32Array.from(entries, (entry) => ranks.get(entry) ?? -1),
    );
  }

  /** A search over the same entries but these, by id: changed or new, undefined where one is gone. */
  with(changed: ReadonlyMap<string, SearchEntry | undefined>): Search {
    const kept = this.#ranked.filter(({ id }) => !changed.has(id));
    const added = [...changed.values()].flatMap((entry) => (entry ? [knownOf(entry)] : []));
    return new Search(merged(kept, added.sort(byName), byName), this.#parts[0]);
  }

  /** Ids, the best first; an empty query finds everything. */
  find(query: string): string[] {
    const readings = readingsOf(query);
    if (readings.length === 0) return query.trim() === "" ? this.#ranked.map(({ id }) => id) : [];
    const found = this.#rank((part) => scoresOf(part, query, readings));
    if (found.length < enoughHits) {
      const before = new Set(found);
      const typo = this.#rank(({ vocabulary }) => vocabulary.findAll(readings[0] ?? [], true));
      found.push(...typo.filter((rank) => !before.has(rank)));
    }
    return found.map((rank) => this.#ranked[rank]?.id ?? "");
  }

  /** Ranks of entries with a score, the best first; sorted as numbers, because a comparing function costs more than the search. */
  #rank(score: (part: Part) => Float64Array): number[] {
    const keys: number[] = [];
    for (const [at, part] of this.#parts.entries()) {
      const ranks = this.#ranks[at];
      for (const [place, value] of score(part).entries()) {
        const rank = ranks?.[place] ?? -1;
        if (value > 0 && rank >= 0) keys.push((2_000_000 - Math.round(value * 100)) * 2 ** 24 + rank);
      }
    }
    return Array.from(Float64Array.from(keys).sort(), (key) => key % 2 ** 24);
  }
}

/** By entry, how well it fits the query; 0 where it does not. */
function scoresOf({ entries, vocabulary }: Part, query: string, readings: readonly string[][]): Float64Array {
  const scores = new Float64Array(entries.length);
  for (const words of readings) {
    const found = vocabulary.findAll(words);
    for (let at = 0; at < scores.length; at++) scores[at] = Math.max(scores[at] ?? 0, found[at] ?? 0);
  }
  const whole = fold(query);
  const code = codeKey(query);
  for (const [at, one] of entries.entries()) {
    let score = scores[at] ?? 0;
    if (code !== "" && one.code.startsWith(code)) score = Math.max(score, codeScore(code, one.code));
    if (one.name === whole) score = Math.max(score, wholeName);
    else if (one.synonyms.has(whole)) score = Math.max(score, wholeSynonym);
    scores[at] = score;
  }
  return scores;
}
