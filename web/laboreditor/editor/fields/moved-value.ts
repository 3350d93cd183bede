import type { FieldDefinition, PlainValue, TableRow } from "../../../../shared/core/catalogue/field.ts";
import { isCalendarDate } from "../../../../shared/kernel/local-day.ts";
import { plainLines } from "../../../platform/rich-text/pasting/plain-text.ts";

/** Guesses whether a text is rich text if its field type is lost. */
export const isRichText = (text: string) => /^\s*<(?:p|ul|ol|h[34]|table|blockquote)[\s>]/i.test(text);

const cellsOf = (row: TableRow) => Object.values(row).filter((cell) => cell.trim() !== "");
const isRow = (entry: string | TableRow): entry is TableRow => typeof entry === "object";

/** A value as lines of plain text. */
function linesOf(value: Exclude<PlainValue, boolean>): string[] {
  if (typeof value === "string")
    return isRichText(value)
      ? plainLines(new DOMParser().parseFromString(value, "text/html").body)
      : value.split("\n").filter((line) => line.trim() !== "");
  return value.map((entry) => (isRow(entry) ? cellsOf(entry).join(" | ") : entry));
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const elements = (name: string, contents: readonly string[]) =>
  contents.map((content) => `<${name}>${content}</${name}>`).join("");

function richTextOf(value: Exclude<PlainValue, boolean>): string {
  if (typeof value === "string" && isRichText(value)) return value;
  if (typeof value === "string") return elements("p", linesOf(value).map(escaped));
  const rows = value.filter(isRow).map((row) => elements("td", Object.values(row).map(escaped)));
  if (rows.length > 0) return `<table><tbody>${elements("tr", rows)}</tbody></table>`;
  return `<ul>${elements("li", linesOf(value).map(escaped))}</ul>`;
}

/** Converts rows to the columns of a table: by key, else in their order. */
function rowsOf(value: Exclude<PlainValue, boolean>, columns: readonly { key: string }[]): TableRow[] {
  const known = new Set(columns.map(({ key }) => key));
  const placed = (cells: readonly string[]): TableRow =>
    Object.fromEntries(
      cells.flatMap((cell, at): [string, string][] => {
        const column = columns[at];
        return column ? [[column.key, cell]] : [];
      }),
    );
  if (typeof value === "string") return linesOf(value).map((line) => placed([line]));
  return value.map((entry) =>
    isRow(entry)
      ? Object.keys(entry).every((key) => known.has(key))
        ? entry
        : placed(Object.values(entry))
      : placed([entry]),
  );
}

/** Converts a value for another field as far as that can hold it; undefined if it cannot. */
export function movedValue(value: PlainValue, field: FieldDefinition): PlainValue | undefined {
  const { type, options, columns = [] } = field;
  if (typeof value === "boolean") return type === "checkbox" && !options?.length ? value : undefined;
  const lines = linesOf(value);
  if (lines.length === 0) return undefined;
  const only = lines.length === 1 ? (lines[0] ?? "") : "";
  switch (type) {
    case "text":
      return lines.join(Array.isArray(value) ? ", " : " ");
    case "multilinetext":
      return richTextOf(value);
    case "list":
      return lines;
    case "date":
      return isCalendarDate(only) ? only : undefined;
    case "table":
      return columns.length > 0 ? rowsOf(value, columns) : undefined;
    case "checkbox":
      return options?.length && lines.every((line) => options.some(({ key }) => key === line))
        ? lines
        : undefined;
    case "category":
    case "collectionitem":
    case "relatedanalyses":
      return Array.isArray(value) && !value.some(isRow) ? lines : undefined;
    default:
      return undefined;
  }
}
