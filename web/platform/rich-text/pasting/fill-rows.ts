import type { FieldColumn, TableRow } from "../../../../shared/core/catalogue/field.ts";

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

/** A cell as stored: for a column with options, the one with that key or, in any language, that label. */
function cellOf({ options }: FieldColumn, text: string): string {
  const wanted = plain(text);
  const option = options?.find(
    ({ key, label }) =>
      plain(key) === wanted || Object.values(label).some((text) => plain(text ?? "") === wanted),
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
  const given = others.length > 0 && isHead(first, free) ? others : cells;
  const filled = given.map((line, index) => {
    const row: TableRow = { ...rows[from.row + index] };
    free.forEach((column, right) => {
      const cell = line[right];
      if (cell !== undefined) row[column.key] = cellOf(column, cell);
    });
    return row;
  });
  return { filled, beyond: given.flatMap((line) => line.slice(free.length)).filter(Boolean) };
}
