import type { FieldDefinition, TableRow } from "../../../shared/core/catalogue/field.ts";

/** A span of ages, as written. */
export interface AgeSpan {
  sex: "any" | "m" | "f";
  from: string | null;
  to: string | null;
}
export interface RangeFaults {
  gaps: AgeSpan[];
  overlaps: AgeSpan[];
}

/** Columns by what they hold, told by key or label. */
export interface AgeColumns {
  sex: string | undefined;
  from: string;
  to: string;
  /** Columns that make rows incomparable where they differ: phases, conditions, methods. */
  conditions: string[];
}

const isFrom = /^(?:age|alter).?(?:from|von|min)$/i;
const isTo = /^(?:age|alter).?(?:to|bis|max)$/i;
const isSex = /^(?:sex|gender|geschlecht)$/i;
const isValue = /^(?:low|high|lower|upper|min|max|unit|value|text|untere|obere|einheit|wert)/i;

/** The columns of a table of ranges by age; undefined for any other table. */
export function ageColumnsOf({ columns = [] }: FieldDefinition): AgeColumns | undefined {
  const named = (pattern: RegExp) =>
    columns.find(({ key, label }) => [key, ...Object.values(label)].some((text) => pattern.test(text)))?.key;
  const [from, to, sex] = [named(isFrom), named(isTo), named(isSex)];
  if (!from || !to) return undefined;
  const conditions = columns
    .map(({ key }) => key)
    .filter((key) => ![from, to, sex].includes(key) && !isValue.test(key));
  return { sex, from, to, conditions };
}

/** One row's ages in days; `last` is the age it names as its end, `end` the first that is past it. */
interface Span {
  from: number;
  last: number;
  end: number;
  fromText: string | null;
  toText: string | null;
  sex: string;
}

/**
 * Gaps and overlaps between the ages of rows for one sex and one condition. `17 y` followed by `18 y` is whole, and so is `18 y` followed
 * by `18 y`: labs count the last year in or out. What no row begins or ends with (children, the very old) is no gap.
 */
export function faultsOf(rows: readonly TableRow[], columns: AgeColumns): RangeFaults {
  const groups = Map.groupBy(rows, (row) => columns.conditions.map((key) => row[key] ?? "").join("\n"));
  const faults: RangeFaults = { gaps: [], overlaps: [] };
  for (const group of groups.values()) {
    const spans = group.flatMap((row) => spanOf(row, columns) ?? []);
    const [male, female] = (["m", "f"] as const).map((sex) =>
      faultsFor(
        spans.filter((span) => span.sex === "any" || span.sex === sex),
        sex,
      ),
    ) as [RangeFaults, RangeFaults];
    faults.gaps.push(...joined(male.gaps, female.gaps));
    faults.overlaps.push(...joined(male.overlaps, female.overlaps));
  }
  return faults;
}

function faultsFor(spans: readonly Span[], sex: "m" | "f"): RangeFaults {
  const faults: RangeFaults = { gaps: [], overlaps: [] };
  const sorted = [...spans].sort((one, other) => one.from - other.from || one.last - other.last);
  let widest: Span | undefined;
  for (const span of sorted) {
    if (widest && span.from > widest.end) faults.gaps.push({ sex, from: widest.toText, to: span.fromText });
    if (widest && span.from < widest.last) {
      const to = span.last < widest.last ? span.toText : widest.toText;
      faults.overlaps.push({ sex, from: span.fromText, to });
    }
    if (!widest || span.last > widest.last) widest = span;
  }
  return faults;
}

/** What is so for both sexes is said once. */
function joined(male: readonly AgeSpan[], female: readonly AgeSpan[]): AgeSpan[] {
  const same = (one: AgeSpan, other: AgeSpan) => one.from === other.from && one.to === other.to;
  const both = male.filter((span) => female.some((other) => same(span, other)));
  const rest = [...male, ...female].filter((span) => !both.some((other) => same(span, other)));
  return [...both.map((span): AgeSpan => ({ ...span, sex: "any" })), ...rest];
}

function spanOf(row: TableRow, { sex, from, to }: AgeColumns): Span | undefined {
  const [first, last] = [ageOf(row[from]), ageOf(row[to])];
  if (!first || !last) return undefined;
  return {
    from: first.days ?? 0,
    last: last.days ?? Number.POSITIVE_INFINITY,
    end: last.days === null ? Number.POSITIVE_INFINITY : last.days + last.unit + tolerance,
    fromText: row[from]?.trim() || null,
    toText: row[to]?.trim() || null,
    sex: sexOf(sex === undefined ? "" : (row[sex] ?? "")),
  };
}

function sexOf(text: string): string {
  if (/^(?:m|male|männl)/i.test(text.trim())) return "m";
  return /^(?:f|w|weibl)/i.test(text.trim()) ? "f" : "any";
}

/** Twelve months are a year, and thirty days a month, whatever the calendar says. */
const tolerance = 1.5;
const daysPer: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|t)/i, 1],
  [/^w/i, 7],
  [/^mo?/i, 365.25 / 12],
  [/^(?:y|j|a|$)/i, 365.25],
];

/** An age in days and the days of its unit; null days for an open end, undefined for what is no age. Bare numbers are years. */
function ageOf(text = ""): { days: number | null; unit: number } | undefined {
  if (text.trim() === "") return { days: null, unit: 0 };
  const [, count = "", unit = ""] = /^\s*(\d+(?:[.,]\d+)?)\s*([a-zäöü]*)\.?\s*$/i.exec(text) ?? [];
  const days = daysPer.find(([pattern]) => pattern.test(unit))?.[1];
  if (count === "" || days === undefined) return undefined;
  return { days: Number(count.replace(",", ".")) * days, unit: days };
}
