import type { ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import type { Grid, Merge } from "./table.ts";

/**
 * Fills cells below the headings that are merged over several rows: the text holds for all of them, and so does its date.
 * @param last the last row of the headings
 */
export function filledDown(grid: Grid, last: number): Grid {
  const tall = grid.merges.filter(({ top, bottom }) => bottom > top && top >= last);
  if (tall.length === 0) return grid;
  const rows = [...grid.rows];
  const days = new Map(grid.days);
  const texts = grid.texts && new Map(grid.texts);
  const byColumn = Map.groupBy(tall, ({ left }) => left);
  for (const [column, merges] of byColumn) {
    let next = 0;
    for (const { top, bottom } of merges.sort((left, right) => left.top - right.top)) {
      while ((rows[next]?.number ?? Number.POSITIVE_INFINITY) < top + 1) next += 1;
      const upper = rows[next];
      const text = upper?.cells[column];
      if (upper?.number !== top + 1 || !text) continue;
      for (next += 1; (rows[next]?.number ?? Number.POSITIVE_INFINITY) <= bottom + 1; next++) {
        const row = rows[next] as Grid["rows"][number];
        if (row.cells[column]) continue;
        const cells = Array.from(
          { length: Math.max(row.cells.length, column + 1) },
          (_, index) => row.cells[index] ?? "",
        );
        cells[column] = text;
        rows[next] = { ...row, cells };
        const day = days.get(upper.number)?.[column];
        if (day) {
          const rowDays = [...(days.get(row.number) ?? [])];
          rowDays[column] = day;
          days.set(row.number, rowDays);
        }
        if (texts?.get(upper.number)?.includes(column))
          texts.set(row.number, [...(texts.get(row.number) ?? []), column]);
      }
    }
  }
  return { ...grid, rows, days, ...(texts && { texts }) };
}

/**
 * Notes on cells that are merged below the headings: over several rows, which all have their text, or only over columns, of which the first
 * one has it. A row of a single cell that is merged is a title, and nothing of it is lost.
 */
export function notesOnMerges(
  { name, merges, rows }: Grid,
  last: number,
  columnOf: (index: number) => string,
): ReadingNote[] {
  const single = new Set(
    rows.flatMap(({ number, cells }) => (cells.filter(Boolean).length < 2 ? number : [])),
  );
  const under = merges.filter(({ top }) => top >= last);
  const note = (code: "merged_rows" | "merged_cells", of: readonly Merge[]): ReadingNote[] => {
    const [first] = of;
    if (!first) return [];
    return [{ code, sheet: name, row: first.top + 1, column: columnOf(first.left), count: of.length }];
  };
  return [
    ...note(
      "merged_rows",
      under.filter(({ top, bottom }) => bottom > top),
    ),
    ...note(
      "merged_cells",
      under.filter(({ top, bottom, left, right }) => bottom === top && right > left && !single.has(top + 1)),
    ),
  ];
}
