import { expect, test } from "vitest";
import { placeOrders } from "../../../functions/core/migrations/to-3-orders-by-time.store.ts";
import { orderRecords } from "../../../functions/laborshop/orders/order.store.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { listOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { makeOrder } from "../../support/made-order.ts";

const lab = openLaboratory({ name: "migrated", groups: ["laborshop"] });
const byTime = orderRecords.keys.places("ordered");

/** Brings the orders into format 2, which had no list by time. */
async function forgetTimes(): Promise<void> {
  const table = openTable(lab.actor);
  for await (const { $key } of table.queryAll({ pk: byTime })) await table.delete($key);
}
const listed = async (query: Record<string, string> = {}) =>
  ((await lab.call(listOrders, { query })).body.results as { id: string }[]).map(({ id }) => id);

test("orders of format 2 are listed by time after the migration, as often as it runs", async () => {
  const newer = await makeOrder(lab.actor, "newer", "2026-03-04T09:00:00.000Z");
  const older = await makeOrder(lab.actor, "older", "2025-03-04T09:00:00.000Z");
  const before = await listed();
  expect(before).toEqual([newer, older]);
  await forgetTimes();
  expect(await listed()).toEqual([]);
  for (let time = 0; time < 2; time++) await placeOrders(lab.actor);
  expect(await listed()).toEqual(before);
  expect(await listed({ search: "newer@praxis" })).toEqual([newer]);
  expect(await listed({ status: "confirmed", from: "2026-01-01" })).toEqual([newer]);
  expect(await listed({ sort: "number" })).toEqual([older, newer]);
});

test("a laboratory without orders is migrated, too", async () => {
  await forgetTimes();
  await placeOrders(lab.actor);
  expect(await listed()).toEqual([]);
});
