import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { forgetCustomers } from "../../functions/laborshop/orders/forget-customers.ts";
import { expireOrder } from "../../functions/laborshop/orders/order.store.ts";
import { readTenant } from "../../functions/platform/tenant.store.ts";
import { variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import {
  anonymiseOrder,
  changeOrder,
  countNewOrders,
  getOrder,
  listOrders,
  removeOrder,
  sendCustomerConfirmation,
  sendLabConfirmation,
  sendOptIn,
} from "../../shared/laborshop/orders/orders.endpoints.ts";
import {
  confirmOrder,
  orderAgain,
  orderConfirmationPage,
} from "../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { openShop, typed } from "./opened-shop.ts";

const { lab, aws, article, withConfirmation, withoutConfirmation, order, work, mails } = openShop("orders");
const listed = async (query: Record<string, string> = {}) => (await lab.call(listOrders, { query })).body;
const tokenIn = (text: string) => /shop\/confirm\/([\w-]+)\//.exec(text)?.[1] ?? "";
const openPage = (token: string) => callApi(orderConfirmationPage, { params: { token } });
const press = (token: string) => callApi(confirmOrder, { params: { token }, body: "" });
const days = (count: number) => count * 24 * 60 * 60 * 1000;
/** Moves the clock forward, for everything but timers. */
const later = (milliseconds: number) =>
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ["Date"] });
afterEach(() => {
  vi.useRealTimers();
});

describe("an order", () => {
  test("is confirmed by the link of its mail, by a press of the button and not by opening it", async () => {
    await withConfirmation();
    const { variant } = await article();
    const answer = await order([{ variant, quantity: 2 }]);
    expect(answer, answer.text).toMatchObject({ status: 201, body: { state: "submitted" } });
    await work();
    const [mail] = mails();
    expect(mail).toMatchObject({ to: typed.email, language: "de" });
    expect(mail?.text).toContain("2 × Serum");
    const token = tokenIn(mail?.text ?? "");
    const page = await openPage(token);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/content="noindex,follow".*00123/s);
    expect((await listed()).results).toMatchObject([{ status: "submitted" }]);

    expect((await press(token)).text).toContain("Ihre Bestellung ist bestätigt");
    await work(3);
    expect((await listed()).results).toMatchObject([{ status: "confirmed" }]);
    expect(mails().map(({ to }) => to)).toEqual([typed.email, typed.email, "versand@labor.example"]);
    expect((await press(token)).text).toContain("bereits bestätigt");
    const later = await openPage(token);
    expect(later.text).toContain("bereits bestätigt");
    expect(later.text).not.toContain("00123");
    expect((await openPage("falsch")).status).toBe(404);
    expect(later.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  });

  test("without confirmation goes to the laboratory at once", async () => {
    await withoutConfirmation();
    const { variant } = await article();
    expect((await order([{ variant, quantity: 1 }])).body).toMatchObject({ state: "confirmed" });
    await work(2);
    expect(mails().map(({ to }) => to)).toEqual([typed.email, "versand@labor.example"]);
    expect(mails()[1]).toMatchObject({ reply_to: typed.email });
    const again = /[?]again=([\w-]+)/.exec(mails()[0]?.text ?? "")?.[1] ?? "";
    const brought = await callApi(orderAgain, { params: { token: again } });
    expect(brought.body).toEqual({ articles: [{ variant, quantity: 1 }] });
    expect((await callApi(orderAgain, { params: { token: "falsch" } })).status).toBe(404);
  });

  test("is one, however often it is sent, and numbers have no gaps", async () => {
    await withoutConfirmation();
    const { variant } = await article();
    const headers = { "idempotency-key": randomUUID() };
    const all = await Promise.all(Array.from({ length: 12 }, () => order([{ variant, quantity: 1 }])));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
    const first = await order([{ variant, quantity: 1 }], { headers });
    expect((await order([{ variant, quantity: 1 }], { headers })).body).toEqual(first.body);
    const { results, count } = await listed({ sort: "-number" });
    expect(count).toBe(13);
    const numbers = (results as { number: string }[]).map(({ number }) => Number(number.slice(-6)));
    expect(numbers).toEqual(Array.from({ length: 13 }, (_, index) => 13 - index));
    // A key is optional.
    expect((await order([{ variant, quantity: 1 }], { headers: {} })).status).toBe(201);
  });

  test("that nobody confirms is gone after three days, and one that is confirmed stays", async () => {
    await withConfirmation();
    const { variant } = await article();
    await order([{ variant, quantity: 1 }]);
    await order([{ variant, quantity: 2 }], { delivery: { email: "andere@praxis.example" } });
    await work();
    const [first, second] = mails();
    await press(tokenIn(second?.text ?? ""));
    const { results } = await listed({ sort: "ordered" });
    const [newer, other] = results as { id: string }[];
    expect(await expireOrder(lab.actor, newer?.id ?? "")).toBe(false);
    later(days(3) + 1000);
    const expired = await press(tokenIn(first?.text ?? ""));
    expect(expired.status).toBe(410);
    expect(await expireOrder(lab.actor, newer?.id ?? "")).toBe(true);
    expect(await expireOrder(lab.actor, other?.id ?? "")).toBe(false);
    expect((await openPage(tokenIn(first?.text ?? ""))).text).toContain("abgelaufen");
    vi.useRealTimers();
    expect((await listed()).results).toMatchObject([{ status: "confirmed" }]);
  });

  test("is confirmed or taken away, wholly, where both happen at once", async () => {
    await withConfirmation();
    const { variant } = await article();
    for (let time = 0; time < 8; time++) {
      aws.messages.length = 0;
      aws.executions.length = 0;
      await order([{ variant, quantity: 1 }], { delivery: { email: `praxis${time}@labor.example` } });
      await work();
      const token = tokenIn(mails().at(-1)?.text ?? "");
      const [newest] = (await listed()).results as { id: string }[];
      const id = newest?.id ?? "";
      const deadline = Date.now() + days(3);
      // The customer's call comes a moment before the deadline, the workflow's a moment after it.
      const confirming = press(token);
      vi.useFakeTimers({ now: deadline + 1000, toFake: ["Date"] });
      const [isExpired, confirmed] = await Promise.all([
        expireOrder(lab.actor, id).catch(() => false),
        confirming,
      ]);
      vi.useRealTimers();
      const isKept = (await lab.call(getOrder, { params: { id } })).status === 200;
      expect(isKept).toBe(!isExpired);
      expect(confirmed.text.includes("ist bestätigt")).toBe(isKept);
    }
  });
});

