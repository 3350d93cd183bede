import PostalMime from "postal-mime";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sendMail } from "../../../functions/core/mail/send-mail.ts";
import { hashPassword } from "../../../functions/core/sessions/password.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import {
  useEmailToken as spend,
  verifyEmailToken,
} from "../../../shared/core/email-address/email-address.endpoints.ts";
import { outgoingMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { useResetToken } from "../../../shared/core/password-reset/password-reset.endpoints.ts";
import {
  accounts,
  endOtherSessions,
  getCurrentUser,
  sendEmailLink,
  withdrawEmail,
} from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { sessionOf } from "../../support/sessions.ts";
import { makeTenant } from "../../support/tenants.ts";

const password = "Kiesel-Regenschirm-42";
ownDynamoDb();
const aws = ownAws();
let hash: string;
beforeAll(async () => {
  await makeTenant("demo");
  hash = await hashPassword(password);
});

let round = 0;
let previous: string;
let email: string;
let owner: Awaited<ReturnType<typeof makeAccount>>;
let session: string;
beforeEach(async () => {
  process.env.TENANT = "demo";
  owner = await makeAccount("demo", { username: `Pia ${++round}`, language: "en" }, hash);
  previous = owner.email;
  email = `new-${round}@lab.example`;
  session = await sessionOf("demo", owner);
  aws.messages.length = 0;
  aws.mails.length = 0;
});

const change = (body: object, authorization = session) =>
  callApi(accounts.change, { authorization, params: { id: owner.id }, body });
const read = async () =>
  (await callApi(accounts.read, { authorization: session, params: { id: owner.id } })).body;
const again = () => callApi(sendEmailLink, { authorization: session, params: { id: owner.id } });
const withdraw = () => callApi(withdrawEmail, { authorization: session, params: { id: owner.id } });
const actor = () => ({ ...jobActor("send-mail"), tenant: "demo" as TenantId });
/** Processes the queue and returns the mails. */
async function delivered() {
  for (const message of aws.messages.splice(0))
    await sendMail(actor(), outgoingMailSchema.parse(message), "Labor");
  return Promise.all(aws.mails.splice(0).map((mail) => PostalMime.parse(mail)));
}
/** Processes the queue and returns the tokens of the links that were sent. */
const sent = async (): Promise<string[]> =>
  (await delivered()).flatMap(({ text = "" }) => /\/login\/e-mail\/([\w-]+)/.exec(text)?.[1] ?? []);
const use = (token: string) => callApi(spend, { body: { token } });
const verify = (token: string) => callApi(verifyEmailToken, { body: { token } });

describe("a new e-mail address", () => {
  test("counts once the link that was sent to it is used; the former is told then", async () => {
    expect(await change({ email, language: "en" })).toMatchObject({
      status: 200,
      body: { email: previous, pending_email: email },
    });
    expect(aws.messages).toEqual([{ id: expect.any(String), account: owner.id, confirms: email }]);
    const [mail] = await delivered();
    expect(mail).toMatchObject({
      to: [{ address: email }],
      subject: "Please confirm your e-mail address – Labor",
    });
    const token = /\/login\/e-mail\/([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(mail?.text).toContain(`https://lab.example/login/e-mail/${token}`);
    expect(await read()).toMatchObject({ email: previous });

    const { status, body } = await verify(token);
    expect([status, body.username, body.email]).toEqual([200, owner.username, email]);
    const left = Date.parse(body.expires) - Date.now();
    expect(left / 3_600_000).toBeCloseTo(24, 1);
    expect(await use(token)).toMatchObject({ status: 204, text: "" });
    expect(await read()).toMatchObject({ email, pending_email: null });
    expect(aws.messages).toMatchObject([{ to: previous, language: "en" }]);
    expect((await use(token)).status).toBe(410);
    expect((await verify(token)).status).toBe(410);
    expect((await callApi(getCurrentUser, { authorization: session })).body).toMatchObject({ email });
  });

  test("is not in the queue as a secret, and not asked about by values that stay", async () => {
    await change({ email: previous, language: "de" });
    expect(aws.messages).toEqual([]);
    await change({ email });
    expect(JSON.stringify(aws.messages)).not.toMatch(/token|[\w-]{43}/);
    aws.messages.length = 0;
    await change({ email: previous, language: "en" });
    expect(await read()).toMatchObject({ email: previous, pending_email: email, language: "en" });
    expect(aws.messages).toEqual([]);
  });

  test("may be sent another link, each of which is good until one is used", async () => {
    await change({ email });
    expect((await again()).status).toBe(204);
    expect((await change({ email })).status).toBe(200);
    const links = await sent();
    expect(links).toHaveLength(3);
    expect((await use(links[1] ?? "")).status).toBe(204);
    for (const link of links) expect((await use(link)).status).toBe(410);
  });

  test("that is withdrawn never counts, nor does one that another has replaced", async () => {
    await change({ email });
    const [first = ""] = await sent();
    expect((await withdraw()).status).toBe(204);
    expect(await read()).toMatchObject({ email: previous, pending_email: null });
    expect((await use(first)).status).toBe(410);
    expect((await again()).status).toBe(404);
    await change({ email: `other-${email}` });
    expect((await use(first)).status).toBe(410);
    const [second = ""] = await sent();
    expect((await use(second)).status).toBe(204);
    expect(await read()).toMatchObject({ email: `other-${email}` });
  });

  test("is nothing that somebody else's account has, when it is entered or when it is confirmed", async () => {
    const other = await makeAccount("demo", { email: `taken-${round}@lab.example` });
    expect(await change({ email: other.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: "already_exists", errors: [{ path: "email", code: "already_exists" }] },
    });
    expect(aws.messages).toEqual([]);
    await change({ email });
    const [link = ""] = await sent();
    await makeAccount("demo", { email: email.toUpperCase() });
    expect(await use(link)).toMatchObject({ status: 409, body: { code: "already_exists" } });
    expect(await read()).toMatchObject({ email: previous, pending_email: email });
  });

  test("waits for another link once the account's sessions were ended, as by a new password", async () => {
    await change({ email });
    const [link = ""] = await sent();
    await callApi(endOtherSessions, { authorization: session });
    expect((await use(link)).status).toBe(410);
    expect(await read()).toMatchObject({ pending_email: email });
    await again();
    const [next = ""] = await sent();
    expect((await use(next)).status).toBe(204);
  });

  test("is confirmed by one of two who press the link at once", async () => {
    await change({ email });
    const [link = ""] = await sent();
    const answers = await Promise.all([use(link), use(link), use(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410]);
  });

  test("is confirmed by no link that sets a password, and the other way round", async () => {
    await change({ email });
    const [link = ""] = await sent();
    const body = { token: link, password, password_retype: password };
    expect((await callApi(useResetToken, { body })).status).toBe(410);
    expect((await use("made-up")).status).toBe(410);
    expect((await use(link)).status).toBe(204);
  });

  test("of others waits as well, for those who may change them, and nobody else sends or withdraws", async () => {
    const admin = await sessionOf("demo", await makeAccount("demo", { is_admin: true }));
    expect(await change({ email }, admin)).toMatchObject({ body: { email: previous, pending_email: email } });
    const stranger = await sessionOf("demo", await makeAccount("demo"));
    for (const endpoint of [sendEmailLink, withdrawEmail])
      expect((await callApi(endpoint, { authorization: stranger, params: { id: owner.id } })).status).toBe(
        403,
      );
    expect((await callApi(withdrawEmail, { authorization: admin, params: { id: owner.id } })).status).toBe(
      204,
    );
  });

  test("is not a way to have mails sent to strangers without end", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 8; count++)
      statuses.push((await change({ email: `stranger-${count}-${email}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await again()).headers["retry-after"]).toMatch(/^[1-9]\d*$/);
    expect(await read()).toMatchObject({ pending_email: `stranger-4-${email}` });
  });
});
