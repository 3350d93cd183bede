import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { orderRecords } from "../../functions/laborshop/orders/order.store.ts";
import { reportError } from "../../shared/core/errors/errors.endpoints.ts";
import { login } from "../../shared/core/sessions/sessions.endpoints.ts";
import { exportCustomer, listOrders } from "../../shared/laborshop/orders/orders.endpoints.ts";
import { confirmOrder, submitOrder } from "../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { subscribe } from "../../shared/webpublisher/public-notices/public-notices.endpoints.ts";
import { openShop } from "../laborshop/opened-shop.ts";
import { callApi } from "../support/call-api.ts";

/** Logs and reports of errors hold nothing about the people whose data passes, whether a call succeeds, is refused or fails. Metrics are counts by name (`measure`). */
const { lab, article, withConfirmation, order, work, mails } = openShop("silent");
const mark = "canary";
const email = `${mark}@praxis.example`;
const delivery = {
  practice: `${mark} Praxis`,
  contact: `Erika ${mark}`,
  street: `${mark}weg 3`,
  postcode: "04109",
  town: mark,
  email,
};

let written: string[];
beforeEach(() => {
  process.env.STAGE = "staging";
  written = [];
  for (const method of ["log", "info", "warn", "error", "debug", "trace"] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => {
      written.push(parts.map(String).join(" "));
    });
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
});
afterEach(() => {
  vi.restoreAllMocks();
});
/** Ends the recording, since the runner writes, too. */
function all(): string {
  vi.restoreAllMocks();
  return written.join("\n");
}

test("of customers, when an order is made, refused, confirmed, listed and handed out", async () => {
  await withConfirmation();
  const { variant } = await article();
  const lines = [{ variant, quantity: 1 }];
  expect((await order(lines, { delivery })).status).toBe(201);
  expect((await order(lines, { delivery: { ...delivery, email: `${mark} is no address` } })).status).toBe(
    400,
  );
  const body = { articles: lines, delivery: { [mark]: mark }, seconds: 30 };
  expect((await callApi(submitOrder, { body })).status).toBe(400);
  await work(2);
  const token = /shop\/confirm\/([\w-]+)\//.exec(mails()[0]?.text ?? "")?.[1] ?? "";
  expect((await callApi(confirmOrder, { params: { token }, body: "" })).status).toBe(200);
  await work(2);
  expect((await lab.call(listOrders, { query: { search: mark } })).body.count).toBe(1);
  expect((await lab.call(exportCustomer, { body: { email } })).body.orders).toHaveLength(1);
  expect(all()).not.toContain(mark);
});

test("of customers and of their links, when a call or a job fails for a fault of ours", async () => {
  await withConfirmation();
  const { variant } = await article();
  const fault = () => vi.spyOn(orderRecords, "find").mockRejectedValue(new Error("A fault."));
  await order([{ variant, quantity: 1 }], { delivery });
  await work();
  const token = /shop\/confirm\/([\w-]+)\//.exec(mails()[0]?.text ?? "")?.[1] ?? "";
  expect(token.length).toBeGreaterThan(20);
  fault();
  expect((await order([{ variant, quantity: 1 }], { delivery })).status).toBe(500);
  expect((await callApi(confirmOrder, { params: { token }, body: "" })).status).toBe(500);
  await expect(work()).rejects.toThrow("A fault.");
  const text = all();
  expect(text).toContain("A fault.");
  expect(text).not.toContain(mark);
  expect(text).not.toContain(token);
});

test("of subscribers, of people who sign in, and of those whose browser reports an error", async () => {
  const form = new URLSearchParams({ email, drawn: String(Math.floor(Date.now() / 1000) - 60), website: "" });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  await callApi(subscribe, { body: form.toString(), headers });
  const secret = randomBytes(12).toString("hex");
  await callApi(login, { authorization: `Basic ${btoa(`${mark}:${secret}`)}` });
  const report = {
    message: `No ${email} in https://lab.example/login?name=${mark}`,
    stack: `Error: ${email}\n at https://lab.example/a.js?${mark}:1:2`,
    path: `/laborshop/bestellungen?search=${mark}`,
    version: "1",
  };
  const agent = `Mozilla/5.0 ${mark} Firefox/150.0`;
  expect((await callApi(reportError, { body: report, headers: { "user-agent": agent } })).status).toBe(204);
  const text = all();
  expect(text).toContain("web app");
  expect(text).not.toContain(mark);
  expect(text).not.toContain(secret);
});