describe("what cannot be ordered", () => {
  const faults = async (
    articles: { variant: string; quantity: number }[],
    delivery: Record<string, string> = {},
  ): Promise<string[]> => {
    const answer = await order(articles, { delivery });
    expect(answer.status, answer.text).toBe(400);
    expect((await listed()).count).toBe(0);
    expect(aws.executions).toEqual([]);
    return (answer.body.errors as { path: string; code: string }[]).map(
      ({ path, code }) => `${path}: ${code}`,
    );
  };

  test("is more than the maximum, whether in one line or in two", async () => {
    await withoutConfirmation();
    const { variant } = await article();
    expect(await faults([{ variant, quantity: 6 }])).toEqual(["articles.0.quantity: too_big"]);
    expect(
      await faults([
        { variant, quantity: 3 },
        { variant, quantity: 3 },
      ]),
    ).toEqual(["articles.1.quantity: too_big"]);
    for (const count of [0, -1, 1.5, 1e9])
      expect(await faults([{ variant, quantity: count }])).toHaveLength(1);
  });

  test("is what is hidden, gone or of another laboratory", async () => {
    await withoutConfirmation();
    const { variant } = await article({ hidden: true });
    const { variant: removed } = await article();
    await lab.call(variants.remove, { params: { id: removed } });
    const articles = [variant, removed, "01ARZ3NDEKTSV4RRFFQ69G5FAV"].map((id) => ({
      variant: id,
      quantity: 1,
    }));
    expect((await faults(articles)).sort()).toEqual(
      [0, 1, 2].map((index) => `articles.${index}.variant: not_available`),
    );
  });

  test("is what the form does not take", async () => {
    await withoutConfirmation();
    const { variant } = await article();
    const articles = [{ variant, quantity: 1 }];
    expect(await faults(articles, { practice: "" })).toEqual(["delivery.practice: required"]);
    expect(await faults(articles, { email: "praxis" })).toEqual(["delivery.email: invalid"]);
    expect(await faults(articles, { contact: "Erika\r\nBcc: alle@example.org" })).toEqual([
      "delivery.contact: plain_text_only",
    ]);
    expect(await faults(articles, { extra: "1" })).toEqual(["delivery.extra: unknown_field"]);
    expect(await faults(articles, { town: "x".repeat(201) })).toEqual(["delivery.town: too_big"]);
    const program = { articles, delivery: typed };
    expect((await order([], { body: { ...program, seconds: 1 } })).status).toBe(400);
    expect((await order([], { body: { ...program, seconds: 9, website: "x" } })).status).toBe(400);
  });

  test("is a fourth order a day to one address", async () => {
    await withConfirmation();
    const { variant } = await article();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push((await order([{ variant, quantity: 1 }])).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});

describe("staff", () => {
  const orderIn = async (state: "confirmed" | "submitted") => {
    await (state === "submitted" ? withConfirmation() : withoutConfirmation());
    const { variant } = await article();
    await order([{ variant, quantity: 1 }]);
    await work();
    const { results } = await listed();
    return { params: { id: (results as { id: string }[])[0]?.id ?? "" } };
  };

  test("search by what was typed and ordered, and filter by state and day", async () => {
    await orderIn("confirmed");
    const today = new Date().toLocaleDateString("sv", { timeZone: "Europe/Berlin" });
    const finds = async (query: Record<string, string>) => (await listed(query)).count;
    for (const search of ["müller", "LEIPZIG", "00123", "4,7 ml"]) expect(await finds({ search })).toBe(1);
    expect(await finds({ search: "Dresden" })).toBe(0);
    expect(await finds({ status: "confirmed", from: today, until: today })).toBe(1);
    expect(await finds({ status: "shipped" })).toBe(0);
    expect(await finds({ until: "2025-12-31" })).toBe(0);
  });

  test("are told how many orders nobody has begun to work on", async () => {
    const waiting = async () => (await lab.call(countNewOrders)).body.count;
    const before = await waiting();
    const unconfirmed = await orderIn("submitted");
    expect(await waiting()).toBe(before);
    await press(tokenIn(mails()[0]?.text ?? ""));
    expect(await waiting()).toBe(before + 1);
    await lab.call(changeOrder, { ...unconfirmed, body: { status: "in_progress" } });
    expect(await waiting()).toBe(before);
  });

  test("say how far an order is, but not before it is confirmed", async () => {
    const params = await orderIn("submitted");
    expect((await lab.call(changeOrder, { ...params, body: { status: "shipped" } })).status).toBe(400);
    await press(tokenIn(mails()[0]?.text ?? ""));
    const sent = await lab.call(changeOrder, { ...params, body: { status: "shipped", remark: "Mit DHL" } });
    expect(sent.body).toMatchObject({ status: "shipped", remark: "Mit DHL", shipped: expect.any(String) });
    const back = await lab.call(changeOrder, { ...params, body: { status: "in_progress" } });
    expect(back.body.shipped).toBeNull();
  });

  test("send a mail again once for each press, and only one that fits", async () => {
    const params = await orderIn("confirmed");
    const before = mails().length;
    const headers = { "idempotency-key": randomUUID() };
    for (let time = 0; time < 2; time++)
      expect((await lab.call(sendCustomerConfirmation, { ...params, headers })).status).toBe(200);
    expect(mails()).toHaveLength(before + 1);
    const stale = { headers: { "if-match": '"1"' } };
    expect((await lab.call(sendLabConfirmation, { ...params, ...stale })).status).toBe(412);
    expect(mails()).toHaveLength(before + 1);
    expect((await lab.call(sendLabConfirmation, params)).status).toBe(200);
    expect((await lab.call(sendOptIn, params)).status).toBe(409);
    expect((await lab.call(getOrder, params)).body.mails).toHaveLength(4);
  });

  test("send no address more mails in a day than anybody else can", async () => {
    const params = await orderIn("submitted");
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) statuses.push((await lab.call(sendOptIn, params)).status);
    expect(statuses, "the order itself was the first").toEqual([200, 200, 429]);
    expect(mails().filter(({ to }) => to === typed.email)).toHaveLength(3);
  });

  test("make an order anonymous, or delete it, and nothing of the customer is left", async () => {
    const params = await orderIn("confirmed");
    await lab.call(changeOrder, { ...params, body: { remark: "Frau Müller anrufen" } });
    const forgotten = await lab.call(anonymiseOrder, params);
    expect(forgotten.body).toMatchObject({ anonymous: true, delivery: [], customer_email: "", remark: "" });
    expect((await listed({ search: "Leipzig" })).count).toBe(0);
    expect((await listed({ search: "00123" })).count).toBe(1);
    expect((await lab.call(removeOrder, params)).status).toBe(204);
    expect((await listed()).count).toBe(0);
  });

  test("need not think of it: the clock forgets customers after the time that the laboratory keeps them", async () => {
    await orderIn("confirmed");
    const tenant = await readTenant(lab.actor);
    if (!tenant) throw new Error("There is no tenant.");
    const strike = () =>
      forgetCustomers(lab.actor, { ...tenant, modules: { ...tenant.modules, MD_SHOP: true } });
    expect(await strike()).toEqual({ forgotten: 0, expired: 0 });
    later(days(740));
    expect(await strike()).toEqual({ forgotten: 1, expired: 0 });
    expect(await strike()).toEqual({ forgotten: 0, expired: 0 });
    vi.useRealTimers();
    expect((await listed()).results).toMatchObject([{ anonymous: true }]);
  });
});
