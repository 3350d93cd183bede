import {
  beginsWithinOneEdit,
  codeKey,
  fold,
  isCode,
  readingsOf,
  spellingsOf,
  termsOf,
  wordsOf,
} from "./folding.ts";
import {
  codeScore,
  enoughHits,
  type Fit,
  fitOf,
  mayErr,
  otherSpelling,
  places,
  shortestInner,
  shortestTypo,
  weights,
  wholeName,
  wholeSynonym,
} from "./ranking.ts";

export { codeKey, compoundParts, fold, isCode, termsOf, wordsOf } from "./folding.ts";

/** What is searched in: `id` comes back, the rest is folded once, for as long as the same object is handed in again. */
export interface SearchEntry {
  id: string;
  code: string;
  name: string;
  synonyms: readonly string[];
  /** Everything else by which it may be found. */
  text: string;
}

interface Known {
  code: string;
  name: string;
  synonyms: ReadonlySet<string>;
  /** By place: the terms of name, synonyms and text. */
  terms: readonly ReadonlySet<string>[];
}

/** Folding costs far more than all else: where a few of many entries changed, only these are folded. */
const foldedEntries = new WeakMap<SearchEntry, Known>();

function knownOf(entry: SearchEntry): Known {
  const before = foldedEntries.get(entry);
  if (before) return before;
  const known: Known = {
    code: codeKey(entry.code),
    name: fold(entry.name),
    synonyms: new Set(entry.synonyms.map(fold)),
    // Free text is long: its words are enough, pieces written together are looked for in names.
    terms: [
      new Set(termsOf(entry.name)),
      new Set(entry.synonyms.flatMap(termsOf)),
      new Set(wordsOf(entry.text)),
    ],
  };
  foldedEntries.set(entry, known);
  return known;
}

/**
 * A ranked search over entries held in memory, for Lambdas: code exact, code prefix, name, synonym, text; umlaut spellings, parts of
 * compounds; one typing error where fewer than five are found without. Answers ids, the best first; an empty query answers all ids in
 * the given order. 10,000 entries: below 5 ms a query.
 */
export function createSearch(entries: readonly SearchEntry[]): (query: string) => string[] {
  const known = entries.map(knownOf);
  const vocabulary = new Vocabulary(known);
  const order = orderOf(known);

  return (query) => {
    const readings = readingsOf(query);
    if (readings.length === 0) return query.trim() === "" ? entries.map(({ id }) => id) : [];
    const scores = new Float64Array(entries.length);
    for (const words of readings) {
      const found = allOf(words, (word) => vocabulary.find(word));
      for (let at = 0; at < scores.length; at++) scores[at] = Math.max(scores[at] ?? 0, found[at] ?? 0);
    }
    const whole = fold(query);
    const code = codeKey(query);
    for (const [at, one] of known.entries()) {
      let score = scores[at] ?? 0;
      if (code !== "" && one.code.startsWith(code)) score = Math.max(score, codeScore(code, one.code));
      if (one.name === whole) score = Math.max(score, wholeName);
      else if (one.synonyms.has(whole)) score = Math.max(score, wholeSynonym);
      scores[at] = score;
    }
    const hits = ranked(scores, order);
    if (hits.length < enoughHits) {
      const typo = allOf(readings[0] ?? [], (word) => vocabulary.findWithTypo(word));
      for (const at of hits) typo[at] = 0;
      hits.push(...ranked(typo, order));
    }
    return hits.map((at) => entries[at]?.id ?? "");
  };
}

/** Entries with a score, the best first; sorted as numbers, because a comparing function costs more than the search. */
function ranked(scores: Float64Array, order: Int32Array): number[] {
  const keys: number[] = [];
  for (const [at, score] of scores.entries()) {
    if (score > 0) keys.push((2_000_000 - Math.round(score * 100)) * 2 ** 24 + (order[at] ?? 0));
  }
  const places = new Int32Array(order.length);
  for (const [at, rank] of order.entries()) places[rank] = at;
  return Array.from(Float64Array.from(keys).sort(), (key) => places[key % 2 ** 24] ?? 0);
}

