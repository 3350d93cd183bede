import type { Language } from "../../kernel/language.ts";
import type { FieldColumn, FieldDefinition, PlainValue, TableRow } from "./field.ts";
import { columnKindOf, roleOf } from "./field-role.ts";
import { shownAge } from "./shown-age.ts";
import { shownNumber } from "./shown-number.ts";

/** A table's cell for readers of a language: ages with their unit, numbers with its decimal sign; the caller names options. */
export function shownCell(column: FieldColumn, cell: string, language: Language): string {
  if (column.options?.some(({ key }) => key === cell)) return cell;
  const kind = columnKindOf(column);
  if (kind.startsWith("age")) return shownAge(cell, language);
  if (kind === "sex" || kind === "unit") return cell;
  return shownNumber(cell, language, kind === "text" ? "text" : "limit");
}

/** A text, or an entry of a list, for readers of a language: unmistakable numbers have its decimal sign. */
export function shownText(field: FieldDefinition, text: string, language: Language): string {
  const role = roleOf(field);
  if (role === "loinc" || role === "synonym" || role === "unit") return text;
  if (field.type === "list") return shownNumber(text, language, "entry");
  return shownNumber(text, language, field.check?.number ? "limit" : "text");
}

/** A value with its texts, entries and cells for readers of a language; references, options, dates and rich text stay as they are. */
export function shownPlain(field: FieldDefinition, value: PlainValue, language: Language): PlainValue {
  if (field.type === "text" && typeof value === "string") return shownText(field, value, language);
  if (!Array.isArray(value) || (field.type !== "list" && field.type !== "table")) return value;
  const columns = new Map(field.columns?.map((column) => [column.key, column]));
  const shownRow = (row: TableRow): TableRow =>
    Object.fromEntries(
      Object.entries(row).map(([key, cell]) => {
        const column = columns.get(key);
        return [key, column ? shownCell(column, cell, language) : cell];
      }),
    );
  return (value as (string | TableRow)[]).map((entry) =>
    typeof entry === "string" ? shownText(field, entry, language) : shownRow(entry),
  ) as PlainValue;
}
