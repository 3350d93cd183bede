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

const exact: SearchOptions = { tokenize: (text) => [text], processTerm: (term) => term, prefix: true };
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

  constructor(file: SearchIndexFile) {
    // The file is shared by the widgets of a page; nothing writes to an index once it is loaded.
    this.#index = MiniSearch.loadJS(file.search as Parameters<typeof MiniSearch.loadJS>[0], indexOptions());
    this.#codes = file.analyses.map(([code]) => codeKey(code));
    this.#names = file.analyses.map(([, name]) => name);
    this.#synonyms = file.analyses.map(([, , synonyms]) => synonyms);
  }

  search(query: string): Found {
    const scores = new Map<number, number>();
    const raise = (place: number, score: number) =>
      scores.set(place, Math.max(score, scores.get(place) ?? 0));
    const code = codeKey(query);
    for (const [place, one] of this.#codes.entries()) {
      if (code !== "" && one.startsWith(code)) raise(place, codeScore(code, one));
    }
    const readings = readingsOf(query);
    const words = readings[0] ?? [];
    if (words.length === 0) return { places: this.#ranked(scores), terms: [] };
    const typed = words.map(spelled);
    for (const result of this.#index.search(treeOf(readings), exact))
      raise(result.id, scoreOf(result, typed));
    const whole = fold(query);
    for (const place of scores.keys()) if (fold(this.#names[place] ?? "") === whole) raise(place, wholeName);
    if (scores.size >= enoughHits) return { places: this.#ranked(scores), terms: [] };

    for (const place of this.#inner(words)) if (!scores.has(place)) scores.set(place, 30);
    const terms = new Set<string>();
    if (scores.size < enoughHits) {
      for (const result of this.#index.search(treeOf(readings.slice(0, 1)), forgiving)) {
        if (scores.has(result.id)) continue;
        scores.set(result.id, scoreOf(result, typed) / 100);
        for (const term of result.terms) terms.add(term);
      }
    }
    return { places: this.#ranked(scores), terms: [...terms] };
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
  #ranked(scores: ReadonlyMap<number, number>): number[] {
    const length = (place: number) => this.#names[place]?.length ?? 0;
    return [...scores]
      .sort(([left, one], [right, other]) => other - one || length(left) - length(right) || left - right)
      .map(([place]) => place);
  }
}

/** Any reading, of which every word, in any spelling. */
const treeOf = (readings: readonly string[][]): Query => ({
  combineWith: "OR",
  queries: readings.map((words) => ({
    combineWith: "AND",
    queries: words.map((word) => ({ combineWith: "OR", queries: [word, ...spellingsOf(word)] })),
  })),
});

/** The mean, over the words typed, of the best place and fit that each has. */
function scoreOf({ match }: SearchResult, words: readonly Spelled[]): number {
  const found = Object.entries(match).map(([term, fields]) => ({
    term,
    weight: fields.includes("name") ? weights.name : weights.synonym,
  }));
  let sum = 0;
  for (const spellings of words) {
    let best = 0;
    for (const { term, weight } of found) {
      let score = weight.typo;
      for (const { word, factor } of spellings) {
        if (term.startsWith(word)) score = Math.max(score, weight[fitOf(word, term)] * factor);
      }
      best = Math.max(best, score);
    }
    sum += best;
  }
  return sum / words.length;
}

/** A word as it was typed, and the other ways to write it, which count a little less. */
type Spelled = readonly { word: string; factor: number }[];
const spelled = (word: string): Spelled => [
  { word, factor: 1 },
  ...spellingsOf(word).map((other) => ({ word: other, factor: otherSpelling })),
];
