import type { PlainValue, TableRow } from "../../../../shared/core/catalogue/field.ts";
import { useCellText } from "../fields/cell-text.ts";
import { ColumnHeads, filledColumns } from "../fields/column-heads.tsx";
import classes from "../fields/fields.module.css";
import { isRow, linesOf } from "../fields/lines-of.ts";
import { TableInput } from "../fields/table-input.tsx";
import type { ControlValue } from "../values.ts";
import type { EditorKind, ReadProps } from "./editor-kind.ts";

const rowsOf = (value: ControlValue | undefined) =>
  (Array.isArray(value) ? value.filter((row) => typeof row === "object") : []) as TableRow[];

function ReadRows({ field, value }: ReadProps) {
  const cellText = useCellText();
  const rows = rowsOf(value);
  const columns = filledColumns(field, rows);
  return (
    <div className={classes.tableScroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <ColumnHeads columns={columns} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position only
            <tr key={place}>
              {columns.map((column) => (
                <td key={column.key}>{cellText(column, row[column.key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Converts rows to the columns of a table: by key, else in their order. */
function movedRows(value: Exclude<PlainValue, boolean>, columns: readonly { key: string }[]): TableRow[] {
  const columnKeys = new Set(columns.map(({ key }) => key));
  const placed = (cells: readonly string[]): TableRow =>
    Object.fromEntries(
      cells.flatMap((cell, index): [string, string][] => {
        const column = columns[index];
        return column ? [[column.key, cell]] : [];
      }),
    );
  if (typeof value === "string") return linesOf(value).map((line) => placed([line]));
  return value.map((entry) =>
    isRow(entry)
      ? Object.keys(entry).every((key) => columnKeys.has(key))
        ? entry
        : placed(Object.values(entry))
      : placed([entry]),
  );
}

export const table: EditorKind = {
  Input: ({ field, label, readOnly, imported, input: { defaultValue, ...rest } }) => (
    <TableInput
      {...rest}
      label={label}
      field={field}
      readOnly={readOnly}
      imported={rowsOf(imported)}
      defaultValue={rowsOf(defaultValue)}
    />
  ),
  isErrorBelow: true,
  Read: ReadRows,
  separator: "\n",
  // Headings before the cells tell them apart.
  rowText: (row, { columns = [] }, { text, cellText }) =>
    columns
      .filter(({ key }) => row[key])
      .map((column) => `${text(column.label) || column.key}: ${cellText(column, row[column.key])}`)
      .join(", "),
  moved: (value, { columns = [] }) => (columns.length > 0 ? movedRows(value, columns) : undefined),
};
