import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { documentClient } from "../../functions/platform/table/client.ts";
import { listSecurityLog } from "../../shared/core/security-log/security-log.endpoints.ts";
import {
  changeOrder,
  eraseCustomer,
  exportCustomer,
  listOrders,
} from "../../shared/laborshop/orders/orders.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";
import { openShop, typed } from "./opened-shop.ts";

const { lab, article, withConfirmation, withoutConfirmation, order, work } = openShop("customers");
const ask = (email: string) => lab.call(exportCustomer, { body: { email } });
const erase = (email: string) => lab.call(eraseCustomer, { body: { email } });
const listed = async () => (await lab.call(listOrders)).body.results as Record<string, unknown>[];

/** Everything in the table, as text. */
async function stored(): Promise<string> {
  const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: process.env.TABLE }));
  return JSON.stringify(Items.filter(({ PK }) => String(PK).startsWith(`T#${lab.actor.tenant}#`)));
}

/** Two confirmed orders of a customer, one that waits, and one of somebody else. */
async function ordered() {
  await withoutConfirmation();
  const { variant } = await article();
  const lines = [{ variant, quantity: 1 }];
  await order(lines);
  await order(lines, { delivery: { email: typed.email.toUpperCase() } });
  await order(lines, {
    delivery: {
      email: "andere@praxis.example",
      practice: "Praxis am Wald",
      contact: "Wanda",
      street: "Waldweg",
    },
  });
  await work();
  const [, , first] = await listed();
  await lab.call(changeOrder, { params: { id: String(first?.id) }, body: { remark: "Frau Müller anrufen" } });
  await withConfirmation();
  await order(lines);
  await work();
}

test("a customer is told everything that is kept about them, and nothing about others", async () => {
  await ordered();
  const { status, body } = await ask(` ${typed.email.replace("praxis", "Praxis")} `.trim());
  expect(status).toBe(200);
  expect(body.orders).toHaveLength(3);
  expect(JSON.stringify(body)).not.toContain("andere@praxis.example");
  for (const value of Object.values(typed).filter((value) => value !== typed.email))
    expect(JSON.stringify(body)).toContain(value);
  expect((await ask("niemand@praxis.example")).body.orders).toEqual([]);
});

test("a customer is forgotten in all places, and others are not", async () => {
  await ordered();
  expect((await erase(typed.email)).body).toEqual({ anonymised: 2, deleted: 1 });
  expect((await erase(typed.email)).body).toEqual({ anonymised: 0, deleted: 0 });
  const text = await stored();
  for (const detail of [typed.email, "Erika", "Lindenweg", "Frau Müller"])
    expect(text.toLowerCase()).not.toContain(detail.toLowerCase());
  expect(text).toContain("Praxis am Wald");
  const orders = await listed();
  expect(orders.filter(({ anonymous }) => anonymous)).toHaveLength(2);
  for (const { number } of orders) expect(number).toMatch(/^\d{4}-\d{6}$/);
});

test("both take their rights and the password again, and are in the security log without the address", async () => {
  await withoutConfirmation();
  const viewer = await tokenFor(lab.actor.tenant, { username: "leo", groups: ["laboreditor"] });
  for (const endpoint of [exportCustomer, eraseCustomer]) {
    const body = { email: typed.email };
    expect((await callApi(endpoint, { authorization: viewer, body })).status).toBe(403);
    expect(endpoint.recentPassword).toBe(true);
    expect((await lab.call(endpoint, { body })).status).toBe(200);
  }
  const authorization = await tokenFor(lab.actor.tenant, { username: "chef", is_admin: true });
  const { body } = await callApi(listSecurityLog, { authorization, query: { area: "orders" } });
  const actions = (body.results as { action: string; result: string }[]).filter(
    ({ result }) => result === "done",
  );
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["customer_exported", "customer_erased"]),
  );
  expect(JSON.stringify(body)).not.toContain(typed.email);
});

test("orders of another laboratory stay, whoever its customers are", async () => {
  await ordered();
  const other = `${lab.actor.tenant}-other`;
  await makeTenant(other);
  const authorization = await tokenFor(other, { groups: ["laborshop"] });
  const ownTenant = process.env.TENANT;
  process.env.TENANT = other;
  const answer = await callApi(eraseCustomer, { authorization, body: { email: typed.email } });
  process.env.TENANT = ownTenant;
  expect(answer.body).toEqual({ anonymised: 0, deleted: 0 });
  expect((await ask(typed.email)).body.orders).toHaveLength(3);
});
