import {
  type FieldDefinition,
  type FieldValue,
  isKeptPerLanguage,
  type PlainValue,
} from "../../../../shared/core/catalogue/field.ts";
import type { ColumnMapping, ImportIssue } from "../../../../shared/importexport/imports/import.ts";
import type { ImportedAnalysis } from "../../../../shared/importexport/imports/import-file.ts";
import { type Notation, usualNotation } from "../../../../shared/importexport/imports/reading.ts";
import { storageColumns } from "../mapping/table-parts.ts";
import { type Target, takesEntries } from "../mapping/targets.ts";
import type { RowPlace, Table } from "../reading/table.ts";
import type { Note } from "./normalise-fields.ts";
import { inNotation } from "./number-notation.ts";
import { holdsRanges } from "./range-text/range-rows.ts";
import { answerOf, stateOf } from "./read-answer.ts";
import { readCell } from "./read-cell.ts";
import { splitEntries } from "./split-entries.ts";
import { type PartCell, tableRows } from "./table-rows.ts";

/** An analysis as in the file, with its place there. */
export interface Placed {
  analysis: ImportedAnalysis;
  place: Pick<ImportIssue, "sheet" | "row" | "path">;
  /** Column of a property or field, for naming it in an error. */
  columnOf: (target: string) => string | undefined;
  /** Notes left by reading the analysis. */
  notes?: readonly Note[];
  /** Key of the analysis, if its file has no codes. */
  key?: string;
}

/** Characters that often separate the entries of a cell. */
const usualSeparators = /[;|\n]/;

/**
 * The rows of a mapped table as analyses. Names of categories and items stay as they are, to be resolved with the catalogue. A property
 * without a column is left out; an empty cell is an empty value.
 * @param main the language of texts whose column names none
 * @param notation the laboratory's notation of numbers
 */
export function rowsToAnalyses(
  table: Table & { dayOf?: (row: RowPlace, index: number) => string | undefined },
  mapping: readonly ColumnMapping[],
  targets: readonly Target[],
  main: string,
  notation: Notation = "de",
): { placed: Placed[]; issues: ImportIssue[] } {
  const byTarget = new Map(targets.map((target) => [target.target, target]));
  const columns = mapping.flatMap(({ target, language, split, numbers }, index) => {
    const definition = target === null ? undefined : byTarget.get(target);
    return target === null ? [] : [{ index, target, language, split, numbers, definition }];
  });
  const isTable = ({ field, part }: Target) =>
    field !== undefined && (part !== undefined || holdsRanges(field) || storageColumns(field) !== undefined);
  const isUnsplit = ({ split, definition }: (typeof columns)[number], text: string) =>
    !split?.length &&
    definition &&
    takesEntries(definition) &&
    !isTable(definition) &&
    usualSeparators.test(text);
  /** The column of a target; for a table, the first one that brings a part of it. */
  const columnOf = (target: string) =>
    (
      mapping.find((column) => column.target === target) ??
      mapping.find(
        (column) => column.target?.startsWith(`${target}.`) || column.target?.startsWith(`${target}:`),
      )
    )?.column;
  const issues: ImportIssue[] = table.broken
    .filter(({ column }) => mapping.some((each) => each.column === column && each.target !== null))
    .map(({ row, sheet = table.sheet, column, text }) => {
      const message = `The cell holds the error ${text}.`;
      return { code: "error_cell", message, value: text, sheet, row, column };
    });
  const placed = table.rows.map((row): Placed => {
    const { number, sheet = table.sheet, cells } = row;
    const place = { sheet, row: number };
    const analysis: ImportedAnalysis = {
      code: "",
      fields: {},
    };
    const notes: Note[] = [];
    const tables = new Map<string, { field: FieldDefinition; language: string; cells: PartCell[] }>();
    const keep = (field: FieldDefinition, value: PlainValue, language: string) => {
      const previous = analysis.fields[field.key];
      const others = typeof previous === "object" && !Array.isArray(previous) ? previous : {};
      const isPerLanguage = isKeptPerLanguage(field);
      const existing = isPerLanguage ? (others as Record<string, PlainValue>)[language] : previous;
      const joinedValue = joined(existing as PlainValue | undefined, value);
      analysis.fields[field.key] = (
        isPerLanguage ? { ...others, [language]: joinedValue } : joinedValue
      ) as FieldValue;
    };
    for (const column of columns) {
      const { index, target, language, split, numbers, definition } = column;
      // Codes are never rewritten, whatever their column was said to hold.
      const isTyped = numbers !== undefined && definition?.field && table.isText?.(row, index) !== false;
      const text = isTyped ? inNotation(cells[index] ?? "", numbers, notation) : (cells[index] ?? "");
      if (isUnsplit(column, text)) {
        const label = definition?.field?.label;
        notes.push({ check: "not_split", parameters: { value: text }, target, ...(label && { label }) });
      }
      if (target === "code") analysis.code = text;
      else if (target === "name") {
        const names = { ...(analysis.name as object) };
        analysis.name = text === "" ? names : { ...names, [language ?? main]: text };
      } else if (target === "categories")
        analysis.categories = joined(analysis.categories, splitEntries(text, split)) as string[];
      else if (target === "internal") {
        const isYes = answerOf(text);
        const message = `"${text}" is neither yes nor no.`;
        if (isYes !== undefined) analysis.internal = isYes;
        else issues.push({ code: "invalid_value", message, value: text, ...place, column: columnOf(target) });
      } else if (target === "related")
        analysis.related = joined(analysis.related, splitEntries(text, split)) as string[];
      else if (target === "state" && text !== "") {
        const state = stateOf(text);
        const message = `There is no state "${text}".`;
        if (state) analysis.state = state;
        else issues.push({ code: "unknown_state", message, value: text, ...place, column: columnOf(target) });
      } else if (definition?.field && isTable(definition)) {
        const key = `${definition.field.key} ${language ?? main}`;
        const { cells: others = [] } = tables.get(key) ?? {};
        const isDate = table.dayOf?.(row, index) !== undefined;
        const entries = splitEntries(text, split);
        const { part } = definition;
        const ranges = table.rangesOf?.(row, index);
        const heading = mapping[index]?.column ?? "";
        const cell = { target, text, entries, part, isDate, heading, ...(ranges && { ranges }) };
        tables.set(key, {
          ...{ field: definition.field, language: language ?? main },
          cells: (part?.key === undefined ? isNothing.test(text) : text === "") ? others : [...others, cell],
        });
      } else if (definition?.field) {
        const heading = mapping[index]?.column ?? "";
        const value = text === "" ? "" : readCell({ text, heading, separators: split }, definition.field);
        keep(definition.field, value, language ?? main);
      }
    }
    for (const { field, language, cells: filled } of tables.values()) {
      const rows = tableRows(field, filled, usualNotation(main), (note) => notes.push(note));
      keep(field, rows.length > 0 ? rows : "", language);
    }
    return { analysis, place, columnOf, ...(notes.length > 0 && { notes }) };
  });
  return { placed, issues };
}

/** A dash alone says that there is nothing; in a table it would be a row. */
const isNothing = /^\s*[-‐–—−]*\s*$/;

/** The entries of several columns, each once; any other value replaces the former one. */
const joined = (previous: PlainValue | undefined, value: PlainValue): PlainValue => {
  if (!Array.isArray(previous)) return value;
  return Array.isArray(value) ? ([...new Set<unknown>([...previous, ...value])] as PlainValue) : previous;
};
