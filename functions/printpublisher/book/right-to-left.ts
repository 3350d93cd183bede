import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Encloses words of either direction, which then keep their place in the line. */
export const isolated = (words: string) => (isRightToLeft.test(words) ? `\u2068${words}\u2069` : words);
const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** How a letter is written alone, at the end, at the beginning and within a word; letters that join only the one before have the first two. */
type Forms = string[];

/**
 * The joined forms of Arabic letters, by letter: Unicode has them as characters of their own, each of which says what letter it is, in this order.
 */
function arabicForms(): Map<string, Forms> {
  const forms = new Map<string, Forms>();
  for (const [first, last] of [
    [0xfb50, 0xfbb1],
    [0xfbd3, 0xfbe7],
    [0xfbfc, 0xfbff],
    [0xfe80, 0xfefc],
  ] as const)
    for (let code = first; code <= last; code += 1) {
      const form = String.fromCharCode(code);
      const letter = form.normalize("NFKC");
      if (letter !== form) forms.set(letter, [...(forms.get(letter) ?? []), form]);
    }
  return forms;
}
const forms = arabicForms();
/** Lam and alef are always one sign. */
const ligatures = /\u0644[\u0622\u0623\u0625\u0627]/g;
const tatweel = "\u0640";
const isMark = (sign: string) => /\p{M}/u.test(sign);

/** Replaces each Arabic letter by its form between its neighbours, for fonts that are addressed character by character. */
export function joined(text: string): string {
  if (!isRightToLeft.test(text)) return text;
  // A ligature is a letter that joins only the one before it.
  const letters = text
    .replace(ligatures, "\0$&\0")
    .split("\0")
    .flatMap((piece) => (forms.has(piece) ? [piece] : [...piece]));
  const neighbour = (from: number, step: 1 | -1) => {
    let index = from + step;
    while (isMark(letters[index] ?? "")) index += step;
    return letters[index] ?? "";
  };
  const joinsNext = (letter: string) => letter === tatweel || (forms.get(letter)?.length ?? 0) > 2;
  const joinsBefore = (letter: string) => letter === tatweel || (forms.get(letter)?.length ?? 0) > 1;
  return letters
    .map((letter, index) => {
      const letterForms = forms.get(letter);
      if (!letterForms) return letter;
      const after = joinsNext(neighbour(index, -1)) && joinsBefore(letter);
      const before = joinsNext(letter) && joinsBefore(neighbour(index, 1));
      return letterForms[(after ? 1 : 0) + (before ? 2 : 0)] ?? letter;
    })
    .join("");
}

/** Returns the signs of a line as they stand from left to right. */
export function fromLeft(signs: readonly string[]): readonly string[] {
  // One unit for each sign; signs of two have no direction of their own.
  const line = signs.map((sign) => (sign.length === 1 ? sign : "\ufffc")).join("");
  if (!isRightToLeft.test(line)) return signs;
  const embedding = bidi.getEmbeddingLevels(line, "ltr");
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  return bidi.getReorderedIndices(line, embedding).map((index) => mirrored.get(index) ?? signs[index] ?? "");
}
