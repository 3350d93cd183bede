import type { FieldDefinition, TableRow } from "../../../../shared/core/catalogue/field.ts";
import { useLocalized } from "../../../platform/i18n/languages.ts";

type Columns = NonNullable<FieldDefinition["columns"]>;

/** The columns of a table that any of some rows fills. */
export const filledColumns = (
  { columns = [] }: Pick<FieldDefinition, "columns">,
  rows: readonly TableRow[],
) => columns.filter(({ key }) => rows.some((row) => row[key]));

/** The headings of a table's columns. */
export function ColumnHeads({ columns }: { columns: Columns }) {
  const text = useLocalized();
  return columns.map((column) => (
    <th key={column.key} scope="col">
      {text(column.label)}
    </th>
  ));
}
