import { analysisStates } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  holdsEntries,
  type PlainValue,
} from "../../../shared/core/catalogue/field.ts";
import type { ColumnMapping, ImportIssue } from "../../../shared/importexport/imports/import.ts";
import type { ImportedAnalysis } from "../../../shared/importexport/imports/import-file.ts";
import { fold } from "../../../shared/kernel/folding.ts";
import type { Note } from "./normalise-fields.ts";
import { inNotation, type Notation } from "./number-notation.ts";
import type { Table } from "./reading/table.ts";
import type { Target } from "./targets.ts";

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

/** The words are folded like the cells, since folding turns `ue` into `u`, also in "true". */
const folded = (...words: string[]) => new Set(words.map(fold));
const yes = folded("1", "x", "ja", "j", "yes", "y", "true", "wahr");
const no = folded("", "0", "nein", "n", "no", "false", "falsch");
/** Yes or no; undefined for a text that says neither. */
const answerOf = (text: string) => {
  const word = fold(text);
  return yes.has(word) ? true : no.has(word) ? false : undefined;
};
const states = {
  NEW: ["new", "neu"],
  PUBLISHED: ["published", "veröffentlicht"],
  HIDDEN: ["hidden", "versteckt", "verborgen"],
} as const;
const stateOf = (text: string) =>
  analysisStates.find((state) => states[state].some((name) => fold(name) === fold(text)));
/** The entries of a cell: its whole text, unless somebody chose separators for this column. */
function entriesOf(text: string, separators: readonly string[] = []): string[] {
  let parts = [text.replaceAll(/\r\n?/g, "\n")];
  for (const sign of separators) parts = parts.flatMap((part) => part.split(sign));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
/** Characters that often separate the entries of a cell. */
const usualSeparators = /[;|\n]/;

/** Whether a target holds several entries, so that its cells can be split. */
export const takesEntries = ({ target, field }: Pick<Target, "target" | "field">): boolean =>
  field ? holdsEntries(field) : target === "categories" || target === "related";

/** Plain text as HTML paragraphs. */
const asHtml = (text: string) =>
  text
    .split(/\r?\n+/)
    .map((line) => `<p>${line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`)
    .join("");

/**
 * The rows of a mapped table as analyses. Names of categories and items stay as they are, to be resolved with the catalogue. A property
 * without a column is left out; an empty cell is an empty value.
 * @param main the language of texts whose column names none
 * @param notation the laboratory's notation of numbers
 */
export function rowsToAnalyses(
  table: Table,
  mapping: readonly ColumnMapping[],
  targets: readonly Target[],
  main: string,
  notation: Notation = "de",
): { placed: Placed[]; issues: ImportIssue[] } {
  const byTarget = new Map(targets.map((target) => [target.target, target]));
  const columns = mapping.flatMap(({ target, language, split, numbers }, at) => {
    const definition = target === null ? undefined : byTarget.get(target);
    return target === null ? [] : [{ at, target, language, split, numbers, definition }];
  });
  const isUnsplit = ({ split, definition }: (typeof columns)[number], text: string) =>
    !split?.length && definition && takesEntries(definition) && usualSeparators.test(text);
  const columnOf = (target: string) => mapping.find((column) => column.target === target)?.column;
  const issues: ImportIssue[] = table.broken
    .filter(({ column }) => mapping.some((each) => each.column === column && each.target !== null))
    .map(({ row, column, text }) => {
      const message = `The cell holds the error ${text}.`;
      return { code: "error_cell", message, value: text, sheet: table.sheet, row, column };
    });
  const placed = table.rows.map(({ number, cells }): Placed => {
    const place = { sheet: table.sheet, row: number };
    const analysis: ImportedAnalysis = {
      code: "",
      fields: {},
    };
    const notes: Note[] = [];
    for (const column of columns) {
      const { at, target, language, split, numbers, definition } = column;
      const isTyped = numbers !== undefined && table.isText?.(number, at) !== false;
      const text = isTyped ? inNotation(cells[at] ?? "", numbers, notation) : (cells[at] ?? "");
      if (isUnsplit(column, text)) {
        const label = definition?.field?.label;
        notes.push({ check: "not_split", parameters: { value: text }, target, ...(label && { label }) });
      }
      if (target === "code") analysis.code = text;
      else if (target === "name") {
        const names = { ...(analysis.name as object) };
        analysis.name = text === "" ? names : { ...names, [language ?? main]: text };
      } else if (target === "categories") analysis.categories = entriesOf(text, split);
      else if (target === "internal") {
        const answer = answerOf(text);
        const message = `"${text}" is neither yes nor no.`;
        if (answer !== undefined) analysis.internal = answer;
        else issues.push({ code: "invalid_value", message, value: text, ...place, column: columnOf(target) });
      } else if (target === "related") analysis.related = entriesOf(text, split);
      else if (target === "state" && text !== "") {
        const state = stateOf(text);
        const message = `There is no state "${text}".`;
        if (state) analysis.state = state;
        else issues.push({ code: "unknown_state", message, value: text, ...place, column: columnOf(target) });
      } else if (definition?.field) {
        const value = text === "" ? "" : cellValue(definition.field, text, split);
        const { key } = definition.field;
        const known = analysis.fields[key];
        const others = typeof known === "object" && !Array.isArray(known) ? known : {};
        const texts = { ...others, [language ?? main]: value };
        analysis.fields[key] = (definition.translatable ? texts : value) as FieldValue;
      }
    }
    return { analysis, place, columnOf, ...(notes.length > 0 && { notes }) };
  });
  return { placed, issues };
}

function cellValue(field: FieldDefinition, text: string, separators?: readonly string[]): PlainValue {
  switch (field.type) {
    case "multilinetext":
      return /<(p|ul|ol|li|br|b|strong|i|em|sub|sup|table)\b/i.test(text) ? text : asHtml(text);
    case "checkbox":
      return field.options ? entriesOf(text, separators) : (answerOf(text) ?? text);
    case "list":
    case "category":
    case "collectionitem":
    case "relatedanalyses":
    case "certificate":
      return entriesOf(text, separators);
    case "table":
      return entriesOf(text, separators).map((line) => ({ [tableColumn(field)]: line }));
    default:
      return text;
  }
}

/** A cell cannot be split into columns, so all of it goes into the table's last one, which holds free text. */
const tableColumn = (field: FieldDefinition) => field.columns?.at(-1)?.key ?? "text";
