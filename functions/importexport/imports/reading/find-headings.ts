import type { HeadingChoice } from "../../../../shared/importexport/imports/reading.ts";
import type { Grid } from "./table.ts";

/** The rows of the headings, counted as people see them, and the heading of each column from A on. */
export interface Headings {
  first: number;
  last: number;
  headings: string[];
}
type Row = Grid["rows"][number];
/** Result for a sheet that begins with its first analysis. */
const noHeadings: Headings = { first: 1, last: 0, headings: [] };

/** Limits: the number of rows with content in which headings begin, and the number of lines that they have. */
const searched = 40;
const mostLines = 3;

const numberLike = /^[<>≤≥~±]?\s*[-+]?[\d.,:/\s%-]*\d[\d.,:/\s%-]*$/;
/** Longer texts are no numbers, and a long row of digits would keep the expression busy. */
const longestNumber = 40;
/** Whether a cell is a word rather than a number. */
export const isWord = (text: string): boolean =>
  text !== "" && (text.length > longestNumber || !numberLike.test(text));
const filled = ({ cells }: Row) => cells.filter(Boolean).length;
const isWordy = (row: Row) => filled(row) > 0 && row.cells.every((cell) => cell === "" || isWord(cell));

/**
 * Guesses the headings of a sheet: the row that names most properties of an analysis, else the first one that is nearly as wide as the
 * sheet and holds words only, together with further lines of headings right above and below it.
 * @param targetOf returns the target that a heading is known to stand for
 * @param choice the last row of headings as a person gives it, 0 for a sheet without any
 */
export function findHeadings(
  grid: Pick<Grid, "rows" | "merges">,
  targetOf: (heading: string) => string | undefined,
  { row, lines = 1 }: Partial<HeadingChoice> = {},
): Headings {
  const { rows } = grid;
  // Records of JSON carry their headings in a row of their own, before the first.
  if (row === 0 && rows[0]?.number !== 0) return noHeadings;
  if (row !== undefined) {
    const first = row - lines + 1;
    const chosen = rows.filter(({ number }) => number >= first && number <= row);
    return { first, last: row, headings: joinedHeadings(grid, chosen, targetOf) };
  }
  const main = mainRow(rows.slice(0, searched), targetOf);
  if (main < 0) return noHeadings;
  let first = main;
  let last = main;
  while (last - first + 1 < mostLines && isContinued(grid, first, last)) last += 1;
  while (last - first + 1 < mostLines && isGroupLine(grid, first - 1, main, targetOf)) first -= 1;
  const headings = rows.slice(first, last + 1);
  return {
    first: headings[0]?.number ?? 1,
    last: headings.at(-1)?.number ?? 1,
    headings: joinedHeadings(grid, headings, targetOf),
  };
}

function mainRow(rows: readonly Row[], targetOf: (heading: string) => string | undefined): number {
  const recognised = rows.map(({ cells }) => new Set(cells.flatMap((cell) => targetOf(cell) ?? [])).size);
  const highest = Math.max(...recognised);
  if (highest >= 2) {
    // The headings of a table below may be recognised better; its own come first, but for groups of columns right above them.
    const first = rows.findIndex(
      (row, index) =>
        isNaming(row.cells, targetOf) &&
        !(follows(row, rows[index + 1] ?? row) && (recognised[index + 1] ?? 0) > (recognised[index] ?? 0)),
    );
    return first >= 0 ? first : recognised.indexOf(highest);
  }
  const width = Math.max(...rows.map(filled));
  const wide = rows.findIndex((row) => isWordy(row) && filled(row) >= Math.max(2, width / 2));
  const first = rows.findIndex((row) => filled(row) >= width / 2);
  const hasName = highest > 0 && recognised[first] === highest;
  if (wide >= 0 && highest === 0 && hasValuesOf(rows, wide)) return -1;
  if (wide >= 0) return hasName ? first : wide;
  if (highest > 0) return recognised.indexOf(highest);
  // A list of a single column may begin with its first entry, which is worth more than a heading.
  if (width === 1 && rows.every(isWordy)) return -1;
  return isLikeNext(rows, first) ? -1 : Math.max(0, first);
}

/** Share of a row's cells that are recognised if it surely has headings. */
const leastShare = 0.6;
/** Whether cells name the code and the name of analyses and little that is not recognised. */
function isNaming(cells: readonly string[], targetOf: (heading: string) => string | undefined): boolean {
  const written = cells.filter(Boolean);
  const targets = written.flatMap((cell) => targetOf(cell) ?? []);
  return (
    targets.includes("code") && targets.includes("name") && targets.length >= written.length * leastShare
  );
}

/** Whether a row shares a cell with a row below it that is not the same: no heading stands among its own values. */
function hasValuesOf(rows: readonly Row[], index: number): boolean {
  const cells = rows[index]?.cells ?? [];
  const isShared = (other: Row) => cells.some((cell, place) => isWord(cell) && cell === other.cells[place]);
  const isSame = (other: Row) => cells.every((cell, place) => cell === (other.cells[place] ?? ""));
  return rows.slice(index + 1).some((other) => isShared(other) && !isSame(other));
}

