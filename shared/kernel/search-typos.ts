import { isCode, soundOf } from "./folding.ts";
import { shortestHead, shortestLike, shortestTypo } from "./ranking.ts";
import type { Form } from "./search-forms.ts";
import type { Typos } from "./search-vocabulary.ts";

/** Number of typing errors that a word may have, by the length of its sound. */
export const errorsIn = (word: string): number =>
  isCode(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

/**
 * Counts the typing errors between a word and the beginning of another: letters added, missing, replaced, or two swapped.
 * @param limit count no further than this
 * @param from index of the remaining typed letters
 * @param index start of the remaining letters of the word
 */
export function errorsTo(typed: string, word: string, limit: number, from = 0, index = 0): number {
  while (from < typed.length && typed[from] === word[index]) {
    from++;
    index++;
  }
  if (from === typed.length) return 0;
  if (limit === 0) return 1;
  const after = (letters: number, others: number) =>
    1 + errorsTo(typed, word, limit - 1, from + letters, index + others);
  const errors = Math.min(after(1, 1), after(1, 0), after(0, 1));
  const isSwapped = typed[from] === word[index + 1] && typed[from + 1] === word[index];
  return isSwapped ? Math.min(errors, after(2, 2)) : errors;
}

/** The beginning that a word shares with its relatives: Toxoplasmose and Toxoplasma. */
export const headOf = (typed: string) =>
  typed.slice(0, Math.max(shortestHead, Math.ceil(typed.length * 0.65)));

/**
 * How much a word is like the typed one, from 0 to 1: by few typing errors in it, in its beginning or inside it, or by a long common
 * beginning. Errors are rarely in the first letter, so two of them, or one in a short word, need the same one.
 * @param limit number of errors
 */
export function likenessOf(typed: string, word: string, limit: number): number {
  const errors = errorsTo(typed, word, limit);
  const isWhole = word.length <= typed.length + 1;
  // Short words begin like many others, and in the shortest only swapped letters are surely a typing error.
  if (typed.length < shortestHead && !isWhole) return 0;
  if (typed.length < shortestTypo) return errors === 1 && swapped(typed, word) ? 1 : 0;
  const isSure = errors < 2 && (typed.length >= shortestHead || swapped(typed, word));
  if (errors <= limit && (isSure || typed[0] === word[0])) return 1 / Math.max(errors, 1);
  const isAlike =
    (typed.length >= shortestHead && word.startsWith(headOf(typed))) ||
    (typed.length >= shortestLike && nearlyInside(typed, word));
  return isAlike ? 0.5 : 0;
}

/** Whether a word contains the typed text, with at most one typing error. */
export function nearlyInside(typed: string, word: string): boolean {
  for (let start = word.length - typed.length + 1; start >= 0; start--)
    if (errorsTo(typed, word, 1, 0, start) <= 1) return true;
  return false;
}

/** The letters of a word as bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** Whether a word begins with the same letters in another order. */
export const swapped = (typed: string, word: string) =>
  [...typed].sort().join() === [...word.slice(0, typed.length)].sort().join();

/** The letters of each of some sounds as bits. */
const letters = new WeakMap<readonly string[], Int32Array>();
function lettersIn(sounds: readonly string[]): Int32Array {
  const before = letters.get(sounds) ?? Int32Array.from(sounds, lettersOf);
  letters.set(sounds, before);
  return before;
}

/**
 * Finds words in spite of typing errors; codes stay exact.
 * @param forms collects the words that are only alike
 */
export const typosIn =
  (forms: Map<string, Form>): Typos =>
  (word, sounds, alike) => {
    const typed = soundOf(word);
    const limit = errorsIn(typed);
    if (limit === 0) return;
    const lettersOfSounds = lettersIn(sounds);
    const typedLetters = lettersOf(typed);
    const head = headOf(typed);
    const headLetters = lettersOf(head);
    for (let number = 0; number < sounds.length; number++) {
      const candidate = sounds[number] as string;
      const lacking = ~(lettersOfSounds[number] as number);
      // An error adds at most one letter that the word does not have.
      let missing = typedLetters & lacking;
      for (let error = 0; error < limit; error++) missing &= missing - 1;
      if (missing !== 0 && ((headLetters & lacking) !== 0 || !candidate.startsWith(head))) continue;
      if (candidate.length < typed.length - limit || candidate.includes(typed) || isCode(candidate)) continue;
      const likeness = likenessOf(typed, candidate, limit);
      if (likeness === 0) continue;
      alike(number, likeness);
      forms.set(candidate, { text: candidate, factor: 1, sound: true, whole: true, like: typed });
    }
  };
