import type { Language } from "../../kernel/language.ts";
import { isCalendarDate } from "../../kernel/local-day.ts";
import type { CheckCode } from "../../kernel/problem.ts";
import {
  type FieldCheck,
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isPerLanguage,
  type PlainValue,
  type Severity,
  type TableRow,
} from "./field.ts";
import { columnKindOf, roleOf } from "./field-role.ts";
import { readPattern } from "./pattern.ts";
import { readAge, readingsOf, readLimit, readSex } from "./quantity.ts";
import { ageColumnsOf, faultsOf } from "./range-faults.ts";
import { isUcum, ucumOf } from "./unit.ts";

/** Position within a value: the row of a table and its column, or the entry of a list, all counted from 0. */
export interface CheckPlace {
  language?: Language;
  row?: number;
  column?: string;
  entry?: number;
}
/** One deviation from the layout or from the meaning of a field; `parameters` are put into its text. */
export interface CheckFinding {
  code: CheckCode;
  severity: Severity;
  place: CheckPlace;
  parameters: Record<string, string | number>;
}

type Found = Omit<CheckFinding, "severity">;
const found = (
  code: CheckCode,
  value: string,
  place: CheckPlace = {},
  parameters: CheckFinding["parameters"] = {},
): Found => ({ code, place, parameters: { value: shortened(value), ...parameters } });
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Findings for values that no field of the type could hold, whatever its layout says. */
const unreadable: ReadonlySet<CheckCode> = new Set(["value_does_not_fit", "not_a_date"]);

/**
 * Checks a value by its field's definition and role: in the editor, at the server, in imports and for the catalogue's health. An
 * empty value has no findings; whether it is required is checked elsewhere.
 */
export function checkValue(field: FieldDefinition, value: PlainValue | null | undefined): CheckFinding[] {
  if (isEmptyValue(value)) return [];
  const severity = field.check?.severity ?? "warning";
  return foundIn(field, value as PlainValue).map((one) => ({
    ...one,
    // Gaps are normal while a table is being filled in, and some ranges rightly begin late.
    severity: one.code === "range_gap" ? "warning" : unreadable.has(one.code) ? "error" : severity,
  }));
}

/** The findings for a value in every language; a finding that is the same in several languages is returned once. */
export function checkField(field: FieldDefinition, value: FieldValue | null | undefined): CheckFinding[] {
  if (value === null || value === undefined || !isPerLanguage(value))
    return checkValue(field, value as PlainValue);
  const findings = Object.entries(value).flatMap(([language, plain]) =>
    checkValue(field, plain).map((one) => ({
      ...one,
      place: { language: language as Language, ...one.place },
    })),
  );
  const said = new Set<string>();
  return findings.filter(({ code, parameters, place: { language: _, ...place } }) => {
    const key = JSON.stringify([code, parameters, place]);
    return said.size < said.add(key).size;
  });
}

function foundIn(field: FieldDefinition, value: PlainValue): Found[] {
  const unfit = [found("value_does_not_fit", textOf(value))];
  const check: Partial<FieldCheck> = field.check ?? {};
  switch (field.type) {
    case "text":
      return typeof value === "string" ? inText(field, check, value) : unfit;
    case "multilinetext":
      return typeof value === "string"
        ? inLength(check, value.replaceAll(/<[^<>]*>/g, "").replaceAll(/&\w+;/g, " "))
        : unfit;
    case "list":
      return isTexts(value)
        ? value.flatMap((entry, at) => inText(field, check, entry, { entry: at }))
        : unfit;
    case "date":
      if (typeof value !== "string") return unfit;
      return isCalendarDate(value) ? [] : [found("not_a_date", value)];
    case "checkbox":
      return field.options?.length
        ? isTexts(value)
          ? value.flatMap((key) => (field.options?.some((option) => option.key === key) ? [] : unfit))
          : unfit
        : typeof value === "boolean"
          ? []
          : unfit;
    case "table":
      return isRows(value) ? inTable(field, value) : unfit;
    default:
      return isTexts(value) || typeof value === "string" ? [] : unfit;
  }
}

