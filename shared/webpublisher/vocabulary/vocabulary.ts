import { isCode, soundOf, wordsOf } from "../../kernel/folding.ts";
import { withoutFillers } from "../../kernel/search-forms.ts";
import { areas } from "./areas.ts";
import { namesOf, type Row, readRows } from "./read-rows.ts";

/** Something that a query may mean. */
export interface Meaning {
  /** Its German name. */
  head: string;
  english: string;
  /** Its names in both languages, the head's first, then those of the members of a group. Names that other things share are left out. */
  terms: string[];
  /** The same names by what they name. */
  things: string[][];
  /** Names of things that are easily taken for it: an analysis called so is no hit. */
  excluded: string[];
}

interface Entry extends Row {
  members: Entry[];
  /** Entries that are easily taken for this one. */
  others: Set<Entry>;
  /** The words of its names and lay words, as they sound. */
  words: string[];
}

/** Entries by a text's words as they sound. */
type Entries = Map<string, Set<Entry>>;

interface Index {
  entries: Entry[];
  byHead: Map<string, Entry>;
  /** Texts with a blank between their words; the joined ones have none, so that CA 125 and CA125 are the same. */
  names: Entries;
  joinedNames: Entries;
  layWords: Entries;
  joinedLayWords: Entries;
}

/** Maximum number of meanings of a query that is neither a name nor a lay word. */
const mostMeanings = 8;
/** Length from which words are compared by sound. Shorter ones are mostly abbreviations, in which each letter counts. */
const shortestSpoken = 6;
/** Length from which the beginning of a word stands for it. */
const shortestBeginning = 7;

/** Words of questions that name nothing to measure. */
const questionWords = new Set(
  wordsOf(
    "auf bei das der die den des für im in von vom zu zum zur und oder mit ist Blut Labor Laborwert blood for of the",
  ),
);

/** Words of which one half only says that something is measured. */
const measured = /(?<=.{4})s?(?:werte?|spiegel|test|bestimmung|nachweis|messung)$/;

/** Roman numerals keep their letters: factor XI is not factor XIII. */
const soundForm = (word: string) =>
  isCode(word) || word.length < shortestSpoken || word.includes("ii") ? word : soundOf(word);
const spokenWords = (text: string) => wordsOf(text).map(soundForm);
const keyOf = (text: string) => spokenWords(text).join(" ");

function buildIndex(): Index {
  const entries = areas
    .flatMap(readRows)
    .map((row): Entry => ({ ...row, members: [], others: new Set(), words: [] }));
  const index: Index = {
    entries,
    byHead: new Map(entries.map((entry) => [entry.head, entry])),
    names: new Map(),
    joinedNames: new Map(),
    layWords: new Map(),
    joinedLayWords: new Map(),
  };
  const put = (map: Entries, key: string, entry: Entry) => {
    const entries = map.get(key);
    if (entries) entries.add(entry);
    else map.set(key, new Set([entry]));
  };
  const add = (text: string, entry: Entry, spaced: Entries, joined: Entries) => {
    const words = spokenWords(text);
    entry.words.push(...words);
    put(spaced, words.join(" "), entry);
    if (words.length > 1) put(joined, words.join(""), entry);
  };
  for (const entry of entries) {
    for (const name of namesOf(entry)) add(name, entry, index.names, index.joinedNames);
    for (const word of entry.layWords) add(word, entry, index.layWords, index.joinedLayWords);
    for (const head of entry.groups) index.byHead.get(head)?.members.push(entry);
    for (const head of entry.confusable) {
      const other = index.byHead.get(head);
      if (!other) continue;
      entry.others.add(other);
      other.others.add(entry);
    }
  }
  return index;
}

let built: Index | undefined;
const indexOf = () => {
  built ??= buildIndex();
  return built;
};

/** An entry with the members of its group and of the groups within, except some heads. */
function withMembers(entry: Entry, exceptions: ReadonlySet<string>, gathered = new Set<Entry>()): Set<Entry> {
  if (gathered.has(entry) || exceptions.has(entry.head)) return gathered;
  gathered.add(entry);
  for (const member of entry.members) withMembers(member, exceptions, gathered);
  return gathered;
}

/** Meanings made before, by exceptions: a group has hundreds of names, and each key that is typed means the same again. */
const cachedMeanings = new WeakMap<ReadonlySet<string>, Map<Entry, Meaning>>();

