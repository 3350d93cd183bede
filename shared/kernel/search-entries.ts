import { codeKey, fold } from "./folding.ts";
import { codeScore, wholeEnough, wholeName, wholeSynonym } from "./ranking.ts";
import { nameKey, type Reading } from "./search-forms.ts";
import type { Terms, Vocabulary } from "./search-vocabulary.ts";

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

export interface Known<Of = unknown> extends NamedEntry<Of> {
  /** As `codeKey` makes it. */
  key: string;
  /** Found once, because that costs far more than all else; empty if they were written before. */
  terms: Terms;
  /** All its names, folded, and as `nameKey` makes them, the first the name itself; when first needed. */
  names?: { folded: readonly string[]; keys: readonly string[] };
}

export const known = <Of>({ id, found, code, name, synonyms }: NamedEntry<Of>, terms: Terms): Known<Of> => ({
  id,
  found,
  code,
  name,
  synonyms,
  key: codeKey(code),
  terms,
});

/** What precedes the brackets or the comma in a name, and what is in the brackets: Vitamin B1 (Thiamin) is called either. */
const parted = /^([^(,]{3,}?)(?:\s*\(([^()]{3,})\)|,\s)/;

export function namesOf(entry: Known) {
  if (!entry.names) {
    const [, ...parts] = parted.exec(entry.name) ?? [];
    const all = [entry.name, ...entry.synonyms, ...parts.filter((part) => part !== undefined)];
    entry.names = { folded: all.map(fold), keys: all.map(nameKey) };
  }
  return entry.names;
}

/** Among equals the shorter name says more of what was typed; then the alphabet. */
const byName = (one: NamedEntry, other: NamedEntry) =>
  one.name.length - other.name.length ||
  order(one.name, other.name) ||
  order(one.code, other.code) ||
  order(one.id, other.id);
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Entries in the order of `byName`, with their words and places. */
export interface Part<Of = unknown> {
  entries: readonly Known<Of>[];
  vocabulary: Vocabulary;
}

/** @param vocabularyOf makes the vocabulary of the entries in their order */
export function partOf<Of>(
  entries: Known<Of>[],
  vocabularyOf: (entries: readonly Known<Of>[]) => Vocabulary,
): Part<Of> {
  entries.sort(byName);
  return { entries, vocabulary: vocabularyOf(entries) };
}

/** Entries with every word as a whole one in their names. */
export const namedIn = <Of>({ entries, vocabulary }: Part<Of>, words: readonly string[]): Known<Of>[] =>
  vocabulary.named(words).map((place) => entries[place] as Known<Of>);

/** The ranks of the entries with a score, the best first; sorted as numbers, because a comparing function costs more than the search. */
export function ranked<Of>(
  { entries }: Part<Of>,
  scores: Float64Array,
  keep: (found: Of) => boolean,
): Float64Array {
  const ranks = new Float64Array(scores.length);
  let count = 0;
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] ?? 0;
    if (score > 0 && keep((entries[place] as Known<Of>).found))
      ranks[count++] = (highest - Math.round(score * 100)) * placeLimit + place;
  }
  return ranks.subarray(0, count).sort();
}
const highest = 2_000_000;
const placeLimit = 2 ** 24;

/** The entry that has a rank. */
export const entryAt = <Of>({ entries }: Part<Of>, rank: number): Known<Of> =>
  entries[rank % placeLimit] as Known<Of>;
/** Of two ranks of different parts: which score is the better one, and among equals which name comes first. */
export const byScore = (one: Ranked, other: Ranked) =>
  Math.floor(one.rank / placeLimit) - Math.floor(other.rank / placeLimit) || byName(one.entry, other.entry);
export interface Ranked<Of = unknown> {
  entry: Known<Of>;
  rank: number;
}

/** How well each entry fits the query; 0 if it does not. */
export function scoresOf(
  { entries, vocabulary }: Part,
  query: string,
  readings: readonly Reading[],
): Float64Array {
  const scores = vocabulary.findAny(readings);
  const folded = fold(query);
  const typed = nameKey(query);
  const code = codeKey(query);
  for (let at = 0; at < scores.length; at++) {
    let score = scores[at] as number;
    const entry = entries[at] as Known;
    // Only an entry with every word in its names can match a whole one.
    if (score >= wholeEnough) score = Math.max(score, wholeScore(entry, folded, typed));
    if (code !== "" && entry.key.startsWith(code)) score = Math.max(score, codeScore(code, entry.key));
    scores[at] = score;
  }
  return scores;
}

function wholeScore(entry: Known, query: string, typed: string): number {
  const { folded, keys } = namesOf(entry);
  const exact = folded.indexOf(query);
  const at = exact < 0 ? keys.indexOf(typed) : exact;
  if (at < 0) return 0;
  return (at === 0 ? wholeName : wholeSynonym) - (exact < 0 ? 1 : 0);
}
