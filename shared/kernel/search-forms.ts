import { isCode, soundOf, wordsOf } from "./folding.ts";
import { placeCount, placesOfFacts, placesOfNames } from "./ranking.ts";
import { isNumbered, spellingsOf } from "./search-spellings.ts";

/** One form in which a word of a query may appear in an entry. */
export interface Form {
  text: string;
  /** Weight of a hit by this form, relative to the word as typed. */
  factor: number;
  /** Whether it is compared by sound: the text is one of `soundOf`. */
  sound?: boolean;
  /** Whether it matches only whole words, not beginnings. */
  whole?: boolean;
  /** Whether it matches only beginnings of words, not their inside. */
  start?: boolean;
  /** Whether only an ending may follow. */
  ended?: boolean;
  /** The sound of the typed word if the form is only like it: letters in which they differ are not marked. */
  like?: string;
}

/** A word of a query in all its forms, and the number of places, counted from the first, in which to search for it. */
export interface Sought {
  word: string;
  forms: readonly Form[];
  within: number;
}

/** Words that must all be found. */
export type Reading = readonly Sought[];

/** Another spelling (Kalzium for Calcium) counts a little less than the word as typed, another ending (freies for frei) less than that. */
export const otherSpelling = 0.9;
const otherEnding = 0.8;
const abbreviated = 0.4;
const shortestSound = 4;
/** A shorter stem occurs inside too many other words: Eiesn in freies. */
const shortestInnerStem = 6;

/** Short words and codes are not compared by sound: PT is not PTH. Nor are words of which hardly a letter is left: zzzz is no c. */
export function hasSound(word: string): boolean {
  if (word.length < shortestSound || isCode(word)) return false;
  const { length } = soundOf(word);
  return length >= shortestSound - 1 && length * 2 >= word.length;
}

/** A name by the sound of its words, without blanks: names with equal keys are the same. */
export const nameKey = (words: readonly string[]): string =>
  words.map((word) => (hasSound(word) ? soundOf(word) : word)).join("");

/** The ending of a German or English word. */
const ending = "(?:e[mnrs]?|n|s)";
/** An *n* ends a word only behind some letters: Cortison is no form of Cortiso. */
const lastEnding = /(?:e[mnrs]?|(?<=[elr])n|s)$/;
/** Matches what may follow a whole word within its inflected forms. */
export const onlyEnding = new RegExp(`^${ending}?$`);

/** A word without its ending: kleines, kleine and klein count as one word. */
function stemOf(word: string): string | undefined {
  const stem = word.replace(lastEnding, "");
  return stem === word || stem.length < shortestSound ? undefined : stem;
}

/** Greek letters after which analyses are named; the signs are folded to these names. */
const greek = ["alpha", "beta", "gamma", "delta", "epsilon", "kappa", "lambda"];
/** On keyboards without Greek letters, y looks most like gamma. */
const byLetter = new Map([...greek.map((name) => [name[0], name] as const), ["y", "gamma"]]);

/** Forms of a word with a Greek letter by its name and by its Latin replacement: `b2` for `beta2`, `ggt` for `gammagt`, `tnfa` for `tnfalpha`. */
function greekForms(word: string): Form[] {
  const forms: Form[] = [];
  const add = (text: string, isWhole: boolean) => forms.push({ text, factor: otherSpelling, whole: isWhole });
  for (const name of greek) {
    const letter = name.charAt(0);
    if (word.startsWith(name)) add(letter + word.slice(name.length), word.length < name.length + 3);
    if (word.endsWith(name) && word !== name) add(word.slice(0, -name.length) + letter, true);
  }
  // Keyboards without beta and ß have ss.
  if (/^ss(?:\p{N}|$)/u.test(word)) add(`beta${word.slice(2)}`, word.length < 4);
  const rest = word.slice(1);
  const short = isCode(word) || word.length <= 5;
  const first = byLetter.get(word[0] ?? "");
  if (first && short && rest !== "") {
    add(first + rest, !isCode(rest));
    if (word[0] === "y") add(`g${rest}`, true);
  }
  const last = byLetter.get(word.at(-1) ?? "");
  if (last && short && rest.length > (isCode(word) ? 0 : 1)) add(word.slice(0, -1) + last, true);
  return forms;
}

/** Whether a word says which thing is meant, so that without it another one is: a number, a letter, Antigen. */
export const isNaming = (word: string) =>
  isCode(word) || word.length === 1 || word === "anti" || word in abbreviations;

/** Abbreviations common to all laboratories. */
export const abbreviations: Readonly<Record<string, string>> = {
  ak: "antikorper",
  antikorper: "ak",
  ag: "antigen",
  antigen: "ag",
  oh: "hydroxy",
  hydroxy: "oh",
};

