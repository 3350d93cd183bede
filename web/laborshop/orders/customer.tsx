import { useTranslation } from "react-i18next";
import { customerOf } from "./customer-of.ts";
import type { ListedOrder } from "./queries.ts";

/** The customer of an order, or a note that the order is anonymous. */
export function Customer({ order }: { order: ListedOrder }) {
  const { t } = useTranslation("shopOrders");
  if (order.anonymous) return t("anonymous");
  return <span lang={order.language}>{customerOf(order)}</span>;
}
