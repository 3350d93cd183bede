import { argon2Sync, randomBytes } from "node:crypto";
import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { ulid } from "ulid";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "../../../functions/core/sessions/password.ts";
import { takeAttempt } from "../../../functions/core/sessions/throttle.store.ts";
import { beginEpoch, findLogin } from "../../../functions/core/users/secret.store.ts";
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
  for (let index = 0; index < times; index++)
    expect((await takeAttempt(actor, `nobody-${ulid()}`, { address })).wait).toBe(0);
}

describe("an address that many share", () => {
  test("is held for nobody because somebody signed in rightly after its failures", async () => {
    const start = Date.now();
    let passed = 0;
    vi.spyOn(Date, "now").mockImplementation(() => start + passed);
    await fail(ip, 50);
    for (let index = 0; index < 8; index++) {
      passed += 15 * 60 * 1000;
      await fail(ip, 1);
    }
    passed += 15 * 60 * 1000;
    for (let index = 0; index < 3; index++) expect((await signIn(username, password)).status).toBe(200);
    expect((await signIn(username, "wrong")).status).toBe(401);
    expect((await signIn(username, password)).headers["retry-after"]).toBe("512");
  });

  test("is not to blame for attempts at an account that is held", async () => {
    const held = `held${round}`;
    for (let index = 0; index < 5; index++) await takeAttempt(actor, `${held}\n`, { address: ip });
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start);
    for (let index = 0; index < 60; index++) expect((await signIn(held, "wrong")).status).toBe(429);
    expect((await signIn(username, password)).status).toBe(200);
  });
});

describe("strangers who guess an account's password", () => {
  const basic = (secret: string) => `Basic ${btoa(`${username}:${secret}`)}`;
  const from = (address: string, secret: string, device?: string) =>
    callApi(login, { authorization: basic(secret), ip: address, body: { device } });
  // Nobody waits in vain: the clock stands still.
  beforeEach(() => {
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start);
  });
  const guess = async (address: string) => {
    for (let index = 0; index < 12; index++) await from(address, `wrong ${index}`);
    expect((await from(address, password)).status).toBe(429);
  };

  test("hold up themselves, but neither its owner elsewhere nor the owner's browser beside them", async () => {
    const { device } = (await from("203.0.113.1", password)).body;
    await guess("203.0.113.7");
    expect((await from("203.0.113.8", password)).status).toBe(200);
    expect((await from("203.0.113.7", password, device)).status).toBe(200);
  });

  test("pass no faster with the browser of another account, a forged one, or one of before a new password", async () => {
    await makeAccount(`other${round}`);
    const foreign = (await signIn(`other${round}`, password)).body.device;
    const owner = await findLogin(actor, username);
    const { device } = (await from("203.0.113.2", password)).body;
    await beginEpoch(actor, owner?.id ?? "", null);
    await guess("203.0.113.9");
    for (const token of [
      foreign,
      `${device.slice(0, -1)}${device.endsWith("A") ? "B" : "A"}`,
      device,
      "lbd_",
    ])
      expect((await from("203.0.113.9", password, token)).status).toBe(429);
  });

  test("who hold the owner's browser are held up in turn", async () => {
    const { device } = (await from("203.0.113.3", password)).body;
    for (let index = 0; index < 6; index++) await from("203.0.113.3", `wrong ${index}`, device);
    expect((await from("203.0.113.4", password, device)).status).toBe(429);
    expect((await from("203.0.113.4", password)).status).toBe(200);
  });

  test("leave neither its name nor their address in the table", async () => {
    await from("203.0.113.5", "wrong");
    const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: process.env.TABLE }));
    const counters = Items.filter(({ PK }) => String(PK).includes("#THROTTLE#"));
    expect(counters.length).toBeGreaterThan(1);
    expect(JSON.stringify(counters)).not.toMatch(new RegExp(`203\\.0\\.113|${username}`));
  });
});

describe("the address of who calls", () => {
  const through = (viewer: string, forged = "10.0.0.1") => ({
    "X-Forwarded-For": `${forged}, ${viewer}, 130.176.0.${round}`,
  });

  test("is the one that CloudFront saw, not CloudFront's and not what the caller says", async () => {
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start);
    const viewer = `203.0.113.${100 + round}`;
    await fail(viewer, 50);
    for (const forged of ["10.0.0.2", "192.0.2.99"])
      expect((await signIn(username, password, through(viewer, forged))).status).toBe(429);
    expect((await signIn(username, password, through("203.0.113.250"))).status).toBe(200);
  });

  test("is a whole network in IPv6, where everybody has a network", async () => {
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start);
    for (let index = 0; index < 50; index++) await fail(`2001:db8:0:7::${index.toString(16)}`, 1);
    const waitOf = async (address: string) => (await takeAttempt(actor, `x${ulid()}`, { address })).wait;
    expect(await waitOf("2001:0db8:0000:0007:ffff:0:0:1")).toBe(1);
    expect(await waitOf("2001:db8:0:8::1")).toBe(0);
    for (let index = 0; index < 60; index++) expect(await waitOf(`::ffff:192.0.2.${index}`)).toBe(0);
  });
});

describe("a password", () => {
  test("that was hashed with less work than today is hashed anew when it is used", async () => {
    const salt = randomBytes(16);
    const parameters = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 };
    const tag = argon2Sync("argon2id", { message: Buffer.from(password), nonce: salt, ...parameters });
    const bare = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
    await makeAccount(`old${round}`, `$argon2id$v=19$m=8192,t=1,p=1$${bare(salt)}$${bare(tag)}`);
    const storedHash = async () => (await findLogin(actor, `old${round}`))?.passwordHash;

    expect((await signIn(`old${round}`, "wrong")).status).toBe(401);
    expect(await storedHash()).toContain("$m=8192,t=1,p=1$");
    expect((await signIn(`old${round}`, password)).status).toBe(200);
    const renewed = await storedHash();
    expect(renewed).toContain("$m=19456,t=2,p=1$");
    expect((await signIn(`old${round}`, password)).status).toBe(200);
    expect(await storedHash()).toBe(renewed);
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
