import { Secret, TOTP } from "otpauth";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addPasskey,
  preparePasskey,
  prepareSecondFactor,
  readSecondFactor,
  removePasskey,
  renamePasskey,
  resetSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import { confirm, loginByPasskey, requestPasskey } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { getCurrentUser } from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAccount } from "../../support/own-account.ts";
import { softAuthenticator } from "../../support/passkeys.ts";
import { letProofAge } from "../../support/sessions.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
const person = ownAccount("Ida");
beforeAll(async () => {
  await makeTenant("other", { name: "Labor Nord" });
});
beforeEach(() => {
  process.env.TENANT = "demo";
  process.env.ORIGIN = "https://lab.example";
});

type Authenticator = ReturnType<typeof softAuthenticator>;
const add = (credential: object, name = "Schlüsselbund") =>
  callApi(addPasskey, { authorization: person.session, body: { name, credential } });
const prepare = async () => (await callApi(preparePasskey, { authorization: person.session })).body;
/** An authenticator that has a passkey of the account, with what the laboratory answered. */
async function newPasskey(options: Parameters<typeof softAuthenticator>[0] = {}) {
  const device = softAuthenticator(options);
  const answer = await add(device.make(await prepare()));
  expect(answer.status).toBe(201);
  return { device, recovery: answer.body.recovery_codes as string[], id: answer.body.passkey.id as string };
}
const request = async () => (await callApi(requestPasskey, { ip: person.ip() })).body;
const signInBy = (passkey: object) => callApi(loginByPasskey, { ip: person.ip(), body: { passkey } });
const enter = async (device: Authenticator) => signInBy(device.answer(await request()));
const wrong = { status: 401, body: { code: "invalid_credentials", errors: [{ code: "wrong_passkey" }] } };

describe("a passkey is added", () => {
  test("under a name, for the host of the laboratory, and is listed with its last use", async () => {
    const options = await prepare();
    expect(options).toMatchObject({
      rp: { id: "lab.example", name: "Labor Süd" },
      user: { name: person.account.username },
      excludeCredentials: [],
    });
    const { device, id } = await newPasskey();
    expect((await prepare()).excludeCredentials).toHaveLength(1);
    expect((await enter(device)).status).toBe(200);
    const { body } = await callApi(readSecondFactor, { authorization: person.session });
    const listed = { id, name: "Schlüsselbund", created: expect.any(String), used: expect.any(String) };
    expect(body).toEqual({ since: null, recovery_left: 10, passkeys: [listed] });
  });

  test("with recovery codes if it is the first factor, and none if another one is there", async () => {
    expect(new Set((await newPasskey()).recovery).size).toBe(10);
    expect((await newPasskey()).recovery).toBeNull();
    const user = await callApi(getCurrentUser, { authorization: person.session });
    expect(user.body.second_factor).toBe(true);
  });

  test.each([
    ["another site", { origin: "https://1ab.example" }],
    ["another laboratory's host", { rpId: "other.example" }],
  ])("not from %s", async (_, origin) => {
    const answer = await add(softAuthenticator().make(await prepare(), origin));
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: "credential", code: "wrong_passkey" }] },
    });
  });

  test("not twice by one challenge, after five minutes, or by the challenge of another account", async () => {
    const options = await prepare();
    expect((await add(softAuthenticator().make(options))).status).toBe(201);
    expect((await add(softAuthenticator().make(options))).status).toBe(400);
    const late = await prepare();
    person.pass(5 * 60 + 1);
    expect((await add(softAuthenticator().make(late))).status).toBe(400);
    const theirs = await prepare();
    person.session = await tokenFor("demo", { username: "zoe" });
    expect((await add(softAuthenticator().make(theirs))).status).toBe(400);
  });

  test("not by the challenge of a sign-in, and no more than ten of one account", async () => {
    const { challenge } = await request();
    expect((await add(softAuthenticator().make({ ...(await prepare()), challenge }))).status).toBe(400);
    for (let count = 0; count < 10; count++) await newPasskey();
    expect((await add(softAuthenticator().make(await prepare()))).status).toBe(409);
  });
});

