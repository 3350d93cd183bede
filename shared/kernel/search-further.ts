import { type Finder, formsOf, type Keep } from "./finder.ts";
import { soundOf, wordsOf } from "./folding.ts";
import { type AskVocabulary, foundNothing, inTurn, type SearchResult } from "./found.ts";
import { placesOfNames } from "./ranking.ts";
import { type IndexedEntry, namesOf, scoresOf } from "./search-entries.ts";
import { type Form, isNaming, readingOf, seeker } from "./search-forms.ts";
import { typosIn } from "./search-typos.ts";

/** Maximum number of entries that are only similar. */
const mostSimilar = 10;

/** A search of which no name has all that was typed. */
export interface Searched<Of> {
  /** Its result so far. */
  own: SearchResult<Of>;
  /** The query, or the names of a list that no entry has. */
  asked: readonly string[];
  query: string;
  words: readonly string[];
  keep: Keep<Of>;
}
/** Searches further. Browsers load it when a search needs it. */
export type Further = <Of>(finder: Finder<Of>, searched: Searched<Of>) => SearchResult<Of>;

/** Asks the vocabulary, if there is one; if nothing is found by then, looks for what is similar, or has all words but some. */
export const furtherWith =
  (ask?: AskVocabulary): Further =>
  (finder, { own: result, asked: queries, query, words, keep }) => {
    const isKept = ({ found: hit }: IndexedEntry<Parameters<NonNullable<typeof keep>>[0]>) =>
      !keep || keep(hit);
    const answer = ask?.(result, queries, (name) => finder.named(name).filter(isKept));
    if (answer?.result) return answer.result;
    // A name in the vocabulary is another thing than an entry that only mentions it: Haselnuss in haselnussgroß.
    if (result.found.length > 0)
      return answer?.isName && result.without.length === 0 ? onlySimilar(result) : result;
    const rest =
      eachOf(finder, words, keep) ??
      similarTo(finder, query, words, keep) ??
      withoutSome(finder, query, words, keep) ??
      foundNothing;
    return answer?.isKnown ? onlySimilar(rest) : rest;
  };

/** A result as what is only similar to something that is known and not there; nor is that a typing error. */
function onlySimilar<Of>({ didYouMean: _, ...result }: SearchResult<Of>): SearchResult<Of> {
  const similar = result.found.length > 0 ? result.found.slice(0, mostSimilar) : result.similar;
  return { ...result, found: [], similar };
}

/** Words of names that say little about the thing alone. */
const general = new Set(
  wordsOf(
    "Faktor Vitamin Protein Hormon Virus Test Serum Plasma Blut Urin Stuhl Liquor PCR IgG IgM IgA IgE factor urine stool blood",
  ),
);

/** The entries of each word, if each begins a name and is no word that says little: Masern Mumps Röteln. */
function eachOf<Of>(
  finder: Finder<Of>,
  words: readonly string[],
  keep: Keep<Of>,
): SearchResult<Of> | undefined {
  const begins = (word: string) =>
    word.length > 2 &&
    !isNaming(word) &&
    !general.has(word) &&
    finder
      .named([word])
      .some(
        (entry) =>
          (!keep || keep(entry.found)) &&
          namesOf(entry).folded.some((name) => name.startsWith(`${word} `) || name === word),
      );
  if (words.length < 2 || !words.every(begins)) return undefined;
  return { ...foundNothing, ...inTurn(words.map((word) => finder.plain(word, [word], keep))) };
}

/** Entries that are like the query in spite of typing errors. */
function similarTo<Of>(
  finder: Finder<Of>,
  query: string,
  words: readonly string[],
  keep: Keep<Of>,
): SearchResult<Of> | undefined {
  const alike = new Map<string, Form>();
  const finding = { ...finder.plainly, typos: typosIn(alike) };
  const reading = readingOf(words, seeker(), true);
  const similar = finder
    .hits((part) => scoresOf(part, query, [reading], finding), keep)
    .slice(0, mostSimilar);
  if (similar.length === 0) return undefined;
  const forms = [...formsOf([reading]), ...alike.values()];
  const didYouMean = meantBy(finder, query, [...alike.values()], keep);
  return { ...foundNothing, similar, ...(didYouMean && { didYouMean }), formsIn: () => forms };
}

/** The query with its mistyped words as a name has them; undefined if no name has. */
function meantBy<Of>(
  finder: Finder<Of>,
  query: string,
  likeness: readonly Form[],
  keep: Keep<Of>,
): string | undefined {
  const written = query.replaceAll(word, (match) => {
    const typed = soundOf(wordsOf(match).join(""));
    for (const { text, like } of likeness) {
      if (like !== typed || text[0] !== typed[0] || Math.abs(text.length - typed.length) > 2) continue;
      const entry = finder.named([text]).find(({ found: hit }) => !keep || keep(hit));
      const names = entry ? [entry.name, ...entry.synonyms] : [];
      const corrected = names
        .flatMap((name) => name.match(word) ?? [])
        .find((other) => soundOf(wordsOf(other).join("")) === text);
      if (corrected) return corrected;
    }
    return match;
  });
  return written === query ? undefined : written;
}

/** Entries that have most of the words in their names, and the words they lack. Without its number or letter, a thing is only a similar one. */
function withoutSome<Of>(
  finder: Finder<Of>,
  query: string,
  words: readonly string[],
  keep: Keep<Of>,
): SearchResult<Of> | undefined {
  const seek = seeker(placesOfNames);
  const having = (subset: readonly string[]) => ({
    some: subset,
    hits: finder.having([readingOf(subset, seek)], keep),
  });
  const isTelling = (subset: readonly string[]) =>
    subset.some((word) => word.length > 2 && !isNaming(word) && !general.has(word));
  const had = words.filter((word) => having([word]).hits.length > 0);
  // Words that no name has are left out first, and then one of the others if need be.
  const all = had.length < words.length && isTelling(had) ? having(had) : undefined;
  const best = all?.hits.length
    ? all
    : had
        .map((_, index) => had.toSpliced(index, 1))
        .filter(isTelling)
        .map(having)
        .filter(({ hits }) => hits.length > 0)
        .sort(
          (first, second) =>
            Number(finder.isName(second.some, keep)) - Number(finder.isName(first.some, keep)) ||
            first.hits.length - second.hits.length,
        )[0];
  if (!best) return undefined;
  const { some: subset, hits } = best;
  const left = words.filter((word) => !subset.includes(word));
  const without =
    query.match(word)?.filter((typed) => wordsOf(typed).some((part) => left.includes(part))) ?? [];
  if (left.some(isNaming)) {
    const forms = formsOf([readingOf(subset, seek)]);
    return { ...foundNothing, similar: hits.slice(0, mostSimilar), without, formsIn: () => forms };
  }
  return { ...foundNothing, ...finder.plain(subset.join(" "), subset, keep), without };
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
