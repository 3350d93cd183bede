import type * as endpoints from "../../../shared/laborshop/orders/orders.endpoints.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Command } from "../../platform/endpoint/call.ts";
import { anonymous, type KeptOrder, orderRecords } from "./order.store.ts";
import { listedOrder } from "./staff-orders.ts";

const spelt = (email: string) => email.trim().toLowerCase();

/** The orders of a customer by their address, the oldest first. Orders that were anonymised have no address any more. */
async function ordersOf(actor: Pick<Actor, "tenant">, email: string): Promise<KeptOrder[]> {
  const all = await orderRecords.all(actor);
  return all
    .filter(({ customer_email }) => spelt(customer_email) === spelt(email))
    .sort((left, right) => (left.ordered < right.ordered ? -1 : 1));
}

export const exportCustomer: Command<typeof endpoints.exportCustomer> = async ({ actor, body }) => ({
  email: body.email,
  orders: (await ordersOf(actor, body.email)).map(listedOrder),
});

/** Forgets a customer. Safe to repeat: an order without its customer is not found again. */
export const eraseCustomer: Command<typeof endpoints.eraseCustomer> = async ({ actor, body }) => {
  let [anonymised, deleted] = [0, 0];
  for (const { id, status } of await ordersOf(actor, body.email)) {
    // An order that waits to be confirmed is nothing to the laboratory yet, so nothing of it has to stay.
    if (status === "submitted") {
      await orderRecords.remove(actor, id);
      deleted += 1;
    } else {
      await orderRecords.change(actor, id, undefined, anonymous);
      anonymised += 1;
    }
  }
  return { anonymised, deleted };
};
