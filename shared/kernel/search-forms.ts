import { isCode, soundOf, wordsOf } from "./folding.ts";
import { placeCount, placesOfNames } from "./ranking.ts";

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
const otherSpelling = 0.9;
const otherEnding = 0.8;
const abbreviated = 0.4;
const shortestSound = 4;
/** A shorter stem occurs inside too many other words: Eiesn in freies. */
const shortestInnerStem = 6;

/** Short words and codes are not compared by sound: PT is not PTH. */
export const hasSound = (word: string) => word.length >= shortestSound && !isCode(word);

/** A name by the sound of its words, without blanks: names with equal keys are the same. */
export const nameKey = (words: readonly string[]): string =>
  words.map((word) => (hasSound(word) ? soundOf(word) : word)).join("");

/** A word without its ending: kleines, kleine and klein count as one word. */
function stemOf(word: string): string | undefined {
  const stem = word.replace(/(?:e[mnrs]?|n|s)$/, "");
  return stem === word || stem.length < shortestSound ? undefined : stem;
}

/** Greek letters after which analyses are named; the signs are folded to these names. */
const greek = ["alpha", "beta", "gamma", "delta", "epsilon", "kappa", "lambda"];
/** On keyboards without Greek letters, y looks most like gamma. */
const byLetter = new Map([...greek.map((name) => [name[0], name] as const), ["y", "gamma"]]);

/** Forms of a word with a Greek letter by its name and by its Latin replacement: `b2` for `beta2`, `ggt` for `gammagt`, `tnfa` for `tnfalpha`. */
function greekForms(word: string): Form[] {
  const forms: Form[] = [];
  const add = (text: string, whole: boolean) => forms.push({ text, factor: otherSpelling, whole });
  for (const name of greek) {
    const letter = name.charAt(0);
    if (word.startsWith(name)) add(letter + word.slice(name.length), word.length < name.length + 3);
    if (word.endsWith(name) && word !== name) add(word.slice(0, -name.length) + letter, true);
  }
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

/** Abbreviations common to all laboratories. */
const abbreviations: Readonly<Record<string, string>> = {
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
    forms.push({ text: soundOf(word), factor: otherSpelling, sound: true });
    const stem = stemOf(word);
    if (stem)
      forms.push({
        ...{ text: soundOf(stem), factor: otherEnding, sound: true },
        start: stem.length < shortestInnerStem,
      });
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
  const begun = /[\p{L}\p{N}]$/u.test(query) ? words.length - 1 : -1;
  const telling = words.filter((word, at) => at === begun || !littleWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Returns a function that turns words into search terms, each created once. */
export function seeker(within: number = placeCount): (word: string) => Sought {
  const known = new Map<string, Sought>();
  return (word) => {
    const sought = known.get(word) ?? { word, forms: formsOf(word), within };
    known.set(word, sought);
    return sought;
  };
}

/** A word searched for as it is, in names only. */
export const inNames = (word: string): Sought => ({
  word,
  forms: [{ text: word, factor: 1, whole: true }],
  within: placesOfNames,
});

/** Readings of a query's words: as typed, and with neighbours joined (`hb a1c`, `beta 2`, `Harn Säure`). */
export function readingsOf(words: readonly string[]): Reading[] {
  const readings = [words];
  for (let at = 0; at + 1 < words.length; at++)
    readings.push([...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)]);
  if (words.length > 2) readings.push([words.join("")]);
  const seek = seeker();
  return readings.map((reading) => reading.map(seek));
}

/** Words that only mean that something is measured: a search for Kaliumspiegel finds Kalium. */
const fillers = new Set(
  "test wert werte spiegel bestimmung nachweis untersuchung messung analyse titer level".split(" "),
);

/** The words without fillers. */
export const withoutFillers = (words: readonly string[]): string[] =>
  words.filter((word) => !fillers.has(word));

/** Linking letters between the parts of German compounds. */
const joints = ["", "s", "n", "en", "es"];
const shortestPart = 3;
/** A short name with its number, written without a blank: FK506. */
const numbered = /^(\p{L}{2,})(\p{N}{2,})$/u;

/**
 * The possible parts of a compound, without linking letters: Schilddrüse, Antikörper.
 * @param begins whether any known word begins like this
 */
export function partsOf(word: string, begins: (part: string) => boolean): string[][] {
  const [, letters, digits] = numbered.exec(word) ?? [];
  if (letters && digits) return [[letters, digits]];
  const found: string[][] = [];
  for (let at = word.length - shortestPart; at >= shortestPart && found.length < 3; at--) {
    const second = word.slice(at);
    const isFiller = fillers.has(second);
    if (!isFiller && !begins(second) && !(second in abbreviations)) continue;
    for (const joint of joints) {
      const first = word.slice(0, at - joint.length);
      if (first.length >= shortestPart && word.slice(0, at).endsWith(joint) && begins(first)) {
        found.push(isFiller ? [first] : [first, second]);
        break;
      }
    }
  }
  return found;
}
