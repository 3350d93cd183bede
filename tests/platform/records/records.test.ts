import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { crud } from "../../../functions/platform/endpoint/crud.ts";
import { serveApi } from "../../../functions/platform/endpoint/serve-api.ts";
import { problem } from "../../../functions/platform/problem.ts";
import { records } from "../../../functions/platform/records/records.store.ts";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { callHandler, type Request } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { elsewhere, jobActorOf, store } from "./material-records.ts";
import { materialInput, materials, materialsApi } from "./materials.endpoints.ts";

ownDynamoDb();
let authorization: string;
let other: string;
beforeAll(async () => {
  Object.assign(process.env, { STAGE: "local", VERSION: "1" });
  await makeTenant("demo");
  await makeTenant("nord");
  authorization = await tokenFor("demo", { is_admin: true });
  other = await tokenFor("nord", { is_admin: true });
});

const handler = serveApi(materialsApi, crud(materials, store));
const call = (endpoint: EndpointSpec, request: Request = {}) =>
  callHandler(handler, endpoint, { authorization, ...request });
const add = async (name: string, fields: object = {}) => {
  const created = await call(materials.create, { body: { name, ...fields } });
  expect(created.status).toBe(201);
  return { id: created.body.id as string, etag: created.headers.etag ?? "" };
};
const list = async (query: Record<string, string> = {}) => (await call(materials.list, { query })).body;
const names = (page: { results: { name: string }[] }) => page.results.map(({ name }) => name);

