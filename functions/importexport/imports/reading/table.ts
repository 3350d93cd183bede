import type { ReadingNote } from "../../../../shared/importexport/imports/import.ts";
import type { HeadingChoice, ReadingChoice } from "../../../../shared/importexport/imports/reading.ts";
import { limits } from "../../../../shared/kernel/limits.ts";
import { ImportProblem } from "../import-problem.ts";
import type { FurtherTable } from "../mapping/further-sheets.ts";
import type { ReadRange } from "../normalising/range-text/read-ranges.ts";
import { findHeadings } from "./find-headings.ts";
import type { OmittedCounts } from "./informative-rows.ts";
import { filledDown, notesOnMerges } from "./merged-cells.ts";
import { rowsApart, titleAbove } from "./rows-apart.ts";

/** Cells that a sheet shows as one; counted from 0, both ends included. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}
/** A sheet as it is: the texts of its cells, in rows that have any; row numbers count from 1 as people see them. */
export interface Grid {
  name: string;
  isHidden: boolean;
  rows: { number: number; cells: string[] }[];
  /** Number of rows counted, if not all of them are kept. */
  count?: number;
  /** Reason for refusing the sheet, if it exceeds a limit; then only its first rows are kept. */
  refused?: ImportProblem | undefined;
  merges: Merge[];
  /** Cells that hold an error, such as #REF!. */
  broken: { row: number; at: number; text: string }[];
  /** Dates of cells that show one in any form, as YYYY-MM-DD, by row and then by column. */
  days?: Map<number, readonly string[]>;
  /** Columns whose cells are texts with decimals and no numbers, by row; only for workbooks. */
  texts?: Map<number, readonly number[]>;
  /** Reference ranges that cells state by their parts, by row and then by column. */
  ranges?: Map<number, Readonly<Record<number, readonly ReadRange[]>>>;
  /** Counts of cells that a sample leaves out, by column. */
  beyond?: readonly [column: number, counts: OmittedCounts][];
}

/** A row by its number, and by its sheet unless that is the table's first one. */
export interface RowPlace {
  number: number;
  sheet?: string;
}
/** A sheet with its headings, and rows of cell texts under them. */
export interface Table {
  sheet: string;
  /** Unique names of the columns. */
  columns: string[];
  rows: (RowPlace & { cells: string[] })[];
  /** Cells that hold an error, such as #REF!. */
  broken: { row: number; sheet?: string; column: string; text: string }[];
  /** Whether a cell is written as somebody typed it, rather than as a number is shown. */
  isText?: (row: RowPlace, index: number) => boolean;
  /** The reference ranges that a cell states by their parts. */
  rangesOf?: (row: RowPlace, index: number) => readonly ReadRange[] | undefined;
}
export interface FoundTable extends Table {
  /** The headings in full, with repetitions. */
  headings: string[];
  /** The rows of the headings. */
  heading: { first: number; last: number };
  /** The date that a cell stands for, by its row and its place among the columns. */
  dayOf: (row: RowPlace, index: number) => string | undefined;
  /** Counts of cells that the sample of a file leaves out, by the place of their column. */
  beyond?: readonly (OmittedCounts | undefined)[];
  /** Titles of the sections that rows belong to, by the rows' numbers. */
  sections: ReadonlyMap<number, string>;
  /** The name of a column that a note names by its letters. */
  nameOf: (letters: string) => string;
  /** Columns whose cells are lists of the file itself, one entry per line. */
  joined?: ReadonlySet<string>;
  /** Further sheets of the same workbook whose content is imported, too. */
  further?: readonly FurtherTable[];
  notes: ReadingNote[];
}

/** Length at which names are cut when columns are shown. */
export const shownHeading = 120;

/** The letters of a column, as spreadsheets show it. */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

/** Cells and characters that the sheets of a file have used together. */
export class SheetBudget {
  cells = 0;
  characters = 0;
}
/** Number of rows that are kept of a sheet beyond the limits; its headings are among them. */
const firstRows = 50;

/**
 * Takes the rows of a sheet up to the limits. The first excess is remembered, and everything after it left out: a sheet that nobody
 * requested may have any size, and takes nothing away from the others.
 */
export class SheetRows {
  readonly rows: Grid["rows"] = [];
  count = 0;
  refused: ImportProblem | undefined;
  readonly #sheet: string;
  readonly #budget: SheetBudget;
  #cells = 0;
  #characters = 0;

  constructor(sheet: string, budget = new SheetBudget()) {
    this.#sheet = sheet;
    this.#budget = budget;
  }

