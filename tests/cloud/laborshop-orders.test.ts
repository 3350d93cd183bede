import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sharedCloud } from "../support/shared-cloud.ts";
import { openShop } from "../support/shop.ts";
import { strike } from "../support/strike.ts";

const cloud = sharedCloud();

test("an order goes from the shop to the laboratory, in the whole stack, and is sent to everybody once", async () => {
  const { demo, visitor, variant, email, recipient, order, mailsTo, listed } = await openShop(cloud);
  const key = randomUUID();
  const [first, repeated] = [await order(key), await order(key)];
  expect(first.status, first.bytes.toString()).toBe(201);
  expect(repeated.bytes).toEqual(first.bytes);
  expect((await order(key, 3)).status).toBe(422);
  const { reference, number } = first.json();
  expect(number).toBeNull();

  const names = async (): Promise<string[]> => [reference, (await listed(reference)).number ?? reference];
  const count = async () => [
    (await mailsTo(email, ...(await names()))).length,
    (await mailsTo(recipient, ...(await names()))).length,
  ];
  await expect.poll(count, { timeout: 60_000 }).toEqual([1, 0]);
  const [question] = await mailsTo(email, ...(await names()));
  const path = /\/embed\/shop\/confirm\/[\w-]+\/\?lang=de/.exec(question?.text ?? "")?.[0] ?? "";
  expect((await visitor.call(path)).bytes.toString()).toContain("Bestellung bestätigen");
  const pressed = await visitor.call(path, { method: "POST", body: "" });
  expect(pressed.bytes.toString()).toContain("Ihre Bestellung ist bestätigt");
  await expect.poll(count, { timeout: 60_000 }).toEqual([2, 1]);
  const read = async () => (await demo.call(`/api/laborshop/orders/${(await listed(reference)).id}/`)).json();
  const states = async () =>
    (await read()).mails.map(({ mail, state }: { mail: string; state: string }) => `${mail} ${state}`);
  await expect
    .poll(states, { timeout: 60_000 })
    .toEqual(["confirmation delivered", "summary delivered", "order delivered"]);
  const sender = (await demo.call("/api/laborshop/config/sender/")).json();
  expect(sender).toEqual({ address: "noreply@demo.laborium.example", verified: true, missing: [] });
  const mails = await mailsTo(email, ...(await names()));
  const again = /[?]again=([\w-]+)/.exec(mails.map(({ text }) => text).join())?.[1];
  const articles = await visitor.call(`/api/public/shop/again/${again}/`);
  expect(articles.json()).toEqual({ articles: [{ variant, quantity: 2 }] });

  const { id } = await listed(reference);
  const address = `/api/laborshop/orders/${id}/`;
  expect((await demo.call("/api/laborshop/orders/new/")).json().count).toBeGreaterThan(0);
  const shipped = await demo.call(address, {
    method: "PATCH",
    body: { status: "shipped", remark: "Mit DHL" },
  });
  expect(shipped.json()).toMatchObject({ reference, status: "shipped", articles: [{ count: 2 }] });
  const press = { method: "POST", headers: { "idempotency-key": randomUUID() } };
  for (let time = 0; time < 2; time++)
    expect((await demo.call(`${address}send-customer-confirmation/`, press)).status).toBe(200);
  await expect.poll(count, { timeout: 60_000 }).toEqual([3, 1]);
  expect((await demo.call(address, { method: "DELETE" })).status).toBe(204);

  const worded = { mail: "summary", language: "de", sender_name: "Versand" };
  const sample = await demo.call("/api/laborshop/config/1/mail/send/", { method: "POST", body: worded });
  expect(sample.status, sample.bytes.toString()).toBe(200);
  await expect
    .poll(async () => (await mailsTo(sample.json().to, "000123")).length, { timeout: 60_000 })
    .toBe(1);

  const other = await order();
  expect(other.status).toBe(201);
  strike(cloud, "forget-customers");
  // This order still waits for its confirmation, so the clock leaves it alone.
  const waiting = await listed(other.json().reference);
  expect(waiting).toMatchObject({ status: "submitted" });
  expect(
    (await demo.call(`/api/laborshop/orders/${waiting.id}/send-opt-in/`, { method: "POST" })).status,
  ).toBe(200);
  expect((await demo.call(`/api/laborshop/orders/${waiting.id}/`, { method: "DELETE" })).status).toBe(204);
}, 240_000);
