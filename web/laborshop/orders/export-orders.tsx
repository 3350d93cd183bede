import { useTranslation } from "react-i18next";
import { listOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { ExportTable } from "../../platform/export-table.tsx";
import { useFormat } from "../../platform/format.ts";
import { orderTable } from "./order-table.ts";
import type { ListedOrder, wantedOrders } from "./queries.ts";

/** Number of orders per request. */
const batchSize = 500;

type OrdersQuery = ReturnType<typeof wantedOrders>;

async function allOrders(filter: OrdersQuery): Promise<ListedOrder[]> {
  const orders: ListedOrder[] = [];
  for (;;) {
    const { results, next } = await call(listOrders, {
      query: { ...filter, sort: "ordered", limit: batchSize, offset: orders.length },
    });
    orders.push(...results);
    if (next === null) return orders;
  }
}

/** Exports the orders of the list, across all of its pages. */
export function ExportOrders({ wanted: filter }: { wanted: OrdersQuery }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  const table = async () =>
    orderTable(await allOrders(filter), t("columns", { returnObjects: true }), {
      status: ({ status }) => t(`state.${status}`),
      ordered: ({ ordered }) => format.dateTime(ordered),
    });
  return <ExportTable name={t("title")} failed={t("exportFailed")} table={table} />;
}
