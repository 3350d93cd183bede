import { describe, expect, test } from "vitest";
import { listOrders } from "../../shared/laborshop/orders/orders.endpoints.ts";
import { confirmOrder } from "../../shared/laborshop/public-orders/public-orders.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { openShop, typed } from "./opened-shop.ts";

/** Strangers use up no numbers with orders, write nothing in the laboratory’s name and flood no mailbox. */
const { lab, aws, article, withConfirmation, order, work, mails } = openShop("strangers");
const listed = async (query: Record<string, string> = {}) => (await lab.call(listOrders, { query })).body;
const tokenIn = (text: string) => /shop\/confirm\/([\w-]+)\//.exec(text)?.[1] ?? "";
const press = (token: string) => callApi(confirmOrder, { params: { token }, body: "" });

describe("an order of somebody who may be anybody", () => {
  test("gets its number when it is confirmed, so that strangers use up none", async () => {
    await withConfirmation();
    const { variant } = await article();
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        order([{ variant, quantity: 1 }], { delivery: { email: `praxis${index}@labor.example` } }),
      ),
    );
    await work();
    for (const { body } of answers)
      expect(body).toMatchObject({ number: null, reference: expect.stringMatching(/^\w{4}-\w{4}$/) });
    expect((await listed()).results).toHaveLength(9);
    // Every third customer confirms, all of them at once and some of them twice.
    const pressed = mails().filter((_, index) => index % 3 === 0);
    const tokens = [...pressed, ...pressed].map(({ text }) => tokenIn(text));
    await Promise.all(tokens.map(press));
    const { results } = await listed({ sort: "number" });
    const year = new Date().toLocaleDateString("sv", { timeZone: "Europe/Berlin" }).slice(0, 4);
    const numbers = (results as { number: string | null }[]).map(({ number }) => number);
    const assigned = [1, 2, 3].map((number) => `${year}-00000${number}`);
    expect(numbers).toEqual([...Array(6).fill(null), ...assigned]);

    aws.messages.length = 0;
    await work();
    const confirmations = mails().filter(({ to }) => to.startsWith("praxis"));
    for (const { text } of confirmations) expect(text).toMatch(/Bestellung \d{4}-00000[123], /);
    const [{ reference }] = (await listed({ search: assigned[0] ?? "" })).results;
    expect((await listed({ search: reference })).results).toMatchObject([{ number: assigned[0] }]);
  });

  test("asks for its confirmation with its articles and reference, and nothing that was typed", async () => {
    await withConfirmation();
    const { variant } = await article();
    const { body } = await order([{ variant, quantity: 2 }]);
    await work();
    const [mail] = mails();
    expect(mail?.text).toContain(`Bestellung ${body.reference}, `);
    expect(mail?.text).toContain("2 × Serum");
    const { email, ...others } = typed;
    for (const value of Object.values(others)) expect(JSON.stringify(mail)).not.toContain(value);
    expect({ ...mail, to: "" }).not.toMatchObject({ text: expect.stringContaining(email) });
    expect(mail?.reply_name).toBeUndefined();
  });

  test("is a fourth to one mailbox, however its address is written", async () => {
    await withConfirmation();
    const { variant } = await article();
    const statuses: number[] = [];
    for (const email of ["anna.b@praxis.example", "annab+1@praxis.example", "A.n.n.a.b@Praxis.example"])
      statuses.push((await order([{ variant, quantity: 1 }], { delivery: { email } })).status);
    const last = { delivery: { email: "an.nab+x+y@praxis.example" } };
    expect((await order([{ variant, quantity: 1 }], last)).status).toBe(429);
    const other = { delivery: { email: "annac@praxis.example" } };
    expect((await order([{ variant, quantity: 1 }], other)).status).toBe(201);
    expect(statuses).toEqual([201, 201, 201]);
  });
});
