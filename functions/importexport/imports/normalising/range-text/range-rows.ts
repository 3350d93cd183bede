import {
  type ColumnKind,
  type FieldDefinition,
  hasSetting,
  type TableRow,
} from "../../../../../shared/core/catalogue/field.ts";
import { columnKindOf, roleOf } from "../../../../../shared/core/catalogue/field-role.ts";
import { readSex } from "../../../../../shared/core/catalogue/quantity.ts";
import { type ReadRange, readRanges } from "./read-ranges.ts";

/** Whether a field is a table of reference ranges with a column for each limit, so that texts can be read into it. */
export const holdsRanges = (field: FieldDefinition): boolean =>
  hasSetting(field.type, "columns") &&
  roleOf(field) === "reference_ranges" &&
  columnOfKind(field, "lower_limit") !== undefined &&
  columnOfKind(field, "upper_limit") !== undefined;

/** The key of a table's column of a kind; the last one for texts, since conditions stand behind the limits. */
export const columnOfKind = ({ columns = [] }: FieldDefinition, kind: ColumnKind): string | undefined =>
  columns.findLast((column) => columnKindOf(column) === kind)?.key;

const parts = [
  ["age_from", "age_from"],
  ["age_to", "age_to"],
  ["low", "lower_limit"],
  ["high", "upper_limit"],
  ["unit", "unit"],
  ["note", "text"],
] as const satisfies (readonly [keyof ReadRange, ColumnKind])[];

/**
 * Reference ranges, or a text of them, as rows of their table; undefined if the text cannot be read whole, or the table lacks a column for a
 * part of it.
 */
export function rangeRows(
  field: FieldDefinition,
  ranges: string | readonly ReadRange[],
): TableRow[] | undefined {
  const read = typeof ranges === "string" ? readRanges(ranges) : ranges;
  const rows = read?.map((range) => rowOf(field, range));
  return rows?.every((row) => row !== undefined) ? rows : undefined;
}

function rowOf(field: FieldDefinition, range: ReadRange): TableRow | undefined {
  const row: TableRow = {};
  if (range.sex !== "") {
    const key = columnOfKind(field, "sex");
    if (key === undefined) return undefined;
    row[key] = sexCell(field, range.sex);
  }
  for (const [part, kind] of parts) {
    if (range[part] === "") continue;
    const key = columnOfKind(field, kind);
    if (key === undefined) return undefined;
    row[key] = range[part];
  }
  return row;
}

/** A sex as the table's own options name it; a text that names none stays as it is. */
export function sexCell(field: FieldDefinition, text: string): string {
  const sex = readSex(text);
  if (sex === undefined || text === "") return text;
  const options = field.columns?.find(({ key }) => key === columnOfKind(field, "sex"))?.options ?? [];
  return options.find(({ key }) => readSex(key) === sex)?.key ?? text;
}

const months =
  "jan|feb|mär|mrz|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|janv|févr|mars|avr|juin|juil|août|déc|gen|mag|giu|lug|ago|set|ott|dic";
const dateLike = new RegExp(
  `^(?:\\d{1,2}[-. /]+(?:${months})\\p{L}*\\.?(?:[-. /]*\\d{2,4})?|(?:${months})\\p{L}*\\.?[-. /]+\\d{1,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?\\d{2,4}|\\d{1,2}/\\d{1,2}/\\d{2,4})$`,
  "iu",
);
/** Whether a text is a date, into which spreadsheets turn ranges such as `1-2`. */
export const isDateLike = (text: string): boolean => text.length <= 30 && dateLike.test(text.trim());
