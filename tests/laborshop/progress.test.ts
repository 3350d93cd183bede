import { beforeEach, expect, test } from "vitest";
import { shopCategories } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { changeOrders, listOrders } from "../../shared/laborshop/orders/orders.endpoints.ts";
import { openShop, typed } from "./opened-shop.ts";

const shop = openShop("progress");
const { lab } = shop;
beforeEach(() => shop.withoutConfirmation());

async function threeOrders() {
  const { variant, product } = await shop.article();
  for (let count = 0; count < 3; count++)
    expect((await shop.order([{ variant, quantity: 1 }])).status).toBe(201);
  return { product, orders: await listed() };
}
const listed = async (query: object = {}): Promise<{ id: string; status: string }[]> =>
  (await lab.call(listOrders, { query: { sort: "number", ...query } })).body.results;
const states = async () => (await listed()).map(({ status }) => status);
const set = (orders: object[]) => lab.call(changeOrders, { body: { orders } });

test("several orders are set at once, what is still to be sent is listed, and one call takes it back", async () => {
  const { orders } = await threeOrders();
  const [first, second] = orders.slice(-3);
  const before = await states();
  const answer = await set([
    { id: first?.id, status: "shipped" },
    { id: second?.id, status: "in_progress" },
  ]);
  expect(answer.body.changed).toEqual([
    { id: first?.id, status: "confirmed" },
    { id: second?.id, status: "confirmed" },
  ]);
  expect((await states()).slice(-3)).toEqual(["shipped", "in_progress", "confirmed"]);
  const open = await listed({ status: "open" });
  expect(open.map(({ id }) => id)).not.toContain(first?.id);
  expect(open.map(({ id }) => id)).toContain(second?.id);
  expect((await set([{ id: first?.id, status: "shipped" }])).body.changed).toEqual([]);
  await set(answer.body.changed);
  expect(await states()).toEqual(before);
});

test("if one of several orders cannot be set, none is, and it is named", async () => {
  const { orders } = await threeOrders();
  const before = await states();
  const [first] = orders.slice(-1);
  const answer = await set([
    { id: first?.id, status: "shipped" },
    { id: "01ARZ3NDEKTSV4RRFFQ69G5FAV", status: "shipped" },
  ]);
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ path: "orders.1.id", code: "not_found" }] },
  });
  expect(await states()).toEqual(before);
});

test("an order without an Idempotency-Key is accepted, and each is one of its own", async () => {
  const { variant } = await shop.article();
  const before = (await listed()).length;
  for (const _ of [1, 2]) {
    const { status } = await shop.order([{ variant, quantity: 1 }], { headers: {} });
    expect(status).toBe(201);
  }
  expect(await listed()).toHaveLength(before + 2);
});

test("answers to the laboratory's mail go to the customer by their name", async () => {
  const { variant } = await shop.article();
  await shop.order([{ variant, quantity: 1 }]);
  await shop.work();
  const order = shop.mails().find(({ reply_to }) => reply_to === typed.email);
  expect(order?.reply_name).toBe(typed.contact);
});

test("a category whose article was ordered lately says so of itself", async () => {
  const { orders } = await threeOrders();
  expect(orders.length).toBeGreaterThan(0);
  const { results } = (await lab.call(shopCategories.list, { query: { limit: "100" } })).body;
  const refusals = await Promise.all(
    results.map(({ id }: { id: string }) => lab.call(shopCategories.remove, { params: { id } })),
  );
  for (const { status, body } of refusals)
    expect([status, body.errors?.[0]?.code]).toEqual([409, "ordered_lately_within"]);
});
