import { fold, isCode, wordsOf } from "../../kernel/folding.ts";
import type { AskVocabulary, Named, SearchResult } from "../../kernel/found.ts";
import { type IndexedEntry, namesOf } from "../../kernel/search-entries.ts";
import { isNaming, nameKey, soughtWords } from "../../kernel/search-forms.ts";
import { listedIn } from "../../kernel/search-lists.ts";
import { isKnownName, type Meaning, namesOther, termsFor } from "./vocabulary.ts";

/** A laboratory's setup of the vocabulary. */
export interface VocabularySetup {
  enabled: boolean;
  /** Heads that mean nothing here. */
  exceptions: readonly string[];
}

/** Maximum number of analyses to which the vocabulary leads. */
const mostMeant = 20;
/** Maximum number of names shown of what a word may mean. */
const mostNames = 3;
/** A shorter term counts only as the name of an analysis, since laboratories abbreviate other things alike. */
const shortestSynonym = 3;
/** Minimum length of a word that says what a longer name is about. */
const shortestTelling = 5;

/** Words that may stand beside a term without making another thing of it. */
const qualifiers = new Set(
  wordsOf(
    "im in i s serum plasma blut vollblut edta heparin citrat gesamt total quantitativ quantitative qualitativ basal nüchtern hochsensitiv " +
      "hs high sensitivity ultrasensitiv igg igm iga und and elisa clia eia screening suchtest test bestimmung " +
      "monoklonal monoclon monoclonal",
  ),
);

/** Words that name an antibody. */
const antibodies = new Set(wordsOf("igg igm iga ige antikörper ak antibody antibodies anti blot"));
/** Words that only say that an antibody is meant: Ak g. X, Antikörper gegen X, Anti-X. */
const ofAntibodies = new Set(
  wordsOf("antikörper ak antibody antibodies anti autoantikörper auto g gg gegen"),
);
/** Specimens other than blood. */
const specimens = new Set(
  wordsOf(
    "urin sammelurin spontanurin liquor punktat dialysat stuhl speichel haar urine stool csf saliva hair",
  ),
);

interface Term {
  text: string;
  words: readonly string[];
  key: string;
  /** Whether it has a word that says what a longer name is about. */
  isTelling: boolean;
  /** The words by which to look for entries: as they are, and as laboratories write them otherwise. */
  ways: readonly (readonly string[])[];
  /** Of an antibody: its target; empty otherwise. */
  target: string;
}
/** The terms of a group are many, and the same for each key that is typed. */
const cache = new Map<string, Term>();
function termOf(text: string): Term {
  const before = cache.get(text);
  if (before) return before;
  const words = soughtWords(text);
  const isTelling = words.some((word) => word.length >= shortestTelling && !isCode(word) && !isNaming(word));
  const target = targetOf(words);
  const ways = target ? [words, ...targetWays(words)] : [words];
  const term = { text, words, key: nameKey(wordsOf(text)), isTelling, ways, target };
  cache.set(text, term);
  return term;
}

/** The target of an antibody, without blanks, since laboratories write Acetylcholin-Rezeptoren; empty for all else. */
function targetOf(words: readonly string[]): string {
  const others = words.filter((word) => !ofAntibodies.has(word) && !qualifiers.has(word));
  return words.some((word) => ofAntibodies.has(word) && word.length > 1) ? nameKey(others) : "";
}

/** Endings of a target: Ak g. Granulozyten, Granulozyten-Ak. */
const endings = ["", "n", "en"];

/** The words of an antibody's target in the names of antibodies, also in one word or in the plural. */
function targetWays(words: readonly string[]): string[][] {
  const others = words.filter((word) => !ofAntibodies.has(word) && !qualifiers.has(word));
  const joined = endings.map((ending) => [others.join("") + ending]);
  return others.length > 1 ? [others, ...joined] : joined;
}

/** The words of an entry's names, which each search asks for again. */
const split = new WeakMap<readonly string[], string[][]>();
function wordsIn(names: readonly string[]): string[][] {
  const before = split.get(names) ?? names.map((name) => name.split(" "));
  split.set(names, before);
  return before;
}

type Fit = "name" | "synonym" | "part";

/** How an entry is called like a term: by its own name, by a synonym, or by a name with words that make no other thing of it. */
function fitOf(entry: IndexedEntry, term: Term, meaning: Meaning): Fit | undefined {
  const { folded, keys } = namesOf(entry);
  if (keys[0] === term.key) return "name";
  const fit = looseFit(entry, term, folded, keys);
  // Asked last, since many entries share a word, and few fit.
  return fit && !namesOther(entry.name, meaning) ? fit : undefined;
}

function looseFit(
  { name }: IndexedEntry,
  { text, words, key, isTelling, target }: Term,
  folded: readonly string[],
  keys: readonly string[],
): Fit | undefined {
  if (text.length >= shortestSynonym && keys.includes(key))
    return name.split(/[(),]/).some((part) => nameKey(wordsOf(part)) === key) ? "name" : "synonym";
  const isPart = wordsIn(folded).some((all) => {
    const others = all.filter((word) => !qualifiers.has(word));
    // PTH im Plasma is PTH.
    if (!isTelling && target === "") return text.length >= shortestSynonym && nameKey(others) === key;
    if (target !== "" && endings.some((ending) => targetOf(all) === target + ending)) return true;
    return others.every((word) => words.includes(word)) && words.every((word) => all.includes(word));
  });
  return isPart ? "part" : undefined;
}

