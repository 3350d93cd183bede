import { Button, Group, Stack, Text } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { MailState } from "../../../shared/core/mail/mail.messages.ts";
import { type OrderMail, orderMails } from "../../../shared/laborshop/orders/order.ts";
import {
  changeOrder,
  sendCustomerConfirmation,
  sendLabConfirmation,
  sendOptIn,
} from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { newIdempotencyKey, send } from "../../platform/api/call.ts";
import { ApiProblem } from "../../platform/api/problem.ts";
import { useFormat } from "../../platform/format.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { StateTag, type Tone } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { ReadOrder } from "./queries.ts";
import { useShowOrder } from "./show-order.ts";

const sending = {
  confirmation: sendOptIn,
  summary: sendCustomerConfirmation,
  order: sendLabConfirmation,
} as const satisfies Record<OrderMail, unknown>;

const tones = {
  queued: "quiet",
  failed: "bad",
  sent: "quiet",
  delivered: "good",
  bounced: "bad",
  complained: "bad",
  rejected: "bad",
} as const satisfies Record<MailState, Tone>;

/** The mails of an order that were sent, with buttons to send each again. */
export function OrderMails({ read }: { read: ReadOrder }) {
  const { t } = useTranslation("shopOrders");
  const format = useFormat();
  const labelled = useId();
  const { output: order, etag } = read;
  const show = useShowOrder(order.id);
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
    onError: (problem) =>
      notifyError(t("sendFailed"), {
        content:
          problem instanceof ApiProblem && problem.code === "too_many_requests"
            ? t("enoughMails")
            : problemText(problem),
      }),
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
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
            {order.mails.map(({ mail, to, at: instant, state }) => (
              <li key={`${mail} ${instant}`}>
                {t(`mail.${mail}`)}{" "}
                {state && <StateTag tone={tones[state]}>{t(`mailState.${state}`)}</StateTag>}
                <Text size="sm" c="dimmed">
                  <time dateTime={instant}>{format.dateTime(instant)}</time>
                  {to && ` · ${to}`}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        {mayChange && fits.length > 0 && (
          <Group gap="xs" role="group" aria-labelledby={labelled}>
            <Text size="sm" id={labelled}>
              {t("again")}
            </Text>
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
