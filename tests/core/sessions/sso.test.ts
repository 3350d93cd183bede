import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loginBySso } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { type Sso, ssoSchema } from "../../../shared/core/sessions/sso.ts";
import { getPublicSettings } from "../../../shared/core/settings/settings.endpoints.ts";
import { getCurrentUser } from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount, moveAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant } from "../../support/tenants.ts";
import { type Facts, nonceVerifier, startUserPools } from "../../support/user-pool.ts";

ownDynamoDb();
let pools: Awaited<ReturnType<typeof startUserPools>>;
let sso: Sso;
let foreign: Sso;
beforeAll(async () => {
  pools = await startUserPools();
  sso = pools.makePool("eu-central-1_Demo");
  foreign = pools.makePool("eu-central-1_Other");
  process.env.STAGE = "test";
  await makeTenant("demo", { sso });
  await makeTenant("other", { sso: foreign });
  await makeTenant("plain");
  await makeAccount("demo", { username: "Eva", email: "Eva@Lab.example", groups: ["exports"] });
  await makeAccount("other", { username: "Ida", email: "ida@lab.example" });
});
afterAll(() => {
  pools.stop();
});
beforeEach(() => {
  process.env.TENANT = "demo";
  pools.setOpen(true);
});

const signIn = (id_token: string, nonce_verifier = nonceVerifier) =>
  callApi(loginBySso, { body: { id_token, nonce_verifier }, headers: { "User-Agent": "x" } });
const refused = (code: string) => ({
  status: 401,
  body: { code: "invalid_credentials", errors: [{ path: "id_token", code }] },
});

