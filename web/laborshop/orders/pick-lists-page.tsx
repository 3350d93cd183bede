import { Button, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { qrCode } from "../../../shared/kernel/qr-code.ts";
import { useFormat } from "../../platform/format.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { PrintedSheet, PrintedTable } from "../../ui/printed.tsx";
import { EmptyState } from "../../ui/states.tsx";
import classes from "./pick-lists.module.css";
import { type ListedOrder, oneOrder, ordersAt, ordersPage, wantedOrders } from "./queries.ts";

/** Orders printed in one go. */
const most = 100;

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

/** What to pack for one order, on a page of its own. */
function PickList({ order }: { order: ListedOrder }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  return (
    <PrintedSheet className={classes.list} label={t("one", { number: order.number })}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h1">
            {t("one", { number: order.number })}
          </Title>
          <p>{t("orderedAt", { at: format.dateTime(order.ordered) })}</p>
        </div>
        <NumberCode number={order.number} />
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
      <PrintedTable label={t("articlesOf", { number: order.number })} className={classes.articles}>
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
              <td>
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

/** Nothing is packed before its customer has confirmed it. */
const isDue = ({ status }: ListedOrder) => status !== "submitted";

function useWanted() {
  const [address] = useSearchParams();
  const id = address.get("order");
  const text = (name: string) => address.get(name) ?? "";
  const filters = {
    search: text("search"),
    status: text("status"),
    from: text("from"),
    until: text("until"),
  };
  const one = useQuery({ ...oneOrder(id ?? ""), enabled: id !== null });
  const many = useQuery({
    ...ordersPage({ ...wantedOrders(filters), sort: "number", limit: most }),
    enabled: id === null,
  });
  return id === null
    ? { ...many, data: many.data && { orders: many.data.results.filter(isDue), count: many.data.count } }
    : { ...one, data: one.data && { orders: [one.data.output], count: 1 } };
}

/** Pick lists of one order, or of those that the list shows, to be printed: each begins a page. */
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
              {count > most && (
                <Notice tone="warn">
                  {t("firstOnly", { shown: format.number(most), count: format.number(count) })}
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
