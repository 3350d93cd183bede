import { Button, Group } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orderStates } from "../../../shared/laborshop/orders/order.ts";
import { DateInput } from "../../platform/date/date-input.tsx";
import { useFormat } from "../../platform/format.ts";
import { ListPage } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { type Column, FilterSelect } from "../../ui/data-list.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { Customer } from "./customer.tsx";
import { ExportOrders } from "./export-orders.tsx";
import { OrderStateTag } from "./order-state.tsx";
import { type ListedOrder, ordersAt, ordersPage, ordersPerPage, wantedOrders } from "./queries.ts";
import { useSelectedOrders } from "./selected-orders.tsx";

function useColumns(): Column<ListedOrder>[] {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  return [
    {
      key: "number",
      label: t("number"),
      width: "140px",
      phone: "title",
      sortable: true,
      cell: ({ number }) => <span className="lb-figures">{number}</span>,
    },
    {
      key: "ordered",
      label: t("ordered"),
      width: "170px",
      cell: ({ ordered }) => <time dateTime={ordered}>{format.dateTime(ordered)}</time>,
    },
    {
      key: "customer",
      label: t("customer"),
      width: "minmax(160px, 2fr)",
      cell: (order) => <Customer order={order} />,
    },
    {
      key: "articles",
      label: t("articles"),
      width: "minmax(130px, 1fr)",
      wide: true,
      cell: ({ articles }) => {
        const packs = articles.reduce((sum, { count }) => sum + count, 0);
        return t("packs", { count: packs, packs: format.number(packs) });
      },
    },
    {
      key: "status",
      label: t("status"),
      width: "minmax(190px, auto)",
      cell: ({ status }) => <OrderStateTag state={status} />,
    },
  ];
}

const none: never[] = [];

/** All orders, the newest first. */
export default function OrdersPage() {
  const { t } = useTranslation("shopOrders");
  const state = useListState({ filters: ["status", "from", "until"], pageSize: ordersPerPage });
  const { search, filters, order, offset } = state;
  const wanted = wantedOrders({ search, ...filters });
  const query = useQuery(
    ordersPage({
      ...wanted,
      sort: order?.descending === false ? "number" : "-number",
      limit: ordersPerPage,
      offset,
    }),
  );
  const { column, bar } = useSelectedOrders(query.data?.results ?? none);
  const day = (name: "from" | "until") => (
    <DateInput
      // Remount the field when the filters are reset outside of it.
      key={`${name} ${filters[name] === ""}`}
      aria-label={t(name)}
      leftSection={<span aria-hidden>{t(`short.${name}`)}</span>}
      leftSectionWidth={46}
      miw={180}
      // Give it a row of its own on phones.
      style={{ gridColumn: "1 / -1" }}
      defaultValue={filters[name]}
      onChange={(value) => state.setFilter(name, value)}
    />
  );
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={
        <Group gap="xs">
          <ExportOrders wanted={wanted} />
          <Button
            component={ActionLink}
            to={`${ordersAt}/packlisten?${new URLSearchParams({ search, ...filters })}`}
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            {t("pickLists")}
          </Button>
        </Group>
      }
      label={t("title")}
      search={t("search")}
      filters={
        <>
          <FilterSelect
            label={t("status")}
            any={t("anyState")}
            value={filters.status}
            options={[...orderStates, "open" as const].map((value) => ({
              value,
              label: t(`state.${value}`),
            }))}
            onChange={(value) => state.setFilter("status", value)}
          />
          {day("from")}
          {day("until")}
        </>
      }
      state={state}
      query={query}
      columns={[column, ...useColumns()]}
      rowKey={({ id }) => id}
      open={{ label: ({ number }) => t("open", { number }), to: ({ id }) => `${ordersAt}/${id}` }}
      empty={{ title: t("none"), text: t("noneText") }}
    >
      {bar}
    </ListPage>
  );
}
