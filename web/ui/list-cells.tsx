import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { To } from "react-router";
import classes from "./data-list.module.css";
import type { Column } from "./data-list.tsx";
import { type ListOrder, nextOrder } from "./list-order.ts";
import { Link } from "./way.tsx";

/** A column's heading; sorts the list if the column is sortable. */
export function Heading<Row>(props: {
  column: Column<Row>;
  order: ListOrder | null;
  onOrder: ((order: ListOrder | null) => void) | undefined;
}) {
  const { column, order, onOrder } = props;
  const here = order?.column === column.key ? order : null;
  const Arrow = here?.descending ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-align={column.align}
      data-wide={column.wide || undefined}
      aria-sort={here ? (here.descending ? "descending" : "ascending") : undefined}
    >
      {column.sortable && onOrder ? (
        <button type="button" className={classes.order} onClick={() => onOrder(nextOrder(order, column.key))}>
          {column.label}
          <Arrow size={13} aria-hidden data-shown={here !== null || undefined} />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

/** Target of a row: a page of its own, or a panel of the list. */
export type OpenRow<Row> = { label?: (row: Row) => string } & (
  | { to: (row: Row) => To; onOpen?: undefined }
  | { onOpen: (row: Row) => void; to?: undefined }
);

/** The link or button that opens a row. */
export function RowTitle<Row>(props: { row: Row; open: OpenRow<Row>; children: ReactNode }) {
  const { row, open } = props;
  const label = open.label?.(row);
  return open.to ? (
    <Link to={open.to(row)} className={classes.open} aria-label={label}>
      {props.children}
    </Link>
  ) : (
    <button type="button" className={classes.open} aria-label={label} onClick={() => open.onOpen(row)}>
      {props.children}
    </button>
  );
}

/** Content below a row, as wide as the list. */
export const RowBelow = ({ columns, content }: { columns: number; content: ReactNode }) => (
  <tr className={classes.below}>
    <td colSpan={columns}>{content}</td>
  </tr>
);
