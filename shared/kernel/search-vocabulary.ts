import { soundOf, splitsName } from "./folding.ts";
import {
  exact,
  type Fit,
  fitOf,
  inner,
  maybeInside,
  placeCount,
  placesOfFacts,
  placesOfNames,
  prefix,
  shortestHead,
  shortestInner,
  shortestLike,
  typo,
  weights,
} from "./ranking.ts";
import { Scores } from "./scores.ts";
import { endsBefore, placesInside } from "./search-compounds.ts";
import { type Form, hasSound, onlyEnding, type Reading, type Sought } from "./search-forms.ts";

/** The folded terms of one entry by place: from its name, its synonyms, its facts and its text. */
export type Terms = readonly ReadonlySet<string>[];

/** A vocabulary as text: its words and, by word and place, the entries that contain it there. */
export interface WrittenVocabulary {
  words: string;
  /** Gaps between the entries of each list, as base-32 digits, lowest first; a comma ends a list. */
  entries: string;
}

/** Words that are found by their letters: by their beginning in a sorted list, elsewhere by one native search through all of them. */
export class Lines {
  readonly words: readonly string[];
  /** All words in one text, each between two line breaks. */
  readonly #text: string;
  /** The number of the word at each position of the text. */
  readonly #owner: Int32Array;
  /** The numbers of the words in the order of letters. */
  readonly #order: readonly number[];

