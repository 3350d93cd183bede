import { checkField } from "../../../shared/core/catalogue/check-value.ts";
import type { Analysis, Layout } from "../../../shared/core/catalogue/document.ts";
import {
  type FieldDefinition,
  type FieldValue,
  hasSetting,
  isEmptyValue,
  isPerLanguage,
  type TableRow,
  valueFields,
} from "../../../shared/core/catalogue/field.ts";
import { columnKindOf, type FieldRole, roleOf } from "../../../shared/core/catalogue/field-role.ts";
import { publishedValue } from "../../../shared/core/catalogue/published.ts";
import { type Finding, kindOfCheck } from "../../../shared/laboreditor/health/health.endpoints.ts";
import type { Reference } from "../../core/door.ts";
import { scatteredSpecimen } from "../analyses/gather-specimens.ts";

/** A finding before it is put into words: the analysis is given by id, the field by key. */
export type Fault = Omit<Finding, "code" | "name" | "label" | "column">;
export type FoundFault = Pick<Fault, "kind" | "severity"> & Partial<Omit<Fault, "id">>;

/** A table with some of its columns. */
interface TableColumns {
  field: FieldDefinition;
  columns: readonly string[];
}

/**
 * The fields of a layout, the limit columns of its tables of reference ranges, and the columns that name analyses or materials; computed once
 * for all analyses.
 */
export interface LayoutFields {
  fields: readonly FieldDefinition[];
  ranges: readonly TableColumns[];
  naming: readonly TableColumns[];
  materials: readonly TableColumns[];
}

export function layoutFields(layout: Layout): LayoutFields {
  const fields = valueFields(layout.fields);
  const tables = (kind: RegExp, role?: FieldRole) =>
    fields.flatMap((field): TableColumns[] => {
      if (!hasSetting(field.type, "columns") || (role && roleOf(field) !== role)) return [];
      const columns = (field.columns ?? []).filter((column) => kind.test(columnKindOf(column)));
      return columns.length > 0 || role ? [{ field, columns: columns.map(({ key }) => key) }] : [];
    });
  return {
    fields,
    ranges: tables(/limit$/, "reference_ranges"),
    naming: tables(/^analysis$/),
    materials: tables(/^material$/, "specimens"),
  };
}

/** The cells of some columns that are filled, in all languages. */
const cellsOf = (analysis: Analysis, { field, columns }: TableColumns): string[] => [
  ...new Set(
    allRows(shownValue(analysis, field)).flatMap((row) => columns.flatMap((key) => row[key]?.trim() || [])),
  ),
];

/** References to analyses by their codes in the cells of tables, such as those of reflex tests. */
export const namedInTables = (analysis: Analysis, { naming }: LayoutFields): Reference[] =>
  naming.flatMap((table) =>
    cellsOf(analysis, table).map(
      (code): Reference => ({
        ...{ path: `fields.${table.field.key}`, kind: "analysis", identity: code, named: code },
      }),
    ),
  );

/** The faults of an analysis by itself: missing values, and values that break the rules of their field. */
export const faultsWithin = (analysis: Analysis, layout: LayoutFields): FoundFault[] => [
  ...missing(analysis, layout),
  ...scattered(analysis, layout),
  ...layout.fields.flatMap((field) =>
    checkField(field, shownValue(analysis, field)).map(
      ({ code, severity, place, parameters }): FoundFault => ({
        ...{ kind: kindOfCheck[code], severity, field: field.key },
        ...{ check: code, place, parameters },
      }),
    ),
  ),
];

function scattered(analysis: Analysis, { fields }: LayoutFields): FoundFault[] {
  const table = scatteredSpecimen(fields, analysis);
  return table ? [{ kind: "scattered_specimen", severity: "warning", field: table.key }] : [];
}

function missing(analysis: Analysis, layout: LayoutFields): FoundFault[] {
  return layout.fields
    .filter((field) => isEmptyValue(shownValue(analysis, field)))
    .flatMap((field): FoundFault[] => {
      const role = roleOf(field);
      const fault = { field: field.key, severity: field.required ? "error" : "warning" } as const;
      if (role === "material")
        return layout.materials.some((table) => cellsOf(analysis, table).length > 0)
          ? []
          : [{ kind: "missing_specimen", ...fault }];
      // Single fields describe the specimen, and gathering them is proposed.
      if (role === "specimens" && !field.required && scattered(analysis, layout).length > 0) return [];
      if (role === "unit" && isMeasured(analysis, layout)) return [{ kind: "missing_unit", ...fault }];
      if (field.required) return [{ kind: "missing_required", ...fault }];
      return field.recommended ? [{ kind: "missing_recommended", ...fault }] : [];
    });
}

/** Whether results are numbers: an analysis with reference ranges but no numeric limit (negative, positive) needs no unit. */
function isMeasured(analysis: Analysis, { ranges }: LayoutFields): boolean {
  const rows = ranges.flatMap(({ field, columns }) =>
    rowsOf(shownValue(analysis, field)).map((row) => columns.map((key) => row[key] ?? "").join("")),
  );
  return rows.length === 0 || rows.some((limits) => /\d/.test(limits));
}

function shownValue(analysis: Analysis, { key }: FieldDefinition): FieldValue | null {
  const stored = analysis.fields[key];
  return stored ? publishedValue(stored) : null;
}

/** The rows of a table in all languages. */
const allRows = (value: FieldValue | null): TableRow[] =>
  value !== null && isPerLanguage(value)
    ? Object.values(value).flatMap((plain) => rowsOf(plain as FieldValue))
    : rowsOf(value);

/** The rows of a table. If it is kept per language, those of the first one, since limits are the same in all. */
const rowsOf = (value: FieldValue | null): TableRow[] => {
  const plain = value !== null && isPerLanguage(value) ? Object.values(value)[0] : value;
  return Array.isArray(plain) ? plain.filter((row) => typeof row === "object") : [];
};
