import { argon2 } from "node:crypto";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "../../../functions/core/sessions/password.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import {
  longestSession,
  sessionLife,
  tokenHash,
  tokenKey,
} from "../../../functions/platform/endpoint/token.store.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { login, logout } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { getCurrentUser } from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

const password = "Ein langes Passwort: mit Doppelpunkt";
const tenant = "demo" as TenantId;
ownDynamoDb();
let hash: string;
beforeAll(async () => {
  await makeTenant("demo");
  await makeTenant("other");
  hash = await hashPassword(password);
});
afterEach(() => {
  vi.restoreAllMocks();
});

let username: string;
let address = 0;
let ip: string;
beforeEach(async () => {
  username = `Jörg-${++address}`;
  ip = `192.0.2.${address}`;
  await makeAccount(tenant, { username }, hash);
});

const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`, "utf8").toString("base64")}`;
const signIn = (name: string, secret: string) => callApi(login, { authorization: basic(name, secret), ip });
const whoAmI = (token: string) => callApi(getCurrentUser, { authorization: token });
const storedToken = (token: string) =>
  openTable({ tenant }).get<{ expires: number }>(tokenKey(tokenHash(token)));
const change = (token: string, set: { expires?: number; created?: string; used?: string }) =>
  openTable({ tenant }).update(tokenKey(tokenHash(token)), { set });
const now = () => Math.floor(Date.now() / 1000);
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

describe("signing in", () => {
  test("answers a token for name and password, whatever the case of the name", async () => {
    const answer = await signIn(username.toUpperCase(), password);
    expect(answer).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(Date.parse(answer.body.expires) - Date.now()).toBeGreaterThan((sessionLife - 60) * 1000);
    expect(await whoAmI(answer.body.token)).toMatchObject({ status: 200, body: { username } });
  });

  test("keeps no token that could be stolen from the table", async () => {
    const { body } = await signIn(username, password);
    const stored = await storedToken(body.token);
    expect(JSON.stringify(stored)).not.toContain(body.token.slice(-43));
  });

  test.each([
    ["a wrong password", () => basic(username, "falsch")],
    ["an unknown account", () => basic("niemand", password)],
    ["an account without a name", () => basic("", password)],
    ["no colon at all", () => `Basic ${btoa("nothing")}`],
    ["what is not base64", () => "Basic %%%"],
    ["no credentials", () => undefined],
  ])(
    "answers %s with invalid_credentials and nothing that looks like an ended session",
    async (_, header) => {
      const answer = await callApi(login, { authorization: header(), ip });
      expect(answer).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
      expect(answer.text).not.toContain("Invalid token.");
    },
  );

  test("does the same work for an unknown account as for a known one", async () => {
    const work = async (name: string, secret: string) => {
      vi.mocked(argon2).mockClear();
      await signIn(name, secret);
      return vi.mocked(argon2).mock.calls.map(([algorithm, { message: _m, nonce: _n, ...cost }]) => ({
        algorithm,
        cost,
      }));
    };
    const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
    const once = [{ algorithm: "argon2id", cost }];
    expect(await work(username, password)).toEqual(once);
    expect(await work(username, "falsch")).toEqual(once);
    expect(await work(`niemand-${username}`, "falsch")).toEqual(once);
  });

  test("lets no more than five of fifty guesses at once be looked at", async () => {
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        callApi(login, { authorization: basic(username, `Passwort ${index}`), ip }),
      ),
    );
    const looked = answers.filter(({ status }) => status === 401);
    const held = answers.filter(({ status }) => status === 429);
    expect(looked.length).toBeGreaterThan(0);
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(held.length).toBe(50 - looked.length);
    for (const answer of held) {
      expect(answer.body.code).toBe("too_many_requests");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    }
    expect((await signIn(username, password)).status).toBe(429);
  });

  test("waits twice as long with every further failure, a quarter of an hour at most", async () => {
    const start = Date.now();
    let passed = 0;
    vi.spyOn(Date, "now").mockImplementation(() => start + passed);
    for (let failure = 0; failure < 5; failure++) await signIn(username, "falsch");
    const waits: number[] = [];
    for (let failure = 0; failure < 12; failure++) {
      const { headers } = await signIn(username, "falsch");
      waits.push(Number(headers["retry-after"]));
      passed += waits.at(-1)! * 1000;
      expect((await signIn(username, "falsch")).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  test("holds an address that tries one account after the other", async () => {
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start);
    const statuses: number[] = [];
    for (let index = 0; index < 51; index++)
      statuses.push((await signIn(`niemand-${ip}-${index}`, "falsch")).status);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
    expect(statuses[50]).toBe(429);
  }, 60_000);

  test("forgets failures after a day, even before they are swept out of the table", async () => {
    for (let failure = 0; failure < 4; failure++) await signIn(username, "falsch");
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start + 25 * 60 * 60 * 1000);
    for (let failure = 0; failure < 4; failure++) expect((await signIn(username, "falsch")).status).toBe(401);
    expect((await signIn(username, password)).status).toBe(200);
  });

  test("forgets failures once it succeeds", async () => {
    for (let round = 0; round < 3; round++) {
      for (let failure = 0; failure < 4; failure++)
        expect((await signIn(username, "falsch")).status).toBe(401);
      expect((await signIn(username, password)).status).toBe(200);
    }
  });
});

