import { useTranslation } from "react-i18next";
import type { ListedOrder } from "./queries.ts";

/** Who ordered: what they typed first, their address, or nobody any more. */
export function Customer({ order }: { order: ListedOrder }) {
  const { t } = useTranslation("shopOrders");
  if (order.anonymous) return t("anonymous");
  const typed = order.delivery.find(({ type, value }) => type === "text" && value !== "")?.value;
  return <span lang={order.language}>{typed ?? order.customer_email}</span>;
}
