import type { Language } from "../../kernel/language.ts";
import type { CheckCode } from "../../kernel/problem.ts";
import { checkedColumnsOf } from "./checked-columns.ts";
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
import { type columnKindOf, roleOf } from "./field-role.ts";
import type { CheckPlace, Checks, FoundFault } from "./kinds/field-kind.ts";
import { kindOf } from "./kinds/kinds.ts";
import { readPattern } from "./pattern.ts";
import { readAge, readingsOf, readLimit, readSex } from "./quantity.ts";
import { faultsOf } from "./range-faults.ts";
import { isUcum, ucumOf } from "./unit.ts";

/** One deviation from the layout or from the meaning of a field. */
export interface CheckFinding extends FoundFault {
  severity: Severity;
}

const findingOf = (
  code: CheckCode,
  value: string,
  place: CheckPlace = {},
  parameters: CheckFinding["parameters"] = {},
): FoundFault => ({ code, place, parameters: { value: shortened(value), ...parameters } });
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
  return foundIn(field, value as PlainValue).map((finding) => ({
    ...finding,
    // Gaps are normal while a table is being filled in, and some ranges rightly begin late.
    severity: finding.code === "range_gap" ? "warning" : unreadable.has(finding.code) ? "error" : severity,
  }));
}

/** The findings for a value in every language; a finding that is the same in several languages is returned once. */
export function checkField(field: FieldDefinition, value: FieldValue | null | undefined): CheckFinding[] {
  if (value === null || value === undefined || !isPerLanguage(value))
    return checkValue(field, value as PlainValue);
  const findings = Object.entries(value).flatMap(([language, plain]) =>
    checkValue(field, plain).map((finding) => ({
      ...finding,
      place: { language: language as Language, ...finding.place },
    })),
  );
  const places = new Set<string>();
  return findings.filter(({ code, parameters, place: { language: _, ...place } }) => {
    const key = JSON.stringify([code, parameters, place]);
    return places.size < places.add(key).size;
  });
}

function foundIn(field: FieldDefinition, value: PlainValue): FoundFault[] {
  const checks: Checks = {
    unfit: () => [findingOf("value_does_not_fit", textOf(value))],
    finding: findingOf,
    inText: (text, place) => inText(field, field.check ?? {}, text, place),
    inLength: (check, text) => inLength(check, text),
    inTable: (rows) => inTable(field, rows),
  };
  return kindOf(field).check(checks, value, field);
}

const textOf = (value: PlainValue) => (typeof value === "object" ? JSON.stringify(value) : String(value));

/** Findings for one text, either a whole value or an entry of a list. */
function inText(
  field: FieldDefinition,
  check: Partial<FieldCheck>,
  value: string,
  place: CheckPlace = {},
): FoundFault[] {
  const text = value.trim();
  if (text === "") return [];
  const role = roleOf(field);
  return [
    ...(role === "loinc" ? inLoincs(text, place) : []),
    ...(check.ucum
      ? inUcum(text, place)
      : role === "unit" && ucumOf(text) === undefined
        ? [findingOf("not_a_unit", text, place)]
        : []),
    ...inNumber(check, text, place),
    ...(check.pattern !== undefined && readPattern(check.pattern)?.matches(text) === false
      ? [findingOf("pattern_mismatch", text, place, { pattern: check.pattern })]
      : []),
    ...(check.choices?.length && !check.choices.includes(text)
      ? [findingOf("not_a_choice", text, place, { choices: shortened(check.choices.join(", ")) })]
      : []),
    ...inLength(check, text, place),
  ];
}

function inLength(
  { min_length, max_length }: Partial<FieldCheck>,
  text: string,
  place: CheckPlace = {},
): FoundFault[] {
  if (min_length === undefined && max_length === undefined) return [];
  const { length } = [...text.trim()];
  if (min_length !== undefined && length < min_length)
    return [findingOf("value_too_short", text, place, { least: min_length, length })];
  return max_length !== undefined && length > max_length
    ? [findingOf("value_too_long", text, place, { most: max_length, length })]
    : [];
}

function inUcum(text: string, place: CheckPlace): FoundFault[] {
  if (isUcum(text)) return [];
  const suggestion = ucumOf(text);
  return [
    suggestion === undefined
      ? findingOf("not_ucum", text, place)
      : findingOf("not_ucum_but", text, place, { meant: suggestion }),
  ];
}