/** The rank among equals, by entry: the shorter name says more of what was typed; then the alphabet. */
function orderOf(known: readonly Known[]): Int32Array {
  const compare = (left: number, right: number) => {
    const [one, other] = [known[left]?.name ?? "", known[right]?.name ?? ""];
    return one.length - other.length || (one < other ? -1 : one > other ? 1 : left - right);
  };
  const order = new Int32Array(known.length);
  for (const [rank, at] of [...known.keys()].sort(compare).entries()) order[at] = rank;
  return order;
}

/** By entry, the mean score of the words where it has them all, else 0. */
function allOf(words: readonly string[], find: (word: string) => Float64Array): Float64Array {
  const [first = "", ...rest] = words;
  const sums = find(first);
  for (const word of rest) {
    const found = find(word);
    for (let at = 0; at < sums.length; at++) {
      sums[at] = sums[at] && found[at] ? (sums[at] ?? 0) + (found[at] ?? 0) : 0;
    }
  }
  return sums.map((sum) => sum / words.length);
}

/** Every word of all entries once, with where it stands: a query scans words, not texts. */
class Vocabulary {
  readonly #words: string[] = [];
  /** By word: entry × 4 + place. */
  readonly #postings: number[][] = [];
  readonly #entries: number;
  /** All words, each after a line break: one native search through it is faster than one per word. */
  readonly #joined: string;
  /** By place in it, the number of the word. */
  readonly #owner: Int32Array;

  constructor(entries: readonly Known[]) {
    this.#entries = entries.length;
    const numbers = new Map<string, number>();
    for (const [at, entry] of entries.entries()) {
      for (const [place, terms] of entry.terms.entries()) {
        for (const term of terms) {
          let number = numbers.get(term);
          if (number === undefined) {
            number = this.#words.push(term) - 1;
            this.#postings.push([]);
            numbers.set(term, number);
          }
          this.#postings[number]?.push(at * 4 + place);
        }
      }
    }
    this.#joined = this.#words.map((word) => `\n${word}`).join("");
    this.#owner = new Int32Array(this.#joined.length);
    let start = 0;
    for (const [number, word] of this.#words.entries()) {
      this.#owner.fill(number, start, start + word.length + 1);
      start += word.length + 1;
    }
  }

  /** Entries with the word: exactly, as a beginning, or inside a compound. */
  find(word: string): Float64Array {
    const scores = new Float64Array(this.#entries);
    this.#collect(scores, 1, word);
    for (const spelling of spellingsOf(word)) this.#collect(scores, otherSpelling, spelling);
    return scores;
  }

  /** Entries with the word, one typing error allowed; codes stay exact. */
  findWithTypo(word: string): Float64Array {
    const scores = this.find(word);
    if (!mayErr(word)) return scores;
    for (const [number, candidate] of this.#words.entries()) {
      if (candidate.length < shortestTypo - 1 || isCode(candidate)) continue;
      if (beginsWithinOneEdit(word, candidate)) this.#raise(scores, number, "typo", 1);
    }
    return scores;
  }

  #collect(scores: Float64Array, factor: number, word: string): void {
    const inner = word.length >= shortestInner && !isCode(word);
    const sought = inner ? word : `\n${word}`;
    for (let at = this.#joined.indexOf(sought); at >= 0; ) {
      const number = this.#owner[at] ?? 0;
      const candidate = this.#words[number] ?? "";
      this.#raise(scores, number, fitOf(word, candidate), factor);
      at = this.#joined.indexOf(sought, at + 1);
    }
  }

  #raise(scores: Float64Array, number: number, fit: Fit, factor: number): void {
    for (const posting of this.#postings[number] ?? []) {
      const place = places[posting & 3] ?? "text";
      const score = weights[place][fit] * factor;
      if (score > (scores[posting >> 2] ?? 0)) scores[posting >> 2] = score;
    }
  }
}
