import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Mailbox } from "../../infra/local/ses/mailbox.ts";
import { clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";
import { wholeRecords } from "../support/whole-records.ts";

const root = join(import.meta.dirname, "../..");
const cloud = sharedCloud();

test("an order goes from the shop to the laboratory, in the whole stack, and is sent to everybody once", async () => {
  const demo = clientOf("demo", cloud.port);
  const visitor = clientOf("public.demo", cloud.port);
  await demo.signIn();
  const { make } = wholeRecords(demo);
  const setUp = {
    opt_in: true,
    website_url: "https://labor.example/shop",
    recipient_address: "versand@labor.example",
  };
  const changed = await demo.call("/api/laborshop/config/1/", { method: "PATCH", body: setUp });
  expect(changed.status, changed.bytes.toString()).toBe(200);
  const variant = await make("laborshop/variants/", { article_number: "00123" });
  const { delivery_form } = changed.json() as { delivery_form: { name: string; type: string }[] };
  const email = `praxis-${randomUUID()}@labor.example`;
  const typedInto = (type: string) =>
    type === "email" ? email : type === "tel" ? "0341 123456" : "Musterpraxis";
  const delivery = Object.fromEntries(delivery_form.map(({ name, type }) => [name, typedInto(type)]));
  const order = (key: string, quantity = 2) =>
    visitor.call("/api/public/shop/orders/", {
      method: "POST",
      headers: { "idempotency-key": key },
      body: { articles: [{ variant, quantity }], delivery, seconds: 60 },
    });
  const key = randomUUID();
  const [made, repeated] = [await order(key), await order(key)];
  expect(made.status, made.bytes.toString()).toBe(201);
  expect(repeated.bytes).toEqual(made.bytes);
  expect((await order(key, 3)).status).toBe(422);
  const { number } = made.json();

  const mailbox = new Mailbox(join(cloud.data, "mail"));
  const sent = async (to: string) =>
    (await mailbox.all()).filter((mail) => mail.to.includes(to) && mail.text.includes(number));
  const count = async () => [(await sent(email)).length, (await sent(setUp.recipient_address)).length];
  await expect.poll(count, { timeout: 60_000 }).toEqual([1, 0]);
  const [asked] = await sent(email);
  const path = /\/embed\/shop\/confirm\/[\w-]+\/\?lang=de/.exec(asked?.text ?? "")?.[0] ?? "";
  expect((await visitor.call(path)).bytes.toString()).toContain("Bestellung bestätigen");
  const pressed = await visitor.call(path, { method: "POST", body: "" });
  expect(pressed.bytes.toString()).toContain("Ihre Bestellung ist bestätigt");
  await expect.poll(count, { timeout: 60_000 }).toEqual([2, 1]);
  const again = /[?]again=([\w-]+)/.exec((await sent(email)).map(({ text }) => text).join())?.[1];
  const articles = await visitor.call(`/api/public/shop/again/${again}/`);
  expect(articles.json()).toEqual({ articles: [{ variant, quantity: 2 }] });

  const listed = await demo.call(`/api/laborshop/orders/?search=${number}`);
  const [{ id }] = listed.json().results;
  const at = `/api/laborshop/orders/${id}/`;
  const shipped = await demo.call(at, { method: "PATCH", body: { status: "shipped", remark: "Mit DHL" } });
  expect(shipped.json()).toMatchObject({ number, status: "shipped", articles: [{ count: 2 }] });
  const press = { method: "POST", headers: { "idempotency-key": randomUUID() } };
  for (let time = 0; time < 2; time++)
    expect((await demo.call(`${at}send-customer-confirmation/`, press)).status).toBe(200);
  await expect.poll(count, { timeout: 60_000 }).toEqual([3, 1]);
  expect((await demo.call(at, { method: "DELETE" })).status).toBe(204);

  const other = await order(randomUUID());
  expect(other.status).toBe(201);
  const where = ["--port", String(cloud.port), "--data", cloud.data];
  const program = [join(root, "infra/ops/schedule.ts"), "run", "laborium-demo-forget-customers", ...where];
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  // It waits to be confirmed still, so the clock leaves it alone.
  const [waiting] = (await demo.call(`/api/laborshop/orders/?search=${other.json().number}`)).json().results;
  expect(waiting).toMatchObject({ status: "submitted" });
  expect(
    (await demo.call(`/api/laborshop/orders/${waiting.id}/send-opt-in/`, { method: "POST" })).status,
  ).toBe(200);
  expect((await demo.call(`/api/laborshop/orders/${waiting.id}/`, { method: "DELETE" })).status).toBe(204);
}, 240_000);
