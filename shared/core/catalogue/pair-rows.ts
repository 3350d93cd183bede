import { filledCells, isSameRow, type TableRow } from "./field.ts";

/** A row of a table in two versions; an added row has no `before`, a removed row no `after`. */
export interface RowPair {
  before?: TableRow;
  after?: TableRow;
}

/** The kind of change between the two versions of a row. */
export const changeOfRow = ({ before, after }: RowPair): "same" | "changed" | "added" | "removed" =>
  !before ? "added" : !after ? "removed" : isSameRow(before, after) ? "same" : "changed";

/** Number of filled cells that two rows have in common. */
const likeness = (left: TableRow, right: TableRow) =>
  filledCells(left).filter(([key, cell]) => right[key] === cell).length;
/** Maximum number of rows with which a changed row is compared; real tables change in a few rows. */
const reach = 60;

/**
 * Pairs the rows of two tables: equal rows wherever they stand, other rows with the most similar one between the same neighbours. In
 * the order of `after`, with removed rows in their former places.
 */
export function pairRows(before: readonly TableRow[], after: readonly TableRow[]): RowPair[] {
  const partners = equalRows(before, after);
  const paired = new Set(partners);
  let [from, next] = [0, 0];
  after.forEach((row, index) => {
    const partner = partners[index];
    if (partner !== undefined) {
      from = partner + 1;
      return;
    }
    while (next < after.length && (next <= index || partners[next] === undefined)) next += 1;
    const to = Math.min(partners[next] ?? before.length, from + reach);
    let best = { place: -1, like: 0 };
    for (let place = from; place < to; place += 1) {
      const like = paired.has(place) ? 0 : likeness(before[place] ?? {}, row);
      if (like > best.like) best = { place, like };
    }
    if (best.like === 0) return;
    partners[index] = best.place;
    paired.add(best.place);
    from = best.place + 1;
  });

  const pairs: (RowPair & { place: number })[] = after.map((row, index) => {
    const place = partners[index];
    return place === undefined ? { after: row, place: -1 } : { before: before[place], after: row, place };
  });
  before.forEach((row, place) => {
    if (paired.has(place)) return;
    const above = pairs.findLastIndex((pair) => pair.place >= 0 && pair.place < place);
    pairs.splice(above + 1, 0, { before: row, place });
  });
  return pairs.map(({ before: was, after: is }) => ({
    ...(was && { before: was }),
    ...(is && { after: is }),
  }));
}

/** For each row of `after`, the index of an equal row in `before`, each used at most once. */
function equalRows(before: readonly TableRow[], after: readonly TableRow[]): (number | undefined)[] {
  const places = new Map<string, number[]>();
  const keyOf = (row: TableRow) => JSON.stringify(filledCells(row));
  before.forEach((row, place) => {
    const key = keyOf(row);
    places.set(key, [...(places.get(key) ?? []), place]);
  });
  return after.map((row) => places.get(keyOf(row))?.shift());
}
