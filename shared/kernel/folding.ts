/**
 * Spelling-blind forms of German, English and medical text. Both sides of a comparison use the same functions, so an umlaut
 * typed as `ä`, `ae` or `a` is all the same.
 */

/** The letter µ is nearly always a unit prefix. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "ßss æae œoe øoe äae öoe üue ıi łl đd ðd þth µmikro μmikro",
    "αalpha βbeta γgamma δdelta εepsilon ζzeta ηeta θtheta ιiota κkappa λlambda νny ξxi",
    "πpi ρrho σsigma ςsigma τtau φphi χchi ψpsi ωomega",
  ].flatMap((row) => row.split(" ").map((pair) => [pair[0], pair.slice(1)])),
);
const special = new RegExp(`[${Object.keys(letters).join("")}]`, "g");
const marks = /\p{M}+/gu;
const words = /[\p{L}\p{N}]+/gu;
const separators = /[^\p{L}\p{N}]+/gu;
/** Not after q: Quecksilber has no umlaut. */
const umlaut = /([ao]|(?<!q)u)e/g;

const plainText = /^[ -~]*$/;
/** After no letter, ß replaces the beta that keyboards lack (ß2-Mikroglobulin, ß-HCG, MI-2ß): no German word begins with it. */
const betaOfKeyboards = /(?<!\p{L})ß/gu;

const expand = (text: string) => {
  if (plainText.test(text)) return text.toLowerCase();
  const composed = text.normalize("NFC").toLowerCase().replaceAll(betaOfKeyboards, "beta");
  const lower = composed.replaceAll(special, (letter) => letters[letter] ?? letter);
  const plain = lower.normalize("NFKD").replaceAll(marks, "").toLowerCase();
  return plain.replaceAll(special, (letter) => letters[letter] ?? letter);
};

/** Whether a word is a code (T3, HbA1c, CD34): such words are matched exactly or by prefix, never with a typing error. */
export const isCode = (word: string) => /\p{N}/u.test(word);

const foldWord = (word: string) => (isCode(word) ? word : word.replaceAll(umlaut, "$1"));

/**
 * The words of a text, folded: lower case, without accents and punctuation, `ä`, `ae` and `a` alike, Greek letters by name. Words with
 * digits keep their `ae`, so that the code AE1 differs from A1.
 */
export const wordsOf = (text: string): string[] => expand(text).match(words)?.map(foldWord) ?? [];

/** A text in its spelling-blind form, words joined by one space; texts with equal forms read the same. */
export const fold = (text: string): string => wordsOf(text).join(" ");

/**
 * The sound of a folded text: medical German has Calcium and Kalzium, Phosphat and Fosfat, Thyroxin and Tiroxin, Jod and Iod, Östrogen and
 * Estrogen, people write Kwecksilber, and they do not remember which letter is doubled.
 * @param indices receives the index of each letter that is kept
 */
export function soundOf(folded: string, indices?: number[]): string {
  let sound = "";
  let before = "";
  for (let index = 0; index < folded.length; index++) {
    let letter = folded[index] as string;
    let length = 1;
    if (letter === "k" || letter === "z" || letter === "q") letter = "c";
    else if (letter === "u" && folded[index - 1] === "q") letter = "w";
    else if (letter === "o" && (folded[index - 1] ?? " ") === " " && folded.startsWith("str", index + 1))
      letter = "e";
    else if (letter === "y" || letter === "j") letter = "i";
    else if (folded[index + 1] === "h" && (letter === "p" || letter === "t" || letter === "r")) {
      if (letter === "p") letter = "f";
      length = 2;
    }
    // Keep doubled digits, which are intended.
    if (letter !== before || letter < "a") {
      sound += letter;
      indices?.push(index);
    }
    before = letter;
    index += length - 1;
  }
  return sound;
}

/** Whether a text contains every word of a search, also as a beginning or part of its words; an empty search matches everything. */
export function holdsWords(text: string, search: string): boolean {
  const within = fold(text);
  return wordsOf(search).every((word) => within.includes(word));
}

/** The form in which codes are compared, without case, accents and separators, but with `ae` different from `a`. `T-3` is `t3`. */
export const codeKey = (code: string): string =>
  expand(code)
    .replaceAll(/(\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu, "$1.")
    .replaceAll(/[^\p{L}\p{N}.]+|\.(?!\p{N})/gu, "");

/**
 * The words that find a text: its own words; words joined without a space (`25-OH-Vitamin`) also as one and in pairs, so that `25oh` finds
 * it; and abbreviated words with their point, so that the full word finds them.
 */
export function termsOf(text: string): string[] {
  const terms = new Set<string>();
  for (const chunk of text.split(/\s+/u)) {
    const words = wordsOf(chunk);
    for (const [index, word] of words.entries()) {
      terms.add(word);
      const next = words[index + 1];
      if (next !== undefined && word.length + next.length <= longestJoined) terms.add(word + next);
    }
    for (const [abbreviated] of chunk.matchAll(/\p{L}{3,}(?=\.)/gu)) terms.add(`${fold(abbreviated)}.`);
    const joined = words.join("");
    if (words.length > 2 && joined.length <= longestJoined) terms.add(joined);
  }
  return [...terms];
}
const longestJoined = 28;

/** Whether a prefix ends within a number: T4 is not a prefix of T4021, which is a different code. */
export const splitsNumber = (beginning: string, word: string): boolean =>
  isNumeral(beginning.at(-1) ?? "") && isNumeral(word[beginning.length] ?? "");
/** Whether a prefix ends within a number of one or two digits, which are a name more than the beginning of one: B1 is not B12. */
export const splitsName = (beginning: string, word: string): boolean =>
  splitsNumber(beginning, word) && !/\d{3}$/.test(beginning);
/** Called for most words of a catalogue at each keystroke, so patterns are used for non-ASCII text only. */
const isNumeral = (letter: string) => (letter > "~" ? /\p{N}/u.test(letter) : letter >= "0" && letter <= "9");

/**
 * A text folded letter by letter, with their positions in the original, so that hits can be marked there. Words are separated by one space as in `fold`.
 */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const expanded = character === "ß" && /\p{L}$/u.test(folded) ? "ss" : expand(character);
    for (const letter of expanded.replaceAll(separators, " ")) {
      if (letter === " " && /^$| $/.test(folded)) continue;
      folded += letter;
      places.push(place);
    }
    place += character.length;
  }
  folded = folded.replaceAll(umlautsOfWords, (_, offset: number) => {
    delete places[offset];
    return "";
  });
  return { folded, places: places.filter(() => true) };
}
/** The second letters of umlauts in words without digits. */
const umlautsOfWords = /e(?<=(?:^| )[^ \p{N}]*(?:[ao]|(?<!q)u)e)(?=[^ \p{N}]*(?: |$))/gu;
