import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import { codeKey, fold, isCode, readingsOf, spellingsOf } from "../../../shared/kernel/folding.ts";
import {
  codeScore,
  enoughHits,
  fitOf,
  mayErr,
  otherSpelling,
  shortestInner,
  weights,
  wholeName,
} from "../../../shared/kernel/ranking.ts";
import { indexOptions, type SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";

/** What a search finds: places in the file's `analyses`, the best first, and words found in place of mistyped ones. */
export interface Found {
  places: number[];
  terms: string[];
}

/** A single letter begins nearly everything: it counts as a word only, and as a name's first letter. */
const exact: SearchOptions = {
  prefix: (term) => term.length > 1,
};
const forgiving: SearchOptions = { ...exact, fuzzy: (term) => (mayErr(term) ? 1 : false) };

/**
 * Search in the browser, ranked as in the Lambdas: codes by comparing, names and synonyms by the prebuilt index, in two passes: exact
 * and prefix first; parts of words and typing errors only where that finds too few.
 */
export class BrowserSearch {
  readonly #index: MiniSearch;
  readonly #codes: string[];
  readonly #names: string[];
  readonly #synonyms: string[][];
  #texts: string[] | undefined;
  #initials: string[] | undefined;

  constructor(file: SearchIndexFile) {
    // The file is shared by the widgets of a page; nothing writes to an index once it is loaded.
    this.#index = MiniSearch.loadJS(file.search as Parameters<typeof MiniSearch.loadJS>[0], indexOptions);
    this.#codes = file.analyses.map(([code]) => codeKey(code));
    this.#names = file.analyses.map(([, name]) => name);
    this.#synonyms = file.analyses.map(([, , synonyms]) => synonyms);
  }

  search(query: string): Found {
    const scores = new Float64Array(this.#names.length);
    let count = 0;
    const raise = (place: number, score: number) => {
      const before = scores[place] ?? 0;
      if (before === 0) count++;
      if (score > before) scores[place] = score;
    };
    const code = codeKey(query);
    for (const [place, one] of this.#codes.entries()) {
      if (code !== "" && one.startsWith(code)) raise(place, codeScore(code, one));
    }
    const readings = readingsOf(query);
    const words = readings[0] ?? [];
    if (words.length === 0) return { places: this.#ranked(scores), terms: [] };
    const scoreOf = scorerOf(words.map(spelled));
    for (const result of this.#index.search(treeOf(readings), exact)) raise(result.id, scoreOf(result));
    for (const place of this.#beginningWith(words)) raise(place, weights.name.prefix);
    // Whoever has typed one letter of a further word has not searched for that letter yet.
    if (count === 0 && words.length > 1 && words.at(-1)?.length === 1)
      return this.search(words.slice(0, -1).join(" "));
    const whole = fold(query);
    for (const [place, name] of this.#names.entries()) {
      // Folding costs more than the rest of a search: only what is about as long can be the same.
      if (scores[place] && Math.abs(name.length - query.length) <= 4 && fold(name) === whole)
        raise(place, wholeName);
    }
    if (count >= enoughHits) return { places: this.#ranked(scores), terms: [] };

    for (const place of this.#inner(words)) if (!scores[place]) raise(place, foundInside);
    const terms = new Set<string>();
    if (count < enoughHits) {
      for (const result of this.#index.search(treeOf(readings.slice(0, 1)), forgiving)) {
        if (scores[result.id]) continue;
        raise(result.id, scoreOf(result) / 100);
        for (const term of result.terms) terms.add(term);
      }
    }
    return { places: this.#ranked(scores), terms: [...terms] };
  }

  /** Names that begin with the one letter typed. */
  #beginningWith([letter = "", ...others]: readonly string[]): number[] {
    if (letter.length !== 1 || others.length > 0) return [];
    this.#initials ??= this.#names.map((name) => fold(name.slice(0, 4)).charAt(0));
    return [...this.#initials.entries()].flatMap(([place, initial]) => (initial === letter ? [place] : []));
  }

  /** Where every word stands somewhere inside a name or synonym; folded when first needed. */
  #inner(words: readonly string[]): number[] {
    if (words.some((word) => word.length < shortestInner || isCode(word))) return [];
    this.#texts ??= this.#names.map((name, place) =>
      fold([name, ...(this.#synonyms[place] ?? [])].join("\n")),
    );
    return [...this.#texts.entries()].flatMap(([place, text]) =>
      words.every((word) => text.includes(word)) ? [place] : [],
    );
  }

  /** Among equals the shorter name says more of what was typed; the file is in the order of names. */
  #ranked(scores: Float64Array): number[] {
    const keys: number[] = [];
    for (const [place, score] of scores.entries()) {
      if (score === 0) continue;
      const length = Math.min(this.#names[place]?.length ?? 0, 999);
      keys.push(((1_100_000 - Math.round(score * 100)) * 1000 + length) * placesMost + place);
    }
    // Sorted as numbers, because a comparing function costs more than the search.
    return Array.from(Float64Array.from(keys).sort(), (key) => key % placesMost);
  }
}
/** What stands inside a word that is no part known to the index: below every other hit, above typing errors. */
const foundInside = 30;
/** Above any number of analyses; with it the sort keys stay below 2^53. */
const placesMost = 2 ** 20;

/** Any reading, of which every word, in any spelling. */
const treeOf = (readings: readonly string[][]): Query => ({
  combineWith: "OR",
  queries: readings.map((words) => ({
    combineWith: "AND",
    queries: words.map((word) => ({
      combineWith: "OR",
      queries: [word, ...spellingsOf(word), ...numbered(word)],
    })),
  })),
});

/**
 * Scores results by the mean, over the words typed, of the best place and fit that each has. What a term is worth is the same in
 * every result, so it is computed once a search.
 */
function scorerOf(words: readonly Spelled[]): (result: SearchResult) => number {
  const known = new Map<string, { name: number; synonym: number }[]>();
  const worthOf = (term: string) => {
    let worth = known.get(term);
    if (!worth) {
      worth = words.map((spellings) => worthIn(spellings, term));
      known.set(term, worth);
    }
    return worth;
  };
  return ({ match, terms }) => {
    const best = new Float64Array(words.length);
    for (const term of terms) {
      const place = match[term]?.includes("name") ? "name" : "synonym";
      const worth = worthOf(term);
      for (let at = 0; at < best.length; at++) best[at] = Math.max(best[at] ?? 0, worth[at]?.[place] ?? 0);
    }
    let sum = 0;
    for (const one of best) sum += one;
    return sum / words.length;
  };
}

function worthIn(spellings: Spelled, term: string): { name: number; synonym: number } {
  const worth = { name: weights.name.typo, synonym: weights.synonym.typo };
  for (const { word, factor } of spellings) {
    if (!term.startsWith(word)) continue;
    const fit = fitOf(word, term);
    worth.name = Math.max(worth.name, weights.name[fit] * factor);
    worth.synonym = Math.max(worth.synonym, weights.synonym[fit] * factor);
  }
  return worth;
}

/** A word as it was typed, and the other ways to write it, which count a little less. */
type Spelled = readonly { word: string; factor: number }[];
const spelled = (word: string): Spelled => [
  { word, factor: 1 },
  ...spellingsOf(word).map((other) => ({ word: other, factor: otherSpelling })),
];

/** What a letter in a query may stand for besides itself: `vitamin d` is vitamin D3 too. */
const numbered = (word: string) =>
  word.length === 1 ? [...Array(10).keys()].map((digit) => `${word}${digit}`) : [];
