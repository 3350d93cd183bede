import { isCode } from "./folding.ts";

/** Number of typing errors that a word may have, by the length of its sound. */
export const errorsIn = (word: string): number =>
  isCode(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

/**
 * Counts the typing errors between a word and the beginning of another: letters added, missing, replaced, or two swapped.
 * @param most count no further than this
 * @param from index of the remaining typed letters
 * @param at index of the remaining letters of the word
 */
export function errorsTo(typed: string, word: string, most: number, from = 0, at = 0): number {
  while (from < typed.length && typed[from] === word[at]) {
    from++;
    at++;
  }
  if (from === typed.length) return 0;
  if (most === 0) return 1;
  const after = (letters: number, others: number) =>
    1 + errorsTo(typed, word, most - 1, from + letters, at + others);
  const errors = Math.min(after(1, 1), after(1, 0), after(0, 1));
  const isSwapped = typed[from] === word[at + 1] && typed[from + 1] === word[at];
  return isSwapped ? Math.min(errors, after(2, 2)) : errors;
}

/** Whether a word contains the typed text, with at most one typing error. */
export function nearlyInside(typed: string, word: string): boolean {
  for (let at = word.length - typed.length + 1; at >= 0; at--)
    if (errorsTo(typed, word, 1, 0, at) <= 1) return true;
  return false;
}

/** The letters of a word as bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

export function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether a word begins with the same letters in another order. */
export const swapped = (typed: string, word: string) =>
  [...typed].sort().join() === [...word.slice(0, typed.length)].sort().join();
