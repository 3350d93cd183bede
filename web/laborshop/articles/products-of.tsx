import { Button } from "@mantine/core";
import { IconPackage, IconPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { products } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { useSavedOrder } from "../../platform/list/saved-order.ts";
import { OwnName } from "../../platform/own-names.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import type { RowOf } from "../../platform/resource/resource.ts";
import { DataList } from "../../ui/data-list.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useSortColumn } from "../../ui/sort-column.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ActionLink } from "../../ui/way.tsx";
import classes from "./product-picture.module.css";
import { productQueries, productsAt, productsOf } from "./queries.ts";

type Product = RowOf<typeof products>;

function ProductList({ read }: { read: readonly Product[] }) {
  const { t } = useTranslation("shopProducts");
  const access = useAccess();
  const client = useQueryClient();
  const { items, reorder } = useSavedOrder<Product>(read, async (rows) => {
    await call(products.move, { body: { order: rows.map(({ id }) => id) } });
    await client.invalidateQueries({ queryKey: productQueries.lists });
  });
  const { column, status } = useSortColumn<Product>({
    items,
    itemName: ({ name }) => name,
    onReorder: reorder,
  });
  return (
    <>
      <DataList
        label={t("products")}
        rows={[...items]}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "picture",
            label: t("picture"),
            width: "72px",
            cell: ({ picture }) =>
              picture && <img className={classes.small} src={picture.small} alt="" loading="lazy" />,
          },
          {
            key: "name",
            label: t("name"),
            width: "1fr",
            phone: "title",
            cell: ({ name }) => <OwnName>{name}</OwnName>,
          },
          ...(access.mayCall(products.move) && items.length > 1 ? [column] : []),
        ]}
        open={{ to: ({ id }) => `${productsAt}/${id}` }}
        order={null}
        onOrder={() => undefined}
        empty={<EmptyState icon={IconPackage} title={t("none")} />}
      />
      {status}
    </>
  );
}

/** The products of a category; they can be sorted. */
export function ProductsOf({ id }: { id: string }) {
  const { t } = useTranslation("shopProducts");
  const access = useAccess();
  return (
    <Panel
      flush
      title={t("products")}
      aside={
        access.mayCall(products.create) && (
          <Button
            component={ActionLink}
            to={`${productsAt}/neu/${id}`}
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t("new")}
          </Button>
        )
      }
    >
      <QueryState query={useQuery(productsOf(id))}>{(read) => <ProductList read={read} />}</QueryState>
    </Panel>
  );
}