/** The names of a meaning as they are compared. */
interface Prepared {
  things: Term[][];
  own: ReadonlySet<string>;
  ownWords: ReadonlySet<string>;
  excluded: ReadonlySet<string>;
  isAntibody: boolean;
}
const prepared = new WeakMap<Meaning, Prepared>();
function preparedOf(meaning: Meaning): Prepared {
  const before = prepared.get(meaning);
  if (before) return before;
  const termLists = meaning.things.map((names) => names.map(termOf));
  const ownWords = new Set(termLists.flat().flatMap(({ words }) => words));
  const preparation: Prepared = {
    things: termLists,
    own: new Set(termLists.flat().map(({ key }) => key)),
    ownWords,
    excluded: new Set(meaning.excluded.map((name) => termOf(name).key)),
    isAntibody: [...antibodies].some((word) => ownWords.has(word)),
  };
  prepared.set(meaning, preparation);
  return preparation;
}

/** The entries of a meaning, best first, and those with a specimen that nobody asked for; none that is only easily taken for it. */
function entriesOf<Of>(meaning: Meaning, named: Named<Of>): { usual: Set<Of>; foreign: Set<Of> } {
  const { things: termLists, own: ownKeys, ownWords, excluded, isAntibody } = preparedOf(meaning);
  const usual = new Set<Of>();
  const further: Of[] = [];
  const foreign = new Set<Of>();
  for (const terms of termLists) {
    const fitting = terms.flatMap((term) =>
      [...new Set(term.ways.flatMap(named))].flatMap((entry) => {
        const fit = fitOf(entry, term, meaning);
        return fit ? [{ entry, fit }] : [];
      }),
    );
    // If one is called so, those that are called so besides their names are other ways of measuring it.
    const isNamed = fitting.some(({ fit }) => fit === "name");
    for (const { entry, fit } of fitting) {
      const { folded, keys } = namesOf(entry);
      const words = (folded[0] ?? "").split(" ");
      const isOwn = fit === "name" || ownKeys.has(keys[0] ?? "");
      // The germ is not its antibody, and a value in urine not the usual one.
      const isConfused =
        keys.some((key) => excluded.has(key)) || (!isAntibody && words.some((word) => antibodies.has(word)));
      if (!isOwn && isConfused) continue;
      if (!isOwn && words.some((word) => specimens.has(word) && !ownWords.has(word)))
        foreign.add(entry.found);
      else if (isNamed && !isOwn) further.push(entry.found);
      else usual.add(entry.found);
    }
  }
  return { usual: new Set([...usual, ...further]), foreign };
}

/**
 * The medical vocabulary for a search: it leads only to analyses that are called as what is meant.
 * @param language of the names that readers see; all but German ones see English names
 */
export function askVocabulary(
  { exceptions }: Pick<VocabularySetup, "exceptions">,
  language: string,
): AskVocabulary {
  const without = new Set(exceptions);
  return <Of>(ownHits: SearchResult<Of>, searches: readonly string[], named: Named<Of>) => {
    const before = new Set(ownHits.found.slice());
    const usual = new Set<Of>();
    const foreign = new Set<Of>();
    const meanings = searches.flatMap((typed) => {
      const names = meaningsOf(typed, without).flatMap((meaning) => {
        const entries = entriesOf(meaning, named);
        // A group that only repeats what its members led to need not be named.
        const isNew = [...entries.usual, ...entries.foreign].some(
          (entry) => !before.has(entry) && !usual.has(entry) && !foreign.has(entry),
        );
        for (const entry of entries.usual) usual.add(entry);
        for (const entry of entries.foreign) foreign.add(entry);
        return isNew ? (language === "de" ? meaning.head : meaning.english) : [];
      });
      if (names.length === 0) return [];
      if (names.length === 1 && fold(names[0] ?? "") === fold(typed)) return { typed, names: "" };
      const shown = names.slice(0, mostNames).join(", ");
      return { typed, names: names.length > mostNames ? `${shown} …` : shown };
    });
    const all = new Set([...usual, ...foreign]);
    const byMeaning = [...all].filter((entry) => !before.has(entry)).slice(0, mostMeant);
    const isName = searches.every(isKnownName);
    const isKnown = isName || searches.every((typed) => termsFor(typed, without).length > 0);
    if (byMeaning.length === 0) return { isName, isKnown };
    const isMeant = (name: string) => meanings.some(({ typed }) => typed === name);
    const result = {
      ...ownHits,
      meant: byMeaning,
      meanings,
      without: ownHits.without.filter((name) => !isMeant(name)),
      // The query need not stand in them.
      formsIn: (entry: Of) => (before.has(entry) ? ownHits.formsIn(entry) : []),
    };
    return { result, isName, isKnown };
  };
}

/** The meanings of a query or, if it has none, of the names that it lists. */
function meaningsOf(typed: string, exceptions: ReadonlySet<string>): Meaning[] {
  const together = termsFor(typed, exceptions);
  if (together.length > 0) return together;
  const names = listedIn(typed);
  return names.length > 1 ? names.flatMap((name) => termsFor(name, exceptions)) : [];
}
