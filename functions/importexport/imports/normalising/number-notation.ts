import type { Notation } from "../../../../shared/importexport/imports/reading.ts";

const signs = { de: { group: ".", point: "," }, en: { group: ",", point: "." } } as const;
/** Numbers in a text that are not parts of words, dates, or numbers in another notation. */
const numbersIn = (notation: Notation) => {
  const { group, point } = signs[notation];
  return new RegExp(
    `(?<![\\p{L}\\d.,])(?:\\d{1,3}(?:[${group}]\\d{3})+|\\d+)(?:[${point}]\\d+)?(?![\\p{L}\\d]|[.,]\\d)`,
    "gu",
  );
};
const patterns = { de: numbersIn("de"), en: numbersIn("en") };

/** A text with its numbers in another notation: `1,234.5` for `1.234,5`. */
export function inNotation(text: string, from: Notation, to: Notation): string {
  if (from === to) return text;
  const fromSigns = signs[from];
  const toSigns = signs[to];
  return text.replace(patterns[from], (number) =>
    number.replace(/[.,]/g, (sign) =>
      sign === fromSigns.group ? toSigns.group : sign === fromSigns.point ? toSigns.point : sign,
    ),
  );
}

const number = /^[<>≤≥~±+-]?\s*(\d[\d.,]*\d)$/;
/** The notation that a number shows: `0,832`, `1.234,5` and `1.234.567` do, while `1.053` might be about one or a thousand. */
function shownBy(text: string): Notation | undefined {
  const [, digits = ""] = number.exec(text) ?? [];
  const [sign, ...others] = digits.replaceAll(/\d/g, "");
  if (sign === undefined) return undefined;
  const last = others.at(-1);
  if (last !== undefined && last !== sign) return last === "," ? "de" : "en";
  // A sign that occurs again groups thousands.
  if (last !== undefined)
    return /^\d{1,3}([.,]\d{3})+$/.test(digits) ? (sign === "." ? "de" : "en") : undefined;
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return undefined;
  return sign === "," ? "de" : "en";
}

/**
 * The notation in which a column writes numbers, as all its cells together show it: beside `0,832`, the number `1.053` is a thousand and
 * fifty-three. Undefined if they do not show it.
 */
export function notationOf(texts: Iterable<string>): Notation | undefined {
  const counts = { de: 0, en: 0 };
  for (const text of texts) {
    const notation = shownBy(text);
    if (notation) counts[notation] += 1;
  }
  if (counts.de === counts.en) return undefined;
  return counts.de > counts.en ? "de" : "en";
}
