import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  categoryRecords,
  productRecords,
  variantRecords,
} from "../../functions/laborshop/articles/article.store.ts";
import { shopConfigStore } from "../../functions/laborshop/configuration/configuration.store.ts";
import { keptShopConfig } from "../../functions/laborshop/configuration/read-configuration.store.ts";
import { forgetCustomers } from "../../functions/laborshop/orders/forget-customers.ts";
import { orderRecords } from "../../functions/laborshop/orders/order.store.ts";
import { provisionShop } from "../../functions/laborshop/provisioning/provision-shop.ts";
import { shownArticles } from "../../functions/laborshop/public/linked-analyses.ts";
import { jobActor } from "../../functions/platform/actor.ts";
import { readTenant } from "../../functions/platform/tenant.store.ts";
import { readTenants } from "../../infra/tenants.ts";
import { usualTimeZone } from "../../shared/kernel/local-day.ts";
import { orderStates } from "../../shared/laborshop/orders/order.ts";
import { shopBeginningSchema } from "../../shared/laborshop/provisioning/beginning.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant } from "../support/tenants.ts";

ownDynamoDb();
ownAws();
const file = readTenants().find(({ id }) => id === "demo");
const demo = shopBeginningSchema.parse(JSON.parse(file?.beginnings.shop?.text ?? "{}"));
const products = demo.categories.flatMap((category) => category.products);
const variants = products.flatMap((product) => product.variants);
const catalogue = JSON.parse(file?.start?.text ?? "{}") as {
  analyses: { code: string }[];
  collections: { identifier: string; items: { identifier: string }[] }[];
};

let count = 0;
beforeEach(async () => {
  process.env.TENANT = `shop${++count}`;
  process.env.ORIGIN = "https://lab.example";
  await makeTenant(process.env.TENANT);
});
const actor = () => jobActor("test");
const run = () => provisionShop(actor(), usualTimeZone, demo);
const ordersNow = async () =>
  (await orderRecords.all(actor())).toSorted((left, right) => left.ordered.localeCompare(right.ordered));

afterEach(() => {
  vi.useRealTimers();
});

test("the demo laboratory begins with a shop worth looking at, whose links lead into its catalogue", () => {
  expect(demo.categories.length).toBeGreaterThanOrEqual(6);
  expect(products.length).toBeGreaterThanOrEqual(30);
  expect(new Set(variants.map(({ article_number }) => article_number)).size).toBe(variants.length);
  const items = catalogue.collections.flatMap(({ identifier, items }) =>
    items.map((item) => `${identifier}/${item.identifier}`),
  );
  expect(items).toEqual(expect.arrayContaining(products.flatMap(({ materials }) => materials)));
  const codes = catalogue.analyses.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(products.flatMap(({ analyses }) => analyses)));
});

test("visitors see its articles in their order, without the hidden ones, and mails lead back to its own page", async () => {
  await run();
  const tenant = await readTenant(actor());
  if (!tenant) throw new Error("There is no tenant.");
  const shown = await shownArticles({ actor: actor(), tenant }, "de");
  expect(shown.map(({ name }) => name)).toEqual(demo.categories.map(({ name }) => name));
  const orderable = shown.flatMap((category) => category.products.flatMap((product) => product.variants));
  expect(orderable.map(({ article_number }) => article_number)).toEqual(
    variants.flatMap(({ hidden, article_number }) => (hidden ? [] : [article_number])),
  );
  expect((await keptShopConfig.read(actor())).website_url).toBe("https://public.lab.example/embed/shop/");
});

test("orders in every state are numbered without a gap by their day, and hold all that was ordered", async () => {
  await run();
  const orders = await ordersNow();
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStates));
  expect(orders.map(({ ordered }) => ordered)).toEqual(orders.map(({ ordered }) => ordered).toSorted());
  const numbered = orders.filter(({ status }) => status !== "submitted");
  for (const { number, status } of orders) expect(number === null).toBe(status === "submitted");
  const byYear = Map.groupBy(numbered, ({ day }) => day.slice(0, 4));
  for (const [year, inYear] of byYear)
    expect(inYear.map(({ number }) => number)).toEqual(
      inYear.map((_, index) => `${year}-${String(index + 1).padStart(6, "0")}`),
    );
  for (const { articles, anonymous, delivery, status, remark } of demo.orders) {
    const order = orders.find(
      (each) =>
        each.customer_email === (anonymous ? "" : delivery.email) &&
        each.status === status &&
        each.remark === remark &&
        each.articles.every(({ article_number }) => article_number in articles),
    );
    expect(
      Object.fromEntries(order?.articles.map((line) => [line.article_number, line.count]) ?? []),
    ).toEqual(articles);
    expect(order?.delivery.length).toBe(anonymous ? 0 : demo.config.delivery_form?.length);
    for (const { article_number, count: packs } of order?.articles ?? []) {
      const maximum = variants.find(
        (variant) => variant.article_number === article_number,
      )?.maximum_order_quantity;
      expect(packs, article_number).toBeLessThanOrEqual(maximum ?? 0);
    }
    // No event is in the future.
    for (const instant of [order?.confirmed, order?.shipped, ...(order?.mails ?? []).map((mail) => mail.at)])
      expect(Date.parse(instant ?? "1970-01-01")).toBeLessThanOrEqual(Date.now());
    // Parcels are shipped on working days.
    if (order?.shipped) expect([0, 6]).not.toContain(new Date(order.shipped).getUTCDay());
  }
});

test("nothing of it is due to be taken away or forgotten on the first day", async () => {
  await run();
  const record = await readTenant(actor());
  if (!record) throw new Error("There is no tenant.");
  expect(await forgetCustomers(actor(), record)).toEqual({ forgotten: 0, expired: 0 });
});

test("it is made once: what people change, delete or ship afterwards stays as it is", async () => {
  await run();
  const [first] = await categoryRecords.all(actor());
  const before = await ordersNow();
  // Articles that were ordered lately cannot be deleted, so move the clock past that time.
  vi.useFakeTimers({ now: Date.now() + 15 * 24 * 60 * 60 * 1000, toFake: ["Date"] });
  await categoryRecords.remove(actor(), first?.id ?? "");
  await orderRecords.remove(actor(), before.at(-1)?.id ?? "");
  await shopConfigStore.change(actor(), undefined, { opt_in: false });
  await run();
  expect(await categoryRecords.all(actor())).toHaveLength(demo.categories.length - 1);
  expect(await ordersNow()).toHaveLength(before.length - 1);
  expect((await keptShopConfig.read(actor())).opt_in).toBe(false);
});

test("a run that was interrupted goes on where it ended", async () => {
  const half = { ...demo, categories: demo.categories.slice(0, 2), config: {}, own_page: false, orders: [] };
  await provisionShop(actor(), usualTimeZone, half);
  expect((await shopConfigStore.readVersioned(actor())).version).toBe(0);
  const [product] = await productRecords.all(actor());
  await run();
  expect(await productRecords.find(actor(), product?.id ?? "")).toEqual(product);
  expect(await productRecords.all(actor())).toHaveLength(products.length);
  expect(await variantRecords.all(actor())).toHaveLength(variants.length);
});
