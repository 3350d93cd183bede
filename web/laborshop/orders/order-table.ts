import { nameOfOrder } from "../../../shared/laborshop/orders/order-name.ts";
import type { Cell } from "../../platform/table-files.ts";
import type { ListedOrder } from "./queries.ts";

/** Names of the columns that every order has. */
export interface OrderHeadings {
  number: string;
  ordered: string;
  status: string;
  articleNumber: string;
  article: string;
  information: string;
  perPack: string;
  packs: string;
  remark: string;
}

/**
 * Orders as a table with a row for each article. Delivery fields are columns at the end, since a laboratory may have changed its form
 * between two orders.
 * @param format formats status and date of an order for the reader
 */
export function orderTable(
  orders: readonly ListedOrder[],
  headings: OrderHeadings,
  format: { status: (order: ListedOrder) => string; ordered: (order: ListedOrder) => string },
): Cell[][] {
  const fields = new Map(
    orders.flatMap(({ delivery }) => delivery.map(({ name, label }) => [name, label] as const)),
  );
  const { number, ordered, status, articleNumber, article, information, perPack, packs, remark } = headings;
  const heading = [
    number,
    ordered,
    status,
    articleNumber,
    article,
    information,
    perPack,
    packs,
    ...fields.values(),
    remark,
  ];
  return [
    heading,
    ...orders.flatMap((order) => {
      const typed = new Map(order.delivery.map(({ name, value }) => [name, value]));
      return order.articles.map((line): Cell[] => [
        nameOfOrder(order),
        format.ordered(order),
        format.status(order),
        line.article_number,
        line.product,
        line.additional_information,
        line.quantity_per_pack,
        line.count,
        ...[...fields.keys()].map((name) => typed.get(name) ?? ""),
        order.remark,
      ]);
    }),
  ];
}
