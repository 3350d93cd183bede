import { beginsWithinOneEdit, isCode, spellingsOf } from "./folding.ts";
import {
  type Fit,
  fitOf,
  mayErr,
  otherSpelling,
  places,
  placesOfNames,
  shortestInner,
  shortestTypo,
  weights,
} from "./ranking.ts";

/** The folded terms of one entry by place: of its name, its synonyms, its facts and its text. */
export type Terms = readonly ReadonlySet<string>[];

/** A vocabulary as text: its words and, by word and place, the entries that contain it there. */
export interface WrittenVocabulary {
  words: string;
  /** The gaps between the entries of each list, as digits of base 32, lowest first; a comma ends a list. */
  entries: string;
}

/** Every word of some entries once, with where it occurs: a query scans words, not texts. Entries are identified by their places. */
export class Vocabulary {
  readonly #words: readonly string[];
  /** The entries by word and place (word × places + place), from `#starts` on. */
  readonly #postings: Int32Array;
  readonly #starts: Int32Array;
  readonly #entries: number;
  /** All words, each after a line break: one native search through it is faster than one per word. */
  readonly #joined: string;
  /** The number of the word at each place of `#joined`. */
  readonly #owner: Int32Array;

  /** The words of these entries. */
  static of(entries: readonly Terms[]): Vocabulary {
    const lists = new Map<string, number[][]>();
    let count = 0;
    for (const [at, terms] of entries.entries()) {
      for (const [place, ofPlace] of terms.entries()) {
        for (const term of ofPlace) {
          let found = lists.get(term);
          if (!found) {
            found = places.map(() => []);
            lists.set(term, found);
          }
          found[place]?.push(at);
          count++;
        }
      }
    }
    const postings = new Int32Array(count);
    const starts = new Int32Array(lists.size * places.length + 1);
    let [list, end] = [0, 0];
    for (const found of lists.values()) {
      for (const some of found) {
        postings.set(some, end);
        end += some.length;
        starts[++list] = end;
      }
    }
    return new Vocabulary([...lists.keys()].join("\n"), postings, starts, entries.length);
  }

  /**
   * A vocabulary that was written before.
   * @param entries how many there are
   */
  static read({ words, entries: written }: WrittenVocabulary, entries: number): Vocabulary {
    const postings = new Int32Array(written.length);
    const starts = new Int32Array(written.length + 1);
    let [list, end, entry, gap, factor] = [0, 0, 0, 0, 1];
    for (let at = 0; at < written.length; at++) {
      const digit = values[written.charCodeAt(at)] ?? 0;
      if (digit === endOfList) {
        starts[++list] = end;
        entry = 0;
      } else {
        gap += (digit & 31) * factor;
        factor *= 32;
        if (digit >= 32) continue;
        entry += gap;
        postings[end++] = entry;
        [gap, factor] = [0, 1];
      }
    }
    return new Vocabulary(words, postings.slice(0, end), starts.slice(0, list + 1), entries);
  }

  private constructor(words: string, postings: Int32Array, starts: Int32Array, entries: number) {
    this.#words = words === "" ? [] : words.split("\n");
    this.#postings = postings;
    this.#starts = starts;
    this.#entries = entries;
    this.#joined = `\n${words}`;
    this.#owner = new Int32Array(this.#joined.length);
    let start = 0;
    for (const [number, word] of this.#words.entries()) {
      this.#owner.fill(number, start, start + word.length + 1);
      start += word.length + 1;
    }
  }

