import type { FieldColumn } from "../../../../shared/core/catalogue/field.ts";
import { useLocalized } from "../../../platform/i18n/languages.ts";

/** The text of a table's cell: the label of its option, or the cell's own text. */
export function useCellText() {
  const text = useLocalized();
  return ({ options }: FieldColumn, cell: string | undefined) =>
    text(options?.find((option) => option.key === cell)?.label) || (cell ?? "");
}
