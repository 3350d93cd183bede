import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "../../../functions/core/sessions/password.ts";
import { mailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { login } from "../../../shared/core/sessions/sessions.endpoints.ts";
import {
  accounts,
  endOtherSessions,
  endOwnSession,
  getCurrentUser,
  listSessions,
} from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

const password = "Kiesel-Regenschirm-42";
const next = "Ziegel-Brunnen-Tiefer-77";
ownDynamoDb();
const aws = ownAws();
let hash: string;
beforeAll(async () => {
  await makeTenant("demo");
  hash = await hashPassword(password);
});

let round = 0;
let username: string;
let id: string;
let ip: string;
let session: string;
beforeEach(async () => {
  username = `Pia ${++round}`;
  ip = `203.0.113.${round}`;
  ({ id } = await makeAccount("demo", { username, groups: ["imports"] }, hash));
  session = await signIn();
  aws.messages.length = 0;
  aws.refuseMessagesTo("");
});

const tryToSignIn = (secret = password, headers: Record<string, string> = {}) =>
  callApi(login, {
    authorization: `Basic ${Buffer.from(`${username}:${secret}`).toString("base64")}`,
    ip,
    headers,
  });
const signIn = async (headers: Record<string, string> = {}): Promise<string> =>
  (await tryToSignIn(password, headers)).body.token;
const change = (body: object, token = session, headers: Record<string, string> = {}) =>
  callApi(accounts.change, { authorization: token, params: { id }, body, ip, headers });
const status = async (token: string) => (await callApi(getCurrentUser, { authorization: token })).status;
const sessions = async (token = session) => (await callApi(listSessions, { authorization: token })).body;

describe("one's own account", () => {
  test("is open to everybody, others' are not, nor is the list", async () => {
    expect(await callApi(accounts.read, { authorization: session, params: { id } })).toMatchObject({
      status: 200,
      body: { username, groups: ["imports"] },
      headers: { etag: '"1"' },
    });
    const { id: other } = await makeAccount("demo");
    const denied = { status: 403, body: { code: "permission_denied" } };
    expect(await callApi(accounts.read, { authorization: session, params: { id: other } })).toMatchObject(
      denied,
    );
    const edit = { authorization: session, params: { id: other }, body: { language: "it" } };
    expect(await callApi(accounts.change, edit)).toMatchObject(denied);
    expect(await callApi(accounts.list, { authorization: session })).toMatchObject(denied);
  });

  test("lets its owner change the language at once, and the address once it is confirmed", async () => {
    const answer = await change({ email: `new${round}@lab.example`, language: "it" });
    expect(answer).toMatchObject({
      status: 200,
      body: { email: `pia-${round}@lab.example`, pending_email: `new${round}@lab.example`, language: "it" },
    });
  });

  test("gives its owner no further rights: name, groups and administration stay, and the fields are named", async () => {
    const answer = await change({
      username: "Chef",
      groups: ["imports", "exports"],
      is_admin: true,
      language: "it",
    });
    expect(answer).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      "username",
      "groups",
      "is_admin",
    ]);
    const { body } = await callApi(accounts.read, { authorization: session, params: { id } });
    expect(body).toMatchObject({ username, groups: ["imports"], is_admin: false, language: "de" });
  });

  test("may be sent back whole, as a form does, where the rights are as they were", async () => {
    const { body } = await callApi(accounts.read, { authorization: session, params: { id } });
    const { id: _, pending_email: __, second_factor: ___, ...fields } = body;
    expect((await change({ ...fields, language: "fr" })).status).toBe(200);
  });
});

