import type { Language } from "../../kernel/language.ts";
import type { ColumnKind, FieldColumn, FieldDefinition, TableRow } from "./field.ts";
import { columnKindOf, roleOf } from "./field-role.ts";
import { shownAge } from "./shown-age.ts";
import { type DecimalSign, decimalSignOf, shownNumber } from "./shown-number.ts";

/** Kinds of columns whose cells are names and codes. */
const named: ReadonlySet<ColumnKind> = new Set(["sex", "unit", "material", "container", "analysis"]);
const numeric: ReadonlySet<ColumnKind> = new Set([
  "number",
  "limit",
  "lower_limit",
  "upper_limit",
  "usual_volume",
  "minimum_volume",
]);

/**
 * A table's cell for readers of a language: ages with their unit, numbers with its decimal sign; the caller names options.
 * @param sign the decimal sign of the cell's column, if known
 */
export function shownCell(column: FieldColumn, cell: string, language: Language, sign?: DecimalSign): string {
  if (column.options?.some(({ key }) => key === cell)) return cell;
  const kind = columnKindOf(column);
  if (kind.startsWith("age")) return shownAge(cell, language);
  if (named.has(kind)) return cell;
  return shownNumber(cell, language, numeric.has(kind) ? "limit" : "text", sign);
}

/** Whether the texts of a field are names and codes, which never change with the language. */
const isNamed = (field: FieldDefinition) => ["loinc", "synonym", "unit"].includes(roleOf(field));

/** A text for readers of a language: unmistakable numbers have its decimal sign. */
export const shownText = (field: FieldDefinition, text: string, language: Language): string =>
  isNamed(field) ? text : shownNumber(text, language, field.check?.number ? "limit" : "text");

/** An entry of a list for readers of a language, as `shownText`. */
export const shownEntry = (field: FieldDefinition, text: string, language: Language): string =>
  isNamed(field) ? text : shownNumber(text, language, "entry");

/** The decimal sign of each column of a table, by its key: one decision for all cells of a column. */
export const signsOf = ({ columns = [] }: FieldDefinition, rows: readonly TableRow[]) =>
  new Map(columns.map(({ key }) => [key, decimalSignOf(rows.map((row) => row[key] ?? ""))]));