describe("a record", () => {
  test("is made with its defaults, read, changed in part and deleted", async () => {
    const { id, etag } = await add("Serum", { note: "kühl" });
    const read = await call(materials.read, { params: { id } });
    expect(read.body).toEqual({ id, name: "Serum", note: "kühl", colour: "red" });
    expect(read.headers.etag).toBe(etag);
    const changed = await call(materials.change, { params: { id }, body: { colour: "blue" } });
    expect(changed.body).toEqual({ id, name: "Serum", note: "kühl", colour: "blue" });
    expect(changed.headers.etag).not.toBe(etag);
    expect((await call(materials.remove, { params: { id } })).status).toBe(204);
    expect((await call(materials.read, { params: { id } })).status).toBe(404);
    expect((await call(materials.remove, { params: { id } })).status).toBe(404);
  });

  test("is made, read, changed and deleted by commands of its own where the resource has them", async () => {
    const special = serveApi(
      materialsApi,
      crud(materials, store, {
        create: ({ actor, body }) => store.create(actor, { ...body, note: "made here" }),
        show: ({ id, name, note, colour }) => ({ id, name: name.toUpperCase(), note, colour }),
        remove: () => Promise.reject(problem("conflict", "It stays.")),
      }),
    );
    const created = await callHandler(special, materials.create, { authorization, body: { name: "Liquor" } });
    expect(created).toMatchObject({ status: 201, body: { name: "LIQUOR", note: "made here" } });
    const params = { id: created.body.id };
    expect((await callHandler(special, materials.remove, { authorization, params })).status).toBe(409);
    expect((await call(materials.read, { params })).body).toMatchObject({ name: "Liquor" });
    await call(materials.remove, { params });
  });

  test("tells which of its unique values are another's, and not its own", async () => {
    const { id } = await add("Speichel");
    const actor = jobActorOf("demo");
    const conflicts = [{ path: "name", code: "already_exists" }];
    expect(await store.taken(actor, { name: " SPEICHEL", note: "x" })).toMatchObject(conflicts);
    expect(await store.taken(actor, { name: "Speichel" }, id)).toEqual([]);
    expect(await store.taken(actor, { note: "x" })).toEqual([]);
    await call(materials.remove, { params: { id } });
  });

  test("whose name is taken is refused at the field, whatever its case, and the name is free after it", async () => {
    const { id } = await add("Plasma");
    const conflict = {
      status: 409,
      body: { code: "already_exists", errors: [{ path: "name", code: "already_exists" }] },
    };
    expect(await call(materials.create, { body: { name: " PLASMA " } })).toMatchObject(conflict);
    const { id: second } = await add("Zweites Plasma");
    expect(await call(materials.change, { params: { id: second }, body: { name: "plasma" } })).toMatchObject(
      conflict,
    );
    await call(materials.change, { params: { id }, body: { name: "Citratplasma" } });
    expect((await call(materials.change, { params: { id: second }, body: { name: "plasma" } })).status).toBe(
      200,
    );
    await call(materials.remove, { params: { id: second } });
    await add("Plasma");
  });

  test("is made once by ten who want the same name at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(materials.create, { body: { name: "Liquor" } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(names(await list({ search: "liquor" }))).toEqual(["Liquor"]);
  });

  test("changed by two at once keeps one change and tells the other", async () => {
    const { id, etag } = await add("Urin");
    const answers = await Promise.all(
      ["Spontanurin", "Sammelurin"].map((name) =>
        call(materials.change, { params: { id }, body: { name }, headers: { "if-match": etag } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = answers.find(({ status }) => status === 200)?.body.name;
    expect((await call(materials.read, { params: { id } })).body.name).toBe(winner);
    expect((await list({ search: "urin" })).count).toBe(1);
  });

  test("is not deleted by somebody who did not see its present version", async () => {
    const { id, etag } = await add("Haar");
    const changed = await call(materials.change, { params: { id }, body: { note: "neu" } });
    const stale = { params: { id }, headers: { "if-match": etag } };
    expect(await call(materials.remove, stale)).toMatchObject({
      status: 412,
      body: { code: "edit_conflict" },
    });
    expect((await call(materials.read, { params: { id } })).body.note).toBe("neu");
    const request = { params: { id }, headers: { "if-match": changed.headers.etag ?? "" } };
    expect((await call(materials.remove, request)).status).toBe(204);
  });

  test("changed by twenty at once without a version keeps every change", async () => {
    const actor = elsewhere();
    const numbers = records("NUMBER", z.object({ value: z.number() }), { one: "number", sort: ["value"] });
    const { id } = await numbers.create(actor, { value: 0 });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        numbers.change(actor, id, undefined, ({ value }) => ({ value: value + 1 })),
      ),
    );
    expect(await numbers.read(actor, id)).toMatchObject({ value: 20, version: 21 });
  });

  test("that somebody else names the same way meanwhile is not told to be taken by another", async () => {
    const actor = jobActorOf("demo");
    const { id } = await add("EDTA-Blut");
    const rename = (meanwhile?: () => Promise<unknown>) =>
      store.change(actor, id, undefined, async () => {
        await meanwhile?.();
        return { name: "Kapillarblut" };
      });
    let isFirst = true;
    const renamed = await rename(async () => {
      if (isFirst) await rename();
      isFirst = false;
    });
    expect(renamed).toMatchObject({ name: "Kapillarblut", version: 2 });
  });

  test("sent again with the same Idempotency-Key is made once", async () => {
    const request = { body: { name: "Speichel" }, headers: { "idempotency-key": "again" } };
    const [first, again] = [await call(materials.create, request), await call(materials.create, request)];
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(names(await list({ search: "speichel" }))).toEqual(["Speichel"]);
  });

  test("that does not fit is refused by field, and a change that changes nothing writes nothing", async () => {
    const { id, etag } = await add("Stuhl");
    const refused = await call(materials.change, { params: { id }, body: { name: "" } });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: "name" }] } });
    const same = await call(materials.change, {
      params: { id },
      body: { name: "Stuhl" },
      headers: { "if-match": etag },
    });
    expect(same.headers.etag).toBe(etag);
  });

  test("of another laboratory is not there, and its names are free", async () => {
    const { id } = await add("Nur hier");
    process.env.TENANT = "nord";
    const request = { authorization: other, params: { id } };
    expect((await call(materials.read, request)).status).toBe(404);
    expect((await call(materials.change, { ...request, body: { name: "Mein" } })).status).toBe(404);
    expect((await call(materials.remove, request)).status).toBe(404);
    expect((await call(materials.versions, request)).status).toBe(404);
    expect((await call(materials.list, { authorization: other })).body).toMatchObject({
      count: 0,
      results: [],
    });
    expect((await call(materials.create, { authorization: other, body: { name: "Nur hier" } })).status).toBe(
      201,
    );
    process.env.TENANT = "demo";
    expect((await call(materials.read, { params: { id } })).body.name).toBe("Nur hier");
  });
});

