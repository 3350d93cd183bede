import type { PlainValue, TableRow } from "../../../../shared/core/catalogue/field.ts";
import { plainLines } from "../../../platform/rich-text/pasting/plain-text.ts";

/** Guesses whether a text is rich text if its field type is lost. */
export const isRichText = (text: string) => /^\s*<(?:p|ul|ol|h[34]|table|blockquote)[\s>]/i.test(text);

const cellsOf = (row: TableRow) => Object.values(row).filter((cell) => cell.trim() !== "");
export const isRow = (entry: string | TableRow): entry is TableRow => typeof entry === "object";

/** A value as lines of plain text. */
export function linesOf(value: Exclude<PlainValue, boolean>): string[] {
  if (typeof value === "string")
    return isRichText(value)
      ? plainLines(new DOMParser().parseFromString(value, "text/html").body)
      : value.split("\n").filter((line) => line.trim() !== "");
  return value.map((entry) => (isRow(entry) ? cellsOf(entry).join(" | ") : entry));
}
