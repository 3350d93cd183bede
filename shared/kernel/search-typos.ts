import { isCode } from "./folding.ts";

/** What comes later in a word is not compared with what was typed. */
const longest = 200;

/** How many typing errors a word may have, by the length of its sound. */
export const errorsIn = (word: string): number =>
  isCode(word) || word.length < 4 || word.length > longest / 2 ? 0 : word.length < 8 ? 1 : 2;

/**
 * How many typing errors lie between a word and the beginning of another: letters added, missing, replaced, or two swapped.
 * @param most beyond which it is not counted further
 * @param anywhere compares with the best place inside the other, not with its beginning
 */
export function errorsTo(typed: string, word: string, most: number, anywhere = false): number {
  const width = Math.min(word.length, anywhere ? longest : typed.length + most);
  for (let column = 0; column <= width; column++) row0[column] = anywhere ? 0 : column;
  let [twoAgo, before, now] = [row2, row0, row1];
  let [leastBefore, least] = [0, 0];
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1);
    now[0] = row;
    leastBefore = least;
    least = row;
    for (let column = 1; column <= width; column++) {
      const other = word.charCodeAt(column - 1);
      let errors = (before[column - 1] as number) + (letter === other ? 0 : 1);
      errors = Math.min(errors, (before[column] as number) + 1, (now[column - 1] as number) + 1);
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        other === typed.charCodeAt(row - 2);
      if (swapped) errors = Math.min(errors, (twoAgo[column - 2] as number) + 1);
      now[column] = errors;
      if (errors < least) least = errors;
    }
    if (least > most && leastBefore > most) return least;
    [twoAgo, before, now] = [before, now, twoAgo];
  }
  let best = most + 1;
  for (let column = 0; column <= width; column++) best = Math.min(best, before[column] as number);
  return best;
}
const [row0, row1, row2] = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** The letters of a word, a bit for each. */
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
