import type { TableRow } from "../field.ts";
import type { FieldKind } from "./field-kind.ts";
import { fitRows, isRows, shownNames } from "./plain-values.ts";

/** Rows of cells below the columns that the layout declares. */
export const table: FieldKind = {
  holds: "rows",
  isWritten: true,
  settings: ["columns"],
  fit: fitRows,
  accepts: (value, { columns = [] }) => {
    const keys = new Set(columns.map(({ key }) => key));
    return isRows(value) && value.every((row) => Object.keys(row).every((key) => keys.has(key)));
  },
  expected: () => "rows of its columns",
  check: ({ unfit, inTable }, value) => (isRows(value) ? inTable(value) : unfit()),
  localised: (value, { entries }) => entries(value),
  shown: (value, field, reader) => {
    if (!Array.isArray(value)) return shownNames(value, field, reader);
    const shown = reader.table(value as TableRow[]);
    return shown.rows?.length ? shown : undefined;
  },
};
