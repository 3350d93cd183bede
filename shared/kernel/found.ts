import type { Hits, IndexedEntry } from "./search-entries.ts";
import type { Form } from "./search-forms.ts";

export interface SearchResult<Of> {
  /** Entries that have what was typed, however it is written. */
  found: Hits<Of>;
  /** Entries to which a vocabulary leads, below those of their own words. They are shown as such. */
  meant: readonly Of[];
  /** How it leads there. */
  meanings: readonly Meaning[];
  /** Entries that are only like it; there are some only if there are no others. They are shown apart. */
  similar: readonly Of[];
  /** Words of the query that `found` or `similar` lack. */
  without: readonly string[];
  /** The query as it was probably meant. */
  didYouMean?: string;
  /** Forms of the query's words by which an entry was found; they are marked in its texts. */
  formsIn(hit: Of): readonly Form[];
}

/** A part of a query and the things for which a vocabulary takes it. */
export interface Meaning {
  typed: string;
  /** Names of what is meant, for readers; empty if it was typed so. */
  names: string;
}

/** Returns the entries whose names contain every word as a whole word. */
export type Named<Of> = (words: readonly string[]) => readonly IndexedEntry<Of>[];

/** The answer of a vocabulary. */
export interface Answer<Of> {
  /** The result with the entries to which it leads, if there are any. */
  result?: SearchResult<Of>;
  /** Whether it knows the query as a name of something, or at least as a word that leads to something. */
  isName: boolean;
  isKnown: boolean;
}

/**
 * A vocabulary, asked only if the entries' own names find nothing.
 * @param result the result without it
 * @param queries the query, or the names of a list that no entry has
 */
export type AskVocabulary = <Of>(
  result: SearchResult<Of>,
  queries: readonly string[],
  named: Named<Of>,
) => Answer<Of>;

/** The entries that have what was typed and those that it means, or else those that are like it. */
export const bestOf = <Of>({
  found: hits,
  meant: related,
  similar,
}: Pick<SearchResult<Of>, "found" | "meant" | "similar">): Hits<Of> =>
  related.length > 0 ? [...hits.slice(), ...related] : hits.length > 0 ? hits : similar;

/** Number of the entries that have what was typed or are meant by it. */
export const countOf = ({
  found: hits,
  meant: related,
}: Pick<SearchResult<unknown>, "found" | "meant">): number => hits.length + related.length;

/** Entries that have every word, and the forms by which. */
export type Plain<Of> = Pick<SearchResult<Of>, "found" | "formsIn">;

/** The result of a search that finds nothing. */
export const foundNothing: SearchResult<never> = {
  found: [],
  meant: [],
  meanings: [],
  similar: [],
  without: [],
  formsIn: () => [],
};

/** The hits of several searches, each once: the first of each, the second of each and so on. */
export function inTurn<Of>(searches: readonly Plain<Of>[]): Plain<Of> {
  const lists = searches.map(({ found: hits }) => hits.slice());
  const forms = new Map<Of, readonly Form[]>();
  const longest = Math.max(...lists.map(({ length }) => length));
  for (let index = 0; index < longest; index++) {
    for (const [place, list] of lists.entries()) {
      const hit = list[index];
      if (hit !== undefined && !forms.has(hit)) forms.set(hit, searches[place]?.formsIn(hit) ?? []);
    }
  }
  return { found: [...forms.keys()], formsIn: (hit) => forms.get(hit) ?? [] };
}