  /** @param cells may have holes; a row without any text is passed over */
  add(number: number, cells: readonly string[]): void {
    if (this.refused || !cells.some(Boolean)) return;
    const padded = Array.from(cells.slice(0, limits.sheetColumns), (cell) => cell ?? "");
    this.#take(
      padded.length,
      padded.reduce((sum, { length }) => sum + length, 0),
    );
    this.count += 1;
    this.refused = this.#limitExceeded(number, cells);
    if (this.refused) {
      this.rows.length = Math.min(this.rows.length, firstRows);
      this.#take(-this.#cells, -this.#characters);
    } else this.rows.push({ number, cells: padded });
  }

  #take(cells: number, characters: number): void {
    this.#cells += cells;
    this.#characters += characters;
    this.#budget.cells += cells;
    this.#budget.characters += characters;
  }

  #limitExceeded(row: number, cells: readonly string[]): ImportProblem | undefined {
    const last = cells.length > limits.sheetColumns ? cells.findLastIndex(Boolean) : 0;
    const refusal = (
      code: "too_many_rows" | "too_many_columns" | "too_many_cells" | "too_much_text",
      subject: string,
      column?: string,
    ) => {
      const named = this.#sheet === "" ? "file" : `sheet ${this.#sheet}`;
      const message = `The ${named} has more than ${subject} (row ${row}).`;
      const place = { sheet: this.#sheet, row, ...(column && { column }) };
      return new ImportProblem(code, message, [{ code, message, ...place }]);
    };
    if (last >= limits.sheetColumns)
      return refusal("too_many_columns", `${limits.sheetColumns} columns`, letterOf(last));
    if (this.rows.length >= limits.sheetRows) return refusal("too_many_rows", `${limits.sheetRows} rows`);
    if (this.#budget.cells > limits.sheetCells)
      return refusal("too_many_cells", `${limits.sheetCells} cells`);
    if (this.#budget.characters > limits.sheetText)
      return refusal("too_much_text", `${limits.sheetText} characters`);
    return undefined;
  }
}

/**
 * Finds the headings of a sheet and the rows under them; columns that have neither are left out, and so are rows that are no analyses.
 * @param choice with `isTitled` if a row right above the headings is the title of their first section
 * @throws ImportProblem too_many_rows, too_many_columns, too_many_cells, too_much_text
 */
export function tableOf(
  written: Grid,
  targetOf: (heading: string) => string | undefined,
  choice: Partial<HeadingChoice> & Pick<ReadingChoice, "sections"> & { isTitled?: boolean } = {},
): FoundTable {
  if (written.refused) throw written.refused;
  const { first, last, headings } = findHeadings(written, targetOf, choice);
  const grid = filledDown(written, last);
  const all = grid.rows.filter(({ number }) => number < first);
  const lead = choice.isTitled ? titleAbove(all, first) : undefined;
  const above = all.filter((row) => row !== lead);
  const separated = rowsApart(
    grid,
    {
      above,
      headings: grid.rows.filter(({ number }) => number >= first && number <= last),
      under: grid.rows.filter(({ number }) => number > last),
    },
    choice.sections,
    lead,
  );
  const used: boolean[] = headings.map(Boolean);
  for (const { cells } of separated.rows)
    for (const [index, cell] of cells.entries()) if (cell !== "") used[index] = true;
  const places = Array.from(used, (isUsed, index) => (isUsed ? index : -1)).filter((index) => index >= 0);
  const columns = named(places.map((index) => ({ index, heading: headings[index] ?? "" })));
  const nameOf = new Map(places.map((index, place) => [index, columns[place] as string]));
  const byLetters = new Map(places.map((index, place) => [letterOf(index), columns[place] as string]));
  const omitted = new Map(grid.beyond);
  const notes: ReadingNote[] = [];
  const [title] = above;
  if (title)
    notes.push({
      code: "rows_above",
      sheet: grid.name,
      row: title.number,
      count: above.length,
      value: (title.cells.find(Boolean) ?? "").slice(0, shownHeading),
    });
  const longer = longerRows(headings, separated.rows);
  const [longerRow] = longer;
  if (longerRow)
    notes.push({ code: "longer_row", sheet: grid.name, row: longerRow.number, count: longer.length });
  const rowNumbers = new Set(separated.rows.map(({ number }) => number));
  return {
    sheet: grid.name,
    columns,
    headings: places.map((index) => headings[index] ?? ""),
    heading: { first, last },
    rows: separated.rows.map(({ number, cells }) => ({
      number,
      cells: places.map((index) => cells[index] ?? ""),
    })),
    broken: grid.broken
      .filter(({ row }) => rowNumbers.has(row))
      .map(({ row, at: index, text }) => ({ row, column: nameOf.get(index) ?? letterOf(index), text })),
    // A sample that was kept as JSON has null for missing dates.
    dayOf: ({ number }, place) => grid.days?.get(number)?.[places[place] ?? -1] ?? undefined,
    isText: ({ number }, place) =>
      !grid.texts || grid.texts.get(number)?.includes(places[place] ?? -1) === true,
    ...(grid.ranges && {
      rangesOf: ({ number }: RowPlace, place: number) => grid.ranges?.get(number)?.[places[place] ?? -1],
    }),
    beyond: places.map((index) => omitted.get(index)),
    sections: separated.sections,
    nameOf: (letters) => byLetters.get(letters) ?? letters,
    notes: [
      ...notes,
      ...notesOnMerges(grid, last, (index) => nameOf.get(index) ?? letterOf(index)),
      ...separated.notes.map((note) =>
        note.value ? { ...note, value: note.value.slice(0, shownHeading) } : note,
      ),
    ],
  };
}

/** Share of rows up to which cells behind the last heading are none of a column without a heading. */
const mostLonger = 0.5;
/** The rows with cells behind the last heading, which are shifted if one of their cells holds the separator. */
function longerRows(headings: readonly string[], rows: Grid["rows"]): Grid["rows"] {
  const last = headings.findLastIndex(Boolean);
  const longer = last < 0 ? [] : rows.filter(({ cells }) => cells.findLastIndex(Boolean) > last);
  return longer.length <= rows.length * mostLonger ? longer : [];
}

/** Unique column names: those without a heading get their letter, repeated ones a number. */
function named(headings: readonly { index: number; heading: string }[]): string[] {
  const usedNames = new Set<string>();
  return headings.map(({ index, heading }) => {
    const line = heading.replaceAll(/\s+/g, " ");
    const short = line.length > shownHeading ? `${line.slice(0, shownHeading)}…` : line;
    const name = short || `(${letterOf(index)})`;
    let free = name;
    for (let count = 2; usedNames.has(free); count++) free = `${name} (${count})`;
    usedNames.add(free);
    return free;
  });
}
