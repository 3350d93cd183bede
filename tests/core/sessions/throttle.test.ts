import { argon2Sync, randomBytes } from "node:crypto";
import { ulid } from "ulid";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "../../../functions/core/sessions/password.ts";
import { takeAttempt } from "../../../functions/core/sessions/throttle.store.ts";
import { findLogin } from "../../../functions/core/users/secret.store.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { documentClient } from "../../../functions/platform/table/client.ts";
import { login } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { makeAccount as makeAccountOf } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant } from "../../support/tenants.ts";

const actor = { tenant: "demo" as TenantId };
const password = "correct horse battery staple";
ownDynamoDb();
let hash: string;
beforeAll(async () => {
  await makeTenant("demo");
  hash = await hashPassword(password);
});
afterEach(() => {
  vi.restoreAllMocks();
});

let round = 0;
let username: string;
let ip: string;
beforeEach(async () => {
  username = `eva${++round}`;
  ip = `198.51.100.${round}`;
  await makeAccount(username);
});

const makeAccount = (name: string, passwordHash = hash) =>
  makeAccountOf("demo", { username: name }, passwordHash);
const signIn = (name: string, secret: string, headers?: Record<string, string>) =>
  callApi(login, { authorization: `Basic ${btoa(`${name}:${secret}`)}`, ip, headers });
/** Makes an address fail with accounts that do not exist. */
async function fail(address: string, times: number): Promise<void> {
  for (let at = 0; at < times; at++)
    expect((await takeAttempt(actor, `nobody-${ulid()}`, address)).wait).toBe(0);
}

describe("an address that many share", () => {
  test("is held for nobody because somebody signed in rightly after its failures", async () => {
    const begun = Date.now();
    let passed = 0;
    vi.spyOn(Date, "now").mockImplementation(() => begun + passed);
    await fail(ip, 50);
    for (let at = 0; at < 8; at++) {
      passed += 15 * 60 * 1000;
      await fail(ip, 1);
    }
    passed += 15 * 60 * 1000;
    for (let at = 0; at < 3; at++) expect((await signIn(username, password)).status).toBe(200);
    expect((await signIn(username, "wrong")).status).toBe(401);
    expect((await signIn(username, password)).headers["retry-after"]).toBe("512");
  });

  test("is not to blame for attempts at an account that is held", async () => {
    const held = `held${round}`;
    for (let at = 0; at < 5; at++) await takeAttempt(actor, held, `203.0.113.${at}`);
    const begun = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => begun);
    for (let at = 0; at < 60; at++) expect((await signIn(held, "wrong")).status).toBe(429);
    expect((await signIn(username, password)).status).toBe(200);
  });
});

describe("the address of who calls", () => {
  const through = (viewer: string, made = "10.0.0.1") => ({
    "X-Forwarded-For": `${made}, ${viewer}, 130.176.0.${round}`,
  });

  test("is the one that CloudFront saw, not CloudFront's and not what the caller says", async () => {
    const begun = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => begun);
    const viewer = `203.0.113.${100 + round}`;
    await fail(viewer, 50);
    for (const made of ["10.0.0.2", "192.0.2.99"])
      expect((await signIn(username, password, through(viewer, made))).status).toBe(429);
    expect((await signIn(username, password, through("203.0.113.250"))).status).toBe(200);
  });

  test("is a whole network in IPv6, where everybody has a network", async () => {
    const begun = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => begun);
    for (let at = 0; at < 50; at++) await fail(`2001:db8:0:7::${at.toString(16)}`, 1);
    const waitOf = async (address: string) => (await takeAttempt(actor, `x${ulid()}`, address)).wait;
    expect(await waitOf("2001:0db8:0000:0007:ffff:0:0:1")).toBe(1);
    expect(await waitOf("2001:db8:0:8::1")).toBe(0);
    for (let at = 0; at < 60; at++) expect(await waitOf(`::ffff:192.0.2.${at}`)).toBe(0);
  });
});

describe("a password", () => {
  test("that was hashed with less work than today is hashed anew when it is used", async () => {
    const salt = randomBytes(16);
    const former = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 };
    const tag = argon2Sync("argon2id", { message: Buffer.from(password), nonce: salt, ...former });
    const bare = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
    await makeAccount(`old${round}`, `$argon2id$v=19$m=8192,t=1,p=1$${bare(salt)}$${bare(tag)}`);
    const kept = async () => (await findLogin(actor, `old${round}`))?.passwordHash;

    expect((await signIn(`old${round}`, "wrong")).status).toBe(401);
    expect(await kept()).toContain("$m=8192,t=1,p=1$");
    expect((await signIn(`old${round}`, password)).status).toBe(200);
    const renewed = await kept();
    expect(renewed).toContain("$m=19456,t=2,p=1$");
    expect((await signIn(`old${round}`, password)).status).toBe(200);
    expect(await kept()).toBe(renewed);
  });

  test("of an unknown account costs the table as many calls as a wrong one of a known", async () => {
    const send = vi.spyOn(documentClient(), "send");
    const calls = async (name: string) => {
      send.mockClear();
      expect((await signIn(name, "wrong")).status).toBe(401);
      return send.mock.calls.map(([command]) => command.constructor.name);
    };
    expect(await calls(`nobody${round}`)).toEqual(await calls(username));
  });
});
