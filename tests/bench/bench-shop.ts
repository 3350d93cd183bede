import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { shopConfigDefaults } from "../../shared/laborshop/configuration/defaults.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { delivered } from "../support/delivered.ts";
import { cloudWithOrders } from "./cloud-with-orders.ts";
import { type Figure, percentile, seconds } from "./figures.ts";
import { expectOk, measure } from "./measure.ts";

/** Number of orders that staff search in. */
const many = 10_000;
/** Orders per second, and duration in seconds. */
const [rate, lasting] = [20, 60];

/** The shop of a laboratory with 90 articles and 10,000 orders: waiting times of customers, waiting times of staff, and a rush. */
export async function benchShop(): Promise<Figure[]> {
  const cloud = await cloudWithOrders(many);
  try {
    const staff = clientOf("demo", cloud.port);
    await staff.signIn();
    const shop = await openedShop(staff, cloud);
    const usage = async () => (await cloud.guard()).dynamodb;
    const reads = (paths: readonly string[], client: Client, aim: number) => ({
      run: async (_: string, round: number) => {
        const path = paths[round % paths.length] ?? "";
        expectOk(await client.call(path), path);
      },
      aim,
    });
    const list = "/api/laborshop/orders/?limit=50";
    const listed = (await staff.call(list)).json().count;
    if (listed < many) throw new Error(`There are ${listed} orders.`);
    // A search with a single result, one that finds all orders, and one that finds none.
    const searches = ["made-04711", "serum", "nirgends"].map((word) => `${list}&search=${word}`);
    const figures = await measure(usage, [""], {
      "shop: page": reads(["/embed/shop/?lang=de", "/embed/shop/?lang=en"], shop.visitor, 30),
      "shop: list of 10,000 orders": reads([list], staff, 50),
      "shop: search in 10,000 orders": reads(searches, staff, 50),
      "shop: filter of 10,000 orders": reads(
        [`${list}&status=confirmed&from=2025-03-01&until=2025-03-31`],
        staff,
        50,
      ),
      "shop: order": { run: shop.order, settled: shop.settled, counting: "with its mail", aim: 150 },
    });
    return [...figures, ...(await benchRush(shop))];
  } finally {
    await cloud.stop();
    cloud.remove();
  }
}

/** Thirty products of three variants, and the actions of customers. */
async function openedShop(staff: Client, cloud: { port: number; data: string }) {
  const make = async (path: string, body: object): Promise<string> => {
    const response = await staff.call(`/api/laborshop/${path}/`, { method: "POST", body });
    if (response.status !== 201) throw new Error(`${path} answered ${response.status}: ${response.bytes}`);
    return response.json().id;
  };
  const { delivery_form } = shopConfigDefaults;
  const body = { opt_in: true, website_url: "https://labor.example/shop", delivery_form };
  expectOk(await staff.call("/api/laborshop/config/1/", { method: "PATCH", body }), "the configuration");
  const variants: string[] = [];
  let category = "";
  for (let index = 0; index < 30; index++) {
    if (index % 5 === 0) category = await make("categories", { name: `Entnahme ${index / 5}` });
    const description = `<p>${"Für die Entnahme mit Kanüle und Adapter. ".repeat(8)}</p>`;
    const product = await make("products", { category, name: `Röhrchen ${index}`, description });
    for (let size = 0; size < 3; size++)
      variants.push(await make("variants", { product, article_number: `00${index}${size}` }));
  }

  let ordered = 0;
  const mailFolder = join(cloud.data, "mail");
  const mails = () => readdirSync(mailFolder).filter((name) => name.endsWith(".json")).length;
  const before = mails();
  return {
    visitor: clientOf("public.demo", cloud.port),
    /** Orders three articles, each time as a new customer from a new address. */
    order: async () => {
      const number = ordered++;
      const customer = clientOf("public.demo", cloud.port, `127.0.${1 + (number % 4)}.${1 + (number % 250)}`);
      const articles = [0, 7, 31].map((step) => ({
        variant: variants[(number + step) % variants.length],
        quantity: 1,
      }));
      const answer = await customer.call("/api/public/shop/orders/", {
        method: "POST",
        headers: { "idempotency-key": randomUUID() },
        body: {
          articles,
          delivery: delivered(delivery_form, `kunde-${number}@praxis.example`),
          seconds: 60,
        },
      });
      if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${answer.bytes}`);
    },
    /** Waits until the mail of each order is out. */
    settled: async () => {
      for (const until = Date.now() + 300_000; mails() - before < ordered; await sleep(200))
        if (Date.now() > until) throw new Error(`${ordered - mails() + before} mails are missing.`);
    },
  };
}

/** Orders at a steady rate, whether or not earlier ones have been answered. */
async function benchRush(shop: Awaited<ReturnType<typeof openedShop>>): Promise<Figure[]> {
  const times: number[] = [];
  const errors: unknown[] = [];
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < rate * lasting; index++) {
    await sleep(Math.max(0, began + (index * 1000) / rate - performance.now()));
    const ordering = seconds(shop.order).then(
      (duration) => void times.push(duration * 1000),
      (error) => void errors.push(error),
    );
    sent.push(ordering);
  }
  await Promise.all(sent);
  if (errors.length === 0) await shop.settled();
  const title = `shop: ${rate} orders/s for ${lasting} s`;
  return [
    { what: `${title}: errors`, value: errors.length, unit: "", aim: "0" },
    { what: `${title}: p50`, value: percentile(times, 0.5), unit: "ms" },
    { what: `${title}: p95`, value: percentile(times, 0.95), unit: "ms" },
  ];
}
