import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import type { Context, SQSEvent } from "aws-lambda";
import PostalMime from "postal-mime";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { handler as sendMail } from "../../../functions/core/mail/send-mail.job.ts";
import { hashPassword } from "../../../functions/core/sessions/password.ts";
import type { StoredAccount } from "../../../functions/core/users/account.store.ts";
import { documentClient } from "../../../functions/platform/table/client.ts";
import {
  requestPasswordReset,
  useResetToken,
  verifyResetToken,
} from "../../../shared/core/password-reset/password-reset.endpoints.ts";
import { login } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { accounts, getCurrentUser } from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount, moveAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { sessionOf } from "../../support/sessions.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

const password = "Kiesel-Regenschirm-42";
const next = "Ziegel-Brunnen-Tiefer-77";
ownDynamoDb();
const aws = ownAws();
let hash: string;
beforeAll(async () => {
  await makeTenant("demo", { name: "Labor <Süd>" });
  await makeTenant("other");
  hash = await hashPassword(password);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.env.TENANT = "demo";
});

let round = 0;
let account: StoredAccount;
let ip: string;
beforeEach(async () => {
  aws.messages.length = 0;
  aws.mails.length = 0;
  ip = `203.0.113.${++round}`;
  account = await makeAccount("demo", { username: `Ute ${round}`, language: "de" }, hash);
});

const request = (username: string, from = ip) =>
  callApi(requestPasswordReset, { body: { username }, ip: from });
const verify = (token: string) => callApi(verifyResetToken, { body: { token } });
const redeem = (token: string, secret = next, retype = secret) =>
  callApi(useResetToken, { body: { token, password: secret, password_retype: retype } });
const signIn = (secret: string) =>
  callApi(login, { authorization: `Basic ${btoa(`${account.username}:${secret}`)}`, ip });

/** Sends the queued mails and returns them. */
async function sendMails() {
  const Records = aws.messages.splice(0).map((message, index) => ({
    messageId: `m${index}`,
    body: JSON.stringify(message),
  }));
  expect(await sendMail({ Records } as SQSEvent, {} as Context)).toEqual({ batchItemFailures: [] });
  return Promise.all(aws.mails.splice(0).map((mail) => PostalMime.parse(mail)));
}
/** Requests a link and returns its secret. */
async function linkFor(username = account.username): Promise<string> {
  aws.messages.length = 0;
  expect(await request(username)).toMatchObject({ status: 204, text: "" });
  const [mail] = await sendMails();
  return /login\/reset\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "none";
}
const goneAnswer = { status: 410, body: { code: "gone" } };

describe("asking for a link", () => {
  test("brings one by mail, by account name or address, whatever the case", async () => {
    for (const identifier of [account.username.toUpperCase(), ` ${account.email.toUpperCase()} `]) {
      expect(await verify(await linkFor(identifier))).toMatchObject({
        status: 200,
        headers: { "cache-control": "no-store" },
        body: { username: account.username, email: account.email },
      });
    }
  });

  test("does the same work, and answers the same, whether or not there is such an account", async () => {
    const send = vi.spyOn(documentClient(), "send");
    const observe = async (username: string, from: string) => {
      send.mockClear();
      const { status, text, headers } = await request(username, from);
      const calls = send.mock.calls.map(([command]) => command.constructor.name);
      return { status, text, headers, calls, messages: aws.messages.splice(0).length };
    };
    const effects = await observe(account.username, "192.0.2.77");
    expect(effects).toMatchObject({ status: 204, text: "", messages: 1 });
    expect(effects.calls).toContain("PutCommand");
    expect(await observe("nobody at all", "192.0.2.78")).toEqual(effects);
  });

  test("sends nothing where there is no account", async () => {
    expect((await request("nobody at all")).status).toBe(204);
    expect(await sendMails()).toEqual([]);
  });

  test("puts no secret into the queue, and keeps none in the table", async () => {
    await request(account.username);
    const message = JSON.stringify(aws.messages);
    const [mail] = await sendMails();
    const token = /login\/reset\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "none";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(message).not.toContain(token);
    const { Items } = await documentClient().send(new ScanCommand({ TableName: "laborium" }));
    expect(JSON.stringify(Items)).not.toContain(token);
  });

  test.each([
    ["de", "Neues Passwort für Laborium – Labor <Süd>", "Der Link gilt eine Stunde", "de"],
    ["en", "New password for Laborium – Labor <Süd>", "valid for one hour", "en"],
    ["fr", "New password for Laborium – Labor <Süd>", "valid for one hour", "en"],
  ] as const)("is answered in the account's language: %s", async (language, subject, validity, shown) => {
    const reader = await makeAccount("demo", { username: `reader ${round} <b>`, language });
    await request(reader.username);
    const [mail] = await sendMails();
    expect(mail?.subject).toBe(subject);
    expect(mail?.to?.[0]?.address).toBe(reader.email);
    for (const body of [mail?.text, mail?.html]) expect(body).toContain(validity);
    expect(mail?.html).toContain(`<div lang="${shown}">`);
    expect(mail?.html).toContain("Labor &lt;Süd&gt;");
    expect(mail?.html).not.toContain("<b>");
    expect(mail?.html).toMatch(/<a href="https:\/\/lab\.example\/login\/reset\/[\w-]{43}">/);
  });

  test("too often for one account brings no more mails, and says nothing about it", async () => {
    for (let index = 0; index < 6; index++)
      expect((await request(account.username, `192.0.2.${100 + index}`)).status).toBe(204);
    expect(await sendMails()).toHaveLength(3);
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start + 16 * 60 * 1000);
    await request(account.username, "192.0.2.200");
    expect(aws.messages).toHaveLength(1);
  });

  test("too often from one address is refused, whether or not there are such accounts", async () => {
    const start = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => start);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => request(`nobody ${round} ${index}`)),
    );
    const held = answers.filter(({ status }) => status === 429);
    expect(held.length).toBeGreaterThanOrEqual(20);
    for (const answer of held) {
      expect(answer.body.code).toBe("too_many_requests");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    }
  });
});

