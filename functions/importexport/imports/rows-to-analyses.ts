import { analysisStates } from "../../../shared/core/catalogue/document.ts";
import type { FieldDefinition, FieldValue, PlainValue } from "../../../shared/core/catalogue/field.ts";
import type { ColumnMapping, ImportIssue } from "../../../shared/importexport/imports/import.ts";
import type { ImportedAnalysis } from "../../../shared/importexport/imports/import-file.ts";
import { fold } from "../../../shared/kernel/search-text.ts";
import type { Table } from "./read-spreadsheet.ts";
import type { Target } from "./targets.ts";

/** An analysis as in the file, with its place there. */
export interface Placed {
  analysis: ImportedAnalysis;
  place: Pick<ImportIssue, "sheet" | "row" | "path">;
  /** Column of a property or field, to name it in an error. */
  columnOf: (target: string) => string | undefined;
}

const yes = new Set(["1", "x", "ja", "j", "yes", "y", "true", "wahr"]);
const states = {
  NEW: ["new", "neu"],
  PUBLISHED: ["published", "veröffentlicht"],
  HIDDEN: ["hidden", "versteckt", "verborgen"],
} as const;
const stateOf = (text: string) =>
  analysisStates.find((state) => states[state].some((name) => fold(name) === fold(text)));
const parts = (text: string) =>
  text
    .split(/[|;\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Plain text as HTML paragraphs. */
const asHtml = (text: string) =>
  text
    .split(/\r?\n+/)
    .map((line) => `<p>${line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p>`)
    .join("");

/** The rows of a mapped table as analyses. Names of categories and items stay as they are, to be resolved with the catalogue. */
export function rowsToAnalyses(
  table: Table,
  mapping: readonly ColumnMapping[],
  targets: readonly Target[],
  main: string,
): { placed: Placed[]; issues: ImportIssue[] } {
  const byTarget = new Map(targets.map((target) => [target.target, target]));
  const columns = mapping.flatMap(({ target, language }, at) =>
    target === null ? [] : [{ at, target, language, definition: byTarget.get(target) }],
  );
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
      name: {},
      categories: [],
      collection: null,
      internal: false,
      is_standalone: true,
      related: [],
      fields: {},
    };
    for (const { at, target, language, definition } of columns) {
      const text = cells[at] ?? "";
      if (text === "") continue;
      if (target === "code") analysis.code = text;
      else if (target === "name") analysis.name = { ...(analysis.name as object), [language ?? main]: text };
      else if (target === "categories") analysis.categories = parts(text);
      else if (target === "internal") analysis.internal = yes.has(fold(text));
      else if (target === "related") analysis.related = parts(text);
      else if (target === "state") {
        const state = stateOf(text);
        const message = `There is no state "${text}".`;
        if (state) analysis.state = state;
        else issues.push({ code: "unknown_state", message, value: text, ...place, column: columnOf(target) });
      } else if (definition?.field) {
        const value = cellValue(definition.field, text);
        const { key } = definition.field;
        const known = analysis.fields[key];
        const others = typeof known === "object" && !Array.isArray(known) ? known : {};
        const texts = { ...others, [language ?? main]: value };
        analysis.fields[key] = (definition.translatable ? texts : value) as FieldValue;
      }
    }
    return { analysis, place, columnOf };
  });
  return { placed, issues };
}

function cellValue(field: FieldDefinition, text: string): PlainValue {
  switch (field.type) {
    case "multilinetext":
      return /<(p|ul|ol|li|br|b|strong|i|em|sub|sup|table)\b/i.test(text) ? text : asHtml(text);
    case "checkbox":
      return field.options ? parts(text) : yes.has(fold(text));
    case "list":
    case "category":
    case "collectionitem":
    case "relatedanalyses":
    case "certificate":
      return parts(text);
    case "table":
      return text.split(/\r?\n|\s\|\s/).map((line) => ({ [tableColumn(field)]: line.trim() }));
    default:
      return text;
  }
}

/** A cell cannot be split into columns, so all of it goes into the table's last one, which holds free text. */
const tableColumn = (field: FieldDefinition) => field.columns?.at(-1)?.key ?? "text";
