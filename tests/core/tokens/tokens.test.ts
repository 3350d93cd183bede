import { beforeAll, describe, expect, test } from "vitest";
import type { TenantId } from "../../../functions/platform/actor.ts";
import { accountKey, tokenHash, tokenKey } from "../../../functions/platform/endpoint/token.store.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { tokenState } from "../../../shared/core/tokens/token-expiry.ts";
import { exportTokens, importTokens } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { listImports, startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
let importer: string;
let exporter: string;
beforeAll(async () => {
  process.env.IMPORTS_BUCKET = "imports";
  await makeTenant("demo");
  await makeTenant("other");
  importer = await tokenFor("demo", { username: "ilse", groups: ["imports"] });
  exporter = await tokenFor("demo", { username: "erna", groups: ["exports"] });
});

const upload = { body: { file_name: "a.json", size: 10 } };
const start = (token: string) => callApi(startUpload, { authorization: token, ...upload });
const acquire = async () => (await callApi(importTokens.acquire, { authorization: importer })).body;

/** Moves a token's end to one second ago. */
async function endNow(kind: string, id: string) {
  const set = { ends: Math.floor(Date.now() / 1000) - 1 };
  for (const key of [tokenKey(id), { pk: `API-TOKEN#${kind}`, sk: id }])
    await openTable({ tenant: "demo" as TenantId }).update(key, { set }, { present: true });
}

describe("an import token", () => {
  test("is told once, listed by who made it and how it begins, and kept as a hash only", async () => {
    const created = await acquire();
    expect(created).toMatchObject({ created_by: "ilse", used: null });
    expect(created.token).toMatch(/^lbi_/);
    const { body } = await callApi(importTokens.list, { authorization: importer });
    const { token: _, ...listed } = created;
    expect(body.results).toContainEqual(listed);
    expect(listed.id).toBe(tokenHash(created.token));
    expect(created.token.endsWith(listed.begins.slice(-4))).toBe(false);
    const items: object[] = [];
    for await (const item of openTable({ tenant: "demo" as TenantId }).queryAll<object>({
      pk: "API-TOKEN#import",
    }))
      items.push(item);
    expect(JSON.stringify(items)).not.toContain(created.token.slice(-30));
  });

  test("is listed by the name that says what it was given for", async () => {
    const options = { authorization: importer, query: { name: "  LIS Nachtlauf " } };
    const { body: created } = await callApi(importTokens.acquire, options);
    expect(created.name).toBe("LIS Nachtlauf");
    const { body } = await callApi(importTokens.list, { authorization: importer });
    expect(body.results).toContainEqual(expect.objectContaining({ id: created.id, name: "LIS Nachtlauf" }));
    const tooLong = { authorization: importer, query: { name: "x".repeat(61) } };
    expect(await callApi(importTokens.acquire, tooLong)).toMatchObject({ status: 400 });
  });

  test("imports and does nothing else", async () => {
    const { token } = await acquire();
    expect((await start(token)).status).not.toBe(401);
    expect((await callApi(listImports, { authorization: token })).status).toBe(401);
    expect((await callApi(importTokens.acquire, { authorization: token })).status).toBe(401);
    expect((await callApi(exportTokens.acquire, { authorization: importer })).status).toBe(403);
  });

  test("shows when it was used last, without a write for every use", async () => {
    const { token, id } = await acquire();
    await start(token);
    const used = async () =>
      (await callApi(importTokens.list, { authorization: importer })).body.results.find(
        (listed: { id: string }) => listed.id === id,
      ).used;
    const first = await used();
    expect(Date.parse(first)).toBeGreaterThan(Date.now() - 10_000);
    await start(token);
    expect(await used()).toBe(first);
  });

  test("that is revoked is void at once, others are not, and revoking again is harmless", async () => {
    const [first, other] = [await acquire(), await acquire()];
    for (let count = 0; count < 2; count++) {
      const answer = await callApi(importTokens.revoke, {
        authorization: importer,
        params: { id: first.id },
      });
      expect(answer.status).toBe(204);
    }
    expect(await start(first.token)).toMatchObject({ status: 401, body: { detail: "Invalid token." } });
    expect((await start(other.token)).status).not.toBe(401);
  });

  test("is the laboratory's and outlives the account that made it", async () => {
    const leaver = await tokenFor("demo", { username: "gone", groups: ["imports"] });
    const created = (await callApi(importTokens.acquire, { authorization: leaver })).body;
    await openTable({ tenant: "demo" as TenantId }).delete(accountKey(leaver.split("_")[1] ?? ""));
    expect((await callApi(importTokens.list, { authorization: leaver })).status).toBe(401);
    expect((await start(created.token)).status).not.toBe(401);
    const { body } = await callApi(importTokens.list, { authorization: importer });
    expect(body.results).toContainEqual(expect.objectContaining({ id: created.id, created_by: "gone" }));
  });

  test.each([
    [{}, 365],
    [{ days: "30" }, 30],
    [{ days: "730" }, 730],
  ])("made with %j is good for %i days and not a second longer", async (query, days) => {
    const { body: created } = await callApi(importTokens.acquire, { authorization: importer, query });
    const life = Date.parse(created.expires) - Date.parse(created.created);
    expect(Math.abs(life - days * 24 * 60 * 60 * 1000)).toBeLessThanOrEqual(1000);
    await start(created.token);
    expect((await start(created.token)).status).not.toBe(401);
    await endNow("import", created.id);
    const refused = await start(created.token);
    expect(refused).toMatchObject({ status: 401, body: { code: "token_expired" } });
    expect(refused.body.detail).toMatch(new RegExp(`^The import token ${created.begins} expired at \\d{4}-`));
  });

  test("that has expired is listed as such, told apart from a revoked one, and can be removed", async () => {
    const created = await acquire();
    await endNow("import", created.id);
    const listed = async () =>
      (await callApi(importTokens.list, { authorization: importer })).body.results.find(
        (token: { id: string }) => token.id === created.id,
      );
    expect(tokenState(await listed())).toBe("expired");
    // Other calls refuse an expired token like any token of another kind.
    expect((await callApi(importTokens.list, { authorization: created.token })).body.code).toBe(
      "invalid_token",
    );
    await callApi(importTokens.revoke, { authorization: importer, params: { id: created.id } });
    expect(await listed()).toBeUndefined();
    expect((await start(created.token)).body).toMatchObject({
      code: "invalid_token",
      detail: "Invalid token.",
    });
  });

  test("that was made before its end was kept apart from its memory is void when it is forgotten", async () => {
    const created = await acquire();
    const past = Math.floor(Date.now() / 1000) - 1;
    const table = openTable({ tenant: "demo" as TenantId });
    await table.update(tokenKey(created.id), { set: { expires: past + 100 }, remove: ["ends"] });
    expect((await start(created.token)).status).not.toBe(401);
    await table.update(tokenKey(created.id), { set: { expires: past } });
    expect((await start(created.token)).body).toMatchObject({ code: "invalid_token" });
  });

  test("lives for no time that is not offered", async () => {
    const answer = await callApi(importTokens.acquire, {
      authorization: importer,
      query: { days: "100000" as "30" },
    });
    expect(answer.status).toBe(400);
  });

  test("is nothing to those who keep tokens of the other kind, nor a session", async () => {
    const { id, token } = await acquire();
    await callApi(exportTokens.revoke, { authorization: exporter, params: { id } });
    await callApi(importTokens.revoke, { authorization: importer, params: { id: tokenHash(exporter) } });
    expect((await start(token)).status).not.toBe(401);
    expect((await callApi(exportTokens.list, { authorization: exporter })).status).toBe(200);
  });
});

describe("all tokens of a kind", () => {
  test("are revoked together, in one laboratory alone", async () => {
    const inOther = async <Result>(work: () => Promise<Result>) => {
      process.env.TENANT = "other";
      return work().finally(() => {
        process.env.TENANT = "demo";
      });
    };
    const elsewhere = await inOther(async () => {
      const authorization = await tokenFor("other", { groups: ["exports"] });
      return { authorization, made: (await callApi(exportTokens.acquire, { authorization })).body };
    });
    const tokens = [];
    for (let count = 0; count < 4; count++)
      tokens.push((await callApi(exportTokens.acquire, { authorization: exporter })).body);
    // One of them has already expired.
    await endNow("export", tokens[3].id);
    const listed = await callApi(exportTokens.list, { authorization: exporter, query: { limit: "2" } });
    expect(listed.body).toMatchObject({ count: 4, previous: null });
    expect(listed.body.results).toHaveLength(2);
    expect((await callApi(exportTokens.revokeAll, { authorization: exporter })).body).toEqual({ revoked: 3 });
    expect((await callApi(exportTokens.list, { authorization: exporter })).body.count).toBe(0);
    const table = openTable({ tenant: "demo" as TenantId });
    for (const { id } of tokens) expect(await table.get(tokenKey(id))).toBeUndefined();
    const left = await inOther(() => callApi(exportTokens.list, { authorization: elsewhere.authorization }));
    expect(left.body.results).toMatchObject([{ id: elsewhere.made.id }]);
    expect((await callApi(exportTokens.revokeAll, { authorization: exporter })).body).toEqual({ revoked: 0 });
  });
});