function meaningOf(entry: Entry, exceptions: ReadonlySet<string>, index: Index): Meaning {
  const before = cachedMeanings.get(exceptions) ?? new Map<Entry, Meaning>();
  cachedMeanings.set(exceptions, before);
  const meaning = before.get(entry) ?? makeMeaning(entry, exceptions, index);
  before.set(entry, meaning);
  return meaning;
}

function makeMeaning(entry: Entry, exceptions: ReadonlySet<string>, { names }: Index): Meaning {
  const members = withMembers(entry, exceptions);
  const others = [...members].flatMap(({ others }) => [...others]);
  const bearersOf = (name: string) => [...(names.get(keyOf(name)) ?? [])];
  const isOwn = (name: string) =>
    name === entry.head || bearersOf(name).every((bearer) => members.has(bearer));
  const nameLists = [...members].map((member) => namesOf(member).filter(isOwn));
  return {
    head: entry.head,
    english: entry.english,
    terms: [...new Set(nameLists.flat())],
    things: nameLists,
    excluded: [...new Set(others.flatMap(namesOf))].filter(
      (name) => !bearersOf(name).some((bearer) => members.has(bearer)),
    ),
  };
}

/** Entries that have a query as a name or else as a lay word; single things come before groups. */
function called(queries: string[][], index: Index): Entry[] | undefined {
  const { names, joinedNames, layWords, joinedLayWords } = index;
  const ways = [
    { spaced: names, joined: joinedNames },
    { spaced: layWords, joined: joinedLayWords },
  ];
  for (const { spaced, joined } of ways)
    for (const words of queries) {
      const together = words.join("");
      const entries = spaced.get(words.join(" ")) ?? joined.get(together) ?? spaced.get(together);
      if (entries) return [...entries].sort((a, b) => a.members.length - b.members.length);
    }
  return undefined;
}

/** Whether a word is a sought one, begins with it whatever its ending (Sichelzellen), or is a compound that ends with it (Bandwurm). */
function stands(word: string, sought: string): boolean {
  if (word === sought) return true;
  if (sought.length < shortestBeginning || isCode(sought)) return false;
  const stem = sought.replace(/(?:e[nr]?|n|s)$/, "");
  return word.startsWith(stem.length < shortestBeginning ? sought : stem) || word.endsWith(sought);
}

/** Entries that hold each word, by their own words or, if none does, by those of their groups too. */
function holding(sought: string[], { entries, byHead }: Index): Entry[] {
  if (sought.length === 0) return [];
  const holds = (words: string[]) =>
    sought.every((soughtWord) => words.some((word) => stands(word, soughtWord)));
  const byOwnWords = entries.filter(({ words }) => holds(words));
  const hits =
    byOwnWords.length > 0
      ? byOwnWords
      : entries.filter(({ words, groups }) =>
          holds([...words, ...groups.flatMap((head) => byHead.get(head)?.words ?? [])]),
        );
  return hits.sort((a, b) => a.words.length - b.words.length).slice(0, mostMeanings);
}

const none: ReadonlySet<string> = new Set();

/**
 * The meanings of a query in laboratory medicine, in German or English. A name comes before a lay word, and both before entries that hold
 * all words of the query. The vocabulary knows no laboratory: the caller looks the terms up among the analyses of one, below its own words.
 * @param exceptions heads that mean nothing
 * @returns several meanings if the words are ambiguous, and none if they are unknown
 */
export function termsFor(query: string, exceptions: ReadonlySet<string> = none): Meaning[] {
  const index = indexOf();
  const words = wordsOf(query);
  const keywords = withoutFillers(words).filter((word) => !questionWords.has(word));
  const bare = keywords.map((word) => word.replace(measured, ""));
  const queries = [words, keywords, bare]
    .map((list) => list.map(soundForm))
    .filter((list) => list.length > 0);
  const hits = called(queries, index) ?? holding(keywords.map(soundForm), index);
  return hits.filter(({ head }) => !exceptions.has(head)).map((entry) => meaningOf(entry, exceptions, index));
}

/** Whether a query is a name in the vocabulary, not only a word that leads to something. */
export function isKnownName(query: string): boolean {
  const words = spokenWords(query);
  const { names, joinedNames } = indexOf();
  const together = words.join("");
  return names.has(words.join(" ")) || joinedNames.has(together) || names.has(together);
}

/** Whether the vocabulary knows a name, but for another single thing than a meaning's. */
export function namesOther(name: string, { terms }: Meaning): boolean {
  const bearers = [...(indexOf().names.get(keyOf(name)) ?? [])];
  return (
    bearers.length > 0 && bearers.every(({ head, members }) => members.length === 0 && !terms.includes(head))
  );
}
