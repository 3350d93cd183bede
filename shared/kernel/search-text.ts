import { codeKey, fold, readingsOf, termsOf, wordsOf } from "./folding.ts";
import { codeScore, enoughHits, weights, wholeName, wholeSynonym } from "./ranking.ts";
import { type Terms, Vocabulary, type WrittenVocabulary } from "./search-vocabulary.ts";
import { merged } from "./sorted.ts";

export { codeKey, fold, isCode, termsOf, wordsOf } from "./folding.ts";

/** Something that can be found, by `id`; a search returns `found`. */
export interface SearchEntry<Found = unknown> {
  id: string;
  found: Found;
  code: string;
  name: string;
  synonyms: readonly string[];
  /** What people search for besides names: materials, methods. */
  facts: readonly string[];
  /** Everything else by which it may be found. */
  text: string;
}

/** The parts of an entry that are needed besides its words. */
export type NamedEntry<Found = unknown> = Omit<SearchEntry<Found>, "facts" | "text">;

export interface Found<Of> {
  /** The best first. */
  found: Of[];
  /** Folded words that were found instead of mistyped ones. */
  typos: ReadonlySet<string>;
}

interface Known<Of = unknown> extends NamedEntry<Of> {
  /** As `codeKey` makes it. */
  key: string;
  /** Found once, because that costs far more than all else; empty if they were written before. */
  terms: Terms;
  /** Name and synonyms, folded when first needed. */
  whole?: { name: string; synonyms: readonly string[] };
}

const known = <Of>({ id, found, code, name, synonyms }: NamedEntry<Of>, terms: Terms): Known<Of> => ({
  id,
  found,
  code,
  name,
  synonyms,
  key: codeKey(code),
  terms,
});

/** The words of an entry, each only at the place where it counts most. */
function termsIn({ name, synonyms, facts, text }: SearchEntry): Terms {
  const seen = new Set<string>();
  const fresh = (terms: readonly string[]) => {
    const some = new Set(terms.filter((term) => !seen.has(term)));
    for (const term of some) seen.add(term);
    return some;
  };
  // Facts and texts are long, so only their words count; joined pieces are looked for in names.
  return [termsOf(name), synonyms.flatMap(termsOf), facts.flatMap(wordsOf), wordsOf(text)].map(fresh);
}

/** Among equals the shorter name says more of what was typed; then the alphabet. */
const byName = (one: NamedEntry, other: NamedEntry) =>
  one.name.length - other.name.length ||
  order(one.name, other.name) ||
  order(one.code, other.code) ||
  order(one.id, other.id);
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Entries in the order of `byName`, with their words and places. */
interface Part<Of = unknown> {
  entries: readonly Known<Of>[];
  vocabulary: Vocabulary;
  /** By id. */
  places: ReadonlyMap<string, number>;
}

function partOf<Of>(entries: Known<Of>[], written?: WrittenVocabulary): Part<Of> {
  entries.sort(byName);
  const vocabulary = written
    ? Vocabulary.read(written, entries.length)
    : Vocabulary.of(entries.map(({ terms }) => terms));
  return { entries, vocabulary, places: new Map(entries.map(({ id }, place) => [id, place])) };
}

interface Hit<Of = unknown> {
  entry: Known<Of>;
  score: number;
}
const byScore = (one: Hit, other: Hit) => other.score - one.score || byName(one.entry, other.entry);

/** If more than one entry in this many has changed, the words of all are gathered anew. */
const mostApart = 32;

/**
 * A ranked search over entries held in memory, the same in Lambdas and in browsers: code exact, code prefix, name, synonym, fact, text;
 * umlaut spellings, parts of compounds; one typing error if fewer than five are found without. 10,000 entries: below 5 ms a query. What
 * has changed since the words were gathered is kept apart, so that an update costs only as much as what changed.
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
   * @param keep the filter; whether typing errors are forgiven depends on how much passes it
   */
  find(query: string, keep: (found: Of) => boolean = () => true): Found<Of> {
    const hits = (score: (part: Part) => Float64Array) => this.#hits(score, keep);
    const answer = (some: Hit<Of>[], typos = new Set<string>()) => ({
      found: some.map(({ entry }) => entry.found),
      typos,
    });
    if (query.trim() === "") return answer(hits(({ entries }) => new Float64Array(entries.length).fill(1)));
    const readings = readingsOf(query);
    const [words] = readings;
    if (!words) return answer([]);
    const exact = hits((part) => scoresOf(part, query, readings));
    // A single letter of a further word is not yet a search for it.
    if (exact.length === 0 && words.length > 1 && words.at(-1)?.length === 1)
      return this.find(words.slice(0, -1).join(" "), keep);
    if (exact.length >= enoughHits) return answer(exact);
    const before = new Set(exact.map(({ entry }) => entry));
    const typos = new Set<string>();
    const mistyped = hits(({ vocabulary }) => vocabulary.findAll(words, typos));
    return answer([...exact, ...mistyped.filter(({ entry }) => !before.has(entry))], typos);
  }

  #hits(score: (part: Part) => Float64Array, keep: (found: Of) => boolean): Hit<Of>[] {
    const scores = score(this.#gathered);
    for (const place of this.#gone) scores[place] = 0;
    const hits = hitsOf(this.#gathered, scores, keep);
    if (this.#changed.entries.length === 0) return hits;
    return merged(hits, hitsOf(this.#changed, score(this.#changed), keep), byScore);
  }
}

/** Entries with a score, the best first; sorted as numbers, because a comparing function costs more than the search. */
function hitsOf<Of>({ entries }: Part<Of>, scores: Float64Array, keep: (found: Of) => boolean): Hit<Of>[] {
  const keys = new Float64Array(scores.length);
  let count = 0;
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] ?? 0;
    if (score > 0 && keep((entries[place] as Known<Of>).found))
      keys[count++] = (highest - Math.round(score * 100)) * 2 ** 24 + place;
  }
  return Array.from(keys.subarray(0, count).sort(), (key) => ({
    entry: entries[key % 2 ** 24] as Known<Of>,
    score: highest - Math.floor(key / 2 ** 24),
  }));
}
const highest = 2_000_000;

/** How well each entry fits the query; 0 if it does not. */
function scoresOf({ entries, vocabulary }: Part, query: string, readings: readonly string[][]): Float64Array {
  const [scores = new Float64Array(), ...others] = readings.map((words) => vocabulary.findAll(words));
  const typed = fold(query);
  const code = codeKey(query);
  for (let at = 0; at < scores.length; at++) {
    let score = scores[at] ?? 0;
    for (const other of others) score = Math.max(score, other[at] ?? 0);
    const entry = entries[at] as Known;
    // Only an entry with every word in its names can match a whole one.
    if (score >= weights.synonym.exact) score = Math.max(score, wholeScore(entry, typed));
    if (code !== "" && entry.key.startsWith(code)) score = Math.max(score, codeScore(code, entry.key));
    scores[at] = score;
  }
  return scores;
}

function wholeScore(entry: Known, typed: string): number {
  entry.whole ??= { name: fold(entry.name), synonyms: entry.synonyms.map(fold) };
  if (entry.whole.name === typed) return wholeName;
  return entry.whole.synonyms.includes(typed) ? wholeSynonym : 0;
}
