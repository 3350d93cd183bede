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
  readonly #kept: SheetRows;
  readonly #notes: Notes;
  readonly #merges: Merge[] = [];
  readonly #broken: Grid["broken"] = [];
  readonly #days = new Map<number, string[]>();
  readonly #texts = new Map<number, number[]>();
  /** Shared strings for dates, since the same ones occur again and again. */
  readonly #known = new Map<string, string>();
  #refused: ImportProblem | undefined;
  #cells: string[] = [];

  constructor(name: string, isHidden: boolean, notes: Notes, budget: SheetBudget) {
    this.#name = name;
    this.#isHidden = isHidden;
    this.#notes = notes;
    this.#kept = new SheetRows(name, budget);
  }

  get refused(): ImportProblem | undefined {
    return this.#refused ?? this.#kept.refused;
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
    for (let at = 0; at < times && !this.refused; at++) {
      this.#kept.add(row + at, cells);
      if (days) this.#days.set(row + at, days);
      if (texts) this.#texts.set(row + at, texts);
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
    const { rows, count } = this.#kept;
    const sorted = rows.every(({ number }, at) => at === 0 || (rows[at - 1]?.number ?? 0) < number);
    if (!sorted) rows.sort((left, right) => left.number - right.number);
    const twice = sorted ? undefined : rows.find(({ number }, at) => rows[at - 1]?.number === number);
    if (twice)
      throw new ImportProblem("corrupt_file", `The sheet ${this.#name} has the row ${twice.number} twice.`);
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
    const known = this.#known.get(day) ?? day;
    this.#known.set(known, known);
    const days = this.#days.get(row) ?? [];
    days[column] = known;
    this.#days.set(row, days);
  }
}
