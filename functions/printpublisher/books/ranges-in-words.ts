import type { ColumnKind, FieldColumn } from "../../../shared/core/catalogue/field.ts";
import { columnKindOf } from "../../../shared/core/catalogue/field-role.ts";
import type { BookLanguage, Ranges, RangeWords } from "../book/book.ts";
import { contentTexts } from "./content-texts.ts";

/** The option of a sex that means everybody, in the project's own layouts and in those of others. */
const anySex = /^(?:any|all|alle|both|beide|m\/w|w\/m|m\/f|f\/m|\*)$/i;
const number = /^\d[\d.,]*$/;
const signed = /^[-+±−]?\s?\d/;
const compared = /^(?:[<>≤≥=~≈]|<=|>=|ca\.?\s|bis\s|ab\s|up to\s|from\s|unter\s|über\s)/i;

/** A cell as readers see it, with what was stored. */
export interface RangeCell {
  stored: string;
  shown: string;
}

/**
 * Reference ranges as people write them: `männlich 18–64 J.`, `17–43`, `nüchtern`. A unit that all rows share stands once.
 * Undefined for a table that is none, or one whose columns have no single meaning.
 * @param rows the cells of each row, in the order of the columns
 */
export function rangesInWords(
  columns: readonly FieldColumn[],
  rows: readonly (readonly RangeCell[])[],
  language: BookLanguage,
): Ranges | undefined {
  const kinds = columns.map(columnKindOf).map((kind) => (ofRanges.has(kind) ? kind : "text"));
  const isTwice = kinds.some((kind, index) => kind !== "text" && kinds.indexOf(kind) !== index);
  // Results in words, such as "negativ", stand in a note, and then no limit may be given at all.
  const isFor = kinds.some((kind) => kind === "sex" || kind.startsWith("age"));
  const limits = kinds.some(isLimit) ? kinds.findIndex(isLimit) : isFor ? kinds.indexOf("text") : -1;
  if (limits < 0 || isTwice) return undefined;
  const words = rows.map((cells) => wordsOf(cells, kinds, limits, language));
  const units = new Set(words.map(({ unit }) => unit));
  const [unit = ""] = units;
  if (units.size === 1) return { ...(unit && { unit }), rows: words.map(({ unit: _, ...row }) => row) };
  return { rows: words.map(({ unit, ...row }) => ({ ...row, limits: joined(" ", row.limits, unit) })) };
}

/** Kinds of columns that make a range; all others say more about it. */
const ofRanges: ReadonlySet<ColumnKind> = new Set([
  "sex",
  "age",
  "age_from",
  "age_to",
  "lower_limit",
  "upper_limit",
  "unit",
]);
const isLimit = (kind: ColumnKind) => kind === "lower_limit" || kind === "upper_limit";
const joined = (by: string, ...words: string[]) => words.filter(Boolean).join(by);

function wordsOf(
  cells: readonly RangeCell[],
  kinds: readonly ColumnKind[],
  limits: number,
  language: BookLanguage,
): RangeWords & { unit: string } {
  const cell = (kind: ColumnKind) => cells[kinds.indexOf(kind)];
  const shown = (kind: ColumnKind) => cell(kind)?.shown.trim() ?? "";
  const texts = cells.map(({ shown }, index) => (kinds[index] === "text" ? shown.trim() : ""));
  const sex = anySex.test(cell("sex")?.stored ?? "") ? "" : shown("sex");
  const age = joined(", ", shown("age"), ageInWords(shown("age_from"), shown("age_to"), language));
  const range = limitsInWords(shown("lower_limit"), shown("upper_limit"), language);
  const note = joined(", ", ...texts.slice(limits));
  return {
    who: joined(", ", ...texts.slice(0, limits), joined(" ", sex, age)),
    limits: range || note,
    note: range ? note : "",
    unit: shown("unit"),
  };
}

/** `18–64 J.`, `3 T. bis 10 J.`, `ab 18 J.`, `bis 17 J.` */
export function ageInWords(from: string, to: string, language: BookLanguage): string {
  const words = contentTexts(language);
  const [first, unit] = split(from);
  const [last, lastUnit] = split(to);
  if (from && to) return first && last && unit === lastUnit ? `${first}–${to}` : `${from} ${words.to} ${to}`;
  if (from) return first ? `${words.from} ${from}` : from;
  return last ? `${words.to} ${to}` : to;
}
const split = (age: string) => /^(\d[\d.,]*) (\D+)$/.exec(age)?.slice(1) ?? [];

/** `17–43`, `≥ 90`, `≤ 5,0`; a limit that compares by itself, or is a word, stays as it is. */
export function limitsInWords(low: string, high: string, language: BookLanguage): string {
  if (low && high)
    return number.test(low) && number.test(high)
      ? `${low}–${high}`
      : `${low} ${contentTexts(language).to} ${high}`;
  const limit = low || high;
  if (!signed.test(limit) || compared.test(limit)) return limit;
  return number.test(limit) || /^[-+−]/.test(limit)
    ? `${low ? "≥" : "≤"} ${limit}`
    : `${contentTexts(language)[low ? "from" : "to"]} ${limit}`;
}
