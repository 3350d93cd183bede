import { SFNClient, StartExecutionCommand } from "@aws-sdk/client-sfn";
import { ulid } from "ulid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idOfPlace, placeSk } from "../../functions/platform/records/layout.ts";
import { localOperator, openStage, type RunningStage } from "../../infra/ops/stage.ts";
import { confirmationLife } from "../../shared/laborshop/orders/order.ts";
import { sharedCloud } from "../support/shared-cloud.ts";
import { openShop } from "../support/shop.ts";
import { strike } from "../support/strike.ts";

/** The fate of orders over time, with the roles of the whole stack. An order is aged in the table, as no call may do that. */
const cloud = sharedCloud();
let shop: Awaited<ReturnType<typeof openShop>>;
let stage: RunningStage;
beforeAll(async () => {
  shop = await openShop(cloud);
  stage = await openStage({ stage: "local", port: String(cloud.port), data: cloud.data });
});
afterAll(() => stage.close());

/** Everything in the table about an order, by its id or its customer. */
async function traces(id: string): Promise<string[]> {
  const groups = await Promise.all(
    [
      "SHOP-ORDER",
      `SHOP-ORDER#${id}`,
      "SHOP-ORDER#BY#ordered",
      "SHOP-ORDER#BY#number",
      "SHOP-ORDER#DELETED",
    ].map((pk) => stage.items("demo", pk)),
  );
  return groups.flat().flatMap((item) => {
    const text = JSON.stringify(item);
    return text.includes(id) || text.includes(shop.email) ? [text] : [];
  });
}

async function ordered(): Promise<{ id: string; reference: string }> {
  const answer = await shop.order();
  expect(answer.status, answer.bytes.toString()).toBe(201);
  const { reference } = answer.json();
  await expect
    .poll(async () => (await shop.mailsTo(shop.email, reference)).length, { timeout: 60_000 })
    .toBe(1);
  const { id } = await shop.listed(reference);
  return { id, reference };
}

async function age(id: string, when: number, facts: Record<string, unknown> = {}): Promise<void> {
  const stored = (await stage.items("demo", "SHOP-ORDER")).find((item) => item.id === id);
  const { id: sk, ...item } = stored ?? {};
  const ordered = new Date(when).toISOString();
  await stage.put("demo", { pk: "SHOP-ORDER", sk: String(sk) }, { ...item, ordered, ...facts });
  // The order's place in the list moves with its time.
  const pk = "SHOP-ORDER#BY#ordered";
  const places = await stage.items("demo", pk);
  const { id: sortKey, ...place } = places.find((each) => idOfPlace(String(each.id)) === id) ?? {};
  await stage.remove("demo", { pk, sk: String(sortKey) });
  await stage.put("demo", { pk, sk: placeSk(ordered, id) }, place);
}

describe("an order that nobody confirms", () => {
  test("is taken away by its own workflow at its deadline, with everything personal of it", async () => {
    const { id, reference } = await ordered();
    const deadline = Date.now() + 3000;
    await age(id, deadline - confirmationLife * 1000);
    const { origin, credentials } = await localOperator({ port: String(cloud.port), data: cloud.data });
    const client = new SFNClient({ region: "eu-central-1", endpoint: `${origin}/_aws/states`, credentials });
    const run = ulid();
    const input = JSON.stringify({ run, order: id, event: "submitted" });
    const stateMachineArn = "arn:aws:states:eu-central-1:000000000000:stateMachine:laborium-demo-order";
    await client.send(new StartExecutionCommand({ stateMachineArn, name: run, input }));
    expect(await shop.listed(reference)).toMatchObject({ status: "submitted" });
    await expect.poll(() => shop.listed(reference), { timeout: 60_000 }).toBeUndefined();
    expect(Date.now()).toBeGreaterThanOrEqual(deadline);
    expect(await traces(id)).toEqual([]);
    // The question was mailed once, however often its workflow ran.
    expect(await shop.mailsTo(shop.email, reference)).toHaveLength(1);
  });

  test("is taken away by the clock where its workflow failed", async () => {
    const { id, reference } = await ordered();
    await age(id, Date.now() - confirmationLife * 1000 - 1000);
    strike(cloud, "forget-customers");
    expect(await shop.listed(reference)).toBeUndefined();
    expect(await traces(id)).toEqual([]);
  });
});

test("a customer is forgotten once their order is older than the laboratory keeps them", async () => {
  const { id, reference } = await ordered();
  await age(id, Date.UTC(2020, 0, 1), { status: "shipped", confirmed: "2020-01-01T08:00:00.000Z" });
  strike(cloud, "forget-customers");
  const order = (await shop.demo.call(`/api/laborshop/orders/${id}/`)).json();
  expect(order).toMatchObject({ reference, anonymous: true, delivery: [], articles: [{ count: 2 }] });
  expect((await traces(id)).filter((text) => text.includes(shop.email))).toEqual([]);
});
