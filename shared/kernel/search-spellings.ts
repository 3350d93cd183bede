/** Roman numerals from 1 on, as coagulation factors have them. */
const roman = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii"];
/** A word after which a number may be Roman or Arabic: Faktor 8, Kollagen Typ IV, AT 3. */
const numbered = /(?:fa[ck]tor|^f|^typ|^type|^at|^antithrombin)$/;
const factorCode = /^f(\d{1,2}|[ivx]{1,4})$/;

const otherNumeral = (word: string): string | undefined =>
  /^\d+$/.test(word)
    ? roman[Number(word) - 1]
    : roman.includes(word)
      ? `${roman.indexOf(word) + 1}`
      : undefined;

/** Whether a word is the Roman numeral of the one before: Faktor VI is not Faktor VII. */
export const isNumbered = (words: readonly string[], index: number): boolean =>
  numbered.test(words[index - 1] ?? "") && roman.includes(words[index] ?? "");

/** The words with the numeral behind a factor in the other notation. */
function otherNumerals(words: readonly string[]): string[] | undefined {
  const changed = words.map(
    (word, index) => (numbered.test(words[index - 1] ?? "") && otherNumeral(word)) || word,
  );
  return changed.some((word, index) => word !== words[index]) ? changed : undefined;
}

/** Vitamins written in one word, with and without a point: `vitd3`, `vitaminb12`. */
const vitamin = /^vit(?:amin)?([a-ek]\d{0,2})$/;
const antibodies = new Set(["ak", "antikorper", "ab", "antibody", "antibodies"]);

/** Replaces a word by others. */
const withInstead = (words: readonly string[], index: number, ...instead: string[]) => [
  ...words.slice(0, index),
  ...instead,
  ...words.slice(index + 1),
];

/**
 * The words of a query as others write the same thing: Anti-X is X-Antikörper, Faktor 8 is Faktor VIII, VitD3 is Vitamin D3, and a LOINC
 * may lack its dash.
 */
export function spellingsOf(words: readonly string[]): string[][] {
  const spellings: string[][] = [];
  for (const [index, word] of words.entries()) {
    const [, letter] = vitamin.exec(word) ?? [];
    if (letter) spellings.push(withInstead(words, index, "vitamin", letter));
    // The forms of vitamin D are measured as one.
    const form = letter ?? (words[index - 1]?.startsWith("vit") ? word : "");
    for (const other of /^d[23]?$/.test(form) ? ["d", "d3"] : [])
      if (other !== form) spellings.push(withInstead(words, index, ...(letter ? ["vitamin"] : []), other));
    const [, factor] = factorCode.exec(word) ?? [];
    if (factor && otherNumeral(factor)) spellings.push(withInstead(words, index, "faktor", factor));
    if (/^\d{4,7}$/.test(word)) spellings.push(withInstead(words, index, word.slice(0, -1), word.slice(-1)));
    if (words.length < 2) continue;
    const others = withInstead(words, index);
    if (word === "anti") spellings.push([...others, "antikorper"], [...others, "antibodies"]);
    if (antibodies.has(word)) {
      spellings.push(["anti", ...others]);
      for (const name of ["antikorper", "antibodies"]) if (name !== word) spellings.push([...others, name]);
    }
  }
  return [words, ...spellings].flatMap((spelling, index) => {
    const other = otherNumerals(spelling);
    return [...(index > 0 ? [spelling as string[]] : []), ...(other ? [other] : [])];
  });
}
