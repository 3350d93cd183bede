import type { FieldDefinition, TableRow } from "./field.ts";
import { columnKindOf } from "./field-role.ts";
import { readAge, readSex } from "./quantity.ts";

/** A span of ages, as written, and the row (from 0) at whose beginning it was found. */
export interface AgeSpan {
  row: number;
  sex: "any" | "m" | "f";
  from: string | null;
  to: string | null;
}
export interface RangeFaults {
  gaps: AgeSpan[];
  overlaps: AgeSpan[];
}

/** Columns by their kind. */
export interface AgeColumns {
  sex: string | undefined;
  from: string;
  to: string;
  /** Columns whose values must be equal for rows to be comparable: phases, conditions, methods. */
  conditions: string[];
}

const isValue = /^(?:value|text|wert)/i;

/** The columns of a table of ranges by age; undefined for other tables. */
export function ageColumnsOf({ columns = [] }: Pick<FieldDefinition, "columns">): AgeColumns | undefined {
  const kinds = columns.map((column) => ({ key: column.key, kind: columnKindOf(column) }));
  const keyOf = (columnKind: string) => kinds.find(({ kind }) => kind === columnKind)?.key;
  const [from, to] = [keyOf("age_from"), keyOf("age_to")];
  if (!from || !to) return undefined;
  const conditions = kinds.filter(({ key, kind }) => kind === "text" && !isValue.test(key));
  return { sex: keyOf("sex"), from, to, conditions: conditions.map(({ key }) => key) };
}

/** The ages of one row in days; `last` is the age named as its end, `end` the first age after it. */
interface Span {
  row: number;
  from: number;
  last: number;
  end: number;
  fromText: string | null;
  toText: string | null;
  sex: string;
}

/**
 * Gaps and overlaps between the ages of rows for one sex and one condition. `17 y` followed by `18 y` is complete, and so is `18 y` followed by
 * `18 y`: laboratories include the last year or exclude it. Ages before the first and after the last row (children, the very old) are no gap.
 */
export function faultsOf(rows: readonly TableRow[], columns: AgeColumns): RangeFaults {
  const groups = Map.groupBy(
    rows.map((row, place) => ({ row, place })),
    ({ row }) => columns.conditions.map((key) => row[key] ?? "").join("\n"),
  );
  const faults: RangeFaults = { gaps: [], overlaps: [] };
  for (const group of groups.values()) {
    const spans = group.flatMap(({ row, place }) => spanOf(row, place, columns) ?? []);
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
  const sorted = [...spans].sort((left, right) => left.from - right.from || left.last - right.last);
  let widest: Span | undefined;
  for (const span of sorted) {
    const { row } = span;
    if (widest && span.from > widest.end)
      faults.gaps.push({ row, sex, from: widest.toText, to: span.fromText });
    if (widest && span.from < widest.last) {
      const to = span.last < widest.last ? span.toText : widest.toText;
      faults.overlaps.push({ row, sex, from: span.fromText, to });
    }
    if (!widest || span.last > widest.last) widest = span;
  }
  return faults;
}

/** Joins faults that are the same for both sexes, so that they are reported once. */
function joined(male: readonly AgeSpan[], female: readonly AgeSpan[]): AgeSpan[] {
  const same = (left: AgeSpan, right: AgeSpan) => left.from === right.from && left.to === right.to;
  const both = male.filter((span) => female.some((other) => same(span, other)));
  const rest = [...male, ...female].filter((span) => !both.some((other) => same(span, other)));
  return [...both.map((span): AgeSpan => ({ ...span, sex: "any" })), ...rest];
}

/** Undefined for a row whose ages are unreadable or reversed, which is reported separately. */
function spanOf(row: TableRow, place: number, { sex, from, to }: AgeColumns): Span | undefined {
  const [first, last] = [readAge(row[from] ?? ""), readAge(row[to] ?? "")];
  if (!first || !last || (first.days ?? 0) > (last.days ?? Number.POSITIVE_INFINITY)) return undefined;
  return {
    row: place,
    from: first.days ?? 0,
    last: last.days ?? Number.POSITIVE_INFINITY,
    end: last.days === null ? Number.POSITIVE_INFINITY : last.days + last.unit + tolerance,
    fromText: row[from]?.trim() || null,
    toText: row[to]?.trim() || null,
    sex: (sex !== undefined && readSex(row[sex] ?? "")) || "any",
  };
}

/** In days: months and years are not whole numbers of days. */
const tolerance = 1.5;
