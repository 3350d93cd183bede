import { Button, Select, Stack, Text, Textarea } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { confirmationLife, orderWorkSchema, workStates } from "../../../shared/laborshop/orders/order.ts";
import { nameOfOrder } from "../../../shared/laborshop/orders/order-name.ts";
import { changeOrder } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { send } from "../../platform/api/call.ts";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useFormat } from "../../platform/format.ts";
import { useAccess } from "../../platform/permissions.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { useVisited } from "../../platform/visited.ts";
import { DataList } from "../../ui/data-list.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { OrderMails } from "./order-mails.tsx";
import { OrderRemoval } from "./order-removal.tsx";
import { OrderStateTag } from "./order-state.tsx";
import { type Order, oneOrder, ordersAt, type ReadOrder } from "./queries.ts";
import { useShowOrder } from "./show-order.ts";

function Instants({ order }: { order: Order }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  return (
    <Panel title={t("course")}>
      <Facts>
        <Fact label={t("status")}>
          <OrderStateTag state={order.status} />
        </Fact>
        {(["ordered", "confirmed", "shipped"] as const).map((name) => {
          const instant = order[name];
          return (
            instant && (
              <Fact key={name} label={t(name)}>
                <time dateTime={instant}>{format.dateTime(instant)}</time>
              </Fact>
            )
          );
        })}
        <Fact label={t("language")}>{format.language(order.language)}</Fact>
      </Facts>
    </Panel>
  );
}

/** Status and remark of the laboratory's work; without settings before the customer has confirmed the order. */
function Work({ read }: { read: ReadOrder }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  const { id, status, remark, ordered } = read.output;
  const show = useShowOrder(id);
  const query = oneOrder(id);
  const client = useQueryClient();
  const editable = useAccess().mayCall(changeOrder);
  const valuesOf = (order: Order) => ({
    status: order.status === "submitted" ? ("confirmed" as const) : order.status,
    remark: order.remark,
  });
  const base = useSaveForm({
    schema: orderWorkSchema,
    read: { values: valuesOf(read.output), etag: read.etag },
    save: (body, ifMatch) => send(changeOrder, { params: { id }, body, ...(ifMatch && { ifMatch }) }),
    onSaved: show,
    reread: async () => {
      const { output, etag } = await client.fetchQuery({ ...query, staleTime: 0 });
      return { values: valuesOf(output), etag };
    },
  });
  const { form } = base;
  if (status === "submitted") {
    const until = new Date(Date.parse(ordered) + confirmationLife * 1000).toISOString();
    return (
      <Notice tone="new" title={t("waits")}>
        {t("waitsText", { until: format.dateTime(until) })}
      </Notice>
    );
  }
  if (!editable)
    return (
      remark && (
        <Panel title={t("remark")}>
          <Text style={{ whiteSpace: "pre-line" }}>{remark}</Text>
        </Panel>
      )
    );
  return (
    <SaveFormFrame base={base} label={t("work")} mayChange={editable}>
      <Panel title={t("work")}>
        <Stack>
          <Select
            label={t("status")}
            allowDeselect={false}
            data={workStates.map((value) => ({ value, label: t(`state.${value}`) }))}
            key={form.key("status")}
            {...form.getInputProps("status")}
          />
          <Textarea
            label={t("remark")}
            description={t("remarkHint")}
            autosize
            minRows={2}
            maxLength={2000}
            key={form.key("remark")}
            {...form.getInputProps("remark")}
          />
        </Stack>
      </Panel>
      <SaveBar saving={base}>
        {(["in_progress", "shipped"] as const)
          .filter((next) => workStates.indexOf(next) > workStates.indexOf(valuesOf(read.output).status))
          .map((next) => (
            <Button
              key={next}
              variant="default"
              onClick={() => {
                form.setFieldValue("status", next);
                void base.submit();
              }}
            >
              {t(`set.${next}`)}
            </Button>
          ))}
      </SaveBar>
    </SaveFormFrame>
  );
}

function Articles({ order }: { order: Order }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  return (
    <Panel flush title={t("articles")}>
      <DataList
        label={t("articles")}
        rows={order.articles}
        rowKey={({ variant }) => variant}
        columns={[
          {
            key: "article",
            label: t("article"),
            width: "minmax(160px, 2fr)",
            phone: "title",
            cell: ({ product }) => <span lang={order.language}>{product}</span>,
          },
          {
            key: "number",
            label: t("articleNumber"),
            width: "minmax(110px, 1fr)",
            cell: ({ article_number }) => <span className="lb-figures">{article_number}</span>,
          },
          {
            key: "information",
            label: t("information"),
            width: "minmax(120px, 1fr)",
            cell: ({ additional_information }) => <span lang={order.language}>{additional_information}</span>,
          },
          {
            key: "pack",
            label: t("perPack"),
            width: "140px",
            align: "end",
            wide: true,
            cell: ({ quantity_per_pack }) => format.number(quantity_per_pack),
          },
          {
            key: "count",
            label: t("orderedPacks"),
            width: "110px",
            align: "end",
            cell: ({ count }) => t("packs", { count, packs: format.number(count) }),
          },
        ]}
      />
    </Panel>
  );
}

/** The customer's entries in the delivery form. */
function Delivery({ order }: { order: Order }) {
  const { t } = useTranslation("shopOrders");
  return (
    <Panel title={t("delivery")}>
      {order.anonymous ? (
        <Text c="dimmed">{t("anonymousText")}</Text>
      ) : (
        <div lang={order.language}>
          <Facts>
            {order.delivery
              .filter(({ value }) => value !== "")
              .map(({ name, label, type, value }) => (
                <Fact key={name} label={label}>
                  <span style={{ whiteSpace: "pre-line" }}>{type === "checkbox" ? "✓" : value}</span>
                </Fact>
              ))}
          </Facts>
        </div>
      )}
    </Panel>
  );
}

/** One order with its articles, delivery details, mails and status. */
export default function OrderPage() {
  const { t } = useTranslation("shopOrders");
  const { id = "" } = useParams();
  const query = useQuery(oneOrder(id));
  useVisited(query, ({ output }) => nameOfOrder(output));
  return (
    <Page
      narrow
      title={query.data ? t("one", { number: nameOfOrder(query.data.output) }) : t("title")}
      back={{ to: ordersAt, label: t("title") }}
      actions={
        <Button
          component={ActionLink}
          to={`${ordersAt}/packlisten?order=${id}`}
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
        >
          {t("pickList")}
        </Button>
      }
    >
      <QueryState query={query}>
        {(read) => (
          <>
            <Instants order={read.output} />
            <Work key={id} read={read} />
            <Articles order={read.output} />
            <Delivery order={read.output} />
            <OrderMails read={read} />
            <OrderRemoval read={read} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