describe("changing one's own password", () => {
  test("needs the present one and ends all other sessions, with which the former password ends too", async () => {
    const others = [await signIn(), await signIn()];
    const answer = await change({ password: next, current_password: password }, session, {
      "if-match": '"1"',
    });
    expect(answer).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect(answer.text).not.toMatch(/password|epoch/);
    expect(await status(session)).toBe(200);
    for (const other of others) expect(await status(other)).toBe(401);
    expect((await tryToSignIn()).status).toBe(401);
    expect((await tryToSignIn(next)).status).toBe(200);
    expect((await sessions()).count).toBe(2);
  });

  test.each([
    ["without the present one", {}, [["current_password", "required"]]],
    ["with a wrong one", { current_password: "falsch" }, [["current_password", "wrong_password"]]],
    [
      "with a wrong one, to a bad one",
      { current_password: "falsch", password: "Pia-4711-8150-2026!!" },
      [
        ["password", "password_too_similar"],
        ["current_password", "wrong_password"],
      ],
    ],
  ])("is refused %s, and changes nothing else either", async (_, body, errors) => {
    const answer = await change({ password: next, language: "it", ...body });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(answer.body.errors.map(({ path, code }: Record<string, string>) => [path, code])).toEqual(errors);
    expect(answer.text).not.toContain("Invalid token.");
    expect((await tryToSignIn()).status).toBe(200);
    const account = await callApi(accounts.read, { authorization: session, params: { id } });
    expect(account.body.language).toBe("de");
  });

  test("needs the present one of administrators too", async () => {
    await tokenFor("demo", { username: "root", is_admin: true });
    const { id: chief } = await makeAccount("demo", { username: `chief ${round}`, is_admin: true }, hash);
    const authorization = `Basic ${btoa(`chief ${round}:${password}`)}`;
    const { token } = (await callApi(login, { authorization, ip })).body;
    const answer = await callApi(accounts.change, {
      authorization: token,
      params: { id: chief },
      body: { password: next },
      ip,
    });
    expect(answer.body.errors).toMatchObject([{ path: "current_password", code: "required" }]);
  });

  test("does not let a stolen session guess the present one", async () => {
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start);
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess++)
      statuses.push((await change({ password: next, current_password: `Versuch ${guess}` })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    vi.restoreAllMocks();
  });

  test("of two at once lets one through", async () => {
    const answers = await Promise.all([
      change({ password: next, current_password: password }),
      change({ password: `${next}!`, current_password: password }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412]);
    expect(await status(session)).toBe(200);
  });

  test("leaves no session to a log-in that was under way with the former one", async () => {
    // No more attempts than the throttle tolerates along with the change.
    const underWay = Array.from({ length: 4 }, () => tryToSignIn());
    const [changed, ...answers] = await Promise.all([
      change({ password: next, current_password: password }),
      ...underWay,
    ]);
    expect(changed.status).toBe(200);
    for (const { body } of answers) if (body.token) expect(await status(body.token)).toBe(401);
  });
});

describe("the owner of an account", () => {
  const notices = () => aws.messages.map((message) => mailSchema.parse(message));

  test("is told of a new password at the address that counts", async () => {
    const answer = await change({ language: "en", password: next, current_password: password });
    expect(answer.status).toBe(200);
    const [notice, ...further] = notices();
    expect(further).toEqual([]);
    expect(notice).toMatchObject({ to: `pia-${round}@lab.example`, language: "en" });
    expect(notice?.subject).toContain("Your password");
    expect(notice?.text).toContain("Labor demo");
    expect(notice?.html).toContain("https://lab.example");
    expect(`${notice?.text}${notice?.html}`).not.toContain(next);
  });

  test("is told nothing of what anybody may see", async () => {
    await change({ language: "fr", email: `pia-${round}@lab.example` });
    expect(notices()).toEqual([]);
  });

  test("keeps the new password where nobody can be told", async () => {
    aws.refuseMessagesTo("mail");
    expect((await change({ password: next, current_password: password })).status).toBe(200);
    expect((await tryToSignIn(next)).status).toBe(200);
  });
});

describe("one's own sessions", () => {
  test("are listed with the browser they were begun in, the present one marked", async () => {
    const phone = await signIn({ "User-Agent": `Phone ${"x".repeat(500)}` });
    const { count, results } = await sessions(phone);
    expect(count).toBe(2);
    expect(results.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    expect(results[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      created: expect.any(String),
      used: expect.any(String),
      expires: expect.any(String),
      agent: `Phone ${"x".repeat(194)}`,
      ip: expect.stringMatching(/^203\.0\.113\./),
      current: true,
    });
    expect(Math.abs(Date.parse(results[0].used) - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(results)).not.toContain(phone.slice(-43));
  });

  test("end one by one, at once, and as often as asked", async () => {
    const other = await signIn();
    const { results } = await sessions();
    const { id: which } = results.find(({ current }: { current: boolean }) => !current);
    const end = () => callApi(endOwnSession, { authorization: session, params: { id: which } });
    expect((await end()).status).toBe(204);
    expect(await status(other)).toBe(401);
    expect((await end()).status).toBe(204);
    expect((await sessions()).count).toBe(1);
  });

  test("all others end together", async () => {
    const others = [await signIn(), await signIn()];
    expect((await callApi(endOtherSessions, { authorization: session })).status).toBe(204);
    expect(await status(session)).toBe(200);
    for (const other of others) expect(await status(other)).toBe(401);
    expect((await sessions()).count).toBe(1);
    expect(await status(await signIn())).toBe(200);
  });

  test("of others can be neither seen nor ended", async () => {
    const stranger = await tokenFor("demo", { username: "stranger", is_admin: true });
    const theirs = (await sessions()).results[0].id;
    const listed = (await sessions(stranger)).results.map((entry: { id: string }) => entry.id);
    expect(listed).not.toContain(theirs);
    expect(await callApi(endOwnSession, { authorization: stranger, params: { id: theirs } })).toMatchObject({
      status: 404,
    });
    expect(await status(session)).toBe(200);
  });

  test("do not include tokens of another kind, nor can these be ended as one", async () => {
    await tokenFor("demo", { username: "lis", groups: ["imports"] }, "import");
    const token = await tokenFor("demo", { username: "lis", groups: ["imports"] });
    expect((await sessions(token)).count).toBe(1);
  });
});