test("pages of a list link to each other, by where they ended", async () => {
  const actor = jobActorOf("demo");
  for (let index = 0; index < 5; index++)
    await store.create(actor, { name: `Seite ${index}`, note: "", colour: "red" });
  const first = await list({ limit: "2", sort: "name" });
  expect(first.next).toContain("after=");
  const query = Object.fromEntries(new URL(first.next, "http://lab").searchParams);
  const second = await list(query);
  expect(names(second)).toEqual(names(await list({ limit: "2", offset: "2", sort: "name" })));
  expect(second.previous).not.toContain("after=");
  expect((await call(materials.list, { query: { after: "bogus" } })).status).toBe(400);
});

describe("the history", () => {
  test("tells every version, brings a former one back, and what was deleted too", async () => {
    const { id } = await add("Alt", { note: "erste" });
    await call(materials.change, { params: { id }, body: { name: "Neu", colour: "blue" } });
    const history = (await call(materials.versions, { params: { id } })).body;
    expect(history.count).toBe(2);
    expect(history.results).toMatchObject([
      { hid: 2, action: "changed", changes: ["colour", "name"], author: { kind: "account" } },
      { hid: 1, action: "created", changes: [] },
    ]);
    const first = await call(materials.version, { params: { id, hid: "1" } });
    expect(first.body.content).toEqual({ name: "Alt", note: "erste", colour: "red" });
    const back = await call(materials.rollback, { params: { id, hid: "1" } });
    expect(back.body).toEqual({ id, name: "Alt", note: "erste", colour: "red" });
    await call(materials.remove, { params: { id } });
    await add("Alt");
    expect((await call(materials.rollback, { params: { id, hid: "1" } })).body.code).toBe("already_exists");
    const restored = await call(materials.rollback, { params: { id, hid: "2" } });
    expect(restored.body).toMatchObject({ id, name: "Neu", colour: "blue" });
    const { results } = (await call(materials.versions, { params: { id } })).body;
    expect(results.map(({ action }: { action: string }) => action)).toEqual([
      "restored",
      "deleted",
      "changed",
      "changed",
      "created",
    ]);
    expect(results[0].author.restores).toBe(2);
    expect(names(await list({ search: "neu" }))).toContain("Neu");
    expect((await call(materials.rollback, { params: { id, hid: "9" } })).status).toBe(404);
    const stale = { params: { id, hid: "1" }, headers: { "if-match": '"1"' } };
    expect((await call(materials.rollback, stale)).status).toBe(412);
  });

  test("is read in pages, newest first, each version once", async () => {
    const { id } = await add("Version 1");
    for (const version of [2, 3, 4, 5])
      await call(materials.change, { params: { id }, body: { name: `Version ${version}` } });
    const page = async (offset: string) =>
      (await call(materials.versions, { params: { id }, query: { limit: "2", offset } })).body;
    const pages = [await page("0"), await page("2"), await page("4"), await page("6")];
    expect(pages.map(({ count }) => count)).toEqual([5, 5, 5, 5]);
    expect(pages.map(({ results }) => results.map(({ hid }: { hid: number }) => hid))).toEqual([
      [5, 4],
      [3, 2],
      [1],
      [],
    ]);
  });

  test("brings back a version without what was added to the record since", async () => {
    const schema = z.object({ title: z.string(), note: z.string().optional() });
    const papers = records("PAPER", schema, { one: "paper", sort: ["title"], history: true });
    const actor = elsewhere();
    const { id } = await papers.create(actor, { title: "Befund" });
    await papers.change(actor, id, undefined, () => ({ note: "vorläufig" }));
    expect((await papers.rollback(actor, id, 1)).note).toBeUndefined();
    const read = await papers.read(actor, id);
    expect(read).toMatchObject({ title: "Befund", version: 3 });
    expect(read).not.toHaveProperty("note");
  });
});

test("a resource whose records are not kept for what it declares is found as it is loaded", () => {
  const bare = records("BARE", materialInput, { one: "bare", sort: ["name"] });
  expect(() => crud(materials, bare)).toThrow("BARE is not kept for colour, order, history.");
});
