import type { FieldCode } from "../../kernel/problem.ts";
import {
  type BookFormat,
  columnLimits,
  columnWidth,
  type PageColumns,
  unfitColumns,
} from "../templates/page-model.ts";

export interface ColumnFault {
  code: Extract<FieldCode, "columns_narrow" | "columns_wide">;
  parameters: { format: string; width: number; least: number; most: number };
}

/** Returns the reason why columns cannot be set in a format; undefined if they can be. */
export function columnFault(format: BookFormat, page: PageColumns, layout?: string): ColumnFault | undefined {
  const fault = unfitColumns(format, page, layout);
  const width = Math.round(columnWidth(format, page.orientation, page.columns));
  return fault && { code: `columns_${fault}`, parameters: { format, width, ...columnLimits } };
}

/** Returns the layout by which a chapter's columns are judged: a table may be as wide as the page. */
export const layoutOfChapter = (kind: string, template: { layout?: string } | undefined) =>
  kind === "directory" ? (template?.layout ?? "list") : "list";
