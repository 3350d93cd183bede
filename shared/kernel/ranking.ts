import { isCode, splitsNumber } from "./folding.ts";

/** Number of places where a word may be found, best first: in the name, in a synonym, in a fact, in a text. */
export const placeCount = 4;
/** Ways in which a word matches: exactly, as the beginning of another, inside it, despite typing errors. */
export const exact = 0;
export const prefix = 1;
export const inner = 2;
export const typo = 3;
export type Fit = typeof exact | typeof prefix | typeof inner | typeof typo;
/** Weights of a hit by place and fit (place × 4 + fit), the same for pages, lists, widgets and the API. */
export const weights = [600, 500, 300, 60, 450, 380, 250, 50, 200, 170, 130, 40, 120, 100, 80, 0];
/** Number of first places that hold names. */
export const placesOfNames = 2;
/** Number of first places that hold names and facts. */
export const placesOfFacts = 3;
/** Scores if the query is the whole name or a whole synonym: Hb is the short name of Hämoglobin, but only a part of Hb F. */
export const wholeName = 2_000;
export const wholeSynonym = 620;
/** Score of a code that is written otherwise: with O for 0, or without its letters. */
export const codeAlike = 540;
/** Parts of compounds are searched if there are fewer hits than this. */
export const enoughHits = 5;
/** Minimum length of a word to be matched inside others, or with any typing error. */
export const shortestInner = 4;
export const shortestTypo = 5;
/** Minimum length of a text that may be inside a word anywhere. */
export const shortestLike = 7;
/** Minimum length of a beginning that says which word it is. */
export const shortestHead = 6;

/** Whether a text may match inside a word; sounds must be longer, since they are shorter than words and more often alike. */
export const maybeInside = (text: string, sound = false) =>
  text.length >= shortestInner + (sound ? 1 : 0) && !isCode(text);

/** The score of a code that begins with the query; both are made by `codeKey`. A beginning counts less than a whole word or synonym. */
export function codeScore(typed: string, code: string): number {
  if (typed === code) return 10_000;
  return splitsNumber(typed, code) ? 200 : 550 - Math.min(code.length, 40);
}

/** The fit of a word in one that contains it. */
export function fitOf(word: string, candidate: string): Fit {
  if (candidate.length === word.length) return exact;
  if (!candidate.startsWith(word)) return inner;
  return splitsNumber(word, candidate) ? inner : prefix;
}
