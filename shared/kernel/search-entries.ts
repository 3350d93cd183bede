import { codeKey, wordsOf } from "./folding.ts";
import { codeScore, wholeName, wholeSynonym } from "./ranking.ts";
import type { Scores } from "./scores.ts";
import { nameKey, type Reading } from "./search-forms.ts";
import { Lines, type Vocabulary } from "./search-vocabulary.ts";

/** Something that can be found; a search returns `found`. */
export interface SearchEntry<Found = unknown> {
  id: string;
  found: Found;
  code: string;
  name: string;
  synonyms: readonly string[];
  /** Search terms besides names: materials, methods. */
  facts: readonly string[];
  /** All other text by which it may be found. */
  text: string;
}

/** The parts of an entry that are needed besides its words. */
export type NamedEntry<Found = unknown> = Omit<SearchEntry<Found>, "facts" | "text">;

export interface Known<Of = unknown> extends NamedEntry<Of> {
  /** All its names, folded and as `nameKey` makes them; the first is the name itself. Set on first use. */
  names?: { folded: readonly string[]; keys: readonly string[] };
}

/** Matches the part of a name before brackets or a comma, and the part in brackets: Vitamin B1 (Thiamin) has both as names. */
const parted = /^([^(,]{3,}?)(?:\s*\(([^()]{3,})\)|,\s)/;

export function namesOf(entry: Known) {
  if (!entry.names) {
    const [, ...parts] = parted.exec(entry.name) ?? [];
    const all = [entry.name, ...entry.synonyms, ...parts.filter((part) => part !== undefined)].map(wordsOf);
    entry.names = { folded: all.map((words) => words.join(" ")), keys: all.map(nameKey) };
  }
  return entry.names;
}

/** Among equal scores, the shorter name matches the query more fully; then alphabetically. */
export const byName = (one: NamedEntry, other: NamedEntry) =>
  one.name.length - other.name.length ||
  order(one.name, other.name) ||
  order(one.code, other.code) ||
  order(one.id, other.id);
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Entries sorted by `byName`, with their words and places. */
export interface Part<Of = unknown> {
  entries: readonly Known<Of>[];
  vocabulary: Vocabulary;
  /** The codes of the entries, as `codeKey` makes them. */
  keys: Lines;
}

/**
 * @param entries are sorted in place
 * @param vocabulary of the entries in the sorted order
 */
export const partOf = <Of>(entries: Known<Of>[], vocabulary: Vocabulary): Part<Of> => ({
  entries: entries.sort(byName),
  vocabulary,
  keys: new Lines(entries.map(({ code }) => codeKey(code))),
});

/** Entries whose names contain every word as a whole word. */
export const namedIn = <Of>({ entries, vocabulary }: Part<Of>, words: readonly string[]): Known<Of>[] =>
  vocabulary.named(words).map((place) => entries[place] as Known<Of>);

/** The hits, best first, of which callers take slices. Each keystroke may count thousands and show ten, so only the slices are sorted. */
export type Hits<Of> = Pick<readonly Of[], "length" | "slice">;

/** The `found` values of entries that have a score and pass the filter. */
export function hitsIn<Of>(part: Part<Of>, scores: Scores, keep?: (found: Of) => boolean): Hits<Of> {
  const ranks = ranked(part, scores, keep);
  return {
    length: ranks.length,
    slice: (from, to) =>
      // A typed array of numbers, since browsers sort thousands of them without calling a function of ours.
      Array.from(ranks.sort().slice(from, to), (rank) => entryAt(part, rank).found),
  };
}

/** The ranks of the entries with a score, a number each: a comparison function would cost more than the search. The best is the lowest. */
export function ranked<Of>(
  { entries }: Part<Of>,
  { of, places }: Scores,
  keep?: (found: Of) => boolean,
): Float64Array {
  const ranks = new Float64Array(places.length);
  let count = 0;
  for (const place of places) {
    const score = of[place] as number;
    if (score > 0 && (!keep || keep((entries[place] as Known<Of>).found)))
      ranks[count++] = (highest - Math.round(score * 100)) * placeLimit + place;
  }
  return ranks.subarray(0, count);
}
const highest = 2_000_000;
const placeLimit = 2 ** 24;

/** The entry that has a rank. */
export const entryAt = <Of>({ entries }: Part<Of>, rank: number): Known<Of> =>
  entries[rank % placeLimit] as Known<Of>;
/** Compares two ranks of different parts by score, then by name. */
export const byScore = (one: Ranked, other: Ranked) =>
  Math.floor(one.rank / placeLimit) - Math.floor(other.rank / placeLimit) || byName(one.entry, other.entry);
export interface Ranked<Of = unknown> {
  entry: Known<Of>;
  rank: number;
}

/** Scores how well each entry fits the query; 0 if it does not. */
export function scoresOf(
  { entries, vocabulary, keys }: Part,
  query: string,
  readings: readonly Reading[],
): Scores {
  const scores = vocabulary.findAny(readings);
  const words = wordsOf(query);
  const folded = words.join(" ");
  const typed = nameKey(words);
  // Look only at entries with every word in their names; no others can match a whole name.
  for (const reading of readings)
    for (const at of vocabulary.named(reading.map(({ word }) => word)))
      scores.raise(at, wholeScore(entries[at] as Known, folded, typed));
  const code = codeKey(query);
  if (code) keys.each(`\n${code}`, (at) => scores.raise(at, codeScore(code, keys.words[at] as string)));
  return scores;
}

function wholeScore(entry: Known, query: string, typed: string): number {
  const { folded, keys } = namesOf(entry);
  const exact = folded.indexOf(query);
  const at = exact < 0 ? keys.indexOf(typed) : exact;
  if (at < 0) return 0;
  return (at === 0 ? wholeName : wholeSynonym) - (exact < 0 ? 1 : 0);
}
