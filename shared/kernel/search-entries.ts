import { codeKey, splitsName, wordsOf } from "./folding.ts";
import { codeAlike, codeScore, wholeName, wholeSynonym } from "./ranking.ts";
import type { Scores } from "./scores.ts";
import { nameKey, type Reading } from "./search-forms.ts";
import { type Finding, Lines, type Vocabulary } from "./search-vocabulary.ts";

/** Something that can be found; a search returns `found`. */
export interface SearchEntry<Of = unknown> {
  id: string;
  found: Of;
  code: string;
  name: string;
  synonyms: readonly string[];
  /** Search terms besides names: materials, methods. */
  facts: readonly string[];
  /** All other text by which it may be found. */
  text: string;
}

/** The parts of an entry that are needed besides its words. */
export type NamedEntry<Of = unknown> = Omit<SearchEntry<Of>, "facts" | "text">;

export interface IndexedEntry<Of = unknown> extends NamedEntry<Of> {
  /** All its names, folded and as `nameKey` makes them; the first is the name itself. Set on first use. */
  names?: { folded: readonly string[]; keys: readonly string[] };
}

/** Matches the part of a name before brackets or a comma, and the part in brackets: Vitamin B1 (Thiamin) has both as names. */
const parted = /^([^(,]{3,}?)(?:\s*\(([^()]{3,})\)|,\s)/;

export function namesOf(entry: IndexedEntry) {
  if (!entry.names) {
    const [, ...parts] = parted.exec(entry.name) ?? [];
    const all = [entry.name, ...entry.synonyms, ...parts.filter((part) => part !== undefined)].map(wordsOf);
    entry.names = { folded: all.map((words) => words.join(" ")), keys: all.map(nameKey) };
  }
  return entry.names;
}

/** Among equal scores, the shorter name matches the query more fully; then alphabetically. */
export const byName = (left: NamedEntry, right: NamedEntry) =>
  left.name.length - right.name.length ||
  order(left.name, right.name) ||
  order(left.code, right.code) ||
  order(left.id, right.id);
const order = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/** Entries sorted by `byName`, with their words and places. */
export interface Part<Of = unknown> {
  entries: readonly IndexedEntry<Of>[];
  vocabulary: Vocabulary;
  /** The codes of the entries, as `codeKey` makes them. */
  keys: Lines;
  /** The names of all entries as `nameKey` makes them; set on first use. */
  nameKeys?: ReadonlySet<string>;
}

/** Places of the entries whose names contain every word as a whole word, and of which one has this key. */
export function placesCalled(part: Part, words: readonly string[], key: string): number[] {
  const { entries, vocabulary } = part;
  part.nameKeys ??= new Set(entries.flatMap((entry) => namesOf(entry).keys));
  // Most of what is typed is no name, and thousands of names may have its words.
  if (!part.nameKeys.has(key)) return [];
  return vocabulary
    .named(words)
    .filter((place) => namesOf(entries[place] as IndexedEntry).keys.includes(key));
}

/** Entries that have these words as a name. */
export const calledIn = <Of>(part: Part<Of>, words: readonly string[]): IndexedEntry<Of>[] =>
  placesCalled(part, words, nameKey(words)).map((place) => part.entries[place] as IndexedEntry<Of>);

/**
 * @param entries are sorted in place
 * @param vocabulary of the entries in the sorted order
 */
export const partOf = <Of>(entries: IndexedEntry<Of>[], vocabulary: Vocabulary): Part<Of> => ({
  entries: entries.sort(byName),
  vocabulary,
  keys: new Lines(entries.map(({ code }) => codeKey(code))),
});

/** Entries whose names contain every word as a whole word. */
export const namedIn = <Of>(
  { entries, vocabulary }: Part<Of>,
  words: readonly string[],
): IndexedEntry<Of>[] => vocabulary.named(words).map((place) => entries[place] as IndexedEntry<Of>);

/** The hits, best first, of which callers take slices. Each keystroke may count thousands and show ten, so only the slices are sorted. */
export type Hits<Of> = Pick<readonly Of[], "length" | "slice">;

/** The `found` values of entries that have a score and pass the filter. */
export function hitsIn<Of>(part: Part<Of>, scores: Scores, keep?: (hit: Of) => boolean): Hits<Of> {
  const ranks = ranked(part, scores, keep);
  scores.free();
  return {
    length: ranks.length,
    slice: (from, to) => Array.from(lowest(ranks, to).slice(from), (rank) => entryAt(part, rank).found),
  };
}

/** The lowest ranks in their order: all by sorting them, which browsers do without calling a function of ours, a few of thousands by picking them. */
function lowest(ranks: Float64Array, count = ranks.length): Float64Array {
  if (count * fewest > ranks.length) return ranks.sort().subarray(0, count);
  const best = ranks.slice(0, count).sort();
  for (const rank of ranks.subarray(count)) {
    let index = count;
    for (; rank < (best[index - 1] as number); index--) best[index] = best[index - 1] as number;
    best[index] = rank;
  }
  return best;
}
/** If fewer than one in this many is wanted, they are picked. */
const fewest = 64;

/** The ranks of the entries with a score, a number each: a comparison function would cost more than the search. The best is the lowest. */
export function ranked<Of>(
  { entries }: Part<Of>,
  { of, places }: Scores,
  keep?: (hit: Of) => boolean,
): Float64Array {
  const ranks = new Float64Array(places.length);
  let count = 0;
  for (let index = 0; index < places.length; index++) {
    const place = places[index] as number;
    const score = of[place] as number;
    if (score > 0 && (!keep || keep((entries[place] as IndexedEntry<Of>).found)))
      ranks[count++] = (highest - Math.round(score * 100)) * placeLimit + place;
  }
  return ranks.subarray(0, count);
}
const highest = 2_000_000;
const placeLimit = 2 ** 24;

/** The entry that has a rank. */
export const entryAt = <Of>({ entries }: Part<Of>, rank: number): IndexedEntry<Of> =>
  entries[rank % placeLimit] as IndexedEntry<Of>;
/** Compares two ranks of different parts by score, then by name. */
export const byScore = (left: Ranked, right: Ranked) =>
  Math.floor(left.rank / placeLimit) - Math.floor(right.rank / placeLimit) || byName(left.entry, right.entry);
export interface Ranked<Of = unknown> {
  entry: IndexedEntry<Of>;
  rank: number;
}

/** Scores how well each entry fits the query; 0 if it does not. */
export function scoresOf(part: Part, query: string, readings: readonly Reading[], finding: Finding): Scores {
  const { entries, vocabulary, keys } = part;
  const scores = vocabulary.findAny(readings, finding);
  // The words of a reading may lack little ones, which are part of a name: Stuhlkultur auf pathogene Keime.
  const typed = wordsOf(query);
  for (const [index, reading] of readings.entries()) {
    const words = reading.map(({ word }) => word);
    const spelt = index === 0 ? typed : words;
    const [folded, key] = [spelt.join(" "), nameKey(spelt)];
    for (const place of placesCalled(part, words, key))
      scores.raise(place, wholeScore(entries[place] as IndexedEntry, folded, key));
  }
  const code = codeKey(query);
  if (code) {
    keys.each(code, (place) => {
      const written = keys.words[place] as string;
      if (finding.typos || !splitsName(code, written)) scores.raise(place, codeScore(code, written));
    });
    const other = codeAs(query);
    // A number alone may be a code without its letters.
    const isNumber = /^\d{3,}$/.test(other);
    keys.each(
      `${other}\n`,
      (place) => {
        if (/^\D*$/.test((keys.words[place] as string).slice(0, -other.length)))
          scores.raise(place, codeAlike);
      },
      isNumber,
    );
  }
  return scores;
}

/** The code that is meant by one with blanks between its digits, or with O for 0. */
const codeAs = (query: string) =>
  codeKey(query.replaceAll(" ", "")).replaceAll(/(?<=\d)o+|o+(?=\d)/g, (letters) =>
    "0".repeat(letters.length),
  );

/** The best score of a name, which may be equal by letters or by sound: Kreatinin is Creatinin, also if that is a synonym. */
function wholeScore(entry: IndexedEntry, query: string, key: string): number {
  const { folded, keys } = namesOf(entry);
  const exact = folded.indexOf(query);
  const alike = keys.indexOf(key);
  if (exact === 0) return wholeName;
  if (alike === 0) return wholeName - 1;
  return exact > 0 ? wholeSynonym : alike > 0 ? wholeSynonym - 1 : 0;
}
