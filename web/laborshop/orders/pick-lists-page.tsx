import { Button, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { qrCode } from "../../../shared/kernel/qr-code.ts";
import { nameOfOrder } from "../../../shared/laborshop/orders/order-name.ts";
import { useFormat } from "../../platform/format.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { PrintedSheet, PrintedTable } from "../../ui/printed.tsx";
import { EmptyState } from "../../ui/states.tsx";
import classes from "./pick-lists.module.css";
import { type ListedOrder, oneOrder, ordersAt, ordersPage, wantedOrders } from "./queries.ts";

/** Maximum number of orders in one printout. */
const mostOrders = 100;

function NumberCode({ number }: { number: string }) {
  const { t } = useTranslation("shopOrders");
  const { size, path } = qrCode(number);
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t("code", { number })}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The pick list of one order, on a page of its own. */
function PickList({ order }: { order: ListedOrder }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  const number = nameOfOrder(order);
  return (
    <PrintedSheet className={classes.list} label={t("one", { number })}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h1">
            {t("one", { number })}
          </Title>
          <p>{t("orderedAt", { at: format.dateTime(order.ordered) })}</p>
        </div>
        <NumberCode number={number} />
      </header>
      <dl className={classes.address} lang={order.language}>
        {order.delivery
          .filter(({ value }) => value !== "")
          .map(({ name, label, type, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{type === "checkbox" ? "✓" : value}</dd>
            </div>
          ))}
      </dl>
      <PrintedTable label={t("articlesOf", { number })} className={classes.articles}>
        <thead>
          <tr>
            <th>{t("packed")}</th>
            <th data-align="end">{t("orderedPacks")}</th>
            <th>{t("articleNumber")}</th>
            <th>{t("article")}</th>
            <th data-align="end">{t("perPack")}</th>
          </tr>
        </thead>
        <tbody className="lb-figures">
          {order.articles.map((line) => (
            <tr key={line.variant}>
              <td>
                <span className={classes.box} />
              </td>
              <td data-align="end">
                <strong>{format.number(line.count)}</strong>
              </td>
              <td>{line.article_number}</td>
              <td lang={order.language}>
                {line.product}
                {line.additional_information && <small>{line.additional_information}</small>}
              </td>
              <td data-align="end">{format.number(line.quantity_per_pack)}</td>
            </tr>
          ))}
        </tbody>
      </PrintedTable>
      {order.remark && (
        <p className={classes.remark}>
          <strong>{t("remark")}:</strong> {order.remark}
        </p>
      )}
    </PrintedSheet>
  );
}

/** Orders are packed only after their confirmation, and only while the customer is known. */
const isDue = ({ status, anonymous }: ListedOrder) => status !== "submitted" && !anonymous;

function useWanted() {
  const [address] = useSearchParams();
  const ids = (address.get("orders") ?? address.get("order"))
    ?.split(",")
    .filter(Boolean)
    .slice(0, mostOrders);
  const text = (name: string) => address.get(name) ?? "";
  const filters = {
    search: text("search"),
    // By default, orders still to be shipped.
    status: text("status") || "open",
    from: text("from"),
    until: text("until"),
  };
  const chosen = useQueries({ queries: (ids ?? []).map((id) => oneOrder(id)) });
  const many = useQuery({
    ...ordersPage({ ...wantedOrders(filters), sort: "ordered", limit: mostOrders }),
    enabled: ids === undefined,
  });
  if (ids === undefined)
    return {
      ...many,
      data: many.data && { orders: many.data.results.filter(isDue), count: many.data.count },
    };
  const orders = chosen.flatMap(({ data }) => data?.output ?? []);
  return {
    isPending: chosen.some(({ isPending }) => isPending),
    error: chosen.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(chosen.map(({ refetch }) => refetch())),
    data: orders.length === ids.length ? { orders, count: orders.length } : undefined,
  };
}

/** Printable pick lists of one order, of the selected ones, or of those in the list, each on a new page. */
export default function PickListsPage() {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  return (
    <Page
      narrow
      title={t("pickLists")}
      lead={t("pickListsLead")}
      back={{ to: ordersAt, label: t("title") }}
      actions={
        <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
          {t("print")}
        </Button>
      }
    >
      <QueryState query={useWanted()}>
        {({ orders, count }) =>
          orders.length === 0 ? (
            <EmptyState title={t("none")} text={t("noPickLists")} />
          ) : (
            <>
              {count > mostOrders && (
                <Notice tone="warn">
                  {t("firstOnly", { shown: format.number(mostOrders), count: format.number(count) })}
                </Notice>
              )}
              {orders.map((order) => (
                <PickList key={order.id} order={order} />
              ))}
            </>
          )
        }
      </QueryState>
    </Page>
  );
}
