import { useTranslation } from "react-i18next";
import { listOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { ExportTable } from "../../platform/export-table.tsx";
import { useFormat } from "../../platform/format.ts";
import { orderTable } from "./order-table.ts";
import type { ListedOrder, wantedOrders } from "./queries.ts";

/** Number of orders per request. */
const most = 500;

type Wanted = ReturnType<typeof wantedOrders>;

async function allOrders(wanted: Wanted): Promise<ListedOrder[]> {
  const orders: ListedOrder[] = [];
  for (;;) {
    const { results, next } = await call(listOrders, {
      query: { ...wanted, sort: "ordered", limit: most, offset: orders.length },
    });
    orders.push(...results);
    if (next === null) return orders;
  }
}

/** Exports the orders of the list, across all of its pages. */
export function ExportOrders({ wanted }: { wanted: Wanted }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  const table = async () =>
    orderTable(await allOrders(wanted), t("columns", { returnObjects: true }), {
      status: ({ status }) => t(`state.${status}`),
      ordered: ({ ordered }) => format.dateTime(ordered),
    });
  return <ExportTable name={t("title")} failed={t("exportFailed")} table={table} />;
}
