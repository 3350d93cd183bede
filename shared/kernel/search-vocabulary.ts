import { isCode, soundOf } from "./folding.ts";
import {
  exact,
  type Fit,
  fitOf,
  maybeInside,
  placeCount,
  placesOfNames,
  shortestInner,
  shortestTypo,
  typo,
  weights,
} from "./ranking.ts";
import { Scores } from "./scores.ts";
import { type Form, hasSound, type Reading, type Sought } from "./search-forms.ts";
import { bits, errorsIn, errorsTo, lettersOf, nearlyInside, swapped } from "./search-typos.ts";

/** The folded terms of one entry by place: from its name, its synonyms, its facts and its text. */
export type Terms = readonly ReadonlySet<string>[];

/** A vocabulary as text: its words and, by word and place, the entries that contain it there. */
export interface WrittenVocabulary {
  words: string;
  /** Gaps between the entries of each list, as base-32 digits, lowest first; a comma ends a list. */
  entries: string;
}

/** Words in one text, each between two line breaks: one native search through it is faster than one per word. */
export class Lines {
  readonly words: readonly string[];
  readonly #text: string;
  /** The number of the word at each position of the text. */
  readonly #owner: Int32Array;

  constructor(words: readonly string[]) {
    this.words = words;
    this.#text = `\n${words.join("\n")}\n`;
    this.#owner = new Int32Array(this.#text.length);
    let start = 0;
    for (const [number, word] of words.entries()) {
      this.#owner.fill(number, start, start + word.length + 1);
      start += word.length + 1;
    }
  }

