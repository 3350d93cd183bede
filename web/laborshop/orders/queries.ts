import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { OutputOf, SentQueryOf } from "../../../shared/kernel/endpoint.ts";
import { getOrder, listOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { call, send } from "../../platform/api/call.ts";
import type { ReadRecord } from "../../platform/resource/resource.ts";

export type ListedOrder = OutputOf<typeof listOrders>["results"][number];
export type Order = OutputOf<typeof getOrder>;
export type ReadOrder = ReadRecord<Order>;

export const ordersAt = "/laborshop/bestellungen";
export const ordersKey = ["laborshop", "orders"] as const;
/** Key of all queries that count or list orders. */
export const orderListsKey = [...ordersKey, "list"] as const;
/** Orders of one page of the list. */
export const ordersPerPage = 100;

/** Values of the list's filters. */
export interface OrderFilters {
  search: string;
  status: string;
  from: string;
  until: string;
}
type OrdersQuery = SentQueryOf<typeof listOrders>;

/** The query of the list; invalid days are left out, since their field reports them. */
export const wantedOrders = ({ search, status, from, until }: OrderFilters): OrdersQuery => ({
  search,
  ...(status && { status: status as OrdersQuery["status"] }),
  ...(isDay(from) && { from }),
  ...(isDay(until) && { until }),
});
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

export const ordersPage = (query: OrdersQuery) =>
  queryOptions({
    queryKey: [...orderListsKey, query],
    queryFn: ({ signal }) => call(listOrders, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Milliseconds after which a mail that has not arrived is no longer waited for. */
const mailPatience = 120_000;
const isOnItsWay = ({ state, at: instant }: Order["mails"][number]) =>
  (state === "queued" || state === "sent") && Date.now() - Date.parse(instant) < mailPatience;

/** One order; read again while one of its mails is on its way, ever less often, since each read is an entry of the security log. */
export const oneOrder = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, id],
    queryFn: ({ signal }) => send(getOrder, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.output.mails.some(isOnItsWay) ? 1_500 * 2 ** Math.min(state.dataUpdateCount, 5) : false,
  });
