import { beginsWithinOneEdit, isCode, spellingsOf } from "./folding.ts";
import {
  type Fit,
  fitOf,
  mayErr,
  otherSpelling,
  places,
  shortestInner,
  shortestTypo,
  weights,
} from "./ranking.ts";

/** By place, the folded terms of one entry: of its name, its synonyms and its text. */
export type Terms = readonly ReadonlySet<string>[];

/** Every word of some entries once, with where it stands: a query scans words, not texts. Entries are known by their places. */
export class Vocabulary {
  readonly #words: string[] = [];
  /** By word: entry × 4 + place. */
  readonly #postings: number[][] = [];
  readonly #entries: number;
  /** All words, each after a line break: one native search through it is faster than one per word. */
  readonly #joined: string;
  /** By place in it, the number of the word. */
  readonly #owner: Int32Array;

  constructor(entries: readonly { terms: Terms }[]) {
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

  /** By entry, the mean score of the words where it has them all, else 0; `typo` forgives one typing error in each. */
  findAll(words: readonly string[], typo = false): Float64Array {
    const find = (word: string) => (typo ? this.#findWithTypo(word) : this.#find(word));
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

  /** Entries with the word: exactly, as a beginning, or inside a compound. */
  #find(word: string): Float64Array {
    const scores = new Float64Array(this.#entries);
    this.#collect(scores, 1, word);
    for (const spelling of spellingsOf(word)) this.#collect(scores, otherSpelling, spelling);
    return scores;
  }

  /** Entries with the word, one typing error allowed; codes stay exact. */
  #findWithTypo(word: string): Float64Array {
    const scores = this.#find(word);
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