function inNumber(check: Partial<FieldCheck>, text: string, place: CheckPlace): FoundFault[] {
  const { number, minimum, maximum, unit } = check;
  if (number === undefined && minimum === undefined && maximum === undefined) return [];
  const [, figure = text, behind = ""] = /^([+\-−]?[\d.,][\d.,\s'’]*)(\S.*)?$/.exec(text) ?? [];
  const bare = readingsOf(text);
  const readings = bare.length > 0 || unit === undefined ? bare : readingsOf(figure);
  if (readings.length === 0) return [findingOf("not_a_number", text, place)];
  if (bare.length === 0 && unit !== undefined && !isSameUnit(behind, unit))
    return [findingOf("not_in_unit", text, place, { unit })];
  if (number === "integer" && !readings.some(Number.isInteger))
    return [findingOf("not_an_integer", text, place)];
  if (minimum !== undefined && readings.every((reading) => reading < minimum))
    return [findingOf("below_minimum", text, place, { minimum })];
  return maximum !== undefined && readings.every((reading) => reading > maximum)
    ? [findingOf("above_maximum", text, place, { maximum })]
    : [];
}

/** Whether two units are the same, even if they are printed differently. */
const isSameUnit = (left: string, right: string) =>
  left.trim() === right.trim() ||
  (ucumOf(left) ?? left).toLowerCase() === (ucumOf(right) ?? right).toLowerCase();

/** Findings for LOINCs, of which a field may hold several, separated by commas, semicolons or spaces. */
const inLoincs = (text: string, place: CheckPlace): FoundFault[] =>
  text
    .split(/[,;\s]+/)
    .filter((code) => code !== "")
    .flatMap((code) => {
      const [, digits] = /^(\d{1,7})-\d$/.exec(code) ?? [];
      if (digits === undefined) return [findingOf("not_a_loinc", code, place)];
      const expected = `${digits}-${checkDigit(digits)}`;
      return expected === code ? [] : [findingOf("loinc_check_digit", code, place, { expected })];
    });

/** Whether a text is a LOINC with the check digit that belongs to it. */
export const isLoinc = (text: string): boolean =>
  /^\d{1,7}-\d$/.test(text) && inLoincs(text, {}).length === 0;

/** The check digit of a LOINC by the algorithm "modulus 10" (LOINC Users' Guide, appendix B). */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Findings for a table. Outside reference ranges, only columns that declare their kind are checked. */
function inTable(field: FieldDefinition, rows: readonly TableRow[]): FoundFault[] {
  const { columns, keys, ages, lower, upper } = checkedColumnsOf(field);
  const inRows = rows.flatMap((row, place) => [
    ...Object.keys(row).flatMap((key) =>
      keys.has(key) || row[key] === ""
        ? []
        : [findingOf("value_does_not_fit", row[key] ?? "", { row: place, column: key })],
    ),
    ...columns.flatMap(({ key, kind, options }) => {
      const cell = row[key]?.trim() ?? "";
      if (cell === "" || options?.some((option) => option.key === cell)) return [];
      const code = cellFault(kind, cell);
      return code ? [findingOf(code, cell, { row: place, column: key })] : [];
    }),
    ...(ages ? agesReversed(row, place, ages.from, ages.to) : []),
    ...(lower && upper ? limitsReversed(row, place, lower, upper) : []),
  ]);
  if (!ages) return inRows;
  const { gaps, overlaps } = faultsOf(rows, ages);
  const spans = (code: CheckCode, all: typeof gaps): FoundFault[] =>
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

function agesReversed(row: TableRow, place: number, from: string, to: string): FoundFault[] {
  const [first, last] = [readAge(row[from] ?? "")?.days, readAge(row[to] ?? "")?.days];
  if (first == null || last == null || first <= last) return [];
  return [reversed("ages_reversed", row, place, from, to)];
}

/** Findings for reversed limits. Ambiguous limits are reversed only if they are so in every reading. */
function limitsReversed(row: TableRow, place: number, lower: string, upper: string): FoundFault[] {
  const [low, high] = [readLimit(row[lower] ?? ""), readLimit(row[upper] ?? "")];
  if (!low?.length || !high?.length || Math.min(...low) <= Math.max(...high)) return [];
  return [reversed("limits_reversed", row, place, lower, upper)];
}

const reversed = (code: CheckCode, row: TableRow, place: number, from: string, to: string): FoundFault => ({
  code,
  place: { row: place, column: to },
  parameters: { from: row[from]?.trim() ?? "", to: row[to]?.trim() ?? "" },
});
