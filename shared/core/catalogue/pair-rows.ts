import { filledCells, isSameRow, type TableRow } from "./field.ts";

/** A row of a table before and after; without the one it was added, without the other removed. */
export interface RowPair {
  before?: TableRow;
  after?: TableRow;
}

/** How a row stands to the one it is compared with. */
export const changeOfRow = ({ before, after }: RowPair): "same" | "changed" | "added" | "removed" =>
  !before ? "added" : !after ? "removed" : isSameRow(before, after) ? "same" : "changed";

/** How many filled cells two rows have in common. */
const likeness = (one: TableRow, other: TableRow) =>
  filledCells(one).filter(([key, cell]) => other[key] === cell).length;
/** How many rows a changed one is compared with at most; real tables change in a few rows. */
const reach = 60;

/**
 * The rows of two tables side by side: equal ones belong together wherever they stand, others to the most similar one between the same
 * neighbours. In the order of `after`, removed rows where they were.
 */
export function pairRows(before: readonly TableRow[], after: readonly TableRow[]): RowPair[] {
  const partners = equalRows(before, after);
  const taken = new Set(partners);
  let [from, next] = [0, 0];
  after.forEach((row, at) => {
    const partner = partners[at];
    if (partner !== undefined) {
      from = partner + 1;
      return;
    }
    while (next < after.length && (next <= at || partners[next] === undefined)) next += 1;
    const to = Math.min(partners[next] ?? before.length, from + reach);
    let best = { place: -1, like: 0 };
    for (let place = from; place < to; place += 1) {
      const like = taken.has(place) ? 0 : likeness(before[place] ?? {}, row);
      if (like > best.like) best = { place, like };
    }
    if (best.like === 0) return;
    partners[at] = best.place;
    taken.add(best.place);
    from = best.place + 1;
  });

  const pairs: (RowPair & { place: number })[] = after.map((row, at) => {
    const place = partners[at];
    return place === undefined ? { after: row, place: -1 } : { before: before[place], after: row, place };
  });
  before.forEach((row, place) => {
    if (taken.has(place)) return;
    const above = pairs.findLastIndex((pair) => pair.place >= 0 && pair.place < place);
    pairs.splice(above + 1, 0, { before: row, place });
  });
  return pairs.map(({ before: was, after: is }) => ({
    ...(was && { before: was }),
    ...(is && { after: is }),
  }));
}

/** For each row of `after` the place of an equal one in `before`, each at most once. */
function equalRows(before: readonly TableRow[], after: readonly TableRow[]): (number | undefined)[] {
  const places = new Map<string, number[]>();
  const keyOf = (row: TableRow) => JSON.stringify(filledCells(row));
  before.forEach((row, place) => {
    const key = keyOf(row);
    places.set(key, [...(places.get(key) ?? []), place]);
  });
  return after.map((row) => places.get(keyOf(row))?.shift());
}
