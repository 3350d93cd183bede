import { checkField } from "../../../shared/core/catalogue/check-value.ts";
import type { Analysis, Layout } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  isEmptyValue,
  isPerLanguage,
  type TableRow,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { columnKindOf, roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import { type Finding, kindOfCheck } from "../../../shared/laboreditor/health/health.endpoints.ts";

/** A finding before it is put into words: the analysis is given by id, the field by key. */
export type Fault = Omit<Finding, "code" | "name" | "label" | "column">;
export type Found = Pick<Fault, "kind" | "severity"> & Partial<Omit<Fault, "id">>;

/** The fields of a layout, and the limit columns of its tables of reference ranges; computed once for all analyses. */
export interface LayoutFields {
  fields: readonly FieldDefinition[];
  ranges: readonly { field: FieldDefinition; limits: readonly string[] }[];
}

export function layoutFields(layout: Layout): LayoutFields {
  const fields = valueFields(layout.fields);
  const ranges = fields.flatMap((field) => {
    if (field.type !== "table" || roleOf(field) !== "reference_ranges") return [];
    const columns = (field.columns ?? []).filter((column) => /limit$/.test(columnKindOf(column)));
    return [{ field, limits: columns.map(({ key }) => key) }];
  });
  return { fields, ranges };
}

/** The faults of an analysis by itself: missing values, and values that break the rules of their field. */
export const faultsWithin = (analysis: Analysis, layout: LayoutFields): Found[] => [
  ...missing(analysis, layout),
  ...layout.fields.flatMap((field) =>
    checkField(field, shownValue(analysis, field)).map(
      ({ code, severity, place, parameters }): Found => ({
        ...{ kind: kindOfCheck[code], severity, field: field.key },
        ...{ check: code, place, parameters },
      }),
    ),
  ),
];

function missing(analysis: Analysis, layout: LayoutFields): Found[] {
  return layout.fields
    .filter((field) => isEmptyValue(shownValue(analysis, field)))
    .flatMap((field): Found[] => {
      const role = roleOf(field);
      const found = { field: field.key, severity: field.required ? "error" : "warning" } as const;
      if (role === "material") return [{ kind: "missing_specimen", ...found }];
      if (role === "unit" && isMeasured(analysis, layout)) return [{ kind: "missing_unit", ...found }];
      return field.required ? [{ kind: "missing_required", ...found }] : [];
    });
}

/** Whether results are numbers: an analysis with reference ranges but no numeric limit (negative, positive) needs no unit. */
function isMeasured(analysis: Analysis, { ranges }: LayoutFields): boolean {
  const rows = ranges.flatMap(({ field, limits }) =>
    rowsOf(shownValue(analysis, field)).map((row) => limits.map((key) => row[key] ?? "").join("")),
  );
  return rows.length === 0 || rows.some((limits) => /\d/.test(limits));
}

function shownValue(analysis: Analysis, { key }: FieldDefinition): FieldValue | null {
  const stored = analysis.fields[key];
  return stored ? publishedValue(stored) : null;
}

/** The rows of a table. If it is kept per language, those of the first one, since limits are the same in all. */
const rowsOf = (value: FieldValue | null): TableRow[] => {
  const plain = value !== null && isPerLanguage(value) ? Object.values(value)[0] : value;
  return Array.isArray(plain) ? plain.filter((row) => typeof row === "object") : [];
};