const textOf = (value: PlainValue) => (typeof value === "object" ? JSON.stringify(value) : String(value));
const isTexts = (value: PlainValue): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");
const isRows = (value: PlainValue): value is TableRow[] =>
  Array.isArray(value) && value.every((each) => typeof each === "object");

/** Findings for one text, either a whole value or an entry of a list. */
function inText(
  field: FieldDefinition,
  check: Partial<FieldCheck>,
  value: string,
  place: CheckPlace = {},
): Found[] {
  const text = value.trim();
  if (text === "") return [];
  const role = roleOf(field);
  return [
    ...(role === "loinc" ? inLoincs(text, place) : []),
    ...(check.ucum
      ? inUcum(text, place)
      : role === "unit" && ucumOf(text) === undefined
        ? [found("not_a_unit", text, place)]
        : []),
    ...inNumber(check, text, place),
    ...(check.pattern !== undefined && readPattern(check.pattern)?.matches(text) === false
      ? [found("pattern_mismatch", text, place, { pattern: check.pattern })]
      : []),
    ...(check.choices?.length && !check.choices.includes(text)
      ? [found("not_a_choice", text, place, { choices: shortened(check.choices.join(", ")) })]
      : []),
    ...inLength(check, text, place),
  ];
}

function inLength(
  { min_length, max_length }: Partial<FieldCheck>,
  text: string,
  place: CheckPlace = {},
): Found[] {
  const { length } = [...text.trim()];
  if (min_length !== undefined && length < min_length)
    return [found("value_too_short", text, place, { least: min_length, length })];
  return max_length !== undefined && length > max_length
    ? [found("value_too_long", text, place, { most: max_length, length })]
    : [];
}

function inUcum(text: string, place: CheckPlace): Found[] {
  if (isUcum(text)) return [];
  const meant = ucumOf(text);
  return [
    meant === undefined ? found("not_ucum", text, place) : found("not_ucum_but", text, place, { meant }),
  ];
}