  /** For `read`. */
  write(): WrittenVocabulary {
    const lists = this.#starts.length - 1;
    // A gap takes one byte for each five bits, and entries are far fewer than 2^20.
    const bytes = new Uint8Array(lists + this.#postings.length * 4);
    let length = 0;
    for (let list = 0; list < lists; list++) {
      let before = 0;
      for (let at = this.#starts[list] ?? 0; at < (this.#starts[list + 1] ?? 0); at++) {
        const entry = this.#postings[at] ?? 0;
        let gap = entry - before;
        for (; gap >= 32; gap >>= 5) bytes[length++] = digits.charCodeAt(32 + (gap & 31));
        bytes[length++] = digits.charCodeAt(gap);
        before = entry;
      }
      bytes[length++] = digits.charCodeAt(endOfList);
    }
    return { words: this.#words.join("\n"), entries: new TextDecoder().decode(bytes.subarray(0, length)) };
  }

  /**
   * The mean score of the words for each entry that has them all, else 0.
   * @param typos forgives one typing error in each word, and collects the words found that way
   */
  findAll(words: readonly string[], typos?: Set<string>): Float64Array {
    const find = (word: string) => {
      const scores = this.#find(word);
      if (typos) this.#addTypos(scores, word, typos);
      return scores;
    };
    const [first = "", ...rest] = words;
    const sums = find(first);
    for (const word of rest) {
      const found = find(word);
      for (let at = 0; at < sums.length; at++) {
        sums[at] = sums[at] && found[at] ? (sums[at] ?? 0) + (found[at] ?? 0) : 0;
      }
    }
    return rest.length === 0 ? sums : sums.map((sum) => sum / words.length);
  }

  /** Entries with the word: exactly, as a beginning, or inside a compound. */
  #find(word: string): Float64Array {
    const scores = new Float64Array(this.#entries);
    this.#collect(scores, 1, word);
    for (const spelling of spellingsOf(word)) this.#collect(scores, otherSpelling, spelling);
    return scores;
  }

  /** Adds entries that have the word with one typing error; codes stay exact. */
  #addTypos(scores: Float64Array, word: string, typos: Set<string>): void {
    if (!mayErr(word)) return;
    for (const [number, candidate] of this.#words.entries()) {
      if (candidate.length < shortestTypo - 1 || !mayBeginAlike(word, candidate)) continue;
      if (!beginsWithinOneEdit(word, candidate) || isCode(candidate)) continue;
      this.#raise(scores, number, "typo", 1, places.length);
      // A word that contains what was typed was found without an error.
      if (!candidate.includes(word)) typos.add(candidate);
    }
  }

  #collect(scores: Float64Array, factor: number, word: string): void {
    const inner = word.length >= shortestInner && !isCode(word);
    const sought = inner ? word : `\n${word}`;
    for (let at = this.#joined.indexOf(sought); at >= 0; at = this.#joined.indexOf(sought, at + 1)) {
      const number = this.#owner[at] ?? 0;
      const fit = fitOf(word, this.#words[number] ?? "");
      // Nearly every text has a word that begins with a given letter, so one letter is looked for in names only.
      const most = word.length === 1 && fit !== "exact" ? placesOfNames : places.length;
      this.#raise(scores, number, fit, factor, most);
    }
  }

  #raise(scores: Float64Array, number: number, fit: Fit, factor: number, most: number): void {
    for (let place = 0; place < most; place++) {
      const list = number * places.length + place;
      const score = weights[places[place] ?? "text"][fit] * factor;
      for (let at = this.#starts[list] ?? 0; at < (this.#starts[list + 1] ?? 0); at++) {
        const entry = this.#postings[at] ?? 0;
        if (score > (scores[entry] ?? 0)) scores[entry] = score;
      }
    }
  }
}

/** A quick check before a thorough one: with at most one typing error, one of the first two letters is the same, or is the other's neighbour. */
function mayBeginAlike(one: string, other: string): boolean {
  const [first, second] = [other.charCodeAt(0), other.charCodeAt(1)];
  const own = one.charCodeAt(0);
  const next = one.charCodeAt(1);
  return own === first || next === second || own === second || next === first;
}

/** The last digit of a number is taken from the first half, all digits before it from the second. */
const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_,";
const endOfList = digits.length - 1;
const values = new Uint8Array(128);
for (let digit = 0; digit < digits.length; digit++) values[digits.charCodeAt(digit)] = digit;
