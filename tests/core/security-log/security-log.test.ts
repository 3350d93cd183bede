import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "../../../functions/core/sessions/password.ts";
import {
  listSecurityLog,
  type SecurityEntry,
} from "../../../shared/core/security-log/security-log.endpoints.ts";
import { confirm, login, logout } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { changeSettings } from "../../../shared/core/settings/settings.endpoints.ts";
import { exportTokens } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { accounts } from "../../../shared/core/users/users.endpoints.ts";
import { exportAnalyses } from "../../../shared/importexport/exports/exports.endpoints.ts";
import { listOrders } from "../../../shared/laborshop/orders/orders.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { sessionOf } from "../../support/sessions.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
ownAws();
const password = "Kiesel-Regenschirm-42 im Regen";
const agent = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
let hash: string;
let admin: string;
let place = 0;
let ip: string;
beforeAll(async () => {
  Object.assign(process.env, { STAGE: "staging", VERSION: "1" });
  await makeTenant("demo");
  hash = await hashPassword(password);
  admin = await sessionOf("demo", await makeAccount("demo", { username: "Chefin", is_admin: true }));
});
beforeEach(() => {
  ip = `198.51.100.${++place}`;
});

const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}`;
const signIn = (name: string, secret: string) =>
  callApi(login, { authorization: basic(name, secret), ip, headers: agent });
const entries = async (query: Record<string, string> = {}): Promise<SecurityEntry[]> =>
  (await callApi(listSecurityLog, { authorization: admin, query: { search: ip, ...query } })).body.results;

describe("the security log", () => {
  test("tells who signed in, from where and with which browser, and who failed to", async () => {
    const { id } = await makeAccount("demo", { username: "Anna" }, hash);
    await signIn("anna", "falsch");
    const { body } = await signIn("ANNA", password);
    await callApi(logout, { authorization: body.token, ip });
    const person = { kind: "visitor", account: id, name: "Anna" };
    expect(await entries()).toMatchObject([
      { action: "signed_out", result: "done", who: { ...person, kind: "account" } },
      { action: "signed_in", result: "done", code: null, who: person, ip, agent: agent["user-agent"] },
      { action: "signed_in", result: "failed", code: "invalid_credentials", who: person },
    ]);
  });

  test("keeps no name that nobody has, because passwords are typed into the wrong field", async () => {
    await signIn("Kiesel-Regenschirm-42", "falsch");
    const [entry] = await entries();
    expect(entry).toMatchObject({ result: "failed", who: { account: "", name: "" } });
    expect(JSON.stringify(entry)).not.toMatch(/kiesel/i);
  });

  test("tells of guesses that were held up, once a minute", async () => {
    await makeAccount("demo", { username: "Bert" }, hash);
    for (let guess = 0; guess < 9; guess++) await signIn("Bert", `falsch ${guess}`);
    const results = (await entries()).map(({ result }) => result);
    expect(results.filter((result) => result === "failed").length).toBeGreaterThanOrEqual(5);
    expect(results.filter((result) => result === "held")).toHaveLength(1);
  });

  test("names the fields of a changed account, but no value and no secret", async () => {
    const { id } = await makeAccount("demo", { username: "Carla" });
    const secret = "Wolkenbruch-Heuschrecke-77";
    const body = { groups: ["imports"], password: secret };
    const authorization = admin;
    const changed = await callApi(accounts.change, { authorization, params: { id }, body, ip });
    expect(changed.status).toBe(200);
    const all = await entries();
    expect(all).toMatchObject([
      { action: "account_changed", target: "Carla", fields: ["groups", "password"], who: { name: "Chefin" } },
    ]);
    expect(JSON.stringify(all)).not.toContain(secret);
  });

  test("names a token by its beginning only", async () => {
    const { body } = await callApi(exportTokens.acquire, { authorization: admin, ip });
    await callApi(exportTokens.revoke, { authorization: admin, params: { id: body.id }, ip });
    const all = await entries({ area: "tokens" });
    expect(all).toMatchObject([
      { action: "token_revoked", target: body.id },
      { action: "token_created", target: body.begins },
    ]);
    expect(JSON.stringify(all)).not.toContain(body.token);
  });

  test("tells of a change of settings, of a wrong password at a confirmation, and of exports by token", async () => {
    await callApi(changeSettings, { authorization: admin, body: { publishing_gate: true }, ip });
    const owner = await makeAccount("demo", { username: "Dora" }, hash);
    const session = await sessionOf("demo", owner);
    await callApi(confirm, { authorization: session, body: { password: "falsch" }, ip });
    await callApi(exportAnalyses, { authorization: await tokenFor("demo", {}, "export"), ip });
    expect(await entries()).toMatchObject([
      { action: "analyses_exported", who: { kind: "export-token", name: expect.stringMatching(/^lbe_/) } },
      { action: "identity_confirmed", result: "failed", who: { name: "Dora" }, fields: ["password"] },
      { action: "settings_changed", result: "done", fields: ["publishing_gate"] },
    ]);
  });

  test("tells of a refusal for lack of a right at any call, once a minute", async () => {
    const session = await tokenFor("demo", { username: "emil" });
    for (let time = 0; time < 3; time++) await callApi(accounts.list, { authorization: session, ip });
    await callApi(exportTokens.acquire, { authorization: session, ip });
    expect(await entries({ result: "denied" })).toMatchObject([
      { action: "token_created", code: "permission_denied" },
      { action: "denied", who: { kind: "account", name: "emil" } },
    ]);
  });

  test("tells that order data were seen, once an hour", async () => {
    const session = await tokenFor("demo", { username: "frieda", groups: ["laborshop"] });
    for (let time = 0; time < 3; time++) await callApi(listOrders, { authorization: session, ip });
    expect(await entries({ area: "orders" })).toMatchObject([
      { action: "orders_seen", who: { name: "frieda" } },
    ]);
  });

  test("is for administrators, and finds by area, result, day and account", async () => {
    const session = await tokenFor("demo", { username: "gustav", groups: ["exports", "imports"] });
    expect((await callApi(listSecurityLog, { authorization: session, ip })).status).toBe(403);
    const today = new Date().toISOString().slice(0, 10);
    const countOf = async (query: Record<string, string>) =>
      (await callApi(listSecurityLog, { authorization: admin, query })).body.count;
    const by = { search: "GUSTAV" };
    expect(await countOf({ ...by, from: today, to: today, result: "denied", area: "denials" })).toBe(1);
    expect(await countOf({ ...by, result: "done" })).toBe(0);
    expect(await countOf({ ...by, to: "2020-01-01" })).toBe(0);
    expect(await countOf({ ...by, area: "tokens" })).toBe(0);
  });

  test("shows nothing of another laboratory", async () => {
    await makeTenant("other");
    process.env.TENANT = "other";
    const stranger = await tokenFor("other", { username: "heidi", is_admin: true });
    const { body } = await callApi(listSecurityLog, { authorization: stranger });
    process.env.TENANT = "demo";
    expect(body).toMatchObject({ count: 0, results: [] });
  });
});
