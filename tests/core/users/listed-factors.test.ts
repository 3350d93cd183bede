import { beforeEach, expect, test } from "vitest";
import { addPasskey, prepareFactor, turnOn } from "../../../functions/core/second-factor/factor.store.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { accounts } from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
let demo = { tenant: "demo" as TenantId };
let laboratories = 0;
let admin: string;

const withApp = async (id: string) => {
  await prepareFactor(demo, id, "JBSWY3DPEHPK3PXP");
  await turnOn(demo, id, "JBSWY3DPEHPK3PXP", 1, []);
};
const withPasskey = async (id: string) => {
  const passkey = {
    id: "0".repeat(64),
    credential: "c",
    key: "k",
    counter: 0,
    name: "Laptop",
    created: "2026-01-01",
  };
  await addPasskey(demo, id, passkey, { codes: [], limit: 10 });
};
const list = async (query: Record<string, string> = {}) =>
  (await callApi(accounts.list, { authorization: admin, query })).body;
const factorsOf = async (query: Record<string, string> = {}) =>
  Object.fromEntries(
    (await list(query)).results.map(({ username, factor }: Record<string, string>) => [username, factor]),
  );

beforeEach(async () => {
  demo = { tenant: `factors${++laboratories}` as TenantId };
  process.env.TENANT = demo.tenant;
  await makeTenant(demo.tenant, { second_factor_of: ["imports"] });
  admin = await tokenFor(demo.tenant, { username: "chief", is_admin: true });
  const make = async (username: string, ...ways: ((id: string) => Promise<void>)[]) => {
    const { id } = await makeAccount(demo.tenant, { username, groups: ["imports"] });
    for (const way of ways) await way(id);
  };
  await make("Anna", withApp);
  await make("Bert", withPasskey);
  await make("Carla", withApp, withPasskey);
  await make("Dora");
  await makeAccount(demo.tenant, { username: "Emil", groups: ["imports"], sso_subject: "issuer subject" });
  await makeAccount(demo.tenant, { username: "Frieda", groups: ["exports"] });
});

test("the list of accounts tells how far the second factor of each is, and no secret of it", async () => {
  expect(await factorsOf()).toEqual({
    Anna: "app",
    Bert: "passkey",
    Carla: "app_and_passkey",
    Dora: "missing",
    Emil: "none",
    Frieda: "none",
  });
  expect(JSON.stringify(await list())).not.toMatch(/JBSWY3DP|0{64}|sso_subject|epoch/);
});

test("it is filtered by that, with search, order and pages as without", async () => {
  expect(Object.keys(await factorsOf({ factor: "app" }))).toEqual(["Anna", "Carla"]);
  expect(Object.keys(await factorsOf({ factor: "passkey", sort: "-username" }))).toEqual(["Carla", "Bert"]);
  expect(await factorsOf({ factor: "missing" })).toEqual({ Dora: "missing" });
  expect(await factorsOf({ factor: "none", search: "fri" })).toEqual({ Frieda: "none" });
  const first = await list({ factor: "none", limit: "1" });
  expect(first).toMatchObject({ count: 2, results: [{ username: "Emil" }] });
  expect(new URL(first.next, "https://lab.example").searchParams.get("factor")).toBe("none");
});

test("what the laboratory demands counts from the moment it does", async () => {
  await makeTenant(demo.tenant, { second_factor_of: ["exports"] });
  expect(await factorsOf({ factor: "missing" })).toEqual({ Frieda: "missing" });
});

test("a state that does not exist, and somebody who may not see accounts, are refused", async () => {
  const refused = await callApi(accounts.list, { authorization: admin, query: { factor: "sms" } });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: "factor" }] } });
  const editor = await tokenFor(demo.tenant, { groups: ["laboreditor"] });
  expect((await callApi(accounts.list, { authorization: editor })).status).toBe(403);
});
