import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import {
  prepareSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../../shared/core/second-factor/second-factor.endpoints.ts";
import { confirm } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAccount } from "../../support/own-account.ts";
import { letProofAge } from "../../support/sessions.ts";
import { tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
const person = ownAccount("Eva");

const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: person.now + later * 1000 });
/** Turns the factor on, and moves on to the next code. */
async function turnOn(): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = (await callApi(prepareSecondFactor, { authorization: person.session })).body;
  const body = { code: codeOf(secret) };
  const answer = await callApi(turnOnSecondFactor, { authorization: person.session, body });
  expect(answer.status).toBe(200);
  person.pass(60);
  return { secret, recovery: answer.body.recovery_codes };
}

describe("turning the second factor on", () => {
  test("takes a code of the app that has read the secret; until then, no sign-in asks for one", async () => {
    const { body } = await callApi(prepareSecondFactor, { authorization: person.session });
    expect(body.address).toMatch(/^otpauth:\/\/totp\/Labor%20S%C3%BCd:Eva%20\d+\?/);
    expect(body.address).toContain(`secret=${body.secret}`);
    expect((await person.signIn()).status).toBe(200);
    const wrong = await callApi(turnOnSecondFactor, {
      authorization: person.session,
      body: { code: "000000" },
    });
    expect(wrong.body.errors).toMatchObject([{ path: "code", code: "wrong_code" }]);
    const code = codeOf(body.secret).replace(/(...)/, "$1 ");
    const on = await callApi(turnOnSecondFactor, { authorization: person.session, body: { code } });
    expect(new Set(on.body.recovery_codes).size).toBe(10);
    expect((await person.signIn()).body.code).toBe("second_factor_required");
    const state = await callApi(readSecondFactor, { authorization: person.session });
    expect(state.body).toEqual({ since: expect.any(String), recovery_left: 10, passkeys: [] });
  });

  test("needs the password again, and a secret that was prepared", async () => {
    expect(
      (await callApi(turnOnSecondFactor, { authorization: person.session, body: { code: "123456" } })).status,
    ).toBe(409);
    await letProofAge("demo", person.session);
    for (const endpoint of [prepareSecondFactor, turnOffSecondFactor, renewRecoveryCodes])
      expect((await callApi(endpoint, { authorization: person.session })).body.code).toBe(
        "password_required",
      );
  });
});

describe("signing in with the second factor", () => {
  test("takes each code once, and one of the step before", async () => {
    const { secret } = await turnOn();
    expect((await person.signIn({ code: codeOf(secret, 90) })).status).toBe(401);
    const code = codeOf(secret, -30);
    expect((await person.signIn({ code })).status).toBe(200);
    expect((await person.signIn({ code })).body.errors).toMatchObject([{ path: "code", code: "wrong_code" }]);
    expect((await person.signIn({ code: codeOf(secret, -90) })).status).toBe(401);
    expect((await person.signIn({ code: codeOf(secret) })).status).toBe(200);
  });

  test("of two at once with the same code lets one in", async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const answers = await Promise.all([person.signIn({ code }), person.signIn({ code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("takes each recovery code once, however it is written", async () => {
    const { recovery } = await turnOn();
    const [first = "", second = ""] = recovery;
    // 130 bits: one that is shorter would need a slow hash.
    for (const code of recovery) expect(code).toMatch(/^[A-Z2-7]{26}$/);
    expect((await person.signIn({ code: first.toLowerCase().replace(/(....)/g, "$1-") })).status).toBe(200);
    expect((await person.signIn({ code: first })).status).toBe(401);
    expect((await person.signIn({ code: second })).status).toBe(200);
    const { body } = await callApi(readSecondFactor, { authorization: person.session });
    expect(body.recovery_left).toBe(8);
  });

  test("holds up who guesses codes with the right password, from wherever", async () => {
    const { secret } = await turnOn();
    for (let guess = 0; guess < 5; guess++) await person.signIn({ code: String(100_000 + guess) });
    expect(await person.signIn({ code: codeOf(secret) })).toMatchObject({ status: 429 });
    person.pass(60);
    expect((await person.signIn({ code: codeOf(secret) })).status).toBe(200);
  });

  test("asks a trusted browser again after 30 days, and any other at once", async () => {
    const { secret } = await turnOn();
    const plain = (await person.signIn({ code: codeOf(secret) })).body.device;
    expect((await person.signIn({ device: plain })).body.code).toBe("second_factor_required");
    person.pass(60);
    const { device } = (await person.signIn({ code: codeOf(secret), trust: true })).body;
    expect((await person.signIn({ device })).status).toBe(200);
    person.pass(31 * 24 * 60 * 60);
    expect((await person.signIn({ device })).body.code).toBe("second_factor_required");
  });

  test("does not trust a browser that asked for it without a code", async () => {
    const { device } = (await person.signIn({ trust: true })).body;
    await turnOn();
    expect((await person.signIn({ device })).body.code).toBe("second_factor_required");
  });
});

test("giving the password again takes a code, too", async () => {
  const { secret } = await turnOn();
  const { password } = person;
  const prove = (body: object) => callApi(confirm, { authorization: person.session, body });
  expect((await prove({ password })).body.code).toBe("second_factor_required");
  expect((await prove({ password, code: "000000" })).status).toBe(401);
  expect((await prove({ password, code: codeOf(secret) })).status).toBe(204);
});

describe("the second factor goes", () => {
  test("when its owner turns it off", async () => {
    await turnOn();
    expect((await callApi(turnOffSecondFactor, { authorization: person.session })).status).toBe(204);
    expect((await person.signIn()).status).toBe(200);
  });

  test("when an administrator resets it for somebody who lost device and codes, and nobody else", async () => {
    const { secret } = await turnOn();
    const { device } = (await person.signIn({ code: codeOf(secret), trust: true })).body;
    const stranger = await tokenFor("demo", { username: "zoe", groups: ["imports"] });
    const params = { id: person.account.id };
    expect((await callApi(resetSecondFactor, { authorization: stranger, params })).status).toBe(403);
    const admin = await tokenFor("demo", { username: "boss", is_admin: true });
    expect((await callApi(resetSecondFactor, { authorization: admin, params })).status).toBe(204);
    expect((await person.signIn({ device })).status).toBe(200);
  });
});

test("new recovery codes void the former ones", async () => {
  const { recovery } = await turnOn();
  const { body } = await callApi(renewRecoveryCodes, { authorization: person.session });
  expect((await person.signIn({ code: recovery[0] })).status).toBe(401);
  expect((await person.signIn({ code: body.recovery_codes[0] })).status).toBe(200);
});