  /** Calls `found` with the number of every word that contains a text, which may begin or end with a line break. */
  each(sought: string, found: (number: number) => void): void {
    for (let at = this.#text.indexOf(sought); at >= 0; at = this.#text.indexOf(sought, at + 1))
      found(this.#owner[at] ?? 0);
  }

  has(sought: string): boolean {
    return this.#text.includes(sought);
  }
}

/** Every word of some entries once, with its occurrences: a query scans words, not texts. Entries are identified by their places. */
export class Vocabulary {
  readonly #words: Lines;
  /** The entries by word and place (word × places + place), from `starts` on. */
  readonly postings: Int32Array;
  readonly starts: Int32Array;
  readonly #entries: number;
  /** The words by sound; set on first use. */
  #sounds: Lines | undefined;
  /** Numbers by word; set on first use. */
  #numbers: ReadonlyMap<string, number> | undefined;
  /** The letters of each sound as bits; set on first use. */
  #letters: Int32Array | undefined;

  /**
   * Reads a written vocabulary.
   * @param entries their number
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

  constructor(words: string, postings: Int32Array, starts: Int32Array, entries: number) {
    this.#words = new Lines(words === "" ? [] : words.split("\n"));
    this.postings = postings;
    this.starts = starts;
    this.#entries = entries;
  }

  get words(): readonly string[] {
    return this.#words.words;
  }

  get #bySound(): Lines {
    this.#sounds ??= new Lines(this.#words.words.map((word) => soundOf(word)));
    return this.#sounds;
  }

  /**
   * For each entry, the best mean score over the words of any reading that it contains completely, otherwise 0.
   * @param typos forgives typing errors in each word, and collects the words found that way
   */
  findAny(readings: readonly Reading[], typos?: Map<string, Form>): Scores {
    const known = new Map<Sought, Scores | undefined>();
    const find = (sought: Sought) => {
      if (!known.has(sought)) known.set(sought, this.#find(sought, typos));
      return known.get(sought);
    };
    // Combine the words only after finding all of them, since several readings need the hits of the same word.
    const [best = new Scores(this.#entries), ...others] = readings.flatMap((reading) => {
      const found = reading.map(find);
      return found.includes(undefined) ? [] : [this.#findAll(found as Scores[])];
    });
    for (const { of, places } of others) for (const entry of places) best.raise(entry, of[entry] as number);
    return best;
  }

  /** Entries that have all the words. */
  #findAll(found: readonly Scores[]): Scores {
    const [first = new Scores(this.#entries), ...rest] = found;
    if (rest.length === 0) return first;
    const all = new Scores(this.#entries);
    for (const entry of first.places) {
      let sum = first.of[entry] as number;
      for (const { of } of rest) sum &&= (of[entry] as number) && sum + (of[entry] as number);
      all.raise(entry, sum / found.length);
    }
    return all;
  }

  /** Entries whose names contain every word as a whole word. */
  named(words: readonly string[]): number[] {
    /** Number of the words that each entry has. */
    const had = new Uint8Array(this.#entries);
    let having: number[] = [];
    for (const [at, word] of words.entries()) {
      having = [];
      const sound = hasSound(word);
      this.#eachWord({ text: sound ? soundOf(word) : word, sound, whole: true }, (number) => {
        const list = number * placeCount;
        const entries = this.postings.subarray(this.starts[list], this.starts[list + placesOfNames]);
        for (const entry of entries) {
          if (had[entry] !== at) continue;
          had[entry] = at + 1;
          having.push(entry);
        }
      });
    }
    return having;
  }

  /** Whether the sound of any word begins like this, or equals it if the part is short. */
  begins(part: string): boolean {
    return this.#bySound.has(`\n${soundOf(part)}${part.length < shortestInner ? "\n" : ""}`);
  }

  /** Scores of entries with the word: exactly, as a beginning, or inside a compound; undefined if no entry has it. */
  #find({ word, forms, within }: Sought, typos?: Map<string, Form>): Scores | undefined {
    let scores: Scores | undefined;
    for (const form of forms) {
      this.#eachWord(form, (number, candidate) => {
        const fit = fitOf(form.text, candidate);
        // Nearly every text has a word that begins with a given letter, so search for one letter in names only.
        const most = form.text.length === 1 && fit !== exact ? placesOfNames : within;
        const factor = fit === exact || form.factor === 1 ? form.factor : form.factor * partly;
        scores ??= new Scores(this.#entries);
        this.#raise(scores, number, fit, factor, most);
      });
    }
    if (typos) {
      scores ??= new Scores(this.#entries);
      this.#addTypos(scores, word, typos);
    }
    return scores;
  }

  /** Calls `found` for every word that a form matches: exactly, as its beginning or, if the form is long enough, inside it. */
  #eachWord(form: Omit<Form, "factor">, found: (number: number, candidate: string) => void): void {
    const { text, sound, whole, start } = form;
    if (whole && !sound) {
      this.#numbers ??= new Map(this.#words.words.map((word, number) => [word, number]));
      const number = this.#numbers.get(text);
      if (number !== undefined) found(number, text);
      return;
    }
    const lines = sound ? this.#bySound : this.#words;
    const inner = !whole && !start && maybeInside(text, sound);
    const sought = `${inner ? "" : "\n"}${text}${whole ? "\n" : ""}`;
    lines.each(sought, (number) => found(number, lines.words[number] as string));
  }

  /** Adds entries that have the word with typing errors; codes stay exact. */
  #addTypos(scores: Scores, word: string, typos: Map<string, Form>): void {
    const typed = soundOf(word);
    const most = errorsIn(typed);
    if (most === 0) return;
    const { words } = this.#bySound;
    this.#letters ??= Int32Array.from(words, lettersOf);
    const letters = lettersOf(typed);
    for (let number = 0; number < words.length; number++) {
      // An error adds at most one letter that the word does not have.
      if (bits(letters & ~(this.#letters[number] as number)) > most) continue;
      const candidate = words[number] as string;
      if (candidate.length < typed.length - most || candidate.includes(typed) || isCode(candidate)) continue;
      const errors = errorsTo(typed, candidate, most);
      const inside = errors > most && typed.length >= 7 && nearlyInside(typed, candidate);
      if (errors > most && !inside) continue;
      // In a short word, only swapped letters are surely a typing error.
      if (typed.length < shortestTypo && !(errors === 1 && swapped(typed, candidate))) continue;
      this.#raise(scores, number, typo, inside ? 0.5 : 1 / Math.max(errors, 1), placeCount);
      typos.set(candidate, { text: candidate, factor: 1, sound: true, whole: true });
    }
  }

  #raise(scores: Scores, number: number, fit: Fit, factor: number, most: number): void {
    for (let place = 0; place < most; place++) {
      const score = (weights[place * 4 + fit] as number) * factor;
      const list = number * placeCount + place;
      const end = this.starts[list + 1] as number;
      for (let at = this.starts[list] as number; at < end; at++)
        scores.raise(this.postings[at] as number, score);
    }
  }
}

/** A partial match of another form never ranks above the word as typed, wherever that stands: Fett in Fetoprotein. */
const partly = 0.15;

/** The last digit of a number comes from the first half, all digits before it from the second. */
export const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_,";
export const endOfList = digits.length - 1;
const values = new Uint8Array(128);
for (let digit = 0; digit < digits.length; digit++) values[digits.charCodeAt(digit)] = digit;