describe("a link", () => {
  test("sets a new password once, ends all sessions and lets sign in at once, failures before or not", async () => {
    const session = await sessionOf("demo", account);
    for (let failure = 0; failure < 6; failure++) await signIn("falsch");
    const token = await linkFor();
    expect(await redeem(token)).toMatchObject({ status: 204, text: "" });
    expect((await sendMails()).map(({ subject }) => subject)).toEqual([
      "Ihr Passwort für Laborium wurde geändert – Labor <Süd>",
    ]);
    expect((await callApi(getCurrentUser, { authorization: session })).status).toBe(401);
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(password)).status).toBe(401);
    expect(await verify(token)).toMatchObject(goneAnswer);
    expect(await redeem(token, `${next}!`)).toMatchObject(goneAnswer);
    expect((await signIn(next)).status).toBe(200);
  });

  test("used many times at once is used once", async () => {
    const token = await linkFor();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => redeem(token, `${next}${index}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410, 410]);
  });

  test("used at once with others of the same account is the only one that is", async () => {
    const tokens = [await linkFor(), await linkFor(), await linkFor()];
    const answers = await Promise.all(tokens.map((token, index) => redeem(token, `${next}${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
  });

  test("is void an hour later", async () => {
    const token = await linkFor();
    const start = Date.now();
    const later = vi.spyOn(Date, "now").mockImplementation(() => start + 59 * 60 * 1000);
    expect((await verify(token)).status).toBe(200);
    later.mockImplementation(() => start + 61 * 60 * 1000);
    expect(await verify(token)).toMatchObject(goneAnswer);
    expect(await redeem(token)).toMatchObject(goneAnswer);
    later.mockRestore();
    expect((await signIn(password)).status).toBe(200);
  });

  test("is void once another one was used, or the password changed otherwise", async () => {
    const [first, second] = [await linkFor(), await linkFor()];
    expect((await redeem(second)).status).toBe(204);
    expect(await redeem(first)).toMatchObject(goneAnswer);
    const third = await linkFor();
    const admin = await tokenFor("demo", { username: "admin", is_admin: true });
    const body = { password: `${next}-3` };
    await callApi(accounts.change, { authorization: admin, params: { id: account.id }, body });
    expect(await redeem(third)).toMatchObject(goneAnswer);
  });

  test("is void once the account has another address, or is gone", async () => {
    const admin = await tokenFor("demo", { username: "admin", is_admin: true });
    const authorized = { authorization: admin, params: { id: account.id } };
    const first = await linkFor();
    await moveAccount("demo", account.id, `new-${round}@lab.example`);
    expect(await verify(first)).toMatchObject(goneAnswer);
    const second = await linkFor();
    await callApi(accounts.remove, authorized);
    expect(await redeem(second)).toMatchObject(goneAnswer);
  });

  test("stays good for another try with a password that breaks no rule", async () => {
    const token = await linkFor();
    const weak = await redeem(token, `${account.username}-2026!`);
    expect(weak).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    const codes = weak.body.errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`);
    expect(codes).toEqual(["password password_too_short", "password password_too_similar"]);
    const mistyped = await redeem(token, next, `${next}!`);
    expect(mistyped.body.errors).toMatchObject([{ path: "password_retype", code: "password_mismatch" }]);
    expect((await redeem(token)).status).toBe(204);
  });

  test("of another laboratory is nobody's here", async () => {
    const token = await linkFor();
    process.env.TENANT = "other";
    expect(await verify(token)).toMatchObject(goneAnswer);
    expect(await redeem(token)).toMatchObject(goneAnswer);
  });

  test("is no token of another kind, nor any of these a link", async () => {
    const token = await linkFor();
    expect((await callApi(getCurrentUser, { authorization: token })).status).toBe(401);
    for (const kind of ["session", "import", "export"] as const) {
      const other = await tokenFor("demo", { username: "lis", is_admin: true }, kind);
      expect(await verify(other)).toMatchObject(goneAnswer);
      expect(await redeem(other)).toMatchObject(goneAnswer);
    }
  });

  test.each(["", "x", "A".repeat(43), "../../ACCOUNT", "\u0000"])("is not made up: %j", async (token) => {
    expect(await verify(token)).toMatchObject(goneAnswer);
    expect(await redeem(token)).toMatchObject(goneAnswer);
  });

  test("of a message that the queue delivers twice is sent once", async () => {
    await request(account.username);
    const [message] = aws.messages;
    aws.messages.push(message);
    expect(await sendMails()).toHaveLength(1);
  });
});
