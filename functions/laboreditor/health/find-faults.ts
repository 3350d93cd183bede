import type { Analysis, Layout } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isPerLanguage,
  type TableRow,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import type { Finding } from "../../../shared/laboreditor/health/health.endpoints.ts";
import { type AgeColumns, ageColumnsOf, faultsOf } from "./age-ranges.ts";

/** A finding before it has words: the analysis by id, the field by key. */
export type Fault = Pick<Finding, "kind" | "id" | "field" | "others" | "target" | "ages">;
export type Found = Pick<Fault, "kind"> & Partial<Omit<Fault, "id">>;

/** The fields of a layout, and of its tables of ranges by age the columns. */
export interface LayoutFields {
  fields: readonly FieldDefinition[];
  ranges: readonly { field: FieldDefinition; columns: AgeColumns }[];
}

/** What of a layout the faults of its analyses are found by; taken apart once for all of them. */
export function layoutFields(layout: Layout): LayoutFields {
  const fields = valueFields(layout.fields);
  const ranges = fields.flatMap((field) => {
    const columns = roleOf(field) === "reference_ranges" && ageColumnsOf(field);
    return columns ? [{ field, columns }] : [];
  });
  return { fields, ranges };
}

/** What is wrong with an analysis in itself: values missing, ranges that leave gaps or overlap. */
export const faultsWithin = (analysis: Analysis, layout: LayoutFields): Found[] => [
  ...missing(analysis, layout),
  ...rangeFaults(analysis, layout),
];

function missing(analysis: Analysis, layout: LayoutFields): Found[] {
  return layout.fields
    .filter((field) => isEmptyValue(shownValue(analysis, field)))
    .flatMap((field): Found[] => {
      const role = roleOf(field);
      if (role === "material") return [{ kind: "missing_specimen", field: field.key }];
      if (role === "unit" && isMeasured(analysis, layout))
        return [{ kind: "missing_unit", field: field.key }];
      return field.required ? [{ kind: "missing_required", field: field.key }] : [];
    });
}

/** Whether its results are numbers: what has reference ranges without a single limit (negative, positive) needs no unit. */
function isMeasured(analysis: Analysis, { ranges }: LayoutFields): boolean {
  const rows = ranges.flatMap(({ field }) => rowsOf(shownValue(analysis, field)));
  return rows.length === 0 || rows.some((row) => /\d/.test(`${row.low ?? ""}${row.high ?? ""}`));
}

function rangeFaults(analysis: Analysis, { ranges }: LayoutFields): Found[] {
  return ranges.flatMap(({ field, columns }) => {
    if (field.type !== "table") return [];
    const { gaps, overlaps } = faultsOf(rowsOf(shownValue(analysis, field)), columns);
    return [
      ...gaps.map((ages): Found => ({ kind: "range_gap", field: field.key, ages })),
      ...overlaps.map((ages): Found => ({ kind: "range_overlap", field: field.key, ages })),
    ];
  });
}

function shownValue(analysis: Analysis, { key }: FieldDefinition): FieldValue | null {
  const stored = analysis.fields[key];
  return stored ? publishedValue(stored) : null;
}

/** The rows of a table; of one that is kept per language those of the first, for ages are the same in all. */
const rowsOf = (value: FieldValue | null): TableRow[] => {
  const plain = value !== null && isPerLanguage(value) ? Object.values(value)[0] : value;
  return Array.isArray(plain) ? plain.filter((row) => typeof row === "object") : [];
};