/** Whether a row has numbers, all of them in columns where every row after it has some, too: then it is one of them and no heading. */
function isLikeNext(rows: readonly Row[], index: number): boolean {
  const numbers = (row: Row) =>
    row.cells.flatMap((cell, place) => (cell !== "" && !isWord(cell) ? place : []));
  const [current, ...others] = rows.slice(Math.max(0, index)).map(numbers);
  if (!current?.length || others.length === 0) return false;
  return others.every((places) => current.every((place) => places.includes(place)));
}

/** Whether the row after a block of headings continues them: it leaves the first column empty, and names columns without a name. */
function isContinued({ rows }: Pick<Grid, "rows">, first: number, last: number): boolean {
  const block = rows.slice(first, last + 1);
  const [next, after] = rows.slice(last + 1, last + 3);
  if (!next || !after || !follows(rows[last], next) || !isWordy(next)) return false;
  const lead = rows[first]?.cells.findIndex(Boolean) ?? -1;
  if (next.cells[lead]) return false;
  return next.cells.some((cell, index) => cell !== "" && block.every(({ cells }) => !cells[index]));
}

/** A cell merged over this share of the columns is the title of all of them. */
const titleShare = 2 / 3;

/**
 * Whether a row above groups some of the headings: it has cells merged over several of them, but not over most; or, in a file without merged
 * cells, words that only together with a heading below name something.
 */
function isGroupLine(
  { rows, merges }: Pick<Grid, "rows" | "merges">,
  above: number,
  main: number,
  targetOf: (heading: string) => string | undefined,
): boolean {
  const [row, next, names] = [rows[above], rows[above + 1], rows[main]?.cells ?? []];
  if (!row || !next || !follows(row, next) || !isWordy(row)) return false;
  const width = names.length - names.findIndex(Boolean);
  const isTitle = merges.some(
    ({ top, left, right }) => top === row.number - 1 && right - left + 1 >= width * titleShare,
  );
  if (isTitle) return false;
  if (isLoose(merges, row))
    return row.cells.some(
      (group, index) =>
        targetOf(group) !== undefined &&
        [names[index], names[index + 1]].some(
          (name = "") =>
            name !== "" && targetOf(name) === undefined && targetOf(`${group} ${name}`) !== undefined,
        ),
    );
  return merges.some(({ top, bottom, left, right }) => {
    if (top !== row.number - 1) return false;
    return bottom > top || (right > left && names.slice(left, right + 1).every(Boolean));
  });
}

const isLoose = (merges: Grid["merges"], { number }: Row) => !merges.some(({ top }) => top === number - 1);
const follows = (row: Row | undefined, next: Row) => row !== undefined && next.number === row.number + 1;

/**
 * One heading per column out of several lines: a group's name precedes those of its columns, unless only the column's own name is
 * recognised and no other column has it. Without merged cells, a group's last column is unknown, so that its name precedes only what it
 * makes known.
 */
function joinedHeadings(
  grid: Pick<Grid, "merges">,
  lines: readonly Row[],
  targetOf: (heading: string) => string | undefined,
): string[] {
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const lowest = (index: number) => lines.findLast(({ cells }) => cells[index])?.cells[index] ?? "";
  const names = Array.from({ length: width }, (_, index) => lowest(index));
  const isComplete = names.every((name, index) => name === "" || lines.at(-1)?.cells[index]);
  const areLoose = isComplete && lines.slice(0, -1).every((line) => isLoose(grid.merges, line));
  return names.map((name, index) => {
    const parts = lines.flatMap((line, place) => partOf(grid, line, lines.slice(place + 1), index));
    const fullName = parts.join(" ").trim();
    if (areLoose && isWord(name))
      return targetOf(name) === undefined && targetOf(fullName) !== undefined ? fullName : name;
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return isOnly && targetOf(fullName) === undefined && targetOf(name) !== undefined ? name : fullName;
  });
}

/** A line's part of a column's heading: its cell, or the one to the left that is merged over it, or reaches over it to name those below. */
function partOf(
  { merges }: Pick<Grid, "merges">,
  { number, cells }: Row,
  below: readonly Row[],
  index: number,
): string[] {
  const cell = cells[index];
  if (cell) return [cell];
  const merge = merges.find(({ top, left, right }) => top === number - 1 && left < index && index <= right);
  if (merge) return [cells[merge.left] ?? ""].filter(Boolean);
  if (!below.some((line) => line.cells[index])) return [];
  const left = cells.slice(0, index).findLastIndex(Boolean);
  // A group reaches as far as the line below names every column under it.
  const isReached = left >= 0 && below.some((line) => line.cells.slice(left, index + 1).every(Boolean));
  return isReached ? [cells[left] as string] : [];
}