describe("single sign-on", () => {
  test("begins a session of the account with that address, whatever its case", async () => {
    const answer = await signIn(pools.sign(sso, { email: "eva@lab.EXAMPLE" }));
    expect(answer).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(Date.parse(answer.body.expires)).toBeGreaterThan(Date.now());
    const whoAmI = await callApi(getCurrentUser, { authorization: answer.body.token });
    expect(whoAmI.body).toMatchObject({ username: "Eva", groups: ["exports"] });
  });

  test("takes a verified address as identity providers map it, as text", async () => {
    expect((await signIn(pools.sign(sso, { email_verified: "true" }))).status).toBe(200);
  });

  test("asks the pool for its keys once, and again when it signs with a new one", async () => {
    await signIn(pools.sign(sso));
    const before = pools.asked.length;
    await signIn(pools.sign(sso));
    expect(pools.asked.length).toBe(before);
    const outdated = pools.sign(sso);
    pools.makePool(sso.userPoolId);
    expect((await signIn(pools.sign(sso))).status).toBe(200);
    expect(pools.asked.length).toBe(before + 1);
    expect((await signIn(outdated)).status).not.toBe(200);
  });

  const now = Math.floor(Date.now() / 1000);
  const wrong: [string, Facts][] = [
    ["of another issuer", { iss: "https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Other" }],
    ["of an issuer that only looks like it", { iss: "https://evil.example/eu-central-1_Demo" }],
    ["for another client", { aud: "client0815" }],
    ["for nobody", { aud: undefined }],
    ["that is past its time", { exp: now - 60 }],
    ["that is not yet good", { nbf: now + 600 }],
    ["without an end", { exp: undefined }],
    ["without a nonce", { nonce: undefined }],
    ["for access, not for identity", { token_use: "access", client_id: "client4711" }],
  ];
  test.each(wrong)("refuses a token %s", async (_, claims) => {
    expect(await signIn(pools.sign(sso, claims))).toMatchObject(refused("not_valid"));
  });

  test("refuses a token of another laboratory's pool, even for the same address", async () => {
    expect(await signIn(pools.sign(foreign))).toMatchObject(refused("not_valid"));
    process.env.TENANT = "other";
    expect(await signIn(pools.sign(sso, { email: "ida@lab.example" }))).toMatchObject(refused("not_valid"));
    expect((await signIn(pools.sign(foreign, { email: "ida@lab.example" }))).status).toBe(200);
  });

  test("refuses what another key signed, or nothing did", async () => {
    const forged = pools.sign(
      sso,
      {},
      { signedBy: foreign.userPoolId, header: { kid: kidOf(pools.sign(sso)) } },
    );
    expect(await signIn(forged)).toMatchObject(refused("not_valid"));
    const [header = "", payload = ""] = pools.sign(sso, {}, { header: { alg: "none" } }).split(".");
    expect(await signIn(`${header}.${payload}.`)).toMatchObject(refused("not_valid"));
    const [, other = ""] = pools.sign(sso, { email: "ida@lab.example" }).split(".");
    const [good = "", , signature = ""] = pools.sign(sso).split(".");
    expect(await signIn(`${good}.${other}.${signature}`)).toMatchObject(refused("not_valid"));
  });

  test("refuses a token that takes the public key for a secret", async () => {
    const [header, payload] = pools.sign(sso, {}, { header: { alg: "HS256" } }).split(".");
    const signature = createHmac("sha256", pools.publicPem(sso.userPoolId)).update(`${header}.${payload}`);
    const token = `${header}.${payload}.${signature.digest("base64url")}`;
    expect(await signIn(token)).toMatchObject(refused("not_valid"));
  });

  test.each(["x", "a.b.c", "..", "{}", "x".repeat(16_000)])(
    "refuses what is no token: %.20s",
    async (token) => {
      expect(await signIn(token)).toMatchObject(refused("not_valid"));
    },
  );

  test.each([
    ["an address that was not verified", { email_verified: false }],
    ["one of which nobody says so", { email_verified: undefined }],
    ["no address", { email: undefined }],
    ["an address that only folds to an account's", { email: "eva@\u{217C}ab.example" }],
  ])("refuses %s", async (_, claims) => {
    const newcomer = { sub: "newcomer", ...claims };
    expect(await signIn(pools.sign(sso, newcomer))).toMatchObject(refused("email_not_verified"));
  });

  test("makes no account: an address that nobody has is refused", async () => {
    const answer = await signIn(pools.sign(sso, { email: "ida@lab.example" }));
    expect(answer).toMatchObject(refused("unknown_account"));
    expect(answer.text).not.toContain("Invalid token.");
  });

  test("refuses a token that another browser was given, which knows its nonce but not the secret behind it", async () => {
    const token = pools.sign(sso);
    const { nonce } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    expect(await signIn(token, nonce)).toMatchObject(refused("not_valid"));
    expect(await signIn(token, "the secret of another browser in tests")).toMatchObject(refused("not_valid"));
    expect((await signIn(token)).status).toBe(200);
  });

  test("links the account with the person the first time; from then on no address counts", async () => {
    const { id } = await makeAccount("demo", { username: "Lea", email: "lea@lab.example" });
    const enter = (claims: Facts) => signIn(pools.sign(sso, claims));
    const whoIs = async (claims: Facts) => {
      const { body } = await enter(claims);
      return (await callApi(getCurrentUser, { authorization: body.token })).body.id;
    };
    expect(await whoIs({ sub: "lea-1", email: "lea@lab.example" })).toBe(id);
    expect(await whoIs({ sub: "lea-1", email: "lea.married@lab.example" })).toBe(id);
    expect(await whoIs({ sub: "lea-1", email: undefined })).toBe(id);
    const successor = { sub: "lea-2", email: "lea@lab.example" };
    expect(await enter(successor)).toMatchObject(refused("linked_otherwise"));
    expect(await enter({ sub: "eva-2" })).toMatchObject(refused("linked_otherwise"));
    await moveAccount("demo", id, "lea.new@lab.example");
    expect(await enter({ sub: "lea-1", email: "lea@lab.example" })).toMatchObject(refused("unknown_account"));
    expect(await whoIs({ sub: "lea-2", email: "lea.new@lab.example" })).toBe(id);
  });

  test("takes a token once, also of two that come at the same moment", async () => {
    const token = pools.sign(sso);
    const answers = await Promise.all([signIn(token), signIn(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await signIn(token)).toMatchObject(refused("not_valid"));
  });

  test("refuses tokens of unknown keys, however many come, and lets those of the known key in", async () => {
    await signIn(pools.sign(sso));
    pools.asked.length = 0;
    for (let index = 0; index < 5; index++) {
      const unknown = pools.sign(sso, {}, { header: { kid: `made-up-${index}` } });
      expect(await signIn(unknown)).toMatchObject(refused("not_valid"));
    }
    expect(pools.asked.length).toBeLessThanOrEqual(1);
    expect((await signIn(pools.sign(sso))).status).toBe(200);
  });

  test("says to try later where the pool does not answer", async () => {
    const silent = pools.makePool("eu-central-1_Silent");
    await makeTenant("silent", { sso: silent });
    process.env.TENANT = "silent";
    pools.setOpen(false);
    expect(await signIn(pools.sign(silent))).toMatchObject({ status: 503, body: { code: "unavailable" } });
    pools.setOpen(true);
    expect(await signIn(pools.sign(silent))).toMatchObject(refused("unknown_account"));
  });

  test("is not there for a laboratory without it, and the app is told so", async () => {
    expect((await callApi(getPublicSettings)).body.sso).toEqual(sso);
    process.env.TENANT = "plain";
    expect(await signIn(pools.sign(sso))).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect((await callApi(getPublicSettings)).body.sso).toBeNull();
  });
});

test.each([
  ["another region's pool", { userPoolId: "eu-west-1_Demo" }],
  ["a domain that is not Cognito's", { domain: "login.evil.example" }],
  ["a whole address", { domain: "https://lab.auth.eu-central-1.amazoncognito.com" }],
])("a tenant's file with %s is not valid", (_, facts) => {
  expect(ssoSchema.safeParse(sso).success).toBe(true);
  expect(ssoSchema.safeParse({ ...sso, ...facts }).success).toBe(false);
});

const kidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;
