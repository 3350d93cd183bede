import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "../../../functions/core/sessions/password.ts";
import { confirm, login, loginBySso } from "../../../shared/core/sessions/sessions.endpoints.ts";
import type { Sso } from "../../../shared/core/sessions/sso.ts";
import { exportTokens } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { accounts, getCurrentUser } from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { letProofAge, sessionOf } from "../../support/sessions.ts";
import { makeTenant } from "../../support/tenants.ts";
import { nonceVerifier, startUserPools } from "../../support/user-pool.ts";

const password = "Kiesel-Regenschirm-42";
const next = "Ziegel-Brunnen-Tiefer-77";
ownDynamoDb();
ownAws();
let pools: Awaited<ReturnType<typeof startUserPools>>;
let sso: Sso;
let hash: string;
beforeAll(async () => {
  pools = await startUserPools();
  sso = pools.makePool("eu-central-1_Demo");
  await makeTenant("demo", { sso });
  hash = await hashPassword(password);
});
afterAll(() => {
  pools.stop();
});

let round = 0;
let owner: Awaited<ReturnType<typeof makeAccount>>;
let session: string;
const ip = () => `203.0.113.${round}`;
beforeEach(async () => {
  owner = await makeAccount("demo", { username: `Pia ${++round}`, groups: ["exports"] }, hash);
  session = await sessionOf("demo", owner);
  await letProofAge("demo", session);
});
const prove = (body: object, authorization = session) => callApi(confirm, { authorization, body, ip: ip() });
const acquire = async (authorization = session) =>
  (await callApi(exportTokens.acquire, { authorization })).status;
const whoAmI = (authorization = session) => callApi(getCurrentUser, { authorization });

afterEach(() => {
  vi.restoreAllMocks();
});

describe("giving the password again", () => {
  test("opens what needs it, at this session alone", async () => {
    const other = await sessionOf("demo", owner);
    await letProofAge("demo", other);
    expect(await acquire()).toBe(403);
    expect(await prove({ password })).toMatchObject({ status: 204, text: "" });
    expect(await acquire()).toBe(200);
    expect(await acquire(other)).toBe(403);
  });

  test("counts for a quarter of an hour", async () => {
    await prove({ password });
    await letProofAge("demo", session, 14);
    expect(await acquire()).toBe(200);
    await letProofAge("demo", session, 15.1);
    expect(await acquire()).toBe(403);
  });

  test("with a wrong one changes nothing, and the session goes on", async () => {
    const answer = await prove({ password: "falsch" });
    expect(answer).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
    expect(answer.text).not.toContain("Invalid token.");
    expect((await whoAmI()).status).toBe(200);
    expect(await acquire()).toBe(403);
  });

  test("does not let a stolen session guess it, nor does a log-in of its owner help, which goes on", async () => {
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start);
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess++)
      statuses.push((await prove({ password: `Versuch ${guess}` })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const authorization = `Basic ${btoa(`${owner.username}:${password}`)}`;
    expect(await callApi(login, { authorization, ip: ip() })).toMatchObject({ status: 200 });
    expect((await prove({ password })).status).toBe(429);
  });

  test.each([{}, { password: "" }, { password, id_token: "x" }])("takes one proof, not %j", async (body) => {
    expect(await prove(body)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  test("is as good by changing one's own", async () => {
    const change = (body: object) =>
      callApi(accounts.change, { authorization: session, params: { id: owner.id }, body, ip: ip() });
    expect((await change({ password: next, current_password: "falsch" })).status).toBe(400);
    expect(await acquire()).toBe(403);
    expect((await change({ password: next, current_password: password })).status).toBe(200);
    expect(await acquire()).toBe(200);
  });
});

describe("signing in at the identity provider again", () => {
  const fromProvider = (email = owner.email) => ({
    id_token: pools.sign(sso, { email }),
    nonce_verifier: nonceVerifier,
  });
  const bySso = async () => (await callApi(loginBySso, { body: fromProvider() })).body.token;

  test("is as good as a password, and told apart", async () => {
    const theirs = await bySso();
    expect((await whoAmI(theirs)).body.signed_in_by).toBe("sso");
    expect(await acquire(theirs)).toBe(200);
    await letProofAge("demo", theirs);
    expect(await acquire(theirs)).toBe(403);
    expect((await prove(fromProvider(), theirs)).status).toBe(204);
    expect(await acquire(theirs)).toBe(200);
    expect((await whoAmI()).body.signed_in_by).toBe("password");
  });

  test("counts from when the provider asked, so that a token it gave without asking proves nothing", async () => {
    const since = (auth_time: number | undefined) => ({
      id_token: pools.sign(sso, { email: owner.email, auth_time }),
      nonce_verifier: nonceVerifier,
    });
    const now = Math.floor(Date.now() / 1000);
    for (const auth_time of [now - 16 * 60, undefined]) {
      const theirs = (await callApi(loginBySso, { body: since(auth_time) })).body.token;
      expect((await whoAmI(theirs)).status).toBe(200);
      expect(await acquire(theirs)).toBe(403);
      expect(await prove(since(auth_time), theirs)).toMatchObject({
        status: 401,
        body: { code: "invalid_credentials", errors: [{ path: "id_token", code: "not_valid" }] },
      });
      expect(await acquire(theirs)).toBe(403);
    }
    const early = (await callApi(loginBySso, { body: since(now + 3600) })).body.token;
    await letProofAge("demo", early);
    expect((await prove(since(now - 10 * 60), early)).status).toBe(204);
    expect(await acquire(early)).toBe(200);
  });

  test("as somebody else proves nothing", async () => {
    const other = await makeAccount("demo");
    const answer = await prove(fromProvider(other.email));
    expect(answer).toMatchObject({
      status: 401,
      body: { code: "invalid_credentials", errors: [{ path: "id_token", code: "other_account" }] },
    });
    expect(await acquire()).toBe(403);
  });
});
