import type * as z from "zod";
import { textsInCell } from "../../../shared/kernel/cell-text.ts";
import type { PlannedRow, RowImport } from "../../../shared/kernel/define-row-import.ts";
import { contentLanguages } from "../../../shared/kernel/language.ts";
import { isCalendarDate } from "../../../shared/kernel/local-day.ts";
import type { FieldCode, FieldError } from "../../../shared/kernel/problem.ts";
import { columnIn } from "../../../shared/kernel/translated-columns.ts";
import type { Translations } from "../../../shared/kernel/translations.ts";
import type { Actor } from "../actor.ts";
import type { Command } from "../endpoint/call.ts";
import { fieldErrors } from "../endpoint/read-input.ts";
import { editConflict, fieldProblems } from "../problem.ts";

/** A row as sent; with `seen` if it is to be written. */
export interface SentRow<Column extends string = string> {
  row: number;
  cells: Partial<Record<Column, string>>;
  seen?: string;
}
/** The effect of a row, and the function that writes it. */
export interface RowPlan extends PlannedRow {
  write?: () => Promise<unknown>;
}
/** Plans the effects of a table's rows, in order. */
export type PlanRows<Column extends string> = (
  actor: Actor,
  rows: readonly SentRow<Column>[],
) => Promise<RowPlan[]>;

