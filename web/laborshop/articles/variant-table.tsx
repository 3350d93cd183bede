import { ActionIcon, Checkbox, NumberInput, TextInput } from "@mantine/core";
import { IconPencil, IconTags } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { variants } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { type SaveForm, useSaveForm } from "../../platform/form/use-save-form.ts";
import { useSavedOrder } from "../../platform/list/saved-order.ts";
import { useAccess } from "../../platform/permissions.ts";
import type { RowOf } from "../../platform/resource/resource.ts";
import { type Column, DataList } from "../../ui/data-list.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useSortColumn } from "../../ui/sort-column.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { variantKey, variantQueries, variantsOf } from "./queries.ts";
import { changesOf, repeatedNumbers, rowsOf, saveRows, variantRows } from "./variant-rows.ts";
import classes from "./variant-table.module.css";

type Row = RowOf<typeof variants>;

/** Moves the focus to the same field of the row above or below by arrow keys. */
function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const field = event.currentTarget;
  if (!step || !field.dataset.column) return;
  const column = [
    ...(field.form?.querySelectorAll<HTMLInputElement>(`[data-column="${field.dataset.column}"]`) ?? []),
  ];
  const next = column[column.indexOf(field) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** The variants of a product as a table for editing in place and sorting. */
export function VariantTable(props: { product: string; read: readonly Row[]; onOpen: (id: string) => void }) {
  const { product, read } = props;
  const { t } = useTranslation("shopVariants");
  const access = useAccess();
  const client = useQueryClient();
  const mayChange = access.mayCall(variants.change);
  const values = (rows: readonly Row[]) => ({ values: { rows: rowsOf(rows) }, etag: JSON.stringify(rows) });
  const base: SaveForm<typeof variantRows> = useSaveForm({
    schema: variantRows,
    read: values(read),
    save: ({ rows }) => saveRows(base.form.getInitialValues().rows, rows),
    unchanged: ({ rows }) => (changesOf(rowsOf(read), rows).length === 0 ? values(read) : undefined),
    reread: async () => values(await client.fetchQuery({ ...variantsOf(product), staleTime: 0 })),
    onSaved: () => client.invalidateQueries({ queryKey: variantKey }),
  });
  const { items, reorder } = useSavedOrder<Row>(read, async (rows) => {
    await call(variants.move, { body: { order: rows.map(({ id }) => id) } });
    await client.invalidateQueries({ queryKey: variantQueries.lists });
  });
  const { column: order, status } = useSortColumn<Row>({
    items,
    itemName: ({ article_number }) => article_number,
    onReorder: reorder,
  });
  const { form } = base;
  const repeated = repeatedNumbers(read);
  // Rows keep their index in the form while they are sorted.
  const placeOf = (id: string) => form.getValues().rows.findIndex((row) => row.id === id);
  const field = (
    row: Row,
    name: "article_number" | "additional_information" | "quantity_per_pack" | "maximum_order_quantity",
  ) => {
    const path = `rows.${placeOf(row.id)}.${name}`;
    return {
      "aria-label": `${t(name)}, ${t("one", { number: row.article_number })}`,
      "data-column": name,
      size: "sm",
      readOnly: !mayChange,
      onKeyDown: moveInColumn,
      key: form.key(path),
      ...form.getInputProps(path),
    };
  };
  const number = (row: Row, name: "quantity_per_pack" | "maximum_order_quantity", max: number) => {
    const { key, ...input } = field(row, name);
    return (
      <NumberInput
        key={key}
        {...input}
        hideControls
        withKeyboardEvents={false}
        min={1}
        max={max}
        allowDecimal={false}
        className={classes.number}
      />
    );
  };
  const text = (row: Row, name: "article_number" | "additional_information", maxLength: number) => {
    const { key, ...input } = field(row, name);
    return <TextInput key={key} {...input} maxLength={maxLength} />;
  };
  /** Label each cell, since small screens have no headings. */
  const labelled = (label: string, input: ReactNode) => (
    <div className={classes.cell}>
      <span className={classes.label} aria-hidden>
        {label}
      </span>
      {input}
    </div>
  );
  const columns: Column<Row>[] = [
    {
      key: "article_number",
      label: t("article_number"),
      width: "minmax(120px, 1fr)",
      phone: "line",
      cell: (row) => labelled(t("article_number"), text(row, "article_number", 100)),
    },
    {
      key: "additional_information",
      label: t("additional_information"),
      width: "minmax(150px, 2fr)",
      cell: (row) => labelled(t("additional_information"), text(row, "additional_information", 500)),
    },
    {
      key: "quantity_per_pack",
      label: t("perPackShort"),
      width: "92px",
      cell: (row) => labelled(t("quantity_per_pack"), number(row, "quantity_per_pack", 1_000_000)),
    },
    {
      key: "maximum_order_quantity",
      label: t("maximumShort"),
      width: "92px",
      cell: (row) => labelled(t("maximum_order_quantity"), number(row, "maximum_order_quantity", 9999)),
    },
    {
      key: "hidden",
      label: t("hiddenShort"),
      width: "92px",
      cell: (row) => {
        const path = `rows.${placeOf(row.id)}.hidden`;
        return labelled(
          t("hidden"),
          <Checkbox
            aria-label={`${t("hidden")}, ${t("one", { number: row.article_number })}`}
            disabled={!mayChange}
            key={form.key(path)}
            {...form.getInputProps(path, { type: "checkbox" })}
          />,
        );
      },
    },
    {
      key: "open",
      label: t("openShort"),
      width: "44px",
      cell: (row) => (
        <ActionIcon
          variant="subtle"
          aria-label={t("open", { number: row.article_number })}
          onClick={() => props.onOpen(row.id)}
        >
          <IconPencil size={17} aria-hidden />
        </ActionIcon>
      ),
    },
  ];
  return (
    <SaveFormFrame base={base} label={t("title")}>
      {repeated.length > 0 && (
        <Notice tone="warn">{t("repeated", { count: repeated.length, numbers: repeated.join(", ") })}</Notice>
      )}
      <DataList
        label={t("title")}
        // Skip variants that were added since, as they are not in the form yet.
        rows={items.filter(({ id }) => placeOf(id) >= 0)}
        rowKey={({ id }) => id}
        columns={[...columns, ...(access.mayCall(variants.move) && items.length > 1 ? [order] : [])]}
        empty={<EmptyState icon={IconTags} title={t("none")} text={t("noneText")} />}
      />
      {status}
      {mayChange && read.length > 0 && <SaveBar saving={base} />}
    </SaveFormFrame>
  );
}
