import type { FieldValue, TableRow } from "../../../shared/core/catalogue/field.ts";

/** A row of `reference_ranges`, with cells as written: ages such as `6 mo`, limits as decimal numbers. */
export type RangeRow = TableRow;

export interface Range {
  sex: string;
  note: string;
  /** Ages in days, both included; open ends are 0 and Infinity. */
  from: number;
  to: number;
  /** Limits; open ends are -Infinity and Infinity, and texts that are no number are NaN. */
  low: number;
  high: number;
  /** The row as written, for naming it in a failure. */
  row: RangeRow;
}

const daysPer: Record<string, number> = { d: 1, mo: 365.25 / 12, y: 365.25 };

/** An age as `0 d`, `6 mo` or `18 y` in days. */
function days(age: string | undefined, open: number): number {
  if (age === undefined || age === "") return open;
  const [, count, unit = ""] = /^(\d+) (d|mo|y)$/.exec(age) ?? [];
  if (count === undefined) throw new Error(`"${age}" is no age.`);
  return Number(count) * (daysPer[unit] ?? Number.NaN);
}

/** The rows of a field `reference_ranges` with their cells read. */
export function rangesOf(value: FieldValue | undefined): Range[] {
  return ((value ?? []) as RangeRow[]).map((row) => ({
    sex: row.sex ?? "",
    note: row.note ?? "",
    from: days(row.age_from, 0),
    to: days(row.age_to, Number.POSITIVE_INFINITY),
    low: row.low ? Number(row.low) : Number.NEGATIVE_INFINITY,
    high: row.high ? Number(row.high) : Number.POSITIVE_INFINITY,
    row,
  }));
}

/** Rows whose age ends before it begins, and pairs for one sex (`any` meets both) and one note whose ages overlap. */
export function overlapsOf(ranges: readonly Range[]): string[] {
  const turned = ranges.filter(({ from, to }) => to < from).map(({ row }) => JSON.stringify(row));
  const meeting = ranges.flatMap((range, index) =>
    ranges
      .slice(index + 1)
      .filter((other) => range.note === other.note)
      .filter((other) => range.sex === other.sex || range.sex === "any" || other.sex === "any")
      .filter((other) => range.from <= other.to && other.from <= range.to)
      .map((other) => `${JSON.stringify(range.row)} and ${JSON.stringify(other.row)}`),
  );
  return [...turned, ...meeting];
}
