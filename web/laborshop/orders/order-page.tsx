import { Button, Group, List, Select, Stack, Table, Text, Textarea } from "@mantine/core";
import { IconMailForward, IconPrinter } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import {
  confirmationLife,
  type OrderMail,
  orderMails,
  orderWorkSchema,
  workStates,
} from "../../../shared/laborshop/orders/order.ts";
import {
  anonymiseOrder,
  changeOrder,
  removeOrder,
  sendCustomerConfirmation,
  sendLabConfirmation,
  sendOptIn,
} from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { newIdempotencyKey, send } from "../../platform/api/call.ts";
import { DeleteButton } from "../../platform/delete-button.tsx";
import { SaveFormFrame } from "../../platform/form/save-form.tsx";
import { useSaveForm } from "../../platform/form/use-save-form.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { QueryState } from "../../platform/query-state.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { SaveBar } from "../../ui/form/save-bar.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ScrollRegion } from "../../ui/scroll-region.tsx";
import { OrderStateTag } from "./order-state.tsx";
import { type Order, oneOrder, orderListsKey, ordersAt, type ReadOrder } from "./queries.ts";

/** Shows an order as a call has answered it. */
function useShow(id: string) {
  const client = useQueryClient();
  return async (read: ReadOrder) => {
    client.setQueryData(oneOrder(id).queryKey, read);
    await client.invalidateQueries({ queryKey: orderListsKey });
  };
}

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

/** How far the laboratory is with it; nothing to set before the customer has confirmed it. */
function Work({ read }: { read: ReadOrder }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  const { id, status, remark, ordered } = read.output;
  const show = useShow(id);
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
    <SaveFormFrame base={base} label={t("work")}>
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
      <SaveBar saving={base} />
    </SaveFormFrame>
  );
}

function Articles({ order }: { order: Order }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  return (
    <Panel title={t("articles")}>
      <ScrollRegion label={t("articles")}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("articleNumber")}</Table.Th>
              <Table.Th>{t("article")}</Table.Th>
              <Table.Th ta="right">{t("perPack")}</Table.Th>
              <Table.Th ta="right">{t("orderedPacks")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody className="lb-figures">
            {order.articles.map((line) => (
              <Table.Tr key={line.variant}>
                <Table.Td>{line.article_number}</Table.Td>
                <Table.Td>
                  {line.product}
                  {line.additional_information && (
                    <Text size="sm" c="dimmed">
                      {line.additional_information}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td ta="right">{format.number(line.quantity_per_pack)}</Table.Td>
                <Table.Td ta="right">{format.number(line.count)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollRegion>
    </Panel>
  );
}

/** What the customer typed, in their words. */
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

const sending = {
  confirmation: sendOptIn,
  summary: sendCustomerConfirmation,
  order: sendLabConfirmation,
} as const satisfies Record<OrderMail, unknown>;

function Mails({ read }: { read: ReadOrder }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  const { output: order, etag } = read;
  const show = useShow(order.id);
  const mayChange = useAccess().mayCall(changeOrder);
  const again = useMutation({
    mutationFn: (mail: OrderMail) =>
      send(sending[mail], {
        params: { id: order.id },
        idempotencyKey: newIdempotencyKey(),
        ...(etag && { ifMatch: etag }),
      }),
    onSuccess: async (sent, mail) => {
      await show(sent);
      notifySuccess(t("sentAgain", { mail: t(`mail.${mail}`) }));
    },
    onError: (problem) => notifyError(t("sendFailed"), { content: problemText(problem) }),
  });
  const fits = orderMails.filter(
    (mail) =>
      (mail === "confirmation") === (order.status === "submitted") && !(order.anonymous && mail !== "order"),
  );
  return (
    <Panel title={t("mails")}>
      <Stack>
        {order.mails.length === 0 ? (
          <Text c="dimmed">{t("noMails")}</Text>
        ) : (
          <List listStyleType="none" spacing="xs">
            {order.mails.map(({ mail, to, at }) => (
              <List.Item key={`${mail} ${at}`}>
                {t(`mail.${mail}`)}
                <Text size="sm" c="dimmed">
                  <time dateTime={at}>{format.dateTime(at)}</time>
                  {to && ` · ${to}`}
                </Text>
              </List.Item>
            ))}
          </List>
        )}
        {mayChange && fits.length > 0 && (
          <Group gap="xs">
            {fits.map((mail) => (
              <Button
                key={mail}
                variant="default"
                leftSection={<IconMailForward size={16} aria-hidden />}
                loading={again.isPending && again.variables === mail}
                onClick={() => again.mutate(mail)}
              >
                {t(`sendAgain.${mail}`)}
              </Button>
            ))}
          </Group>
        )}
      </Stack>
    </Panel>
  );
}

/** What takes the customer out of the order, or the order away. */
function Removal({ read }: { read: ReadOrder }) {
  const { t } = useTranslation("shopOrders");
  const navigate = useNavigate();
  const client = useQueryClient();
  const { output: order, etag } = read;
  const show = useShow(order.id);
  if (!useAccess().mayCall(removeOrder)) return null;
  const options = { params: { id: order.id }, ...(etag && { ifMatch: etag }) };
  return (
    <Group gap="xs">
      {order.status !== "submitted" && !order.anonymous && (
        <DeleteButton
          label={t("anonymise")}
          title={t("anonymiseTitle", { number: order.number })}
          text={t("anonymiseText")}
          confirm={t("anonymise")}
          deleted={t("anonymised")}
          remove={async () => show(await send(anonymiseOrder, options))}
          onDeleted={() => {}}
        />
      )}
      <DeleteButton
        title={t("deleteTitle", { number: order.number })}
        text={t("deleteText")}
        remove={() => send(removeOrder, options)}
        onDeleted={async () => {
          await navigate(ordersAt);
          client.removeQueries({ queryKey: oneOrder(order.id).queryKey });
          await client.invalidateQueries({ queryKey: orderListsKey });
        }}
      />
    </Group>
  );
}

/** One order: what to pack, where it goes, which mails went out, and how far it is. */
export default function OrderPage() {
  const { t } = useTranslation("shopOrders");
  const { id = "" } = useParams();
  const query = useQuery(oneOrder(id));
  return (
    <Page
      narrow
      title={query.data ? t("one", { number: query.data.output.number }) : t("title")}
      back={{ to: ordersAt, label: t("title") }}
      actions={
        <Button
          component={Link}
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
            <Mails read={read} />
            <Removal read={read} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