describe("a session", () => {
  const ended = { status: 401, body: { code: "invalid_token", detail: "Invalid token." } };

  test("is void at once when it is ended, others of the account are not", async () => {
    const [first, second] = [await signIn(username, password), await signIn(username, password)];
    expect(await callApi(logout, { authorization: first.body.token })).toMatchObject({
      status: 204,
      text: "",
    });
    expect(await whoAmI(first.body.token)).toMatchObject(ended);
    expect(await whoAmI(second.body.token)).toMatchObject({ status: 200 });
  });

  test("ends by itself", async () => {
    const { body } = await signIn(username, password);
    await change(body.token, { expires: now() - 1 });
    expect(await whoAmI(body.token)).toMatchObject(ended);
  });

  test("lives on while it is used, without a write for every call", async () => {
    const { body } = await signIn(username, password);
    const expires = (await storedToken(body.token))!.expires;
    await change(body.token, { expires: now() + 60, used: ago(60) });
    await whoAmI(body.token);
    expect((await storedToken(body.token))!.expires).toBeLessThan(expires - 30);
    await change(body.token, { used: ago(sessionLife - 60) });
    await whoAmI(body.token);
    expect((await storedToken(body.token))!.expires).toBeGreaterThanOrEqual(expires);
  });

  test("ends after seven days, however much it is used", async () => {
    const { body } = await signIn(username, password);
    const left = 3600;
    const created = ago(longestSession - left);
    await change(body.token, { created, used: ago(sessionLife - 60), expires: now() + 60 });
    await whoAmI(body.token);
    const { expires } = (await storedToken(body.token))!;
    expect(expires - now()).toBeGreaterThan(left - 60);
    expect(expires - now()).toBeLessThanOrEqual(left);
  });

  test("of another laboratory is nobody here, even for an account of the same name", async () => {
    await makeAccount("other", { username }, hash);
    expect(await whoAmI(await tokenFor("other", { username, is_admin: true }))).toMatchObject(ended);
  });

  test.each(["", "lbs_", "lbs_00000000000000000000000000_short", "x".repeat(500)])(
    "is not made up: %s",
    async (token) => {
      expect(await whoAmI(token)).toMatchObject(ended);
    },
  );

  test("with one letter changed is nobody's", async () => {
    const { body } = await signIn(username, password);
    const last = body.token.at(-1) === "A" ? "B" : "A";
    expect(await whoAmI(body.token.slice(0, -1) + last)).toMatchObject(ended);
  });
});
