import type { Actor } from "../../platform/actor.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { keptShopConfig } from "../configuration/read-configuration.store.ts";
import { anonymous, expireOrder, type KeptOrder, orderRecords } from "./order.store.ts";

/** The instant some months before now, in epoch milliseconds. */
function monthsAgo(months: number): number {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}

/**
 * Anonymises orders at the end of the laboratory's retention period, and removes orders that were not confirmed in time, in case the
 * workflow of the order has failed.
 */
export async function forgetCustomers(
  actor: Actor,
  tenant: TenantRecord,
): Promise<{ forgotten: number; expired: number }> {
  if (!tenant.modules.MD_SHOP) return { forgotten: 0, expired: 0 };
  const { retention_months } = await keptShopConfig.read(actor);
  const oldest = monthsAgo(retention_months);
  const isOld = ({ ordered, anonymous: done }: KeptOrder) => !done && Date.parse(ordered) < oldest;
  let [forgotten, expired] = [0, 0];
  for (const order of await orderRecords.all(actor)) {
    if (order.status === "submitted") {
      if (await expireOrder(actor, order.id)) expired += 1;
    } else if (isOld(order)) {
      await orderRecords.change(actor, order.id, undefined, (present) => anonymous(present));
      forgotten += 1;
    }
  }
  return { forgotten, expired };
}
