/** Number of filled cells that are shown of each column, if it has as many. */
const cellsShown = 3;
/** Number of rows that are shown at most; fewer for a file with many columns. */
const mostRows = (columns: number) => (columns > 60 ? 12 : 30);

/** The first rows that together show some filled cells of every column, so that rarely filled columns are seen as well. */
export function informativeRows<Row extends { cells: readonly string[] }>(rows: readonly Row[]): Row[] {
  const shown = new Map<number, number>();
  const informative: Row[] = [];
  for (const row of rows) {
    if (informative.length >= mostRows(row.cells.length)) break;
    const filled = [...row.cells.keys()].filter((index) => row.cells[index]);
    if (filled.every((index) => (shown.get(index) ?? 0) >= cellsShown)) continue;
    informative.push(row);
    for (const index of filled) shown.set(index, (shown.get(index) ?? 0) + 1);
  }
  return informative;
}
