import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import type { OrderMail } from "../../../shared/laborshop/orders/order.ts";
import { nameOfOrder, referenceOf } from "../../../shared/laborshop/orders/order-name.ts";
import { letterheadOf } from "../../core/door.ts";
import type { Actor } from "../../platform/actor.ts";
import { derivedId } from "../../platform/derived-id.ts";
import { publicOrigin } from "../../platform/environment.ts";
import { sendMessage } from "../../platform/queue.ts";
import type { TenantRecord } from "../../platform/tenant.store.ts";
import { keptShopConfig } from "../configuration/read-configuration.store.ts";
import { orderMail } from "../mails/order-mail.ts";
import { confirmableUntil, type KeptOrder } from "./order.store.ts";
import { makeAgainLink, makeOrderLink } from "./order-link.store.ts";

/** One mail of an order that was handed over for sending. */
export type GivenOut = KeptOrder["mails"][number];

/**
 * Puts a mail of an order into the queue. Mails with the same turn are sent once, however often this is repeated.
 * @param turn tells a mail that staff send again from the first one
 * @returns undefined if there is no address to send it to
 */
export async function giveOutMail(
  actor: Actor,
  tenant: TenantRecord,
  order: KeptOrder,
  mail: OrderMail,
  turn = "first",
): Promise<GivenOut | undefined> {
  const config = await keptShopConfig.read(actor);
  const to = mail === "order" ? config.recipient_address : order.customer_email;
  if (!to) return undefined;
  const { language } = order;
  const linkTo = (path: string) => `${publicOrigin()}/embed/shop/${path}lang=${language}`;
  const links = {
    confirmation: async () => ({
      link: linkTo(`confirm/${await makeOrderLink(actor, order.id, confirmableUntil(order))}/?`),
    }),
    summary: async () => ({ again: linkTo(`?again=${await makeAgainLink(actor, order.articles)}&`) }),
    order: async () => ({}),
  };
  const facts = {
    id: derivedId("order", order.id, mail, turn),
    to,
    head: letterheadOf(tenant),
    legal: tenant.legal,
    ...(await links[mail]()),
  };
  const number = nameOfOrder({ number: order.number, reference: referenceOf(order.id) });
  await sendMessage("MAIL_QUEUE", sendMailSchema, orderMail(mail, { ...order, number }, config, facts));
  return { mail, to, at: new Date().toISOString(), id: facts.id };
}
