import { isWord } from "./find-headings.ts";
import { filledOf, isWordy } from "./rows-apart.ts";
import type { Grid } from "./table.ts";

type Row = Grid["rows"][number];

/** Number of rows after a row that are compared with those before it, and the fewest that tell something. */
export const compared = 20;
const fewestRows = 3;
/** Number of rows before a row that are looked at. */
export const mostAbove = 200;

/** The rows after a row up to the next empty one. */
function blockOf(row: Row, after: readonly Row[]): readonly Row[] {
  const end = after.findIndex((each, index) => each.number - (after[index - 1] ?? row).number > 1);
  return end < 0 ? after : after.slice(0, end);
}

/** Share of cells that have a digit, or none, if a column has numbers or words. */
const ofOneKind = 0.9;
/**
 * Whether a row begins a table of which no heading is known: it has words only and names all columns of the rows below it, one of which has
 * numbers where the table above has words.
 */
export function isContrasting(row: Row, above: readonly Row[], after: readonly Row[]): boolean {
  const below = blockOf(row, after);
  if (below.length < fewestRows || filledOf(row).length < fewestRows) return false;
  const isNamed = below.every(({ cells }) => cells.every((cell, index) => cell === "" || row.cells[index]));
  if (!isNamed || filledOf(row).some((cell) => /\d/.test(cell))) return false;
  const share = (rows: readonly Row[], index: number) => {
    const cells = rows.flatMap(({ cells }) => cells[index] || []);
    return { filled: cells.length, numbers: cells.filter((cell) => /\d/.test(cell)).length };
  };
  return row.cells.some((_, index) => {
    const [before, then] = [share(above, index), share(below, index)];
    const hadWords = before.filled >= fewestRows && before.numbers <= before.filled * (1 - ofOneKind);
    return hadWords && then.filled === below.length && then.numbers >= then.filled * ofOneKind;
  });
}

/** Evidence that is needed of a table of words: a heading unlike the cells below it, and rows unlike those above. */
const enough = 4;
/** Longest heading of such a table. */
const longestHeading = 40;
/** Number of cells from which repetitions, or their absence, tell what a column is. */
const tellingCells = 6;
/** Traits of cells that a heading has if it is one of them. */
const traits = [/^\p{Ll}/u, /\s/, /\d/, /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u];

/**
 * Whether a row begins a table of words whose headings are unknown. Its cells stand nowhere else, and both hold: a column below it is unlike
 * its heading, and the rows do not fit the columns above. Single signs are not enough, because sections of one list differ as well.
 */
export function isForeign(
  row: Row,
  { above: all, headings, after }: { above: readonly Row[]; headings: readonly Row[]; after: readonly Row[] },
): boolean {
  const below = blockOf(row, after);
  const names = filledOf(row);
  const isHeading = names.every((cell) => isWord(cell) && cell.length <= longestHeading && !/\d/.test(cell));
  if (!isHeading || names.length < 2 || new Set(names).size < names.length) return false;
  if (below.length < fewestRows || !below.every((each) => filledOf(each).length > 1)) return false;
  if (!below.every(({ cells }) => cells.every((cell, index) => cell === "" || row.cells[index])))
    return false;
  const above = all.filter((each) => filledOf(each).length > 1);
  if (above.length < fewestRows) return false;
  const others = new Set([...above, ...below].flatMap(({ cells }) => cells));
  if (names.some((name) => others.has(name))) return false;
  const unlikeHeading = contrastIn(row, below);
  return unlikeHeading > 0 && unlikeHeading + misfit({ row, above, headings, below }) >= enough;
}

const columnOf = (rows: readonly Row[], index: number) => rows.flatMap(({ cells }) => cells[index] || []);
const countOf = (cells: readonly string[]) => new Set(cells).size;

/** Signs that a row names the columns below it: cells repeat below it, and all of a column share a trait that their heading lacks. */
function contrastIn(row: Row, below: readonly Row[]): number {
  const columns = row.cells.map((name, index) => ({ name, cells: columnOf(below, index) }));
  const repeats = columns.some(({ cells }) => countOf(cells) < cells.length);
  const differs = columns.some(
    ({ name, cells }) =>
      cells.length === below.length &&
      traits.some((trait) => !trait.test(name) && cells.every((cell) => trait.test(cell))),
  );
  return Number(repeats) + Number(differs);
}

/** Weight of the signs that rows do not continue those above. */
function misfit(part: {
  row: Row;
  above: readonly Row[];
  headings: readonly Row[];
  below: readonly Row[];
}): number {
  const { row, above, headings, below } = part;
  const block = [row, ...below];
  const width = Math.max(...[...above, ...block].map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    isHeaded: columnOf(headings, index).length > 0,
    before: columnOf(above, index),
    block: columnOf(block, index),
    under: columnOf(below, index),
  }));
  const isCategory = (cells: readonly string[]) =>
    cells.length >= fewestRows && countOf(cells) * 2 <= cells.length;
  const strong = [
    columns.some(({ before, block: cells }) => before.length === above.length && cells.length === 0),
    columns.some(
      ({ before, block: cells }) => before.length >= fewestRows && !before.some(isWordy) && areWordy(cells),
    ),
    columns.some(({ isHeaded, before, under }) => !isHeaded && before.length === 0 && under.length > 0),
    columns.some(({ before, under }) => areNames(before) && under.length > fewestRows && isCategory(under)),
  ];
  const strange = columns.filter(
    ({ before, under }) =>
      isCategory(before) && under.length >= fewestRows && !under.some((cell) => before.includes(cell)),
  );
  const [minimum, maximum] = [
    (rows: readonly Row[]) => Math.min(...widths(rows)),
    (rows: readonly Row[]) => Math.max(...widths(rows)),
  ];
  const isOtherWidth = maximum(block) < minimum(above) || minimum(block) > maximum(above);
  return 2 * strong.filter(Boolean).length + Math.min(2, strange.length) + Number(isOtherWidth);
}

const widths = (rows: readonly Row[]) => rows.map((row) => filledOf(row).length);
const areWordy = (cells: readonly string[]) => cells.length > 0 && cells.every(isWordy);
const areNames = (cells: readonly string[]) =>
  cells.length >= tellingCells && countOf(cells) === cells.length;

/** Whether a row behind a table of something else continues the list above it: it repeats a cell of one of its columns. */
export function continues(row: Row, above: readonly Row[]): boolean {
  const rows = above.slice(-mostAbove);
  return row.cells.some((cell, index) => cell !== "" && rows.some(({ cells }) => cells[index] === cell));
}
