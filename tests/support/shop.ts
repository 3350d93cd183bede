import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect } from "vitest";
import { Mailbox } from "../../infra/local/ses/mailbox.ts";
import { type Client, clientOf } from "./browserless.ts";
import { delivered } from "./delivered.ts";
import { wholeRecords } from "./whole-records.ts";

const recipient = "versand@labor.example";

/** The shop of `demo` on a local cloud, set up to ask its customers for a confirmation, with one variant to order and a separate customer. */
export async function openShop(cloud: { port: number; data: string }) {
  const demo = clientOf("demo", cloud.port);
  const visitor = clientOf("public.demo", cloud.port);
  await demo.signIn();
  const { make } = wholeRecords(demo);
  const setUp = { opt_in: true, website_url: "https://labor.example/shop", recipient_address: recipient };
  const changed = await demo.call("/api/laborshop/config/1/", { method: "PATCH", body: setUp });
  expect(changed.status, changed.bytes.toString()).toBe(200);
  const variant = await make("laborshop/variants/", { article_number: "00123" });
  const { delivery_form } = changed.json() as { delivery_form: { name: string; type: string }[] };
  const email = `praxis-${randomUUID()}@labor.example`;
  const orderBy = (by: Client, address: string, key: string, quantity: number) =>
    by.call("/api/public/shop/orders/", {
      method: "POST",
      headers: { "idempotency-key": key },
      body: {
        articles: [{ variant, quantity }],
        delivery: delivered(delivery_form, address),
        seconds: 60,
      },
    });
  const mailbox = new Mailbox(join(cloud.data, "mail"));

  return {
    demo,
    visitor,
    variant,
    email,
    recipient,
    /** Request of the shop's widget when a customer orders. */
    order: (key: string = randomUUID(), quantity = 2) => orderBy(visitor, email, key, quantity),
    /** A separate customer with an address of their own, and a way to order. */
    customer: (index: number) => {
      const client = clientOf(
        "public.demo",
        cloud.port,
        `127.0.${1 + Math.floor(index / 200)}.${1 + (index % 200)}`,
      );
      const to = `praxis-${index}-${randomUUID()}@labor.example`;
      const key = randomUUID();
      return { visitor: client, email: to, order: (quantity = 2) => orderBy(client, to, key, quantity) };
    },
    /** All mails of the mailbox. */
    allMails: () => mailbox.all(),
    /** Mails to one recipient about an order, by any of its names. */
    mailsTo: async (to: string, ...names: string[]) =>
      (await mailbox.all()).filter(
        (mail) => mail.to.includes(to) && names.some((name) => mail.text.includes(name)),
      ),
    /** The order as in the staff's list, by its number or reference; undefined if it is gone. */
    listed: async (name: string) =>
      (await demo.call(`/api/laborshop/orders/?search=${name}`)).json().results[0],
  };
}
