import { addDays, dayBegins, localDay } from "../../../shared/kernel/local-day.ts";
import type { ShopConfig } from "../../../shared/laborshop/configuration/configuration.ts";
import type { OrderContent } from "../../../shared/laborshop/orders/order.ts";
import type { ShopBeginning } from "../../../shared/laborshop/provisioning/beginning.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { refuseFields } from "../../platform/problem.ts";
import { anonymous, keepOrder, orderRecords } from "../orders/order.store.ts";
import { speaker } from "../public/read-articles.ts";
import { checkDelivery, checkLines } from "../public-orders/check-order.ts";

type OrderBeginning = ShopBeginning["orders"][number];
interface Shop {
  config: ShopConfig;
  /** Ids by article number. */
  variants: ReadonlyMap<string, string>;
}

const minute = 60 * 1000;

/** Stores orders as if customers had sent them, oldest first, with the checks of the public shop. */
export async function beginOrders(
  actor: Actor,
  timeZone: string,
  orders: readonly OrderBeginning[],
  shop: Shop,
): Promise<void> {
  const dated = orders.map((order) => ({ order, sent: instantOf(order, timeZone) }));
  for (const { order, sent } of dated.toSorted((left, right) => left.sent - right.sent)) {
    const id = derivedId("beginning", orderRecords.name, JSON.stringify(order));
    const content = await contentOf(actor, order, sent, timeZone, shop);
    // Hidden or deleted articles cannot be ordered.
    if (content.articles.length === 0) continue;
    const stored = await keepOrder(actor, id, localDay(timeZone, sent), content);
    if (order.anonymous && !stored.anonymous) await orderRecords.change(actor, id, undefined, anonymous);
  }
}

/** Time of an order, in epoch milliseconds. */
function instantOf({ days, time }: OrderBeginning, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const instantOn = (day: string) => dayBegins(day, timeZone) + (hours * 60 + minutes) * minute;
  const today = localDay(timeZone);
  const instant = instantOn(addDays(today, -days));
  // Leave a few minutes for its confirmation.
  return instant < Date.now() - 15 * minute ? instant : instantOn(addDays(today, -days - 1));
}

/** Time of shipping: the afternoon of a working day, never in the future. */
function shippedAt(sent: number, { shipped_after }: OrderBeginning, timeZone: string): number {
  let day = addDays(localDay(timeZone, sent), shipped_after);
  while ([0, 6].includes(new Date(day).getUTCDay())) day = addDays(day, 1);
  return Math.min(Date.now(), dayBegins(day, timeZone) + 15 * 60 * minute);
}

async function contentOf(
  actor: Actor,
  order: OrderBeginning,
  sent: number,
  timeZone: string,
  { config, variants }: Shop,
): Promise<Omit<OrderContent, "number">> {
  const [main] = actor.languages;
  const articles = Object.entries(order.articles).map(([number, quantity]) => ({
    variant: variants.get(number) ?? number,
    quantity,
  }));
  const { lines } = await checkLines(actor, articles, speaker(order.language, actor.languages[0]));
  const form = checkDelivery(config.delivery_form, order.delivery, order.language, main);
  refuseFields(form.errors);
  const field = config.delivery_form.find(({ is_customer_email }) => is_customer_email);
  const customer_email = form.delivery.find(({ name }) => name === field?.name)?.value ?? "";

  const timestamp = (instant: number) => new Date(instant).toISOString();
  const ordered = timestamp(sent);
  // Customers open the mail a few minutes after ordering.
  const confirmed = order.status === "submitted" ? null : timestamp(sent + (config.opt_in ? 9 * minute : 0));
  const shipped = order.status === "shipped" ? timestamp(shippedAt(sent, order, timeZone)) : null;
  return {
    ordered,
    confirmed,
    shipped,
    status: order.status,
    language: order.language,
    articles: lines,
    delivery: form.delivery,
    customer_email,
    remark: order.remark,
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
