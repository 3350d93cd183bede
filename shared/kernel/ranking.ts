import { isCode, splitsNumber } from "./folding.ts";

/** Where a word is found, the best place first: in the name, in a synonym, in a fact, in a text. */
export const placeCount = 4;
/** How a word is found: exactly, as the beginning of another, inside it, in spite of typing errors. */
export const exact = 0;
export const prefix = 1;
export const inner = 2;
export const typo = 3;
export type Fit = typeof exact | typeof prefix | typeof inner | typeof typo;
/** What a hit counts, by place and fit (place × 4 + fit): one table for pages, lists, widgets and the API. */
export const weights = [600, 500, 300, 60, 450, 380, 250, 50, 200, 170, 130, 40, 120, 100, 80, 0];
/** How many of them, counted from the first, hold names. */
export const placesOfNames = 2;
/** How many hold names and facts. */
export const placesOfFacts = 3;
/** The query is the whole name, or a whole synonym: Hb is the short name of Hämoglobin, and only a part of Hb F. */
export const wholeName = 2_000;
export const wholeSynonym = 620;
/** Below this many hits, typing errors are forgiven. */
export const enoughHits = 5;
/** Letters that a word needs to be matched inside others, or with any typing error. */
export const shortestInner = 4;
export const shortestTypo = 5;

/** Whether a text may be meant inside a word; sounds are shorter than words, and more are alike. */
export const maybeInside = (text: string, sound = false) =>
  text.length >= shortestInner + (sound ? 1 : 0) && !isCode(text);

/** The score of a code that begins with the query; both are made by `codeKey`. A beginning counts less than a whole word or synonym. */
export function codeScore(typed: string, code: string): number {
  if (typed === code) return 10_000;
  return splitsNumber(typed, code) ? 200 : 550 - Math.min(code.length, 40);
}

/** How a word fits one that contains it. */
export function fitOf(word: string, candidate: string): Fit {
  if (candidate.length === word.length) return exact;
  if (!candidate.startsWith(word)) return inner;
  return splitsNumber(word, candidate) ? inner : prefix;
}
