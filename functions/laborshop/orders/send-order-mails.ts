import type { OrderMail } from "../../../shared/laborshop/orders/order.ts";
import type { OrderMailsResult, OrderStep } from "../../../shared/laborshop/orders/orders.messages.ts";
import type { Actor } from "../../platform/actor.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { recordOf } from "../../platform/workflow-record.ts";
import { type GivenOut, giveOutMail } from "./give-out-mail.ts";
import { confirmableUntil, orderRecords, withoutCustomer } from "./order.store.ts";

/**
 * Sends the mails that an event of an order requires: a request to confirm it, or, once it is confirmed, the mails to the customer and the
 * laboratory. Each is sent once, however often this is repeated.
 */
export async function sendOrderMails(
  actor: Actor,
  tenant: TenantRecord,
  { run, order: id, event }: OrderStep,
): Promise<OrderMailsResult> {
  const order = await recordOf(run, async () => {
    const stored = await orderRecords.find(actor, id);
    return event === "confirmed" && stored?.status === "submitted" ? undefined : stored;
  });
  if (!order) return { outcome: "done" };
  const waits = order.status === "submitted";
  const due: OrderMail[] = waits ? ["confirmation"] : ["summary", "order"];
  const sent: GivenOut[] = [];
  for (const mail of due.filter((kind) => !order.mails.some(({ mail }) => mail === kind))) {
    const out = await giveOutMail(actor, tenant, order, mail);
    if (out) sent.push(out);
  }
  if (sent.length > 0)
    await orderRecords.change(actor, id, undefined, ({ mails, anonymous }) => ({
      mails: [...mails, ...sent.filter(({ mail }) => !mails.some((earlier) => earlier.mail === mail))].map(
        // If the order was anonymised meanwhile, do not store the customer's address again.
        (mail) => (anonymous ? withoutCustomer(mail) : mail),
      ),
    }));
  if (!waits) return { outcome: "done" };
  return { outcome: "waits", until: new Date(confirmableUntil(order)).toISOString() };
}
