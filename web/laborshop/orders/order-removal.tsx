import { Group } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { nameOfOrder } from "../../../shared/laborshop/orders/order-name.ts";
import { anonymiseOrder, removeOrder } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { send } from "../../platform/api/call.ts";
import { DeleteButton } from "../../platform/delete-button.tsx";
import { useAccess } from "../../platform/permissions.ts";
import { useGo } from "../../ui/way.tsx";
import { oneOrder, orderListsKey, ordersAt, type ReadOrder } from "./queries.ts";
import { useShowOrder } from "./show-order.ts";

/** Actions to anonymise an order or delete it. */
export function OrderRemoval({ read }: { read: ReadOrder }) {
  const { t } = useTranslation("shopOrders");
  const go = useGo();
  const client = useQueryClient();
  const { output: order, etag } = read;
  const show = useShowOrder(order.id);
  if (!useAccess().mayCall(removeOrder)) return null;
  const options = { params: { id: order.id }, ...(etag && { ifMatch: etag }) };
  return (
    <Group gap="xs">
      {order.status !== "submitted" && !order.anonymous && (
        <DeleteButton
          label={t("anonymise")}
          title={t("anonymiseTitle", { number: nameOfOrder(order) })}
          text={t("anonymiseText")}
          confirm={t("anonymise")}
          deleted={t("anonymised")}
          remove={async () => show(await send(anonymiseOrder, options))}
          onDeleted={() => {}}
        />
      )}
      <DeleteButton
        title={t("deleteTitle", { number: nameOfOrder(order) })}
        text={t("deleteText")}
        remove={() => send(removeOrder, options)}
        onDeleted={async () => {
          await go(ordersAt);
          client.removeQueries({ queryKey: oneOrder(order.id).queryKey });
          await client.invalidateQueries({ queryKey: orderListsKey });
        }}
      />
    </Group>
  );
}
