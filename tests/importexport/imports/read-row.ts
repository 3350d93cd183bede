import { standardLayout } from "../../../functions/core/provisioning/standard-layout.ts";
import { matchColumns } from "../../../functions/importexport/imports/mapping/match-columns.ts";
import { targetsOf } from "../../../functions/importexport/imports/mapping/targets.ts";
import { rowsToAnalyses } from "../../../functions/importexport/imports/normalising/rows-to-analyses.ts";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import type { ChosenColumns } from "../../../shared/importexport/imports/reading.ts";

export const withoutUnit = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
  fields
    .filter(({ key }) => key !== "unit")
    .map((field) => ({ ...field, ...(field.children && { children: withoutUnit(field.children) }) }));

/** The first analysis of a sheet with one row, in the standard layout, with notes and the targets of its columns. */
export function readRow(
  row: Record<string, string>,
  {
    fields = standardLayout.fields,
    chosen = {},
    days = [] as string[],
  }: {
    fields?: FieldDefinition[];
    chosen?: ChosenColumns;
    days?: string[];
  } = {},
) {
  const columns = ["Code", "Name", ...Object.keys(row)];
  const rows = [{ number: 2, cells: ["A", "Albumin", ...Object.values(row)] }];
  const dayOf = (_: object, index: number) =>
    days.includes(columns[index] ?? "") ? "2026-02-01" : undefined;
  const table = { sheet: "Tabelle1", columns, rows, broken: [], dayOf };
  const targets = targetsOf(fields, "de");
  const { mapping } = matchColumns(table, targets, chosen, {});
  const [first] = rowsToAnalyses(table, mapping, targets, "de").placed;
  return {
    fields: first?.analysis.fields ?? {},
    ranges: first?.analysis.fields.reference_ranges,
    notes: first?.notes ?? [],
    targets: mapping.slice(2).map(({ target }) => target),
    columnOf: first?.columnOf,
  };
}
