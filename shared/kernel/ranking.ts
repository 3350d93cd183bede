import { isCode, splitsNumber } from "./folding.ts";

/** How well a hit matches a query: one table for pages, lists, widgets and the API. */
export type Place = "name" | "synonym" | "fact" | "text";
export type Fit = "exact" | "prefix" | "inner" | "typo";
export const weights: Readonly<Record<Place, Readonly<Record<Fit, number>>>> = {
  name: { exact: 600, prefix: 500, inner: 300, typo: 60 },
  synonym: { exact: 450, prefix: 380, inner: 250, typo: 50 },
  fact: { exact: 200, prefix: 170, inner: 130, typo: 40 },
  text: { exact: 120, prefix: 100, inner: 80, typo: 0 },
};
export const places: readonly Place[] = ["name", "synonym", "fact", "text"];
/** How many of them, counted from the first, hold names. */
export const placesOfNames = 2;
/** How many hold names and facts. */
export const placesOfFacts = 3;
/** The query is the whole name, or a whole synonym: Hb is the short name of Hämoglobin, and only a part of Hb F. */
export const wholeName = 2_000;
export const wholeSynonym = 620;
/** Below this score an entry has not every word in its names. */
export const wholeEnough = 300;
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
  if (candidate.length === word.length) return "exact";
  if (!candidate.startsWith(word)) return "inner";
  return splitsNumber(word, candidate) ? "inner" : "prefix";
}
