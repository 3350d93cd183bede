import { soundOf } from "./folding.ts";
import { placeCount, placesOfNames } from "./ranking.ts";
import { abbreviations, fillers, onlyEnding } from "./search-forms.ts";

/** Linking letters between the parts of German compounds. */
const joints = ["", "s", "n", "en", "es"];
const shortestPart = 3;
/** A shorter part says little: words of three letters are inside many others by chance. */
const shortestLinked = 4;
const shortestGreek = 5;
/** Syllables that look like words, with the letter before: spezifisch is no fish, Schwangerschaft no sheep, hormonell no Elle. */
const lookalike = /^(?:ifisch|.schaft|.ele[mnrs]?$)/;

type IsWord = (sound: string) => boolean;
/** Every laboratory has these words, if only in compounds. */
const usual = new Set(Object.values(abbreviations).map((word) => soundOf(word)));
const isKnown = (sound: string, isWord: IsWord) => isWord(sound) || usual.has(sound);
const isPart = (sound: string, isWord: IsWord) => sound.length >= shortestLinked && isKnown(sound, isWord);

/** Whether a part of a compound ends before the rest of a word: it is an ending, or another part of at least four letters. */
export const endsBefore = (rest: string, isWord: IsWord): boolean =>
  onlyEnding.test(rest) ||
  joints.some((joint) => rest.startsWith(joint) && isPart(rest.slice(joint.length), isWord));

/** Whether a part of a compound begins behind the beginning of a word. Greek parts end with an o: Thyreo-, Hämo-, Immuno-. */
const beginsBehind = (before: string, part: string, isWord: IsWord) =>
  (before.length >= shortestLinked && before.endsWith("o") && part.length >= shortestGreek) ||
  joints.some(
    (joint) => before.endsWith(joint) && isPart(before.slice(0, before.length - joint.length), isWord),
  );

/**
 * The number of places, counted from the first, in which a text counts that stands inside a word: all of them if it begins a part of a
 * compound, as *Globulin* does in *Thyreoglobulin*; names alone if only the part itself is a word of the catalogue; none otherwise, as
 * *trogen* in *Nitrogen*.
 * @param part as `soundOf` makes it, like the other sounds
 * @param isWord whether a sound is that of a whole word of the catalogue
 */
export function placesInside(part: string, word: string, isWord: IsWord): number {
  let places = 0;
  for (let index = word.indexOf(part, shortestPart); index >= 0; index = word.indexOf(part, index + 1)) {
    if (lookalike.test(word.slice(index - 1))) continue;
    if (beginsBehind(word.slice(0, index), part, isWord)) return placeCount;
    const typed = index + part.length;
    for (let end = typed; end <= word.length && places === 0; end++) {
      const rest = word.slice(end);
      if (!endsBefore(rest, isWord)) continue;
      // A part that another one follows need not be a word by itself: Drüse in Schilddrüsenantikörper.
      if (isKnown(word.slice(index, end), isWord) || (end === typed && !onlyEnding.test(rest)))
        places = placesOfNames;
    }
  }
  return places;
}

/** A short name with its number, written without a blank: FK506. */
const numbered = /^(\p{L}{2,})(\p{N}{2,})$/u;

/**
 * The possible parts of a compound, without linking letters: Schilddrüse, Antikörper.
 * @param begins whether any known word begins like this
 */
export function partsOf(word: string, begins: (part: string) => boolean): string[][] {
  const [, letters, digits] = numbered.exec(word) ?? [];
  if (letters && digits) return [[letters, digits]];
  const splits: string[][] = [];
  for (let index = word.length - shortestPart; index >= shortestPart && splits.length < 3; index--) {
    const second = word.slice(index);
    const isFiller = fillers.has(second);
    if (!isFiller && !begins(second) && !(second in abbreviations)) continue;
    for (const joint of joints) {
      const first = word.slice(0, index - joint.length);
      if (first.length >= shortestPart && word.slice(0, index).endsWith(joint) && begins(first)) {
        splits.push(isFiller ? [first] : [first, second]);
        break;
      }
    }
  }
  return splits;
}
