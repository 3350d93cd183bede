import { isCode, soundOf, wordsOf } from "./folding.ts";
import { placeCount, placesOfNames } from "./ranking.ts";

/** One way in which a word of a query may be written in what it finds. */
export interface Form {
  text: string;
  /** What a hit by it counts, compared with the word as it was typed. */
  factor: number;
  /** Compared by sound: the text is one of `soundOf`. */
  sound?: boolean;
  /** Stands for a whole word, never for its beginning. */
  whole?: boolean;
  /** Stands for the beginning of a word, never for its inside. */
  start?: boolean;
}

/** A word of a query in all its forms, and in how many places, counted from the first, it is looked for. */
export interface Sought {
  word: string;
  forms: readonly Form[];
  within: number;
}

/** Words that all have to be found. */
export type Reading = readonly Sought[];

/** Another spelling (Kalzium for Calcium) counts a little less than what was typed, and another ending (freies for frei) less than that. */
const otherSpelling = 0.9;
const otherEnding = 0.8;
const abbreviated = 0.4;
const shortestSound = 4;
/** Without its ending a short word is inside too many others: Eiesn in freies. */
const shortestInnerStem = 6;

/** Short words and codes are what they are: PT is not PTH. */
export const hasSound = (word: string) => word.length >= shortestSound && !isCode(word);

/** A name by the sound of its words, wherever blanks are set: equal ones are the same name. */
export const nameKey = (words: readonly string[]): string =>
  words.map((word) => (hasSound(word) ? soundOf(word) : word)).join("");

/** A word without its ending: kleines, kleine and klein are one word. */
function stemOf(word: string): string | undefined {
  const stem = word.replace(/(?:e[mnrs]?|n|s)$/, "");
  return stem === word || stem.length < shortestSound ? undefined : stem;
}

/** Greek letters that analyses are named after; as a sign they are folded to their name. */
const greek = ["alpha", "beta", "gamma", "delta", "epsilon", "kappa", "lambda"];
/** On keyboards without Greek, y looks most like gamma. */
const byLetter = new Map([...greek.map((name) => [name[0], name] as const), ["y", "gamma"]]);

/** A Greek letter by its name and by the Latin one that replaces it: `b2` for `beta2`, `ggt` for `gammagt`, `tnfa` for `tnfalpha`. */
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

/** What every laboratory abbreviates. */
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
    // Laboratories write Alk.Phosphatase and Dir.Bilirubin: `termsOf` keeps the point of what is abbreviated.
    for (let length = 3; length < word.length - 1; length++)
      forms.push({ text: `${word.slice(0, length)}.`, factor: abbreviated, whole: true });
  }
  const abbreviation = abbreviations[word];
  if (abbreviation) forms.push({ text: abbreviation, factor: otherSpelling, whole: true });
  return [...forms, ...greekForms(word)];
}

/** Words that say nothing of what is sought; laboratories abbreviate or omit them. */
const littleWords = new Set(
  "im in auf gegen von vom und oder der die das des bei zur zum of the and for to loinc".split(" "),
);

/** The words of a query that have to be found; the last may only have been begun. */
export function soughtWords(query: string): string[] {
  const words = wordsOf(query).slice(0, 8);
  const begun = /[\p{L}\p{N}]$/u.test(query) ? words.length - 1 : -1;
  const telling = words.filter((word, at) => at === begun || !littleWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Makes words into what is sought, each once. */
export function seeker(within: number = placeCount): (word: string) => Sought {
  const known = new Map<string, Sought>();
  return (word) => {
    const sought = known.get(word) ?? { word, forms: formsOf(word), within };
    known.set(word, sought);
    return sought;
  };
}

/** A word that is sought as it is, in names only. */
export const inNames = (word: string): Sought => ({
  word,
  forms: [{ text: word, factor: 1, whole: true }],
  within: placesOfNames,
});

/** Readings of the words of a query: as typed, and with neighbours as one word (`hb a1c`, `beta 2`, `Harn Säure`). */
export function readingsOf(words: readonly string[]): Reading[] {
  const readings = [words];
  for (let at = 0; at + 1 < words.length; at++)
    readings.push([...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)]);
  if (words.length > 2) readings.push([words.join("")]);
  const seek = seeker();
  return readings.map((reading) => reading.map(seek));
}

/** Words that say only that something is measured: a Kaliumspiegel is found as Kalium. */
const fillers = new Set(
  "test wert werte spiegel bestimmung nachweis untersuchung messung analyse titer level".split(" "),
);

/** The words without those that only say that something is measured. */
export const withoutFillers = (words: readonly string[]): string[] =>
  words.filter((word) => !fillers.has(word));

/** How the parts of German compounds are joined. */
const joints = ["", "s", "n", "en", "es"];
const shortestPart = 3;
/** A short name and its number, written without a blank: FK506. */
const numbered = /^(\p{L}{2,})(\p{N}{2,})$/u;

/**
 * The parts that a compound may have been made of, joints aside: Schilddrüse, Antikörper.
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
