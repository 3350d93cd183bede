import type { Language } from "../../kernel/language.ts";

/** Languages with a decimal comma; the others use a point. */
const withComma: readonly Language[] = ["de", "fr", "it"];

/** A decimal number; three decimals are excluded unless it is below one, since they might be a group of thousands. */
const decimal = "(?:0[.,]\\d+|[1-9]\\d*[.,](?:\\d{1,2}|\\d{4,}))";
const comparison = "(?:[<>≤≥=~≈]|<=|>=|ca\\.?|bis|up to|from|ab)\\s*";

/** Units as laboratories write them: powers of ten, prefixed units, and the units after a slash. */
const atom =
  "(?:(?:[munpfkdcµμ]|mc)?(?:g|l|L|mol|Mol|m|s|Pa|kat|val|eq|Eq|osm|Osm|osmol|U|E|IU|IE)|%|‰|°C|[°º]|h|d|min|Min\\.?|sec|Std\\.?|Stunden?|hours?|Tage?|days?|Wochen?|weeks?|mmHg|kcal|kJ|Da|kDa|Zellen|cells|Kopien|copies|Titer|Vol\\.?-?%?)";
const power = "(?:\\^?-?\\d|[²³])?";
const factor = "(?:[x×*·]?\\s*10\\^?[\\d⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}\\s*)?";
const unit = `\\s*${factor}/?\\s*(?:${atom}${power}(?:\\s*[/·*]\\s*(?:24\\s*)?${atom}${power})*)`;

/** Patterns of a number or range alone and with its unit, and of the decimal numbers in it. */
function patternsOf(decimal: string) {
  const number = `[-+±]?(?:${decimal}|\\d+)`;
  const range = `(?:${comparison})?${number}(?:\\s*(?:-|–|—|\\bbis\\b|\\bto\\b)\\s*(?:${comparison})?${number})?`;
  return {
    alone: new RegExp(`^\\s*${range}\\s*$`),
    withUnit: new RegExp(`^\\s*${range}${unit}\\s*$`),
    decimals: new RegExp(`(?<![\\d.,])${decimal}(?![\\d.,])`, "g"),
  };
}
const beyondDoubt = patternsOf(decimal);
/** Three decimals are no group of thousands if the decimal sign is known. */
const patternsBySign = { ".": patternsOf("\\d+\\.\\d+"), ",": patternsOf("\\d+,\\d+") };

export type DecimalSign = keyof typeof patternsBySign;

/** The decimal sign of a column, if its numbers prove one beyond doubt and none proves the other. */
export function decimalSignOf(cells: readonly string[]): DecimalSign | undefined {
  const { alone, withUnit, decimals } = beyondDoubt;
  const numbers = cells.filter((cell) => alone.test(cell) || withUnit.test(cell));
  const signs = new Set(
    numbers.flatMap((cell) => cell.match(decimals) ?? []).map((number) => number.replace(/\d/g, "")),
  );
  const [sign] = signs;
  return signs.size === 1 ? (sign as DecimalSign) : undefined;
}
/** Other meanings of a bare number in a text: a day and month, a version such as 2.0, a code, a tariff position such as 1006.00. */
const otherwise = /^(?:[1-9]|[12]\d|3[01])\.(?:0\d|1[0-2])$|^\d+\.0$|^[1-9]\d*[.,]\d{4,}$|^\d{4,}\.\d0$/;
/** Maximum length of a number with its unit, in characters. */
const longest = 60;

/** Context of a text: a limit may be any number, a text only an unmistakable one, an entry only a number with its unit. */
export type NumberKind = "limit" | "text" | "entry";

/**
 * Writes a number, a range or a quantity with its unit in the reader's notation if it is one beyond doubt: `0.3 ml` is `0,3 ml` in German.
 * Everything else stays as it is: codes, dates, versions, and `1.000`, which may be a thousand.
 * @param sign the decimal sign of the column, if known: then `1.053` beside `0.832` is no thousand
 */
export function shownNumber(
  text: string,
  language: Language,
  kind: NumberKind = "text",
  sign?: DecimalSign,
): string {
  if (text.length > longest || !/\d[.,]\d/.test(text)) return text;
  const { alone, withUnit, decimals } = sign ? patternsBySign[sign] : beyondDoubt;
  const isQuantity = withUnit.test(text);
  const isBare = kind !== "entry" && alone.test(text) && (kind === "limit" || !otherwise.test(text.trim()));
  if (!isQuantity && !isBare) return text;
  const [from, to] = withComma.includes(language) ? [".", ","] : [",", "."];
  return text.replaceAll(decimals, (match) => match.replace(from, to));
}
