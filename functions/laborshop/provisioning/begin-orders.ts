import { localDay } from "../../../shared/kernel/local-day.ts";
import type { ShopConfig } from "../../../shared/laborshop/configuration/configuration.ts";
import type { OrderContent } from "../../../shared/laborshop/orders/order.ts";
import type { ShopBeginning } from "../../../shared/laborshop/provisioning/beginning.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { refuseFields } from "../../platform/problem.ts";
import { anonymous, keepOrder, orderRecords } from "../orders/order.store.ts";
import { checkDelivery, checkLines } from "../public-orders/check-order.ts";

type OrderBeginning = ShopBeginning["orders"][number];
interface Shop {
  config: ShopConfig;
  /** Ids by article number. */
  variants: ReadonlyMap<string, string>;
}

const minute = 60 * 1000;
const hour = 60 * minute;

/** Keeps orders as if customers had sent them, oldest first, each checked as the shop checks what customers send. */
export async function beginOrders(
  actor: Actor,
  timeZone: string,
  orders: readonly OrderBeginning[],
  shop: Shop,
): Promise<void> {
  const now = Date.now();
  for (const one of orders.toSorted((left, right) => right.hours - left.hours)) {
    const id = derivedId("beginning", orderRecords.name, JSON.stringify(one));
    const ordered = now - one.hours * hour;
    const content = await contentOf(actor, one, ordered, shop);
    // Whatever people have hidden or deleted meanwhile cannot be ordered.
    if (content.articles.length === 0) continue;
    const kept = await keepOrder(actor, id, localDay(timeZone, ordered), content);
    if (one.anonymous && !kept.anonymous) await orderRecords.change(actor, id, undefined, anonymous);
  }
}

async function contentOf(
  actor: Actor,
  one: OrderBeginning,
  sent: number,
  { config, variants }: Shop,
): Promise<Omit<OrderContent, "number">> {
  const [main] = actor.languages;
  const wanted = Object.entries(one.articles).map(([number, quantity]) => ({
    variant: variants.get(number) ?? number,
    quantity,
  }));
  const { lines } = await checkLines(actor, wanted);
  const form = checkDelivery(config.delivery_form, one.delivery, one.language, main);
  refuseFields(form.errors);
  const field = config.delivery_form.find(({ is_customer_email }) => is_customer_email);
  const customer_email = form.delivery.find(({ name }) => name === field?.name)?.value ?? "";

  const at = (instant: number) => new Date(instant).toISOString();
  const ordered = at(sent);
  // Whoever has ordered opens the mail a few minutes later.
  const confirmed = one.status === "submitted" ? null : at(sent + (config.opt_in ? 9 * minute : 0));
  const shipped = one.status === "shipped" ? at(sent + one.shipped_after * hour) : null;
  return {
    ordered,
    confirmed,
    shipped,
    status: one.status,
    language: one.language,
    articles: lines,
    delivery: form.delivery,
    customer_email,
    remark: one.remark,
    mails: [
      ...(config.opt_in ? [{ mail: "confirmation" as const, to: customer_email, at: ordered }] : []),
      ...(confirmed
        ? [
            { mail: "summary" as const, to: customer_email, at: confirmed },
            { mail: "order" as const, to: config.recipient_address, at: confirmed },
          ]
        : []),
    ],
    anonymous: false,
  };
}
