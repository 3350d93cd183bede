import type { notations } from "../../../shared/importexport/imports/reading.ts";

export type Notation = (typeof notations)[number];

const signs = { de: { group: ".", point: "," }, en: { group: ",", point: "." } } as const;
/** Numbers in a text that are not parts of words, dates, or numbers in another notation. */
const numbersIn = (notation: Notation) => {
  const { group, point } = signs[notation];
  return new RegExp(
    `(?<![\\p{L}\\d.,])(?:\\d{1,3}(?:[${group}]\\d{3})+|\\d+)(?:[${point}]\\d+)?(?![\\p{L}\\d]|[.,]\\d)`,
    "gu",
  );
};
const found = { de: numbersIn("de"), en: numbersIn("en") };

/** A text with its numbers in another notation: `1,234.5` for `1.234,5`. */
export function inNotation(text: string, from: Notation, to: Notation): string {
  if (from === to) return text;
  const own = signs[from];
  const wanted = signs[to];
  return text.replace(found[from], (number) =>
    number.replace(/[.,]/g, (sign) =>
      sign === own.group ? wanted.group : sign === own.point ? wanted.point : sign,
    ),
  );
}

/** The notation in which texts write numbers with decimals; undefined if they do not show it. */
export function notationOf(texts: Iterable<string>): Notation | undefined {
  const counts = { de: 0, en: 0 };
  for (const text of texts) {
    const [, sign] = /^[<>≤≥~±+-]?\s*\d+([.,])(?!\d{3}$)\d+$/.exec(text) ?? [];
    if (sign) counts[sign === "," ? "de" : "en"] += 1;
  }
  if (counts.de === counts.en) return undefined;
  return counts.de > counts.en ? "de" : "en";
}
