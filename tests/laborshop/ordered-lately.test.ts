import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productRecords, variantRecords } from "../../functions/laborshop/articles/article.store.ts";
import { jobActor } from "../../functions/platform/actor.ts";
import { products, variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { openShop } from "./opened-shop.ts";

const day = 24 * 60 * 60 * 1000;
let now: number;
// Set the clock before signing in: a token from another hour of the day is not valid yet, or no longer.
beforeEach(({ task }) => {
  const [time] = /\d\d:\d\d/.exec(task.name) ?? [];
  now = Date.parse(`${new Date().toISOString().slice(0, 10)}T${time}Z`);
  vi.useFakeTimers({ now, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});
const { lab, article, withoutConfirmation, order } = openShop("lately");

test.each([
  "12:00",
  // By then the next day has begun in Berlin.
  "23:30",
])("what was ordered at %s UTC in the last 14 days stays, with its product and category", async () => {
  await withoutConfirmation();
  const { product, variant } = await article();
  const other = await article();
  await order([{ variant, quantity: 1 }]);
  const tries = [
    await lab.call(variants.remove, { params: { id: variant } }),
    await lab.call(products.remove, { params: { id: product } }),
    await lab.call(products.preflight, { params: { id: product } }),
  ];
  for (const refused of tries)
    expect(refused, refused.text).toMatchObject({
      status: 409,
      body: { errors: [{ path: "", code: "ordered_lately", parameters: { until: expect.any(Number) } }] },
    });
  const [{ until }] = tries.map(({ body }) => body.errors[0].parameters) as [{ until: number }];
  expect(Math.round((until - Date.now()) / day)).toBeGreaterThan(12);
  expect((await lab.call(products.remove, { params: { id: other.product } })).status).toBe(204);
  vi.setSystemTime(now + 15 * day);
  await productRecords.remove({ ...jobActor("test"), tenant: lab.actor.tenant }, product);
  expect((await variantRecords.find(lab.actor, variant))?.id).toBeUndefined();
});
