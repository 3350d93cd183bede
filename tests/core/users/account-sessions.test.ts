import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lookOf } from "../../../shared/core/users/look-alike.ts";
import {
  accounts,
  endSessionOf,
  endSessionsOf,
  getCurrentUser,
  listSessionsOf,
} from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { sessionOf } from "../../support/sessions.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
ownAws();
let boss: Awaited<ReturnType<typeof makeAccount>>;
let admin: string;
let person: Awaited<ReturnType<typeof makeAccount>>;
let token: string;
beforeAll(async () => {
  await makeTenant("demo");
  boss = await makeAccount("demo", { username: "admin", is_admin: true });
});
beforeEach(async () => {
  admin = await sessionOf("demo", boss);
  person = await makeAccount("demo", { groups: ["imports"] });
  token = await sessionOf("demo", person);
});

const isIn = async (session: string) =>
  (await callApi(getCurrentUser, { authorization: session })).status === 200;
const change = (id: string, body: object, authorization = admin) =>
  callApi(accounts.change, { authorization, params: { id }, body });

describe("an administrator", () => {
  test("sees the sessions of others, with place and device, and ends one of them", async () => {
    const other = await sessionOf("demo", person);
    const params = { id: person.id };
    const { body } = await callApi(listSessionsOf, { authorization: admin, params });
    expect(body).toMatchObject({
      count: 2,
      results: [{ ip: "192.0.2.1", agent: "test", current: false }, {}],
    });
    const session = body.results[0].id;
    const ended = await callApi(endSessionOf, { authorization: admin, params: { ...params, session } });
    expect(ended.status).toBe(204);
    expect([await isIn(other), await isIn(token)].sort()).toEqual([false, true]);
  });

  test("ends all sessions of another account; the own ones but the present are ended the same way", async () => {
    expect((await callApi(endSessionsOf, { authorization: admin, params: { id: person.id } })).status).toBe(
      204,
    );
    expect(await isIn(token)).toBe(false);
    const second = await sessionOf("demo", boss);
    await callApi(endSessionsOf, { authorization: admin, params: { id: boss.id } });
    expect([await isIn(second), await isIn(admin)]).toEqual([false, true]);
    boss = { ...boss, epoch: (await epochOf(boss.id)) ?? "" };
  });

  test("ends no session of another account than the named one", async () => {
    const third = await makeAccount("demo");
    const params = { id: third.id };
    const { body } = await callApi(listSessionsOf, { authorization: admin, params: { id: person.id } });
    const session = body.results[0].id;
    const refused = await callApi(endSessionOf, { authorization: admin, params: { ...params, session } });
    expect(refused.status).toBe(404);
    expect(await isIn(token)).toBe(true);
  });
});

test("nobody else sees or ends sessions of others", async () => {
  const stranger = await tokenFor("demo", { groups: ["imports", "exports"] });
  for (const endpoint of [listSessionsOf, endSessionsOf, endSessionOf]) {
    const params = { id: person.id, session: "0".repeat(64) };
    expect((await callApi(endpoint, { authorization: stranger, params })).status).toBe(403);
  }
  expect(await isIn(token)).toBe(true);
});

describe("sessions", () => {
  test.each([
    ["groups", { groups: ["exports"] }],
    ["the right to administrate", { is_admin: true }],
    ["the name", { username: "Ottilie" }],
  ])("end when %s of their account change", async (_, body) => {
    expect((await change(person.id, body)).status).toBe(200);
    expect(await isIn(token)).toBe(false);
  });

  test("stay when the language changes, or the same groups are saved again", async () => {
    await change(person.id, { language: "en", groups: ["imports"] });
    expect(await isIn(token)).toBe(true);
  });

  test("of an administrator stay where the own rights change", async () => {
    expect((await change(boss.id, { groups: ["imports"] })).status).toBe(200);
    expect(await isIn(admin)).toBe(true);
  });
});

describe("a name that looks like another one", () => {
  const create = (username: string) =>
    callApi(accounts.create, {
      authorization: admin,
      body: { username, email: `${Date.now()}-${Math.random()}@lab.example` },
    });

  test.each(["admın", "аdmin", "αdmin", "ａｄｍｉｎ\u0131".slice(0, -1), "Аdmin"])(
    "%s is refused",
    async (name) => {
      const { status, body } = await create(name);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.errors).toMatchObject([{ path: "username" }]);
    },
  );

  test("is refused when an account is renamed, too, and says so", async () => {
    const { body } = await change(person.id, { username: "admın" });
    expect(body.errors).toMatchObject([{ path: "username", code: "looks_alike" }]);
  });

  test.each(["admina", "Jörg", "Admin 2"])("%s is accepted", async (name) => {
    expect((await create(name)).status).toBe(201);
  });

  test("keeps accents apart, which people tell apart", () => {
    expect(lookOf("Jörg")).not.toBe(lookOf("Jorg"));
    expect(lookOf("Lab 1")).toBe(lookOf("lab  l"));
  });
});

async function epochOf(id: string): Promise<string | undefined> {
  const { accountRecords } = await import("../../../functions/core/users/account.store.ts");
  return (await accountRecords.read({ tenant: process.env.TENANT } as never, id)).epoch;
}
