import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, test } from "vitest";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { documentClient } from "../../../functions/platform/table/client.ts";
import { sendMailSchema } from "../../../shared/core/mail/mail.messages.ts";
import { login } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { exportTokens, importTokens } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { accounts, getCurrentUser, listGroups } from "../../../shared/core/users/users.endpoints.ts";
import { groupIds, groups } from "../../../shared/kernel/permissions.ts";
import { makeAccount, moveAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { sessionOf } from "../../support/sessions.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
const aws = ownAws();
const password = "Kiesel-Regenschirm-42";
let labs = 0;
let admin: string;
beforeEach(async () => {
  const tenant = `lab${++labs}`;
  process.env.TENANT = tenant;
  await makeTenant(tenant);
  admin = await sessionOf(tenant, await makeAccount(tenant, { username: "admin", is_admin: true }));
  aws.messages.length = 0;
  aws.refuseMessagesTo("");
});

const lab = () => process.env.TENANT as TenantId;
const create = (body: object) =>
  callApi(accounts.create, {
    authorization: admin,
    body: { username: "Eva", email: "eva@lab.example", ...body },
  });
const change = (id: string, body: object, headers: Record<string, string> = {}) =>
  callApi(accounts.change, { authorization: admin, params: { id }, body, headers });
const remove = (id: string, headers: Record<string, string> = {}) =>
  callApi(accounts.remove, { authorization: admin, params: { id }, headers });
const read = (id: string) => callApi(accounts.read, { authorization: admin, params: { id } });
const list = (query: Record<string, string> = {}) => callApi(accounts.list, { authorization: admin, query });
const signIn = (name: string, secret: string) =>
  callApi(login, { authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}` });

describe("the list", () => {
  test("is in the order of names, is searched in names and addresses, and never shows a secret", async () => {
    await makeAccount(lab(), { username: "Zoe", email: "chef@lab.example" }, "$argon2id$hidden");
    await makeAccount(lab(), { username: "Ärmel", email: "a@nord.example" });
    await makeAccount(lab(), { username: "bert", email: "b@nord.example" });
    const { body, text } = await list();
    const names = (answer: typeof body) => answer.results.map((row: { username: string }) => row.username);
    expect(names(body)).toEqual(["admin", "Ärmel", "bert", "Zoe"]);
    expect(text).not.toMatch(/hash|argon|epoch|version/);
    expect(names((await list({ search: "NORD" })).body)).toEqual(["Ärmel", "bert"]);
    expect(names((await list({ search: "arm" })).body)).toEqual(["Ärmel"]);
    expect((await list({ search: "nobody" })).body).toMatchObject({ count: 0, results: [] });
  });

  test("pages beyond a thousand accounts", async () => {
    for (let from = 0; from < 1100; from += 25) {
      await Promise.all(
        Array.from({ length: 25 }, (_, row) => makeAccount(lab(), { username: `person ${from + row}` })),
      );
    }
    const usernames = new Set<string>();
    let query: Record<string, string> | undefined = { limit: "500", search: "person" };
    while (query) {
      const { body } = await list(query);
      expect(body.count).toBe(1100);
      for (const { username } of body.results) usernames.add(username);
      query = body.next && Object.fromEntries(new URL(body.next, "https://lab.example").searchParams);
    }
    expect(usernames.size).toBe(1100);
  }, 60_000);

  test("names the groups and what they grant", async () => {
    const { body } = await callApi(listGroups, { authorization: await tokenFor(lab()) });
    expect(body.results.map(({ id }: { id: string }) => id)).toEqual([...groupIds]);
    expect(body.results[0]).toEqual({
      id: "printpublisher",
      name: groups.printpublisher.name,
      permissions: [...groups.printpublisher.grants],
    });
  });
});

describe("a new account", () => {
  test("signs in with the password it was given", async () => {
    const created = await create({ password, groups: ["imports", "imports"], language: "fr" });
    expect(created).toMatchObject({ status: 201, headers: { etag: '"1"' } });
    expect(created.body).toEqual({
      id: expect.any(String),
      username: "Eva",
      email: "eva@lab.example",
      language: "fr",
      groups: ["imports"],
      is_admin: false,
      pending_email: null,
      second_factor: false,
    });
    expect((await signIn("EVA", password)).status).toBe(200);
    expect(aws.messages).toEqual([]);
  });

  test("without a password cannot sign in, and its owner is sent a link to set one", async () => {
    const { body } = await create({});
    expect((await signIn("eva", "")).status).toBe(401);
    expect(aws.messages.map((message) => sendMailSchema.parse(message))).toEqual([
      { id: body.id, reason: "invitation", owner: { account: body.id } },
    ]);
  });

  test("is not made where the link cannot be sent, so that the next attempt can make it", async () => {
    aws.refuseMessagesTo("mail");
    expect((await create({})).status).toBe(500);
    aws.refuseMessagesTo("");
    expect((await create({})).status).toBe(201);
  });

  test.each([
    ["name", { username: " EVA ", email: "other@lab.example" }, ["username"]],
    ["address", { username: "other", email: "Eva@Lab.Example" }, ["email"]],
    ["name and address", {}, ["username", "email"]],
  ])("is refused where its %s is taken, whatever the case", async (_, facts, fields) => {
    await create({ password });
    const answer = await create({ password, ...facts });
    expect(answer).toMatchObject({ status: 409, body: { code: "already_exists" } });
    expect(answer.body.errors.map(({ path, code }: Record<string, string>) => [path, code])).toEqual(
      fields.map((field) => [field, "already_exists"]),
    );
    expect((await list()).body.count).toBe(2);
  });

  test("of many at once with the same name is one", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create({ password, email: `eva${index}@lab.example` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  test("is told every field that is wrong, and every rule that its password breaks", async () => {
    const wrong = await create({ username: "a:b", email: "nowhere", language: "xx", groups: ["gods"] });
    expect(wrong).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      "username",
      "email",
      "language",
      "groups.0",
    ]);
    const weak = await create({ password: "eva" });
    expect(weak).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(weak.body.errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`)).toEqual([
      "password password_too_short",
      "password password_no_upper",
      "password password_no_digit",
      "password password_no_special",
      "password password_too_similar",
    ]);
    const empty = await create({ password: "" });
    expect(empty.body.errors.map(({ code }: Record<string, string>) => code)).toEqual([
      "password_too_short",
      "password_no_upper",
      "password_no_lower",
      "password_no_digit",
      "password_no_special",
    ]);
  });
});

