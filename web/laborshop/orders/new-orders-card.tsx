import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { nameOfOrder } from "../../../shared/laborshop/orders/order-name.ts";
import { listOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink, Link } from "../../ui/way.tsx";
import { Customer } from "./customer.tsx";
import classes from "./new-orders.module.css";
import { ordersAt, ordersPage } from "./queries.ts";

/** Number of orders that the dashboard names. */
const mostOrders = 5;

/** Dashboard card with orders that nobody has begun to work on; empty for accounts that may not see orders. */
export function NewOrdersCard() {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  const mayOpen = useAccess().mayCall(listOrders);
  const query = useQuery({ ...ordersPage({ status: "confirmed", limit: mostOrders }), enabled: mayOpen });
  if (!mayOpen) return null;
  return (
    <Panel
      flush
      title={t("cardTitle")}
      aside={
        <Anchor component={ActionLink} to={ordersAt} size="sm">
          {t("cardAll")}
        </Anchor>
      }
    >
      <QueryState query={query}>
        {({ count, results }) => (
          <>
            {count === 0 && (
              <Text c="dimmed" px="md" pb="md">
                {t("cardNone")}
              </Text>
            )}
            <ul className="lb-lines">
              {results.map((order) => (
                <li key={order.id} className={classes.order}>
                  <Anchor component={Link} to={`${ordersAt}/${order.id}`}>
                    {nameOfOrder(order)}
                  </Anchor>
                  <Customer order={order} />
                  <time dateTime={order.ordered}>{format.dateTime(order.ordered)}</time>
                </li>
              ))}
            </ul>
            {count > results.length && (
              <Text size="sm" c="dimmed" p="md">
                {t("cardMore", {
                  count: count - results.length,
                  orders: format.number(count - results.length),
                })}
              </Text>
            )}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
