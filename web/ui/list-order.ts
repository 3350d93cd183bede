/** The column that sorts a list, and its direction. */
export interface ListOrder {
  column: string;
  descending: boolean;
}

/** Notation in the address and the API: `name`, or `-name` for descending. */
export const writeOrder = (order: ListOrder | null) =>
  order ? `${order.descending ? "-" : ""}${order.column}` : "";

export function readOrder(written: string | null, columns?: readonly string[]): ListOrder | null {
  if (!written) return null;
  const descending = written.startsWith("-");
  const column = descending ? written.slice(1) : written;
  return columns && !columns.includes(column) ? null : { column, descending };
}

/** The next order after a click on a column's heading: ascending, descending, and the list's own again. */
export function nextOrder(order: ListOrder | null, column: string): ListOrder | null {
  if (order?.column !== column) return { column, descending: false };
  return order.descending ? null : { column, descending: true };
}

/** Sorts rows, all of which are loaded, by a column's values. Rows without a value come last in both directions. */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: readonly { key: string; value?: (row: Row) => string | number | null }[],
  order: ListOrder | null,
  language?: string,
): readonly Row[] {
  const worth = columns.find((column) => column.key === order?.column)?.value;
  if (!order || !worth) return rows;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = order.descending ? -1 : 1;
  return rows.toSorted((leftRow, rightRow) => {
    const [left, right] = [worth(leftRow), worth(rightRow)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === "number" && typeof right === "number") return sign * (left - right);
    return sign * compare(String(left), String(right));
  });
}
