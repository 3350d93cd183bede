import { limits } from "../../../../shared/kernel/limits.ts";
import { ImportProblem } from "../import-problem.ts";
import type { ShownCell } from "./cell-text.ts";
import type { Notes } from "./reading-notes.ts";
import { type Grid, letterOf, type Merge, type SheetBudget, SheetRows } from "./table.ts";

/** Largest sheet of spreadsheet programs, in columns and rows; there are no cells beyond. */
export const widest = 16_384;
export const deepest = 1_048_576;

/** Texts with decimals; only for these it matters that they are no numbers. */
const decimals = /\d[.,]\d/;

/** Takes a sheet cell by cell, and row by row, up to the limits; beyond them, `refused` holds the reason, and nothing more is taken. */
export class SheetBuilder {
  readonly #name: string;
  readonly #isHidden: boolean;
  readonly #rows: SheetRows;
  readonly #notes: Notes;
  readonly #merges: Merge[] = [];
  readonly #broken: Grid["broken"] = [];
  readonly #days = new Map<number, string[]>();
  readonly #texts = new Map<number, number[]>();
  /** Shared strings for dates, since the same ones occur again and again. */
  readonly #sharedDays = new Map<string, string>();
  #refused: ImportProblem | undefined;
  #cells: string[] = [];

  constructor(name: string, isHidden: boolean, notes: Notes, budget: SheetBudget) {
    this.#name = name;
    this.#isHidden = isHidden;
    this.#notes = notes;
    this.#rows = new SheetRows(name, budget);
  }

  get refused(): ImportProblem | undefined {
    return this.#refused ?? this.#rows.refused;
  }

  /** Adds a cell to the row that `endRow` will name. @param row counted from 1, @param column from 0 */
  cell(row: number, column: number, { text, day, isText, note }: ShownCell, isBroken = false): void {
    if (text === "") return;
    if (this.#cells[column])
      throw new ImportProblem(
        "corrupt_file",
        `The sheet ${this.#name} has the cell ${letterOf(column)}${row} twice.`,
      );
    this.#cells[column] = text;
    if (day !== undefined) this.#keepDay(row, column, day);
    if (isText && decimals.test(text)) {
      const texts = this.#texts.get(row) ?? [];
      texts.push(column);
      this.#texts.set(row, texts);
    }
    if (note) this.#notes.add({ code: note, value: text.slice(0, 1000), ...this.#place(row, column) });
    if (isBroken) this.#broken.push({ row, at: column, text });
  }

  formulaWithoutValue(row: number, column: number): void {
    this.#notes.add({ code: "formula_without_value", ...this.#place(row, column) });
  }

  endRow(row: number, times = 1): void {
    const cells = this.#cells;
    if (cells.length === 0) return;
    this.#cells = [];
    const [days, texts] = [this.#days.get(row), this.#texts.get(row)];
    for (let index = 0; index < times && !this.refused; index++) {
      this.#rows.add(row + index, cells);
      if (days) this.#days.set(row + index, days);
      if (texts) this.#texts.set(row + index, texts);
    }
  }

  merge(merge: Merge): void {
    if (this.#merges.push(merge) <= limits.sheetMerges) return;
    const message = `The sheet ${this.#name} has more than ${limits.sheetMerges} merged places.`;
    this.#refused = new ImportProblem("too_many_merges", message, [
      { code: "too_many_merges", message, sheet: this.#name },
    ]);
    this.#merges.length = 0;
  }

  finished(): Grid {
    const { rows, count } = this.#rows;
    const sorted = rows.every(({ number }, index) => index === 0 || (rows[index - 1]?.number ?? 0) < number);
    if (!sorted) rows.sort((left, right) => left.number - right.number);
    const repeatedRow = sorted
      ? undefined
      : rows.find(({ number }, index) => rows[index - 1]?.number === number);
    if (repeatedRow)
      throw new ImportProblem(
        "corrupt_file",
        `The sheet ${this.#name} has the row ${repeatedRow.number} twice.`,
      );
    return {
      name: this.#name,
      isHidden: this.#isHidden,
      rows,
      count,
      merges: this.#merges,
      broken: this.#broken,
      days: this.#days,
      texts: this.#texts,
      refused: this.refused,
    };
  }

  #place(row: number, column: number) {
    return { sheet: this.#name, row, column: letterOf(column) };
  }

  #keepDay(row: number, column: number, day: string): void {
    const shared = this.#sharedDays.get(day) ?? day;
    this.#sharedDays.set(shared, shared);
    const days = this.#days.get(row) ?? [];
    days[column] = shared;
    this.#days.set(row, days);
  }
}
