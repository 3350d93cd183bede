import { columnKindOf } from "../../../../shared/core/catalogue/field-role.ts";
import { holdsRanges, isDateLike } from "../normalising/range-text/range-rows.ts";
import type { FoundTable } from "../reading/table.ts";
import type { Target } from "./targets.ts";

/** Number of cells that are named; they are examples. */
const named = 3;

/** The first cells of a column that are dates although its target is a reference range or a limit of one: spreadsheets make one of `1-2`. */
export function datesForRanges(
  { rows, dayOf }: Pick<FoundTable, "rows" | "dayOf">,
  index: number,
  target: Target | undefined,
): string[] {
  if (!target?.field || !holdsRanges(target.field)) return [];
  const column = target.field.columns?.find(({ key }) => key === target.part?.key);
  const isRange = !column || ["lower_limit", "upper_limit"].includes(columnKindOf(column));
  if (!isRange) return [];
  return rows
    .filter((row) => dayOf(row, index) !== undefined || isDateLike(row.cells[index] ?? ""))
    .slice(0, named)
    .map(({ cells }) => (cells[index] ?? "").slice(0, 40));
}