describe("signing in by a passkey alone", () => {
  test("begins a session of its owner, which counts as a recent proof", async () => {
    const { device } = await newPasskey();
    const { body } = await enter(device);
    const user = await callApi(getCurrentUser, { authorization: body.token });
    expect(user.body).toMatchObject({ id: person.account.id, signed_in_by: "passkey" });
    expect((await callApi(preparePasskey, { authorization: body.token })).status).toBe(200);
  });

  test("is refused if the authenticator has not verified its owner", async () => {
    const { device } = await newPasskey({ verifies: false });
    expect(await enter(device)).toMatchObject(wrong);
  });

  test("takes each challenge once, within five minutes", async () => {
    const { device } = await newPasskey();
    const challenge = await request();
    expect((await signInBy(device.answer(challenge))).status).toBe(200);
    expect(await signInBy(device.answer(challenge))).toMatchObject(wrong);
    const late = await request();
    person.pass(5 * 60 + 1);
    expect(await signInBy(device.answer(late))).toMatchObject(wrong);
    expect(await signInBy(device.answer({ ...late, challenge: "self-made" }))).toMatchObject(wrong);
  });

  test("refuses a copy, whose count of uses falls behind, and one of two at once", async () => {
    const { device } = await newPasskey();
    await enter(device);
    device.state.counter = 0;
    expect(await enter(device)).toMatchObject(wrong);
    const [earlier, other] = [await request(), await request()];
    device.state.counter = 5;
    const first = device.answer(earlier);
    device.state.counter = 5;
    const answers = await Promise.all([signInBy(first), signInBy(device.answer(other))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test.each([
    ["another site", { origin: "https://1ab.example" }],
    ["another host", { rpId: "example" }],
  ])("refuses what %s has asked for", async (_, origin) => {
    const { device } = await newPasskey();
    expect(await signInBy(device.answer(await request(), origin))).toMatchObject(wrong);
  });

  test("refuses another's key under the id of a passkey, and a passkey under another account", async () => {
    const { device } = await newPasskey();
    const stranger = softAuthenticator();
    stranger.state.handle = device.state.handle;
    const { id, rawId } = device.answer(await request());
    expect(await signInBy({ ...stranger.answer(await request()), id, rawId })).toMatchObject(wrong);
    const other = await makeAccount("demo", { username: "Udo" });
    device.state.handle = Buffer.from(other.id).toString("base64url");
    expect(await enter(device)).toMatchObject(wrong);
  });

  test("is unknown at another laboratory, and its challenge with it", async () => {
    const { device } = await newPasskey();
    const here = await request();
    process.env.TENANT = "other";
    process.env.ORIGIN = "https://other.example";
    const options = await request();
    expect(options.rpId).toBe("other.example");
    expect(await signInBy(device.answer(here))).toMatchObject(wrong);
    expect(await signInBy(device.answer(options))).toMatchObject(wrong);
  });

  test("passes a name that strangers hold up, and is held up by wrong passkeys of its own place", async () => {
    const { device } = await newPasskey();
    for (let guess = 0; guess < 6; guess++) await person.signIn({}, "Falsch-Geraten-11 immer");
    expect((await person.signIn()).status).toBe(429);
    expect((await enter(device)).status).toBe(200);
    for (let guess = 0; guess < 6; guess++)
      await signInBy(device.answer({ challenge: "self-made", rpId: "lab.example" }));
    const held = await enter(device);
    expect(held).toMatchObject({ status: 429, headers: { "retry-after": expect.any(String) } });
    person.pass(60);
    expect((await enter(device)).status).toBe(200);
  });
});

describe("a passkey beside the password", () => {
  test("is asked for, and will do without verifying its owner", async () => {
    const { device, recovery } = await newPasskey({ verifies: false });
    expect((await person.signIn()).body.code).toBe("second_factor_required");
    const passkey = device.answer(await request());
    const trusted = await person.signIn({ passkey, trust: true });
    expect(trusted.status).toBe(200);
    expect((await person.signIn({ device: trusted.body.device })).status).toBe(200);
    expect(await person.signIn({ passkey })).toMatchObject(wrong);
    expect((await person.signIn({ code: recovery[0] })).status).toBe(200);
  });

  test("must be of the same account", async () => {
    const theirs = (await newPasskey()).device;
    await person.change();
    const mine = (await newPasskey()).device;
    expect(await person.signIn({ passkey: theirs.answer(await request()) })).toMatchObject(wrong);
    mine.state.handle = theirs.state.handle;
    expect(await person.signIn({ passkey: mine.answer(await request()) })).toMatchObject(wrong);
  });

  test("proves again who is signed in, if it is theirs and verifies them", async () => {
    const { device } = await newPasskey();
    const careless = (await newPasskey({ verifies: false })).device;
    await letProofAge("demo", person.session);
    expect((await callApi(preparePasskey, { authorization: person.session })).body.code).toBe(
      "password_required",
    );
    const prove = async (authenticator: Authenticator) =>
      callApi(confirm, {
        authorization: person.session,
        body: { passkey: authenticator.answer(await request()) },
      });
    expect(await prove(careless)).toMatchObject(wrong);
    expect((await prove(device)).status).toBe(204);
    expect((await callApi(preparePasskey, { authorization: person.session })).status).toBe(200);
  });
});

describe("a passkey goes", () => {
  test("when its owner removes it; with the last one, the password is enough", async () => {
    const { device, id } = await newPasskey();
    const renamed = await callApi(renamePasskey, {
      authorization: person.session,
      params: { id },
      body: { name: "Alt" },
    });
    expect(renamed.body.name).toBe("Alt");
    expect((await callApi(removePasskey, { authorization: person.session, params: { id } })).status).toBe(
      204,
    );
    expect((await callApi(removePasskey, { authorization: person.session, params: { id } })).status).toBe(
      404,
    );
    expect(await enter(device)).toMatchObject(wrong);
    expect((await person.signIn()).status).toBe(200);
    const { body } = await callApi(readSecondFactor, { authorization: person.session });
    expect(body).toEqual({ since: null, recovery_left: 0, passkeys: [] });
  });

  test("not with the app, when that is turned off", async () => {
    const { secret } = (await callApi(prepareSecondFactor, { authorization: person.session })).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: person.now });
    await callApi(turnOnSecondFactor, { authorization: person.session, body: { code } });
    const { device } = await newPasskey();
    expect((await callApi(turnOffSecondFactor, { authorization: person.session })).status).toBe(204);
    expect((await person.signIn()).body.code).toBe("second_factor_required");
    expect((await enter(device)).status).toBe(200);
  });

  test("when an administrator resets the second factor", async () => {
    const { device } = await newPasskey();
    const admin = await tokenFor("demo", { username: "boss", is_admin: true });
    await callApi(resetSecondFactor, { authorization: admin, params: { id: person.account.id } });
    expect(await enter(device)).toMatchObject(wrong);
    expect((await person.signIn()).status).toBe(200);
  });
});
