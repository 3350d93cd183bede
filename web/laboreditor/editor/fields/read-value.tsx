import { useTranslation } from "react-i18next";
import type {
  FieldColumn,
  FieldDefinition,
  PlainValue,
  TableRow,
} from "../../../../shared/core/catalogue/field.ts";
import { shownPlain } from "../../../../shared/core/catalogue/shown-text.ts";
import type { References } from "../../../../shared/laboreditor/analyses/analysis-form.ts";
import { useFormat } from "../../../platform/format.ts";
import { useLocalized, useReaderLanguage } from "../../../platform/i18n/languages.ts";
import { RichText } from "../../../platform/rich-text/rich-text.tsx";
import { useReferenceNames } from "../reference-names.ts";
import classes from "./fields.module.css";

/** The text of a table's cell: the label of its option, or the cell's own text. */
export function useCellText() {
  const text = useLocalized();
  return ({ options }: FieldColumn, cell: string | undefined) =>
    text(options?.find((option) => option.key === cell)?.label) || (cell ?? "");
}

function Rows({ field, rows }: { field: FieldDefinition; rows: readonly TableRow[] }) {
  const text = useLocalized();
  const cellText = useCellText();
  const columns = (field.columns ?? []).filter(({ key }) => rows.some((row) => row[key]));
  return (
    <div className={classes.tableScroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {text(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position only
            <tr key={place}>
              {columns.map((column) => (
                <td key={column.key}>{cellText(column, row[column.key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A read-only value as readers see it: localised numbers, names instead of identifiers, rendered rich text. */
export function ReadValue(props: { field: FieldDefinition; value: PlainValue; references: References }) {
  const { field } = props;
  const value = shownPlain(field, props.value, useReaderLanguage());
  const { t } = useTranslation("editor");
  const format = useFormat();
  const names = useReferenceNames(props.references);
  if (typeof value === "boolean") return t(value ? "field.yes" : "field.no");
  if (field.type === "multilinetext" && typeof value === "string") return <RichText html={value} />;
  if (field.type === "table") {
    const rows = Array.isArray(value) ? value.filter((row) => typeof row !== "string") : [];
    return <Rows field={field} rows={rows} />;
  }
  if (field.type === "date" && typeof value === "string") return format.day(value);
  const entries = (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === "string");
  const shown = entries.map((key) => names.entry(field, key));
  return <span className={classes.plain}>{shown.join(field.type === "list" ? "\n" : ", ")}</span>;
}
