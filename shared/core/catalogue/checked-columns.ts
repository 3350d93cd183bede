import type { FieldDefinition } from "./field.ts";
import { columnKindOf, roleOf } from "./field-role.ts";
import { ageColumnsOf } from "./range-faults.ts";

const byField = new WeakMap<FieldDefinition, ReturnType<typeof readColumns>>();

/** The columns of a table whose cells are checked, with their kinds; guessed once for each definition, not for each value. */
export function checkedColumnsOf(field: FieldDefinition) {
  const columns = byField.get(field) ?? readColumns(field);
  byField.set(field, columns);
  return columns;
}

/** Outside reference ranges, only columns that declare their kind are checked. */
function readColumns(field: FieldDefinition) {
  const isRanges = roleOf(field) === "reference_ranges";
  const columns = (field.columns ?? []).flatMap((column) =>
    isRanges || column.kind ? [{ ...column, kind: columnKindOf(column) }] : [],
  );
  const keyOf = (columnKind: string) => columns.find(({ kind }) => kind === columnKind)?.key;
  return {
    columns,
    keys: new Set(field.columns?.map(({ key }) => key)),
    ages: ageColumnsOf({ columns }),
    lower: keyOf("lower_limit"),
    upper: keyOf("upper_limit"),
  };
}
