import { randomUUID } from "node:crypto";
import { beforeEach, expect } from "vitest";
import { sendOrderMails } from "../../functions/laborshop/orders/send-order-mails.ts";
import { readTenant } from "../../functions/platform/tenant.store.ts";
import type { Mail } from "../../shared/core/mail/mail.messages.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { products, shopCategories, variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { shopConfiguration } from "../../shared/laborshop/configuration/configuration.endpoints.ts";
import { sendOrderMailsSchema } from "../../shared/laborshop/orders/orders.messages.ts";
import { submitOrder } from "../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { callApi, type Request } from "../support/call-api.ts";
import { type Laboratory, openLaboratory } from "../support/laboratory.ts";
import { ownAws } from "../support/recorded-aws.ts";

/** A customer's entries in the form of a new shop. */
export const typed = {
  practice: "Praxis Dr. Müller & Söhne",
  contact: "Erika Müller",
  street: "Lindenweg 3",
  postcode: "04109",
  town: "Leipzig",
  email: "praxis@mueller.example",
};

/** A laboratory for each test with an open shop, and helpers for the actions of customers and the queue. */
export function openShop(name: string) {
  const lab: Laboratory = openLaboratory({ name, groups: ["laborshop"] });
  const aws = ownAws();
  beforeEach(() => {
    aws.executions.length = 0;
    aws.messages.length = 0;
  });

  async function make(endpoint: EndpointSpec, body: object) {
    const answer = await lab.call(endpoint, { body });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.id as string;
  }

  /** Creates an article that can be ordered; returns the ids of its product and variant. */
  async function article(of: object = {}) {
    const category = await make(shopCategories.create, { name: `Röhrchen ${randomUUID()}` });
    const product = await make(products.create, { category, name: `Serum ${randomUUID()}` });
    const facts = { article_number: "00123", additional_information: "4,7 ml", maximum_order_quantity: 5 };
    const variant = await make(variants.create, { product, ...facts, ...of });
    return { product, variant };
  }

  const setUp = async (body: object) => {
    const changed = await lab.call(shopConfiguration.change, { body });
    expect(changed.status, changed.text).toBe(200);
  };
  /** Turns on the confirmation of orders by customers. */
  const withConfirmation = () =>
    setUp({
      opt_in: true,
      website_url: "https://labor.example/shop",
      recipient_address: "versand@labor.example",
    });
  const withoutConfirmation = () => setUp({ opt_in: false, recipient_address: "versand@labor.example" });

  const order = (
    articles: { variant: string; quantity: number }[],
    options: Request & { delivery?: object } = {},
  ) => {
    const { delivery, ...request } = options;
    return callApi(submitOrder, {
      headers: { "idempotency-key": randomUUID() },
      ip: `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      body: { articles, delivery: { ...typed, ...delivery }, seconds: 30 },
      ...request,
    });
  };

  /** Runs the workflows that were started, each the given number of times, since deliveries may be repeated. */
  async function work(times = 1): Promise<void> {
    const tenant = await readTenant(lab.actor);
    if (!tenant) throw new Error("There is no tenant.");
    for (let time = 0; time < times; time++)
      for (const { input } of [...aws.executions])
        await sendOrderMails(lab.actor, tenant, sendOrderMailsSchema.parse(input));
  }
  /** Mails in the queue, each id once, as its worker sends them. */
  const mails = () => [...new Map((aws.messages as Mail[]).map((mail) => [mail.id, mail])).values()];
  return { lab, aws, article, setUp, withConfirmation, withoutConfirmation, order, work, mails };
}