const yes = new Set(["ja", "j", "yes", "y", "true", "wahr", "1", "x", "✓"]);
const no = new Set(["nein", "n", "no", "false", "falsch", "0"]);
/** A whole number, perhaps with separators of thousands. */
const wholeNumber = /^\d+$|^\d{1,3}([.,' ])\d{3}(?:\1\d{3})*$/;

/** Reads the cells of a row and collects their errors. An empty cell changes nothing. */
export class RowCells<Column extends string> {
  readonly errors: FieldError[] = [];
  readonly changes: PlannedRow["changes"] = [];
  readonly creates: PlannedRow["creates"] = [];
  readonly row: number;
  readonly #cells: Partial<Record<Column, string>>;

  constructor({ row, cells }: SentRow<Column>) {
    this.row = row;
    this.#cells = cells;
  }

  text(column: Column): string | undefined {
    return this.#cells[column]?.trim() || undefined;
  }
  whole(column: Column): number | undefined {
    const text = this.text(column)?.replaceAll("\u00a0", " ");
    if (text === undefined) return undefined;
    if (wholeNumber.test(text)) return Number(text.replaceAll(/\D/g, ""));
    this.wrong(column, "not_an_integer", "This is not a whole number.", { value: text });
    return undefined;
  }
  flag(column: Column): boolean | undefined {
    const text = this.text(column);
    if (text === undefined) return undefined;
    const word = text.toLowerCase();
    if (!yes.has(word) && !no.has(word))
      this.wrong(column, "not_yes_or_no", "This is neither yes nor no.", { value: text });
    return yes.has(word);
  }
  day(column: Column): string | undefined {
    const text = this.text(column);
    if (text === undefined || isCalendarDate(text)) return text;
    this.wrong(column, "not_a_date", "This is no date of the calendar.", { value: text });
    return undefined;
  }
  list(column: Column): string[] | undefined {
    const text = this.text(column);
    return text === undefined ? undefined : textsInCell(text);
  }

  /** @param column "" for the whole row */
  wrong(column: Column | "", code: FieldCode, message: string, parameters?: FieldError["parameters"]): void {
    this.errors.push({ path: column, code, message, ...(parameters && { parameters }) });
  }
  required(column: Column): void {
    this.wrong(column, "required", "This is needed.");
  }
  /** Refuses a row about the same record as an earlier one. */
  repeats(row: number): void {
    this.wrong("", "row_repeats", `Row ${row} says something about the same already.`, { row });
  }

  /**
   * The content with its defaults, if the schema accepts it; otherwise each error is assigned to the column of its field.
   * @param columns for fields whose column has another name
   */
  checked<Content>(
    schema: z.ZodType<Content, unknown>,
    content: object,
    columns: Readonly<Record<string, Column>> = {},
  ): Content | undefined {
    const result = schema.safeParse(content);
    if (result.success) return result.data;
    for (const error of fieldErrors(result.error)) {
      const [field = ""] = error.path.split(".");
      this.errors.push({ ...error, path: columns[field] ?? field });
    }
    return undefined;
  }

  /**
   * The translations of a record after applying the cells of their columns (`product_en`); undefined if the cells change nothing.
   * @param columns prefix of each field's columns
   * @param rowValues values in earlier rows for the same record, which no row may contradict
   * @param forms conversions between a field's stored form and its cell, if they differ
   */
  translations<Field extends string>(
    before: Translations<Field> | undefined,
    columns: Readonly<Record<Field, string>>,
    rowValues: Map<string, { row: number; value: string }>,
    forms: Partial<Record<Field, { kept: (cell: string) => string; cell: (stored: string) => string }>> = {},
  ): Translations<Field> | undefined {
    let after: Translations<Field> | undefined;
    for (const language of contentLanguages)
      for (const [field, name] of Object.entries(columns) as [Field, string][]) {
        const column = columnIn(name, language) as Column;
        const value = this.text(column);
        if (value === undefined) continue;
        const earlier = rowValues.get(column);
        if (earlier && earlier.value !== value)
          this.wrong(column, "row_differs", `Row ${earlier.row} says something else.`, { row: earlier.row });
        if (earlier) continue;
        rowValues.set(column, { row: this.row, value });
        const form = forms[field];
        const stored = form ? form.kept(value) : value;
        const present = before?.[language]?.[field] ?? "";
        if (this.differs(column, form ? form.cell(present) : present, form ? form.cell(stored) : stored))
          after = {
            ...before,
            ...after,
            [language]: { ...before?.[language], ...after?.[language], [field]: stored },
          } as Translations<Field>;
      }
    return after;
  }

  /** Records a cell that differs from the present value; returns whether it does. */
  differs(column: Column, from: unknown, to: unknown): boolean {
    const [before, after] = [shown(from), shown(to)];
    if (before === after) return false;
    this.changes.push({ column, from: before, to: after });
    return true;
  }

  plan({
    name,
    isNew,
    seen: fingerprint,
    write,
  }: Pick<RowPlan, "name" | "seen" | "write"> & { isNew: boolean }): RowPlan {
    const { row, errors, changes, creates } = this;
    const touches = changes.length > 0 || creates.length > 0;
    const outcome = errors.length > 0 ? "refused" : isNew ? "new" : touches ? "changed" : "unchanged";
    return { row, name, outcome, creates, changes, errors, seen: fingerprint, write };
  }
}
const shown = (value: unknown): string =>
  value === undefined || value === null
    ? ""
    : typeof value === "boolean"
      ? value
        ? "yes"
        : "no"
      : String(value);

const sentBack = ({ write: _write, ...row }: RowPlan): PlannedRow => row;

/** The commands of a row import, from its planning function. Rows are written one by one, and each may be written again. */
export function importRows<Column extends string>(
  plan: PlanRows<Column>,
): { preview: Command<RowImport["preview"]>; write: Command<RowImport["write"]> } {
  const planned = (actor: Actor, rows: readonly object[]) => plan(actor, rows as SentRow<Column>[]);
  return {
    preview: async ({ actor, body }) => ({ results: (await planned(actor, body.rows)).map(sentBack) }),
    write: async ({ actor, body }) => {
      const plans = await planned(actor, body.rows);
      const errors = plans.flatMap((rowPlan, index) =>
        rowPlan.errors.map((error) => ({
          ...error,
          path: `rows.${index}.cells.${error.path}`.replace(/\.$/, ""),
        })),
      );
      if (errors.length > 0) throw fieldProblems(errors);
      const isStale = plans.some(
        ({ outcome, seen: fingerprint }, index) =>
          outcome !== "unchanged" && fingerprint !== body.rows[index]?.seen,
      );
      if (isStale) throw editConflict("something that these rows change");
      for (const { outcome, write } of plans) if (outcome !== "unchanged") await write?.();
      const counted = (kind: string) => plans.filter(({ outcome }) => outcome === kind).length;
      return { created: counted("new"), changed: counted("changed"), unchanged: counted("unchanged") };
    },
  };
}
