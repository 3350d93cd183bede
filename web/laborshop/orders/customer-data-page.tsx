import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { IconDownload } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OutputOf } from "../../../shared/kernel/endpoint.ts";
import { customerSchema } from "../../../shared/laborshop/orders/order.ts";
import { nameOfOrder } from "../../../shared/laborshop/orders/order-name.ts";
import { eraseCustomer, exportCustomer } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { call } from "../../platform/api/call.ts";
import { DeleteButton } from "../../platform/delete-button.tsx";
import { DisabledInMaintenance } from "../../platform/form/disabled-in-maintenance.tsx";
import { checkBy } from "../../platform/form/field-text.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { saveBlob } from "../../platform/save-blob.ts";
import { Page } from "../../ui/page.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { Link } from "../../ui/way.tsx";
import { OrderStateTag } from "./order-state.tsx";
import { ordersAt, ordersKey } from "./queries.ts";

type Customer = OutputOf<typeof exportCustomer>;

/** The data kept about one customer, by their address: to hand it out to them, or to erase it. */
export default function CustomerDataPage() {
  const { t } = useTranslation("shopOrders");
  const form = useForm({ initialValues: { email: "" }, validate: checkBy(customerSchema) });
  const finding = useMutation({
    mutationFn: (body: { email: string }) => call(exportCustomer, { body }),
    onError: (problem) => notifyError(t("findFailed"), { content: problemText(problem) }),
  });
  return (
    <Page
      narrow
      title={t("customerData")}
      lead={t("customerLead")}
      back={{ to: ordersAt, label: t("title") }}
    >
      <Panel>
        <form noValidate onSubmit={form.onSubmit(({ email }) => finding.mutate({ email: email.trim() }))}>
          <DisabledInMaintenance>
            <Group align="flex-end" gap="sm">
              <TextInput
                type="email"
                autoComplete="off"
                label={t("customerEmail")}
                style={{ flex: "1 1 260px" }}
                {...form.getInputProps("email")}
              />
              <Button type="submit" loading={finding.isPending}>
                {t("find")}
              </Button>
            </Group>
          </DisabledInMaintenance>
        </form>
      </Panel>
      {finding.data && <CustomerData customer={finding.data} onErased={finding.reset} />}
    </Page>
  );
}

function CustomerData({ customer, onErased }: { customer: Customer; onErased: () => void }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  const client = useQueryClient();
  const mayErase = useAccess().mayCall(eraseCustomer);
  const { email, orders } = customer;
  if (orders.length === 0)
    return <EmptyState title={t("noCustomer", { email })} text={t("noCustomerText")} />;
  const save = () =>
    saveBlob(
      new Blob([JSON.stringify(customer, null, 2)], { type: "application/json" }),
      `${t("customerFile")} ${new Date().toISOString().slice(0, 10)}.json`,
    );
  return (
    <Panel title={t("ordersBy", { count: orders.length, email })}>
      <Stack gap="md">
        <ul className="lb-lines">
          {orders.map((order) => (
            <li key={order.id}>
              <Group gap="md">
                <Link to={`${ordersAt}/${order.id}`}>{nameOfOrder(order)}</Link>
                <Text size="sm" c="dimmed">
                  {format.dateTime(order.ordered)}
                </Text>
                <OrderStateTag state={order.status} />
              </Group>
            </li>
          ))}
        </ul>
        <Group gap="xs">
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
            {t("saveCustomer")}
          </Button>
          {mayErase && (
            <DeleteButton
              label={t("eraseCustomer")}
              title={t("eraseTitle", { email })}
              text={t("eraseText")}
              confirm={t("eraseCustomer")}
              deleted={t("customerErased")}
              remove={() => call(eraseCustomer, { body: { email } })}
              onDeleted={async () => {
                onErased();
                await client.invalidateQueries({ queryKey: ordersKey });
              }}
            />
          )}
        </Group>
      </Stack>
    </Panel>
  );
}
