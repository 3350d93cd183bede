import { beforeEach, describe, expect, test } from "vitest";
import { accountRecords, type StoredAccount } from "../../../functions/core/users/account.store.ts";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { accounts } from "../../../shared/core/users/users.endpoints.ts";
import { makeAccount } from "../../support/accounts.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { sessionOf } from "../../support/sessions.ts";
import { makeTenant } from "../../support/tenants.ts";

ownDynamoDb();

let labs = 0;
let tenant: string;
let chief: StoredAccount;
let token: string;
beforeEach(async () => {
  tenant = `lab${++labs}`;
  process.env.TENANT = tenant;
  await makeTenant(tenant);
  chief = await makeAccount(tenant, { username: "one", is_admin: true });
  token = await sessionOf(tenant, chief);
});

const demote = (account: StoredAccount, authorization = token) =>
  callApi(accounts.change, { authorization, params: { id: account.id }, body: { is_admin: false } });
const remove = (account: StoredAccount, authorization = token) =>
  callApi(accounts.remove, { authorization, params: { id: account.id } });
const refusedAs = (code: string) => ({ status: 409, body: { code: "conflict", errors: [{ code }] } });
const isAdmin = async (account: StoredAccount, authorization = token) =>
  (await callApi(accounts.read, { authorization, params: { id: account.id } })).body.is_admin;

describe("the last administrator", () => {
  test("cannot be demoted, not even by themself", async () => {
    await makeAccount(tenant, { username: "no administrator" });
    expect(await demote(chief)).toMatchObject(refusedAs("last_admin"));
    expect(await isAdmin(chief)).toBe(true);
  });

  test("is whoever remains after the others are gone", async () => {
    const two = await makeAccount(tenant, { username: "two", is_admin: true });
    const three = await makeAccount(tenant, { username: "three", is_admin: true });
    expect((await demote(two)).status).toBe(200);
    expect((await remove(three)).status).toBe(204);
    expect(await demote(chief)).toMatchObject(refusedAs("last_admin"));
  });

  test("stays, however many take each other's rights away at once", async () => {
    const all = [chief];
    for (let index = 2; index <= 6; index++)
      all.push(await makeAccount(tenant, { username: `admin ${index}`, is_admin: true }));
    const tokens = await Promise.all(all.map((account) => sessionOf(tenant, account)));
    const answers = await Promise.all(
      all.map((_, index) => {
        const victim = all[(index + 1) % all.length]!;
        return index % 2 === 0 ? demote(victim, tokens[index]) : remove(victim, tokens[index]);
      }),
    );
    const done = answers.filter(({ status }) => status < 300).length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(all.length);
    for (const { status } of answers) expect([200, 204, 401, 403, 404, 409]).toContain(status);

    const left = await accountRecords.all({ tenant: tenant as TenantId });
    expect(left.filter(({ is_admin }) => is_admin)).toHaveLength(all.length - done);
  });

  test("may give their rights away to somebody first", async () => {
    const two = await makeAccount(tenant, { username: "two" });
    const promote = { authorization: token, params: { id: two.id }, body: { is_admin: true } };
    expect((await callApi(accounts.change, promote)).status).toBe(200);
    expect((await demote(chief)).status).toBe(200);
    expect(await isAdmin(two, await sessionOf(tenant, two))).toBe(true);
  });
});

test("nobody deletes their own account, were there many administrators", async () => {
  await makeAccount(tenant, { username: "two", is_admin: true });
  expect(await remove(chief)).toMatchObject(refusedAs("own_account"));
  expect(await isAdmin(chief)).toBe(true);
});
