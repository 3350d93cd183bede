import { afterAll, beforeAll, expect, test } from "vitest";
import type { Mail } from "../../infra/local/ses/mailbox.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { insistently } from "../support/insistently.ts";
import { openShop } from "../support/shop.ts";

/**
 * Many customers order at the same moment, while every message of every queue is delivered three times and the cloud is killed in between.
 * No order is lost or duplicated, no number skipped, no mail sent twice.
 */
let cloud: Awaited<ReturnType<typeof runLocalCloud>>;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  cloud = await runLocalCloud({ unkindness: { deliveries: 3 } });
  shop = await openShop(cloud);
});
afterAll(async () => {
  await cloud.stop();
  cloud.remove();
});
async function killAndStart(): Promise<void> {
  await cloud.kill();
  cloud = await runLocalCloud({ data: cloud.data, port: cloud.port, unkindness: { deliveries: 3 } });
  await shop.demo.signIn();
}

type Customer = ReturnType<typeof shop.customer>;
const customers = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => shop.customer(from + index));

interface Listed {
  id: string;
  reference: string;
  number: string | null;
  status: string;
  mails: { mail: string }[];
}
/** All orders except some, by number; no year skips a number, and an order has one once it is confirmed. */
async function orders(but: readonly Listed[] = []): Promise<Listed[]> {
  const answer = await shop.demo.call("/api/laborshop/orders/?sort=number&limit=100");
  const { count, results } = answer.json() as { count: number; results: Listed[] };
  expect(results).toHaveLength(count);
  const counts = new Map<string, number>();
  for (const { number, status } of results) {
    expect(number === null).toBe(status === "submitted");
    if (number === null) continue;
    const year = number.slice(0, 4);
    counts.set(year, 1 + (counts.get(year) ?? 0));
    expect(number).toBe(`${year}-${String(counts.get(year)).padStart(6, "0")}`);
  }
  const excluded = new Set(but.map(({ id }) => id));
  return results.filter(({ id }) => !excluded.has(id));
}

/** Mails about orders to the customers and to the laboratory, whatever the laboratory's own words in them. */
async function got(of: readonly Customer[]) {
  const mails = await shop.allMails();
  const to = (address: string) => mails.filter((mail) => mail.to.includes(address));
  return of.map(({ email }) => {
    const received = to(email);
    const numbers = new Set(received.map(numberIn));
    const kinds = received.map(({ text }) => (linkIn(text) ? "question" : "summary")).sort();
    return { kinds, lab: to(shop.recipient).filter((mail) => numbers.has(numberIn(mail))).length };
  });
}
const numberIn = ({ text }: Mail) => /Bestellung (\d{4}-\d{6})/.exec(text)?.[1];
const linkIn = (text = "") => /\/embed\/shop\/confirm\/[\w-]+\/\?lang=de/.exec(text)?.[0];
const questioned = { kinds: ["question"], lab: 0 };
const summarised = { kinds: ["question", "summary"], lab: 1 };

/** Presses the button on the page that a customer's mail links to. */
async function confirm({ visitor, email }: Customer) {
  const mail = (await shop.allMails()).find(({ to }) => to.includes(email));
  const path = linkIn(mail?.text) ?? "";
  return insistently(() => visitor.call(path, { method: "POST", body: "" }));
}

/**
 * Waits for mails, and long enough after them for a surplus one to arrive. If a worker was killed before SES had its mail, the mail is
 * sent when its message becomes visible again, which is after three minutes.
 */
async function arrive(of: readonly Customer[], each: object): Promise<void> {
  const all = of.map(() => each);
  await expect.poll(() => got(of), { timeout: 240_000, interval: 500 }).toEqual(all);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await got(of)).toEqual(all);
}

test("fifty customers order at the same moment, each as much as they may, and each gets each mail once", async () => {
  const before = await orders();
  const all = customers(50, 0);
  const { maximum_order_quantity: limit } = (
    await shop.demo.call(`/api/laborshop/variants/${shop.variant}/`)
  ).json();
  const tooMany = customers(5, 50);
  const [accepted, refused] = await Promise.all([
    // Each order is sent again until it is answered: on a slow machine, fifty new containers take longer to start than the gateway waits.
    Promise.all(all.map(({ order }) => insistently(() => order(limit)))),
    Promise.all(tooMany.map(({ order }) => insistently(() => order(limit + 1)))),
  ]);
  expect(accepted.map(({ status }) => status)).toEqual(all.map(() => 201));
  expect(refused.map(({ status }) => status)).toEqual(tooMany.map(() => 400));
  const references = accepted.map((answer) => answer.json().reference as string);
  expect((await orders(before)).map(({ reference }) => reference).sort()).toEqual(references.sort());
  await arrive(all, questioned);
  const pressed = await Promise.all(all.map(confirm));
  expect(pressed.map(({ status }) => status)).toEqual(all.map(() => 200));
  await arrive(all, summarised);
  for (const { status, mails } of await orders(before))
    expect([status, mails.map(({ mail }) => mail).sort()]).toEqual([
      "confirmed",
      ["confirmation", "order", "summary"],
    ]);
  expect(await got(tooMany)).toEqual(tooMany.map(() => ({ kinds: [], lab: 0 })));
}, 300_000);

test("a kill while orders and confirmations come in loses none of them and sends nothing twice", async () => {
  const before = await orders();
  const all = customers(8, 100);
  const ordering = all.map(({ order }) => insistently(order));
  await Promise.race(ordering);
  await killAndStart();
  expect((await Promise.all(ordering)).map(({ status }) => status)).toEqual(all.map(() => 201));
  expect(await orders(before)).toHaveLength(all.length);
  await arrive(all, questioned);

  const confirming = all.map(confirm);
  await Promise.race(confirming);
  await killAndStart();
  await Promise.all(confirming);
  await arrive(all, summarised);
  expect((await orders(before)).map(({ status }) => status)).toEqual(all.map(() => "confirmed"));
}, 600_000);
