import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { orderRecords } from "../../functions/laborshop/orders/order.store.ts";
import { anonymiseOrder, listOrders } from "../../shared/laborshop/orders/orders.endpoints.ts";
import { confirmOrder } from "../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { dieAfterCommit, dieOnCommit } from "../support/crash.ts";
import { openShop } from "./opened-shop.ts";

/** The process dies at one of the steps of an order; the next attempt completes the remaining steps once. */
const { lab, aws, article, withConfirmation, withoutConfirmation, order, work, mails } = openShop("killed");
const listed = async () => (await lab.call(listOrders)).body;
const press = (token: string) => callApi(confirmOrder, { params: { token }, body: "" });
const tokenIn = (text = "") => /shop\/confirm\/([\w-]+)\//.exec(text)?.[1] ?? "";
const dispatch = "versand@labor.example";
afterEach(() => {
  vi.useRealTimers();
});

const deaths = { "right before": dieOnCommit, "right after": dieAfterCommit };
async function dyingAt<Answer>(die: () => () => void, work: () => Promise<Answer>): Promise<Answer> {
  const end = die();
  try {
    return await work();
  } finally {
    end();
  }
}

describe.each(Object.entries(deaths))("a death %s something is written", (_, die) => {
  test("leaves one order to whoever sends it again, and no number out", async () => {
    await withoutConfirmation();
    const { variant } = await article();
    const lines = [{ variant, quantity: 2 }];
    const headers = { "idempotency-key": randomUUID() };
    expect((await dyingAt(die, () => order(lines, { headers }))).status).toBe(500);
    expect((await order(lines, { headers })).status).toBe(409);
    // By then, a call still running would have been answered.
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ["Date"] });
    const again = await order(lines, { headers });
    expect(again, again.text).toMatchObject({ status: 201, body: { state: "confirmed" } });
    expect((await order(lines, { headers })).body).toEqual(again.body);
    expect((await order(lines)).status).toBe(201);
    const { results } = (await lab.call(listOrders, { query: { sort: "-number" } })).body;
    const numbers = (results as { number: string }[]).map(({ number }) => Number(number.slice(-6)));
    expect(numbers).toEqual([2, 1]);
    await work(3);
    expect(mails()).toHaveLength(4);
  });

  test("sends each mail once, and notes each once", async () => {
    await withoutConfirmation();
    const { variant } = await article();
    await order([{ variant, quantity: 1 }]);
    await expect(dyingAt(die, () => work())).rejects.toThrow("Killed");
    await work(3);
    expect(mails().map(({ to }) => to)).toEqual(["praxis@mueller.example", dispatch]);
    const [{ mails: noted }] = (await listed()).results;
    expect((noted as { mail: string }[]).map(({ mail }) => mail)).toEqual(["summary", "order"]);
  });

  test("leaves an order confirmed or not, and confirmed by the next press", async () => {
    await withConfirmation();
    const { variant } = await article();
    await order([{ variant, quantity: 1 }]);
    await work();
    const token = tokenIn(mails()[0]?.text);
    expect((await dyingAt(die, () => press(token))).status).toBe(500);
    const [{ status }] = (await listed()).results;
    expect(status).toBe(die === dieOnCommit ? "submitted" : "confirmed");
    const next = await press(token);
    expect(next.text).toContain(die === dieOnCommit ? "ist bestätigt" : "bereits bestätigt");
    await work(3);
    expect(mails()).toHaveLength(3);
    const [{ number }] = (await listed()).results;
    expect(number).toMatch(/-000001$/);
    expect((await listed()).results).toMatchObject([{ status: "confirmed" }]);
  });
});

test("a customer who is forgotten while their mail goes out is not noted again", async () => {
  await withoutConfirmation();
  const { variant } = await article();
  await order([{ variant, quantity: 1 }]);
  const [{ id }] = (await listed()).results;
  const { change } = orderRecords;
  vi.spyOn(orderRecords, "change").mockImplementationOnce(async (...args) => {
    await lab.call(anonymiseOrder, { params: { id } });
    return change(...args);
  });
  await work();
  const [anonymised] = (await listed()).results;
  expect(anonymised).toMatchObject({
    anonymous: true,
    mails: [{ mail: "summary", to: "" }, { to: dispatch }],
  });
  expect(JSON.stringify(anonymised)).not.toContain("mueller");
  expect(aws.executions).toHaveLength(1);
});
