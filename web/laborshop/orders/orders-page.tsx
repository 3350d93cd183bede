import { Button, Group, Text } from "@mantine/core";
import { IconPrinter, IconUserSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orderStates } from "../../../shared/laborshop/orders/order.ts";
import { nameOfOrder } from "../../../shared/laborshop/orders/order-name.ts";
import { exportCustomer } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { useFormat } from "../../platform/format.ts";
import { DayFilter } from "../../platform/list/day-filter.tsx";
import { ListPage } from "../../platform/list/list-page.tsx";
import { useListState } from "../../platform/list/list-state.ts";
import { useAccess } from "../../platform/permissions.ts";
import { type Column, FilterSelect } from "../../ui/data-list.tsx";
import type { ListOrder } from "../../ui/list-order.ts";
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
      cell: (order) => (
        <Text span inherit className="lb-figures" c={order.number === null ? "dimmed" : undefined}>
          {nameOfOrder(order)}
        </Text>
      ),
    },
    {
      key: "ordered",
      label: t("ordered"),
      width: "170px",
      sortable: true,
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

/** The order of the list; by default the newest first. */
function sortOf(order: ListOrder | null) {
  const key = order?.column === "number" ? "number" : "ordered";
  return order?.descending === false ? key : (`-${key}` as const);
}

/** All orders, the newest first. */
export default function OrdersPage() {
  const { t } = useTranslation("shopOrders");
  const mayExport = useAccess().mayCall(exportCustomer);
  const state = useListState({ filters: ["status", "from", "until"], pageSize: ordersPerPage });
  const { search, filters, order, offset } = state;
  const filter = wantedOrders({ search, ...filters });
  const query = useQuery(
    ordersPage({
      ...filter,
      sort: sortOf(order),
      limit: ordersPerPage,
      offset,
    }),
  );
  const { column, bar } = useSelectedOrders(query.data?.results ?? none);
  const day = (name: "from" | "until") => (
    <DayFilter
      label={t(name)}
      short={t(`short.${name}`)}
      value={filters[name]}
      onChange={(value) => state.setFilter(name, value)}
    />
  );
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={
        <Group gap="xs">
          <ExportOrders wanted={filter} />
          {mayExport && (
            <Button
              component={ActionLink}
              to={`${ordersAt}/kundendaten`}
              variant="default"
              leftSection={<IconUserSearch size={16} aria-hidden />}
            >
              {t("customerData")}
            </Button>
          )}
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
      open={{
        label: (order) => t("open", { number: nameOfOrder(order) }),
        to: ({ id }) => `${ordersAt}/${id}`,
      }}
      empty={{ title: t("none"), text: t("noneText") }}
    >
      {bar}
    </ListPage>
  );
}
