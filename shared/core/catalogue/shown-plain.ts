import type { Language } from "../../kernel/language.ts";
import type { FieldDefinition, PlainValue, TableRow } from "./field.ts";
import { kindOf } from "./kinds/kinds.ts";
import { shownCell, shownEntry, shownText, signsOf } from "./shown-text.ts";

/** A value with its texts, entries and cells for readers of a language; references, options, dates and rich text stay as they are. */
export const shownPlain = (field: FieldDefinition, value: PlainValue, language: Language): PlainValue =>
  kindOf(field).localised?.(value, {
    text: (text) => shownText(field, text, language),
    entry: (text) => shownEntry(field, text, language),
    entries: (entries) => localisedEntries(entries, field, language),
  }) ?? value;

/** The entries and rows of a value, with numbers and ages for readers of a language. */
function localisedEntries(value: PlainValue, field: FieldDefinition, language: Language): PlainValue {
  if (!Array.isArray(value)) return value;
  const columns = new Map(field.columns?.map((column) => [column.key, column]));
  const signs = signsOf(field, value as readonly TableRow[]);
  const shownRow = (row: TableRow): TableRow =>
    Object.fromEntries(
      Object.entries(row).map(([key, cell]) => {
        const column = columns.get(key);
        return [key, column ? shownCell(column, cell, language, signs.get(key)) : cell];
      }),
    );
  return (value as (string | TableRow)[]).map((entry) =>
    typeof entry === "string" ? shownEntry(field, entry, language) : shownRow(entry),
  ) as PlainValue;
}
