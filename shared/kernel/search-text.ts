import { codeKey, fold, readingsOf, termsOf, wordsOf } from "./folding.ts";
import { codeScore, enoughHits, wholeName, wholeSynonym } from "./ranking.ts";
import { type Terms, Vocabulary } from "./search-vocabulary.ts";
import { merged } from "./sorted.ts";

export { codeKey, compoundParts, fold, isCode, termsOf, wordsOf } from "./folding.ts";

/** What is searched in, by `id`: `found` comes back. */
export interface SearchEntry<Found = unknown> {
  id: string;
  found: Found;
  code: string;
  name: string;
  synonyms: readonly string[];
  /** Everything else by which it may be found. */
  text: string;
}

/** An entry in its folded form: folding costs far more than all else, so it is done once. */
interface Known<Found = unknown> {
  id: string;
  found: Found;
  code: string;
  name: string;
  synonyms: readonly string[];
  terms: Terms;
}

const knownOf = <Found>(entry: SearchEntry<Found>): Known<Found> => ({
  id: entry.id,
  found: entry.found,
  code: codeKey(entry.code),
  name: fold(entry.name),
  synonyms: entry.synonyms.map(fold),
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

/** Entries in the order of `byName`, with their words and places. */
interface Part<Found = unknown> {
  entries: readonly Known<Found>[];
  vocabulary: Vocabulary;
  /** By whole name or synonym, the places of the entries that have it and how well it then fits. */
  wholes: ReadonlyMap<string, readonly Whole[]>;
  /** By id. */
  places: ReadonlyMap<string, number>;
}
type Whole = readonly [place: number, score: number];

function partOf<Found>(entries: Known<Found>[]): Part<Found> {
  entries.sort(byName);
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  return { entries, vocabulary: new Vocabulary(entries), wholes: wholesOf(entries), places };
}

function wholesOf(entries: readonly Known[]): Map<string, Whole[]> {
  const wholes = new Map<string, Whole[]>();
  const note = (text: string, whole: Whole) => {
    const known = wholes.get(text);
    if (known) known.push(whole);
    else wholes.set(text, [whole]);
  };
  for (const [place, { name, synonyms }] of entries.entries()) {
    note(name, [place, wholeName]);
    for (const synonym of synonyms) note(synonym, [place, wholeSynonym]);
  }
  return wholes;
}

interface Hit<Found = unknown> {
  entry: Known<Found>;
  score: number;
}
const byScore = (one: Hit, other: Hit) => other.score - one.score || byName(one.entry, other.entry);

/** Once more than one entry in so many stands apart, the words of all are gathered anew. */
const mostApart = 32;

/**
 * A ranked search over entries held in memory, for Lambdas: code exact, code prefix, name, synonym, text; umlaut spellings, parts of
 * compounds; one typing error where fewer than five are found without. 10,000 entries: below 5 ms a query. What changed since their words
 * were gathered stands in a part of its own, so that a search over their next edition costs what changed.
 */
export class Search<Found> {
  readonly #gathered: Part<Found>;
  /** Places of gathered entries that changed or are gone since. */
  readonly #gone: ReadonlySet<number>;
  readonly #changed: Part<Found>;

  /** A search over these entries. */
  static over<Found>(entries: Iterable<SearchEntry<Found>>): Search<Found> {
    return new Search(partOf(Array.from(entries, knownOf)), new Set(), partOf<Found>([]));
  }

  private constructor(gathered: Part<Found>, gone: ReadonlySet<number>, changed: Part<Found>) {
    this.#gathered = gathered;
    this.#gone = gone;
    this.#changed = changed;
  }

  /** A search over the same entries but these, by id: changed or new, undefined where one is gone. */
  with(changes: ReadonlyMap<string, SearchEntry<Found> | undefined>): Search<Found> {
    const { entries, places } = this.#gathered;
    const changed = this.#changed.entries.filter(({ id }) => !changes.has(id));
    for (const entry of changes.values()) if (entry) changed.push(knownOf(entry));
    const gone = new Set(this.#gone);
    for (const id of changes.keys()) {
      const place = places.get(id);
      if (place !== undefined) gone.add(place);
    }
    if (changed.length * mostApart <= entries.length)
      return new Search(this.#gathered, gone, partOf(changed));
    const all = [...entries.filter((_, place) => !gone.has(place)), ...changed];
    return new Search(partOf(all), new Set(), partOf<Found>([]));
  }

  /** What is found, the best first; an empty query finds everything. */
  find(query: string): Found[] {
    const readings = readingsOf(query);
    const isEmpty = query.trim() === "";
    if (readings.length === 0 && !isEmpty) return [];
    const hits = this.#hits((part) =>
      isEmpty ? new Float64Array(part.entries.length).fill(1) : scoresOf(part, query, readings),
    );
    if (!isEmpty && hits.length < enoughHits) {
      const before = new Set(hits.map(({ entry }) => entry));
      const typo = this.#hits(({ vocabulary }) => vocabulary.findAll(readings[0] ?? [], true));
      hits.push(...typo.filter(({ entry }) => !before.has(entry)));
    }
    return hits.map(({ entry }) => entry.found);
  }

  #hits(score: (part: Part) => Float64Array): Hit<Found>[] {
    const scores = score(this.#gathered);
    for (const place of this.#gone) scores[place] = 0;
    const changed = hitsOf(this.#changed, score(this.#changed));
    return merged(hitsOf(this.#gathered, scores), changed, byScore);
  }
}

/** Entries with a score, the best first; sorted as numbers, because a comparing function costs more than the search. */
function hitsOf<Found>({ entries }: Part<Found>, scores: Float64Array): Hit<Found>[] {
  const keys: number[] = [];
  for (const [place, score] of scores.entries()) {
    if (score > 0) keys.push((highest - Math.round(score * 100)) * 2 ** 24 + place);
  }
  return Array.from(Float64Array.from(keys).sort(), (key) => ({
    entry: entries[key % 2 ** 24] as Known<Found>,
    score: highest - Math.floor(key / 2 ** 24),
  }));
}
const highest = 2_000_000;

/** By entry, how well it fits the query; 0 where it does not. */
function scoresOf(part: Part, query: string, readings: readonly string[][]): Float64Array {
  const { entries, vocabulary, wholes } = part;
  const scores = new Float64Array(entries.length);
  const raise = (at: number, score: number) => {
    if (score > (scores[at] ?? 0)) scores[at] = score;
  };
  for (const words of readings) {
    const found = vocabulary.findAll(words);
    for (let at = 0; at < found.length; at++) raise(at, found[at] ?? 0);
  }
  const code = codeKey(query);
  for (let at = 0; code !== "" && at < entries.length; at++) {
    const own = entries[at]?.code ?? "";
    if (own.startsWith(code)) raise(at, codeScore(code, own));
  }
  for (const [at, score] of wholes.get(fold(query)) ?? []) raise(at, score);
  return scores;
}