describe("changing an account", () => {
  test("changes what is named and leaves the rest, for the very next call", async () => {
    const { body } = await create({ password, groups: ["imports"] });
    const { token } = (await signIn("eva", password)).body;
    const answer = await change(body.id, { groups: ["exports"], username: "Eva Maria" });
    expect(answer).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect(answer.body).toMatchObject({
      username: "Eva Maria",
      email: "eva@lab.example",
      groups: ["exports"],
    });
    expect(await read(body.id)).toMatchObject({ body: answer.body, headers: { etag: '"2"' } });
    expect((await callApi(getCurrentUser, { authorization: token })).status).toBe(401);
    const { token: next } = (await signIn("Eva Maria", password)).body;
    const whoAmI = await callApi(getCurrentUser, { authorization: next });
    expect(whoAmI.body.permissions).toEqual([...groups.exports.grants]);
  });

  test("frees the former name and address, and takes the new ones", async () => {
    const { body } = await create({ password });
    await change(body.id, { username: "Ida" });
    await moveAccount(lab(), body.id, "ida@lab.example");
    expect((await signIn("eva", password)).status).toBe(401);
    expect((await signIn("ida", password)).status).toBe(200);
    expect((await create({ password })).status).toBe(201);
    expect((await create({ password, username: "IDA", email: "new@lab.example" })).status).toBe(409);
  });

  test("keeps the name where only its case changes", async () => {
    const { body } = await create({ password });
    expect(await change(body.id, { username: "EVA" })).toMatchObject({ status: 200 });
    expect((await signIn("eva", password)).status).toBe(200);
    expect((await create({ password, email: "new@lab.example" })).status).toBe(409);
  });

  test("is refused where the name is another's, and nothing is written", async () => {
    const eva = (await create({ password })).body;
    const ida = (await create({ password, username: "Ida", email: "ida@lab.example" })).body;
    const answer = await change(ida.id, { username: "eva", language: "it" });
    expect(answer).toMatchObject({
      status: 409,
      body: { errors: [{ path: "username", code: "already_exists" }] },
    });
    expect((await read(ida.id)).body).toEqual(ida);
    expect((await read(eva.id)).body).toEqual(eva);
  });

  test("on top of a version that is no longer the present one is refused", async () => {
    const { id } = (await create({ password })).body;
    expect((await change(id, { language: "it" }, { "if-match": '"1"' })).status).toBe(200);
    const stale = { status: 412, body: { code: "edit_conflict" } };
    expect(await change(id, { language: "en" }, { "if-match": '"1"' })).toMatchObject(stale);
    expect(await remove(id, { "if-match": '"1"' })).toMatchObject(stale);
    expect((await read(id)).body.language).toBe("it");
    expect((await remove(id, { "if-match": '"2"' })).status).toBe(204);
  });

  test("of two at once loses neither's: one is told", async () => {
    const { id } = (await create({ password })).body;
    const answers = await Promise.all([
      change(id, { language: "it" }, { "if-match": '"1"' }),
      change(id, { groups: ["exports"] }, { "if-match": '"1"' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test("gives another a password that ends that account's sessions, not the administrator's", async () => {
    const { id } = (await create({ password })).body;
    const { token } = (await signIn("eva", password)).body;
    const next = "Ziegel-Brunnen-Tiefer-77";
    expect((await change(id, { password: next })).status).toBe(200);
    expect((await callApi(getCurrentUser, { authorization: token })).status).toBe(401);
    expect((await signIn("eva", password)).status).toBe(401);
    expect((await signIn("eva", next)).status).toBe(200);
    expect((await read(id)).status).toBe(200);
  });

  test("that does not exist is not found", async () => {
    const missing = { status: 404, body: { code: "not_found" } };
    const id = "0".repeat(26);
    expect(await read(id)).toMatchObject(missing);
    expect(await change(id, { language: "de" })).toMatchObject(missing);
    expect(await remove(id)).toMatchObject(missing);
  });
});

describe("deleting an account", () => {
  test("is preceded by what goes with it, and takes all of it at once", async () => {
    const { id } = (await create({ password, groups: ["imports", "exports"] })).body;
    const session = (await signIn("eva", password)).body.token;
    const preflight = () => callApi(accounts.preflight, { authorization: admin, params: { id } });
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect((await preflight()).body).toEqual({ sessions: [instant] });
    expect((await remove(id)).status).toBe(204);
    expect(await callApi(getCurrentUser, { authorization: session })).toMatchObject({
      status: 401,
      body: { detail: "Invalid token." },
    });
    expect((await signIn("eva", password)).status).toBe(401);
    expect(await preflight()).toMatchObject({ status: 404 });
    expect((await create({ password })).status).toBe(201);
  });

  test("leaves nothing of it in the table but what the security log tells", async () => {
    const before = await itemsOf(lab());
    const { id } = (await create({ password })).body;
    await signIn("eva", password);
    await remove(id);
    const left = (await itemsOf(lab())).filter(
      (key) => !before.includes(key) && !/#(?:THROTTLE|SECURITY)#/.test(key),
    );
    expect(left).toEqual([]);
  });

  test("names no import and export tokens, since these are the laboratory's and stay", async () => {
    const lis = await makeAccount(lab(), { username: "lis", groups: ["imports", "exports"] });
    const authorization = await sessionOf(lab(), lis);
    for (const acquire of [importTokens.acquire, exportTokens.acquire])
      expect((await callApi(acquire, { authorization })).status).toBe(200);
    const { body } = await callApi(accounts.preflight, { authorization: admin, params: { id: lis.id } });
    expect(Object.keys(body)).toEqual(["sessions"]);
  });
});

/** Keys of all items of a laboratory, read without the stores. */
async function itemsOf(tenant: TenantId): Promise<string[]> {
  const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: "laborium" }));
  return Items.map(({ PK, SK }) => `${PK} ${SK}`).filter((key) => key.startsWith(`T#${tenant}#`));
}