function inNumber(check: Partial<FieldCheck>, text: string, place: CheckPlace): Found[] {
  const { number, minimum, maximum, unit } = check;
  if (number === undefined && minimum === undefined && maximum === undefined) return [];
  const [, figure = text, behind = ""] = /^([+\-−]?[\d.,][\d.,\s'’]*)(\S.*)?$/.exec(text) ?? [];
  const bare = readingsOf(text);
  const readings = bare.length > 0 || unit === undefined ? bare : readingsOf(figure);
  if (readings.length === 0) return [found("not_a_number", text, place)];
  if (bare.length === 0 && unit !== undefined && !isSameUnit(behind, unit))
    return [found("not_in_unit", text, place, { unit })];
  if (number === "integer" && !readings.some(Number.isInteger)) return [found("not_an_integer", text, place)];
  if (minimum !== undefined && readings.every((one) => one < minimum))
    return [found("below_minimum", text, place, { minimum })];
  return maximum !== undefined && readings.every((one) => one > maximum)
    ? [found("above_maximum", text, place, { maximum })]
    : [];
}

/** Whether two units are the same, even if they are printed differently. */
const isSameUnit = (one: string, other: string) =>
  one.trim() === other.trim() ||
  (ucumOf(one) ?? one).toLowerCase() === (ucumOf(other) ?? other).toLowerCase();

/** Findings for LOINCs, of which a field may hold several, separated by commas, semicolons or spaces. */
const inLoincs = (text: string, place: CheckPlace): Found[] =>
  text
    .split(/[,;\s]+/)
    .filter((code) => code !== "")
    .flatMap((code) => {
      const [, digits] = /^(\d{1,7})-\d$/.exec(code) ?? [];
      if (digits === undefined) return [found("not_a_loinc", code, place)];
      const expected = `${digits}-${checkDigit(digits)}`;
      return expected === code ? [] : [found("loinc_check_digit", code, place, { expected })];
    });

/** The check digit of a LOINC by the algorithm "modulus 10" (LOINC Users' Guide, appendix B). */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Findings for a table. Outside reference ranges, only columns that declare their kind are checked. */
function inTable(field: FieldDefinition, rows: readonly TableRow[]): Found[] {
  const isRanges = roleOf(field) === "reference_ranges";
  const columns = (field.columns ?? []).flatMap((column) =>
    isRanges || column.kind ? [{ ...column, kind: columnKindOf(column) }] : [],
  );
  const ages = ageColumnsOf({ columns });
  const keyOf = (wanted: string) => columns.find(({ kind }) => kind === wanted)?.key;
  const [lower, upper] = [keyOf("lower_limit"), keyOf("upper_limit")];
  const known = new Set(field.columns?.map(({ key }) => key));
  const inRows = rows.flatMap((row, place) => [
    ...Object.keys(row).flatMap((key) =>
      known.has(key) || row[key] === ""
        ? []
        : [found("value_does_not_fit", row[key] ?? "", { row: place, column: key })],
    ),
    ...columns.flatMap(({ key, kind, options }) => {
      const cell = row[key]?.trim() ?? "";
      if (cell === "" || options?.some((option) => option.key === cell)) return [];
      const code = cellFault(kind, cell);
      return code ? [found(code, cell, { row: place, column: key })] : [];
    }),
    ...(ages ? agesReversed(row, place, ages.from, ages.to) : []),
    ...(lower && upper ? limitsReversed(row, place, lower, upper) : []),
  ]);
  if (!ages) return inRows;
  const { gaps, overlaps } = faultsOf(rows, ages);
  const spans = (code: CheckCode, all: typeof gaps): Found[] =>
    all.map(({ row, sex, from, to }) => ({
      code,
      place: { row, column: ages.from },
      parameters: { sex, from: from ?? "", to: to ?? "" },
    }));
  return [...inRows, ...spans("range_gap", gaps), ...spans("range_overlap", overlaps)];
}

function cellFault(kind: ReturnType<typeof columnKindOf>, cell: string): CheckCode | undefined {
  switch (kind) {
    case "number":
      return readingsOf(cell).length > 0 ? undefined : "not_a_number";
    case "age":
      // An age outside a pair of columns may be a span.
      return cell.split(/\s*(?:[-–—]|\bbis\b|\bto\b)\s*/).every((end) => readAge(end))
        ? undefined
        : "not_an_age";
    case "age_from":
    case "age_to":
      return readAge(cell) ? undefined : "not_an_age";
    case "limit":
    case "lower_limit":
    case "upper_limit":
      return readLimit(cell) ? undefined : "not_a_limit";
    case "sex":
      return readSex(cell) ? undefined : "not_a_sex";
    case "unit":
      return ucumOf(cell) === undefined ? "not_a_unit" : undefined;
    default:
      return undefined;
  }
}

function agesReversed(row: TableRow, place: number, from: string, to: string): Found[] {
  const [first, last] = [readAge(row[from] ?? "")?.days, readAge(row[to] ?? "")?.days];
  if (first == null || last == null || first <= last) return [];
  return [reversed("ages_reversed", row, place, from, to)];
}

/** Findings for reversed limits. Ambiguous limits are reversed only if they are so in every reading. */
function limitsReversed(row: TableRow, place: number, lower: string, upper: string): Found[] {
  const [least, most] = [readLimit(row[lower] ?? ""), readLimit(row[upper] ?? "")];
  if (!least?.length || !most?.length || Math.min(...least) <= Math.max(...most)) return [];
  return [reversed("limits_reversed", row, place, lower, upper)];
}

const reversed = (code: CheckCode, row: TableRow, place: number, from: string, to: string): Found => ({
  code,
  place: { row: place, column: to },
  parameters: { from: row[from]?.trim() ?? "", to: row[to]?.trim() ?? "" },
});
