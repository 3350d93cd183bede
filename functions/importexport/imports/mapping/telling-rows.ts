/** Number of filled cells that are shown of each column, if it has as many. */
const cellsShown = 3;
/** Number of rows that are shown at most; fewer for a file with many columns. */
const mostRows = (columns: number) => (columns > 60 ? 12 : 30);

/** The first rows that together show some filled cells of every column, so that rarely filled columns are seen as well. */
export function tellingRows<Row extends { cells: readonly string[] }>(rows: readonly Row[]): Row[] {
  const shown = new Map<number, number>();
  const telling: Row[] = [];
  for (const row of rows) {
    if (telling.length >= mostRows(row.cells.length)) break;
    const filled = [...row.cells.keys()].filter((at) => row.cells[at]);
    if (filled.every((at) => (shown.get(at) ?? 0) >= cellsShown)) continue;
    telling.push(row);
    for (const at of filled) shown.set(at, (shown.get(at) ?? 0) + 1);
  }
  return telling;
}
