import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { documentId, readHistory, saveDocuments } from "../../../functions/core/door.ts";
import { collectionItems, collections } from "../../../shared/core/collections/collections.endpoints.ts";
import { analysis, saveAnalyses } from "../../laboreditor/catalogue.ts";
import { callApi } from "../../support/call-api.ts";
import { openLaboratory } from "../../support/laboratory.ts";

const lab = openLaboratory({
  username: "eva",
  groups: ["analyses"],
  prepare: (actor) => {
    const materials = { identifier: "materials", name: { de: "Materialien", en: "Materials" } };
    const id = documentId("collection", "materials");
    return saveDocuments(actor, [{ kind: "collection", id, content: materials }]);
  },
});

const serum = { collection: "materials", identifier: "serum", name: { de: "Serum", en: "Serum (en)" } };
const create = (body: object = serum) =>
  callApi(collectionItems.create, { authorization: lab.authorization, body });
const read = (id: string) =>
  callApi(collectionItems.read, { authorization: lab.authorization, params: { id } });
const change = (id: string, body: object, ifMatch?: string) =>
  callApi(collectionItems.change, {
    authorization: lab.authorization,
    params: { id },
    body,
    headers: ifMatch ? { "if-match": ifMatch } : {},
  });
const remove = (id: string, ifMatch?: string) =>
  callApi(collectionItems.remove, {
    authorization: lab.authorization,
    params: { id },
    headers: ifMatch ? { "if-match": ifMatch } : {},
  });

describe("an item of a collection", () => {
  test("is made, read and changed, its ETag counting the versions", async () => {
    const created = await create();
    expect(created).toMatchObject({
      status: 201,
      headers: { etag: '"1"' },
      body: { identifier: "serum", collection: "materials", name: "Serum", names: serum.name, fields: {} },
    });
    const { id } = created.body;
    expect(await read(id)).toMatchObject({ status: 200, headers: { etag: '"1"' }, body: created.body });
    const changed = await change(id, { fields: { tube: "Gel" } }, '"1"');
    expect(changed).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { name: "Serum", fields: { tube: "Gel" } },
    });
  });

  test("is not overwritten by who saw an older version; nothing of it is written", async () => {
    const { id } = (await create()).body;
    await change(id, { name: { de: "Vollblut" } }, '"1"');
    for (const stale of [await change(id, { name: { de: "Plasma" } }, '"1"'), await remove(id, '"1"')]) {
      expect(stale).toMatchObject({
        status: 412,
        headers: { etag: '"2"' },
        body: { code: "edit_conflict", present: { name: "Vollblut" } },
      });
    }
    expect((await read(id)).body.name).toBe("Vollblut");
  });

  test("stays the version it is when nothing of it changes", async () => {
    const { id } = (await create()).body;
    expect(await change(id, { name: serum.name }, '"1"')).toMatchObject({
      status: 200,
      headers: { etag: '"1"' },
    });
  });

  test("of two who save at once on the same version only one wins", async () => {
    const { id } = (await create()).body;
    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((name) => change(id, { name: { de: name } }, '"1"')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect((await read(id)).headers.etag).toBe('"2"');
  });

  test("is changed without If-Match and with * whatever its version", async () => {
    const { id } = (await create()).body;
    expect((await change(id, { name: { de: "Plasma" } })).status).toBe(200);
    expect((await change(id, { name: { de: "Urin" } }, "*")).status).toBe(200);
  });

  test("exists once in its collection, even when two make it at once", async () => {
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: "already_exists",
      errors: [{ path: "identifier", code: "already_exists" }],
    });
  });

  test("needs a collection that is there", async () => {
    const answer = await create({ ...serum, collection: "nowhere" });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: "collection" }] } });
  });

  test("that is deleted is gone, and is restored by making it again, its history unbroken", async () => {
    const { id } = (await create()).body;
    expect(await remove(id, '"1"')).toMatchObject({ status: 204, text: "" });
    expect((await read(id)).status).toBe(404);
    expect((await change(id, { name: { de: "X" } })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    const again = await create({ ...serum, name: { de: "Serum neu" } });
    expect(again).toMatchObject({ status: 201, headers: { etag: '"3"' }, body: { id, name: "Serum neu" } });
    const history = await readHistory(lab.actor, { kind: "collectionitem", id });
    expect(history.map(({ version, deleted }) => [version, deleted])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ]);
    expect(history[0]?.author).toMatchObject({ kind: "account", name: "eva" });
  });

  test("says before it is deleted which analyses show it", async () => {
    const { id } = (await create()).body;
    await saveAnalyses(lab.actor, [
      analysis("GLU", { collection_items: ["materials/serum"] }),
      analysis("TSH"),
    ]);
    const options = { authorization: lab.authorization, params: { id } };
    expect((await callApi(collectionItems.preflight, options)).body).toMatchObject({
      count: 1,
      analyses: [{ code: "GLU", name: "Analyse GLU" }],
    });
  });

  test("that is too large to be kept is refused as such", async () => {
    const note = () => randomBytes(60_000).toString("base64");
    const fields = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`note_${index}`, note()]));
    expect(await create({ ...serum, fields })).toMatchObject({
      status: 413,
      body: { code: "too_large" },
    });
  });

  test("names every field that is wrong at once", async () => {
    const { status, body } = await create({ collection: "", identifier: "a/b", name: {}, fields: { x: 7 } });
    expect(status).toBe(400);
    const paths = new Set(body.errors.map(({ path }: { path: string }) => path));
    expect(paths).toEqual(new Set(["collection", "identifier", "name", "fields.x"]));
  });
});

describe("collections", () => {
  test("are listed with their items counted and searched, in the wanted language", async () => {
    await create();
    await create({ ...serum, identifier: "urine", name: { de: "Urin" } });
    const headers = { "x-laborium-language": "en" };
    const { body } = await callApi(collections.list, { authorization: lab.authorization, headers });
    expect(body).toMatchObject({
      count: 1,
      results: [{ identifier: "materials", name: "Materials", count: 2 }],
    });
    const searched = (search: string) =>
      callApi(collections.list, { authorization: lab.authorization, query: { search } });
    expect((await searched("MATERIALS")).body.count).toBe(1);
    expect((await searched("tubes")).body.count).toBe(0);
    const { id } = body.results[0];
    expect(
      await callApi(collections.read, { authorization: lab.authorization, params: { id } }),
    ).toMatchObject({
      status: 200,
      headers: { etag: '"1"' },
    });
    for (const collection of ["materials", id]) {
      const items = await callApi(collectionItems.list, {
        authorization: lab.authorization,
        headers,
        query: { collection },
      });
      expect(items.body.results.map(({ name }: { name: string }) => name)).toEqual(["Serum (en)", "Urin"]);
    }
    const hits = await callApi(collectionItems.list, {
      authorization: lab.authorization,
      query: { search: "uRi" },
    });
    expect(hits.body).toMatchObject({ count: 1, results: [{ identifier: "urine" }] });
  });
});
