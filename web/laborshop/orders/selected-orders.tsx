import { Button, Checkbox, Group, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SentBodyOf } from "../../../shared/kernel/endpoint.ts";
import { nameOfOrder } from "../../../shared/laborshop/orders/order-name.ts";
import { changeOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { call, newIdempotencyKey } from "../../platform/api/call.ts";
import { notifyError, notifySuccess } from "../../platform/notify.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { problemText } from "../../platform/problem-text.ts";
import { undoable } from "../../platform/undo.ts";
import type { Column } from "../../ui/data-list.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ActionLink } from "../../ui/way.tsx";
import { type ListedOrder, ordersAt, ordersKey } from "./queries.ts";

type Work = SentBodyOf<typeof changeOrders>["orders"];

/** Whether an order can be worked on: confirmed by its customer, and not anonymised. */
const isDue = ({ status, anonymous }: ListedOrder) => status !== "submitted" && !anonymous;

/** Sets the status of several orders; a notification offers to undo it. */
function useProgress(onDone: () => void) {
  const { t } = useTranslation("shopOrders");
  const client = useQueryClient();
  const set = async (orders: Work) => {
    const { changed } = await call(changeOrders, { body: { orders }, idempotencyKey: newIdempotencyKey() });
    await client.invalidateQueries({ queryKey: ordersKey });
    return changed;
  };
  return useMutation({
    mutationFn: set,
    onSuccess: (changed) => {
      onDone();
      notifySuccess(
        t("progressSet", { count: changed.length }),
        changed.length > 0 ? undoable(() => set(changed)) : undefined,
      );
    },
    onError: (problem) => notifyError(t("progressFailed"), { content: problemText(problem) }),
  });
}

/** The selected rows of the list of orders: a column for selecting them, and actions on the selection. */
export function useSelectedOrders(rows: readonly ListedOrder[]) {
  const { t } = useTranslation("shopOrders");
  const mayChange = useAccess().mayCall(changeOrders);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const progress = useProgress(() => setChosen(new Set()));
  const due = rows.filter(isDue);
  const selected = due.filter(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const column: Column<ListedOrder> = {
    key: "chosen",
    label: t("choose"),
    width: "44px",
    cell: (order) =>
      isDue(order) && (
        <Checkbox
          // Above the link that covers the row.
          pos="relative"
          style={{ zIndex: 1 }}
          aria-label={t("chooseOne", { number: nameOfOrder(order) })}
          checked={chosen.has(order.id)}
          onChange={({ currentTarget }) => toggle([order.id], currentTarget.checked)}
        />
      ),
  };
  const set = (status: Work[number]["status"]) => progress.mutate(selected.map(({ id }) => ({ id, status })));
  const bar = due.length > 0 && (
    <Panel>
      <Group gap="sm">
        <Checkbox
          label={t("chooseAll")}
          checked={selected.length === due.length}
          indeterminate={selected.length > 0 && selected.length < due.length}
          onChange={({ currentTarget }) =>
            toggle(
              due.map(({ id }) => id),
              currentTarget.checked,
            )
          }
        />
        <Text role="status">{t("chosen", { count: selected.length })}</Text>
        {selected.length > 0 && (
          <Button
            component={ActionLink}
            to={`${ordersAt}/packlisten?orders=${selected.map(({ id }) => id).join(",")}`}
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            {t("pickListsOf")}
          </Button>
        )}
        {mayChange &&
          selected.length > 0 &&
          (["in_progress", "shipped"] as const).map((status) => (
            <Button
              key={status}
              variant="default"
              loading={progress.isPending && progress.variables[0]?.status === status}
              onClick={() => set(status)}
            >
              {t(`set.${status}`)}
            </Button>
          ))}
      </Group>
    </Panel>
  );
  return { column, bar };
}