  constructor(words: readonly string[]) {
    this.words = words;
    this.#text = `\n${words.join("\n")}\n`;
    this.#owner = new Int32Array(this.#text.length);
    let start = 0;
    for (const [number, word] of words.entries()) {
      this.#owner.fill(number, start, start + word.length + 1);
      start += word.length + 1;
    }
    this.#order = [...words.keys()].sort((left, right) =>
      (words[left] as string) < (words[right] as string) ? -1 : 1,
    );
  }

  /**
   * Calls `visit` with the number of every word that begins with a text, or has it anywhere.
   * @param sought may end with a line break, for the end of a word
   */
  each(sought: string, visit: (number: number) => void, anywhere = false): void {
    const begin = this.#placeOf(sought);
    const end = this.#placeOf(sought + last);
    // Hundreds are visited faster in the order in which they lie in memory.
    if (anywhere || end - begin > 500) {
      const text = anywhere ? sought : `\n${sought}`;
      for (let index = this.#text.indexOf(text); index >= 0; index = this.#text.indexOf(text, index + 1))
        visit(this.#owner[index] as number);
    } else for (let index = begin; index < end; index++) visit(this.#order[index] as number);
  }

  /** Whether any word begins with a text or, if this ends with a line break, is it. */
  has(sought: string): boolean {
    return this.#placeOf(sought) < this.#placeOf(sought + last);
  }

  /** The first place in the order of letters whose word is not before a text. */
  #placeOf(text: string): number {
    let low = 0;
    for (let high = this.words.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (`${this.words[this.#order[middle] as number]}\n` < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Behind every letter. */
const last = "\uffff";

/** Calls back with the number of every word, among sounds, that a mistyped one may mean, and with its likeness from 0 to 1. */
export type Typos = (
  word: string,
  sounds: readonly string[],
  alike: (number: number, likeness: number) => void,
) => void;

/** Ways in which a search goes on from the words as they are typed. */
export interface Finding {
  /** Whether a sound is that of a whole word of any entry. */
  isWord: (sound: string) => boolean;
  /** Forgives typing errors in each word, and lets it match inside words that are no compounds. */
  typos?: Typos;
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

  /**
   * Reads a written vocabulary.
   * @param entries their number
   */
  static read({ words, entries: written }: WrittenVocabulary, entries: number): Vocabulary {
    const postings = new Int32Array(written.length);
    const starts = new Int32Array(written.length + 1);
    let [list, end, entry, gap, factor] = [0, 0, 0, 0, 1];
    for (let index = 0; index < written.length; index++) {
      const digit = values[written.charCodeAt(index)] ?? 0;
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

  /** For each entry, the best mean score over the words of any reading that it contains completely, otherwise 0. */
  findAny(readings: readonly Reading[], finding: Finding): Scores {
    const cache = new Map<Sought, Scores | undefined>();
    const find = (sought: Sought) => {
      if (!cache.has(sought)) cache.set(sought, this.#find(sought, finding));
      return cache.get(sought);
    };
    // Combine the words only after finding all of them, since several readings need the hits of the same word.
    const [best = Scores.over(this.#entries), ...others] = readings.flatMap((reading) => {
      const scores = reading.map(find);
      return scores.includes(undefined) ? [] : [this.#findAll(scores as Scores[])];
    });
    for (const { of, places } of others) for (const entry of places) best.raise(entry, of[entry] as number);
    for (const scores of new Set([...cache.values(), ...others])) if (scores !== best) scores?.free();
    return best;
  }

  /** Entries that have all the words. */
  #findAll(scores: readonly Scores[]): Scores {
    const [first = Scores.over(this.#entries), ...rest] = scores;
    if (rest.length === 0) return first;
    const all = Scores.over(this.#entries);
    for (const entry of first.places) {
      let sum = first.of[entry] as number;
      for (const { of } of rest) sum &&= (of[entry] as number) && sum + (of[entry] as number);
      all.raise(entry, sum / scores.length);
    }
    return all;
  }

  /** Entries whose names contain every word as a whole word. */
  named(words: readonly string[]): number[] {
    /** Number of the words that each entry has. */
    let had: Uint8Array | undefined;
    let having: number[] = [];
    for (const [index, word] of words.entries()) {
      having = [];
      const sound = hasSound(word);
      this.#eachWord({ text: sound ? soundOf(word) : word, sound, whole: true }, (number) => {
        const list = number * placeCount;
        const entries = this.postings.subarray(this.starts[list], this.starts[list + placesOfNames]);
        had ??= new Uint8Array(this.#entries);
        for (const entry of entries) {
          if (had[entry] !== index) continue;
          had[entry] = index + 1;
          having.push(entry);
        }
      });
      if (having.length === 0) break;
    }
    return having;
  }

  /** Whether a sound is that of a whole word. */
  hasWord(sound: string): boolean {
    return this.#bySound.has(`${sound}\n`);
  }

  /** Whether the sound of any word begins like this, or equals it if the part is short. */
  begins(part: string): boolean {
    return this.#bySound.has(`${soundOf(part)}${part.length < shortestInner ? "\n" : ""}`);
  }

  /** Scores of entries with the word: exactly, as a beginning, or as a part of a compound; undefined if no entry has it. */
  #find({ word, forms, within }: Sought, { isWord, typos }: Finding): Scores | undefined {
    let scores: Scores | undefined;
    for (const form of forms) {
      const { text, factor } = form;
      const part = form.sound ? text : soundOf(text);
      this.#eachWord(form, (number, candidate) => {
        const fit = fitOf(text, candidate);
        // Nearly every text has a word that begins with a given letter, so search for one letter in names only.
        let limit = text.length === 1 && fit !== exact ? Math.min(within, placesOfNames) : within;
        // In a text, short words are taken by the letter: a Ratte is no rate.
        if (form.sound && text.length < shortestHead) limit = Math.min(limit, placesOfFacts);
        if (fit === prefix) {
          // In a text, a few letters begin too many words, so they must be all of a word or of a part of it: Ente in enteral.
          const isCut =
            limit > placesOfFacts &&
            text.length < shortestHead &&
            !endsBefore(soundOf(candidate.slice(text.length)), isWord);
          if (isCut) limit = placesOfFacts;
        } else if (fit === inner) {
          const begins = candidate.startsWith(text);
          const places = begins
            ? Number(!splitsName(text, candidate)) * placeCount
            : placesInside(part, this.#bySound.words[number] as string, isWord);
          const isLike = typos !== undefined && (begins || part.length >= shortestLike);
          limit = Math.min(limit, isLike ? Math.max(places, placesOfNames) : places);
          if (limit === 0) return;
        }
        scores ??= Scores.over(this.#entries);
        this.#raise(scores, number, fit, fit === exact || factor === 1 ? factor : factor * partly, limit);
      });
    }
    if (typos) {
      const alike = scores ?? Scores.over(this.#entries);
      typos(word, this.#bySound.words, (number, likeness) => {
        this.#raise(alike, number, typo, likeness, placeCount);
      });
      return alike;
    }
    return scores;
  }

  /** Calls `visit` for every word that a form matches: exactly, as its beginning or, if the form is long enough, inside it. */
  #eachWord(form: Omit<Form, "factor">, visit: (number: number, candidate: string) => void): void {
    const { text, sound, whole: isWhole, start, ended } = form;
    const lines = sound ? this.#bySound : this.#words;
    lines.each(
      isWhole ? `${text}\n` : text,
      (number) => {
        const word = lines.words[number] as string;
        if (!ended || onlyEnding.test(word.slice(text.length))) visit(number, word);
      },
      !isWhole && !start && maybeInside(text, sound),
    );
  }

  #raise(scores: Scores, number: number, fit: Fit, factor: number, limit: number): void {
    for (let place = 0; place < limit; place++) {
      const score = (weights[place * 4 + fit] as number) * factor;
      const list = number * placeCount + place;
      const end = this.starts[list + 1] as number;
      for (let index = this.starts[list] as number; index < end; index++)
        scores.raise(this.postings[index] as number, score);
    }
  }
}

/** A partial match of another form never ranks above the word as typed, wherever that stands: Fett in Fetoprotein. */
const partly = 0.15;

const capitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** The last digit of a number comes from the first half, all digits before it from the second. */
export const digits = `0123456789${capitals.toLowerCase()}${capitals}-_,`;
export const endOfList = digits.length - 1;
const values = new Uint8Array(128);
for (let digit = 0; digit < digits.length; digit++) values[digits.charCodeAt(digit)] = digit;