function formsOf(word: string): Form[] {
  const forms: Form[] = [{ text: word, factor: 1 }];
  if (hasSound(word)) {
    const text = soundOf(word);
    // A shorter sound begins too many other words: Fett in Fetoprotein.
    forms.push({ text, factor: otherSpelling, sound: true, whole: text.length < shortestSound });
    const stem = stemOf(word);
    if (stem) {
      // A shorter stem begins too many other words: Kupfer in English, in Copeptin.
      const ended = stem.length < shortestInnerStem;
      forms.push({ text: soundOf(stem), factor: otherEnding, sound: true, start: ended, ended });
    }
    // Laboratories write Alk.Phosphatase and Dir.Bilirubin: `termsOf` keeps the point of abbreviated words.
    for (let length = 3; length < word.length - 1; length++)
      forms.push({ text: `${word.slice(0, length)}.`, factor: abbreviated, whole: true });
  }
  const abbreviation = abbreviations[word];
  if (abbreviation) forms.push({ text: abbreviation, factor: otherSpelling, whole: true });
  return [...forms, ...greekForms(word)];
}

/** Words that carry no meaning for a search; laboratories abbreviate or omit them. */
const littleWords = new Set(
  "im in auf gegen von vom und oder der die das des bei zur zum of the and for to loinc".split(" "),
);

/** The words of a query that must be found; the last one may be incomplete. */
export function soughtWords(query: string): string[] {
  const words = wordsOf(query).slice(0, 8);
  const unfinished = /[\p{L}\p{N}]$/u.test(query) ? words.length - 1 : -1;
  const significant = words.filter((word, index) => index === unfinished || !littleWords.has(word));
  return significant.length > 0 ? significant : words;
}

type Seek = (word: string, within?: number) => Sought;

/** Returns a function that turns words into search terms, each created once. */
export function seeker(limit: number = placeCount): Seek {
  const cache = new Map<string, Sought>();
  return (word, within = limit) => {
    const key = `${word} ${within}`;
    const sought = cache.get(key) ?? { word, forms: formsOf(word), within: Math.min(within, limit) };
    cache.set(key, sought);
    return sought;
  };
}

/** A word searched for as it is, in names only. */
export const inNames = (word: string): Sought => ({
  word,
  forms: [{ text: word, factor: 1, whole: true }],
  within: placesOfNames,
});

/**
 * A reading of words in their forms.
 * @param mayBegin whether a single letter may be the beginning of a word
 */
export const readingOf = (
  words: readonly string[],
  seek = seeker(),
  mayBegin = words.length === 1,
): Reading =>
  words.map((word, index) => {
    // Anti-HBs is not HBs-Antigen.
    if (word === "anti" && index + 1 < words.length) return { ...inNames(word), within: placeCount };
    // The last digit of a LOINC.
    if (/^\d$/.test(word) && /^\d{3,}$/.test(words[index - 1] ?? "")) return seek(word, placesOfFacts);
    // A letter or a short number belongs to a name: Vitamin C is not Cobalamin, Faktor 9 not a test of nine minutes.
    if ((isLetter(word) || isNumbered(words, index)) && !mayBegin) return inNames(word);
    const isInName = isLetter(word) || /^\d\d?$/.test(word) || isLetter(words[index + 1] ?? "");
    const sought = isInName ? seek(word, placesOfNames) : seek(word);
    return words.length === 1 ? alone(sought) : sought;
  });

const isLetter = (word: string) => /^\p{L}$/u.test(word);

/** A word without its abbreviations that would say too little alone: Alkohol is no Alk.Phosphatase. */
const alone = ({ word, forms, within }: Sought): Sought => ({
  word,
  within,
  forms: forms.filter(({ text, factor }) => factor !== abbreviated || text.length * 3 > word.length * 2),
});

/** Readings of a query's words: as typed, as others write the same, and with neighbours joined (`hb a1c`, `beta 2`, `Harn Säure`). */
export function readingsOf(words: readonly string[]): Reading[] {
  const seek = seeker();
  const readings = [words, ...spellingsOf(words)].map((spelling) => readingOf(spelling, seek));
  for (let index = 0; index + 1 < words.length; index++)
    readings.push([
      ...readingOf(words.slice(0, index), seek),
      joined(words.slice(index, index + 2), seek),
      ...readingOf(words.slice(index + 2), seek),
    ]);
  if (words.length > 2) readings.push([joined(words, seek)]);
  return readings;
}

/** Several words as one, of which an abbreviation would say only the first: Hep. is not Hepatitis B. */
function joined(words: readonly string[], seek: Seek): Sought {
  const sought = seek(words.join(""));
  // Nor is a letter behind a name an ending: Hepatitis E.
  const isEnding = words.at(-1)?.length === 1;
  const forms = sought.forms.filter(
    ({ text, factor }) => !text.endsWith(".") && !(isEnding && factor === otherEnding),
  );
  return { ...sought, forms };
}

/** Words that only mean that something is measured: a search for Kaliumspiegel finds Kalium. */
export const fillers = new Set(
  "test wert werte spiegel bestimmung nachweis untersuchung messung analyse titer level".split(" "),
);

/** The words without fillers. */
export const withoutFillers = (words: readonly string[]): string[] =>
  words.filter((word) => !fillers.has(word));
