import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { beginSession } from "../../../functions/core/sessions/session.store.ts";
import type { StoredAccount } from "../../../functions/core/users/account.store.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import {
  prepareSecondFactor,
  resetSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import type { DemandedOf } from "../../../shared/core/settings/factor-demand.ts";
import { changeSettings } from "../../../shared/core/settings/settings.endpoints.ts";
import { accounts, getCurrentUser, listSessions } from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { letProofAge, sessionOf } from "../../support/sessions.ts";
import { makeTenant } from "../../support/tenants.ts";

ownDynamoDb();
let admin: string;
beforeAll(async () => {
  process.env.STAGE = "local";
});

const demand = (...kinds: DemandedOf[]) => makeTenant("demo", { second_factor_of: kinds });
const owes = async (authorization: string) => {
  const { status, body } = await callApi(listSessions, { authorization });
  const user = await callApi(getCurrentUser, { authorization });
  expect(user.body.owes_factor).toBe(status === 403);
  return status === 403 && body.code === "second_factor_missing";
};
const anybody = async (facts: Partial<StoredAccount> = {}) => {
  const account = await makeAccount("demo", facts);
  return { account, session: await sessionOf("demo", account) };
};
async function setUp(authorization: string): Promise<void> {
  const { secret } = (await callApi(prepareSecondFactor, { authorization })).body;
  const body = { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() };
  expect((await callApi(turnOnSecondFactor, { authorization, body })).status).toBe(200);
}

describe("a demanded second factor", () => {
  test("closes everything to an account without one, and opens it once it is set up", async () => {
    await demand("everybody");
    const { account, session } = await anybody();
    expect(await owes(session)).toBe(true);
    await setUp(session);
    expect(await owes(session)).toBe(false);
    const boss = await anybody({ is_admin: true });
    await setUp(boss.session);
    const params = { id: account.id };
    await callApi(resetSecondFactor, { authorization: boss.session, params });
    expect(await owes(session)).toBe(true);
    await setUp(session);
    await callApi(turnOffSecondFactor, { authorization: session });
    expect(await owes(session)).toBe(true);
  });

  test("is demanded of the groups that are named, and of administrators", async () => {
    await demand("administrators", "imports");
    expect(await owes((await anybody({ groups: ["exports"] })).session)).toBe(false);
    expect(await owes((await anybody({ groups: ["exports", "imports"] })).session)).toBe(true);
    expect(await owes((await anybody({ is_admin: true })).session)).toBe(true);
    await demand();
    expect(await owes((await anybody({ is_admin: true })).session)).toBe(false);
  });

  test("is not demanded of staff who come from the laboratory's identity provider", async () => {
    await demand("everybody");
    const { account } = await anybody();
    const origin = { ip: "192.0.2.1", headers: {} };
    const actor = { tenant: "demo" as TenantId };
    const session = await beginSession(actor, { id: account.id, epoch: account.epoch }, "sso", origin);
    expect(await owes(session.token)).toBe(false);
  });

  test("stays with an account that somebody edits", async () => {
    await demand("everybody");
    const boss = await anybody({ is_admin: true });
    await setUp(boss.session);
    const body = { language: "en" };
    const params = { id: boss.account.id };
    const changed = await callApi(accounts.change, { authorization: boss.session, params, body });
    expect(changed.body.second_factor).toBe(true);
    expect(await owes(boss.session)).toBe(false);
  });
});

describe("the setting", () => {
  test("takes each kind of account once, and needs the password again only for another demand", async () => {
    await demand();
    admin = (await anybody({ is_admin: true })).session;
    const change = (body: object) => callApi(changeSettings, { authorization: admin, body });
    const set = await change({ second_factor_of: ["exports", "imports", "exports"] });
    expect(set.body.second_factor_of).toEqual(["imports", "exports"]);
    await letProofAge("demo", admin);
    expect((await change({ second_factor_of: ["exports", "imports"], name: "Süd" })).status).toBe(200);
    expect((await change({ second_factor_of: [] })).body.code).toBe("password_required");
    expect((await change({ second_factor_of: ["nobody"] })).status).toBe(400);
  });
});
