import type { ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import type { ReadingChoice } from "../../../../shared/importexport/imports/reading.ts";
import { areOfOthers } from "./choose-sheet.ts";
import { findHeadings, isWord } from "./find-headings.ts";
import { compared, continues, isContrasting, isForeign, mostAbove } from "./foreign-tables.ts";
import { filledOf, isRepeated, isTitle, titleAbove } from "./rows-apart.ts";
import { type FoundTable, type Grid, shownHeading, tableOf } from "./table.ts";

type Row = Grid["rows"][number];
type TargetOf = (heading: string) => string | undefined;

/** Number of tables below the first one of a sheet that are read; rows of further ones are named. */
const mostTables = 500;
/** Number of targets that make a row the headings of a table although no empty row or title precedes it. */
const fewestTargets = 3;
/** Share of a row's cells that are recognised if it has headings. */
const leastShare = 0.6;

/** A table that begins with its title, if it has one, and its headings. */
interface Part {
  heading: Row;
  rows: Row[];
  isRead: boolean;
}

/**
 * The tables of a sheet: the first one, and those below it that have other headings. Rows of a table that cannot be one of analyses, such as
 * a list of people or of tubes, are left out and named.
 * @throws ImportProblem of a limit
 */
export function tablesOf(
  grid: Grid,
  targetOf: TargetOf,
  { heading, sections }: Pick<ReadingChoice, "heading" | "sections"> = {},
): [FoundTable, ...FoundTable[]] {
  const { first, last } = findHeadings(grid, targetOf, heading);
  if (grid.refused || sections === false || last === 0)
    return [tableOf(grid, targetOf, { ...heading, sections })];
  const headings = grid.rows.filter(({ number }) => number >= first && number <= last);
  const { ownRows, below } = partsIn(grid.rows, last, headings, targetOf);
  const isTitled =
    below.some((part) => part.isRead && part.heading !== part.rows[0]) ||
    hasTitledPages(ownRows, { first, last }, headings);
  const choice = { row: last, lines: Math.max(1, last - first + 1), sections };
  const table = tableOf(part(grid, ownRows), targetOf, { ...(last > 0 ? choice : { sections }), isTitled });
  const others = below.flatMap(({ heading, rows, isRead }) => {
    if (!isRead) return [];
    // The counts of a sample are those of the first table.
    const read = tableOf(part({ ...grid, beyond: [] }, rows), targetOf, {
      row: heading.number,
      sections,
      isTitled: true,
    });
    return [{ ...read, notes: [belowNote(read), ...read.notes] }];
  });
  const left = below.filter(({ isRead }) => !isRead).flatMap(({ rows }) => rows);
  const notes = left.map((row) => leftOut(grid.name, row));
  return [{ ...table, notes: [...table.notes, ...notes] }, ...others];
}

/** Some rows of a sheet, with the merged places among them. */
function part(grid: Grid, rows: Row[]): Grid {
  const [first, last] = [rows[0]?.number ?? 0, rows.at(-1)?.number ?? 0];
  const merges = grid.merges.filter(({ top }) => top + 1 >= first && top < last);
  return { ...grid, rows, merges };
}

const belowNote = ({ sheet, headings, heading, rows }: FoundTable): ReadingNote => ({
  code: "table_below",
  ...{ sheet, row: heading.last, count: rows.length },
  value: (headings.find(Boolean) ?? "").slice(0, shownHeading),
});
const leftOut = (sheet: string, row: Row): ReadingNote => ({
  code: "row_left_out",
  ...{ sheet, row: row.number },
  value: (filledOf(row)[0] ?? "").slice(0, shownHeading),
});

function partsIn(
  rows: readonly Row[],
  last: number,
  headings: readonly Row[],
  targetOf: TargetOf,
): { ownRows: Row[]; below: Part[] } {
  const ownRows: Row[] = [];
  const below: Part[] = [];
  const words = new Set(headings.flatMap(filledOf));
  const targetsIn = (cells: readonly string[]) => new Set(cells.flatMap((cell) => targetOf(cell) ?? []));
  const ofFirst = targetsIn([...words]);
  let [current, present] = [ownRows, headings];
  /** The table above one that the rows alone tell apart. */
  let above: { current: Row[]; present: readonly Row[] } | undefined;
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    if (row.number > last && previous && !isRepeated(present, row)) {
      const named = kindOf(row, previous);
      if (named || beginsForeign(row, index)) {
        above = named ? undefined : (above ?? { current, present });
        const title = titleAbove(current, row.number);
        if (title) current.pop();
        const isRead = named === "analyses" && below.length < mostTables;
        current = title ? [title] : [];
        present = [row];
        below.push({ heading: row, rows: current, isRead });
        for (const word of filledOf(row)) words.add(word);
      } else if (above && row.number - previous.number > 1 && continues(row, above.current)) {
        ({ current, present } = above);
        above = undefined;
      }
    }
    current.push(row);
  }
  return { ownRows, below };

  /** Whether a row behind an empty one, or below a title behind one, begins a table of something else, although no heading is known. */
  function beginsForeign(row: Row, index: number): boolean {
    const [previous = row, before = previous] = [rows[index - 1], rows[index - 2]];
    const isBehindEmpty = row.number - previous.number > 1;
    if (!isBehindEmpty && !(isTitle(previous) && previous.number - before.number > 1)) return false;
    const after = rows.slice(index + 1, index + 1 + compared);
    if (isBehindEmpty && isContrasting(row, current, after)) return true;
    const near = current.slice(-mostAbove);
    const under = near.filter((each) => each.number > last && !present.includes(each));
    return isForeign(row, { above: under, headings: present, after });
  }

  /** The kind of table of which a row is the headings; undefined if it is none. */
  function kindOf(row: Row, previous: Row): "analyses" | "others" | undefined {
    const cells = filledOf(row);
    const isApart = row.number - previous.number > 1 || isTitle(previous);
    // Most rows are told by a look at them, since recognising headings takes time.
    if (cells.length < 2 || !(isApart || cells.some((cell) => words.has(cell)))) return undefined;
    if (!cells.every(isWord)) return undefined;
    if (isApart && areOfOthers(cells)) return "others";
    const targets = targetsIn(cells);
    const isKnown = (cell: string) => words.has(cell) || targetOf(cell) !== undefined;
    const share = cells.filter(isKnown).length / cells.length;
    if (share < leastShare) return undefined;
    // The same headings in another order may be in a language that is not recognised.
    if (cells.every((cell) => words.has(cell))) return "analyses";
    if (targets.size < (isApart ? 2 : fewestTargets)) return undefined;
    const isNamed = targets.has("name") && (targets.has("code") || !ofFirst.has("code"));
    if (isNamed) return "analyses";
    // A row of analyses may have words in it that are headings elsewhere.
    return share === 1 ? "others" : undefined;
  }
}

/** Whether the headings are repeated under other titles than the one above the first of them. */
function hasTitledPages(
  rows: readonly Row[],
  { first, last }: { first: number; last: number },
  headings: readonly Row[],
): boolean {
  const above = rows.filter(({ number }) => number < first);
  const lead = titleAbove(above, first);
  const text = lead && filledOf(lead)[0];
  return rows.some((row, index) => {
    const previous = rows[index - 1];
    if (row.number <= last || !previous || !isTitle(previous) || !isRepeated(headings, row)) return false;
    return filledOf(previous)[0] !== text;
  });
}
