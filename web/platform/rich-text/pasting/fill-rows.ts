import type { FieldColumn, TableRow } from "../../../../shared/core/catalogue/field.ts";

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

/** A cell as stored: for a column with options, the one with that key or, in any language, that label. */
function cellOf({ options }: FieldColumn, text: string): string {
  const plainText = plain(text);
  const option = options?.find(
    ({ key, label }) =>
      plain(key) === plainText || Object.values(label).some((text) => plain(text ?? "") === plainText),
  );
  return option?.key ?? text;
}

const isHead = (cells: readonly string[], columns: readonly FieldColumn[]) =>
  cells.some(Boolean) &&
  cells.every(
    (cell, column) =>
      !cell || Object.values(columns[column]?.label ?? {}).some((text) => plain(text ?? "") === plain(cell)),
  );

/**
 * Fills rows with pasted cells, from one cell to the right and downwards; `filled` contains the rows from there on, including new ones. A
 * first row that repeats the columns' labels is left out, and cells right of the last column are returned as `beyond`.
 */
export function fillRows(
  rows: readonly TableRow[],
  columns: readonly FieldColumn[],
  from: { row: number; column: number },
  cells: readonly (readonly string[])[],
): { filled: TableRow[]; beyond: string[] } {
  const free = columns.slice(from.column);
  const [first = [], ...others] = cells;
  const lines = others.length > 0 && isHead(first, free) ? others : cells;
  const filled = lines.map((line, index) => {
    const row: TableRow = { ...rows[from.row + index] };
    free.forEach((column, right) => {
      const cell = line[right];
      if (cell !== undefined) row[column.key] = cellOf(column, cell);
    });
    return row;
  });
  return { filled, beyond: lines.flatMap((line) => line.slice(free.length)).filter(Boolean) };
}
