import { describe, expect, test } from "vitest";
import { documentId, readDocuments, saveDocuments } from "../../../functions/core/door.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import type { FieldValue } from "../../../shared/core/catalogue/field.ts";
import type { EndpointSpec } from "../../../shared/kernel/endpoint.ts";
import { histories } from "../../../shared/laboreditor/history/history.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { analysis, editorOf, idOf, imported, layout, saveAnalyses, saveFrame } from "../catalogue.ts";

const lab = openLaboratory({
  username: "eva",
  groups: ["laboreditor", "analyses"],
  actorOf: editorOf,
  prepare: saveFrame,
});

const { analysis: analyses, collectionitem: items } = histories;
const id = idOf("GLU");
const serum = documentId("collectionitem", "materials/serum");
const version = (unit: string, facts: Partial<Analysis> = {}) =>
  analysis("GLU", {
    name: { de: "Glukose" },
    state: "PUBLISHED",
    fields: {
      ...imported({ material: ["serum"], method: { de: "Hexokinase im Plasma" } }),
      unit: { raw: "mg/dl", additional: unit, override: false },
    },
    ...facts,
  });
const save = (...contents: Analysis[]) =>
  contents.reduce<Promise<unknown>>(
    (before, content) => before.then(() => saveAnalyses(lab.actor, [content])),
    Promise.resolve(),
  );
const remove = (kind: "analysis" | "layout" | "category" | "collectionitem", id: string) =>
  saveDocuments(lab.actor, [{ kind, id, content: null }]);
const ask = (
  endpoint: EndpointSpec,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
) => callApi(endpoint, { authorization: lab.authorization, params, query });
const rollBack = (hid: number, body: object = {}, headers: Record<string, string> = {}) =>
  callApi(analyses.rollBack, {
    authorization: lab.authorization,
    params: { id, hid: String(hid) },
    body,
    headers,
  });
const present = async () => (await readDocuments(lab.actor, [{ kind: "analysis", id }]))[0];

describe("versions", () => {
  test("come newest first, a page at a time, with who, when, what happened and what changed", async () => {
    await save(version("a"), version("b"), version("b", { state: "HIDDEN" }));
    await remove("analysis", id);
    await save(version("b"));
    const { body } = await ask(analyses.present.versions, { id });
    expect(body.count).toBe(5);
    expect(
      body.results.map(
        ({ hid, action, changes }: { hid: number; action: string; changes: { path: string }[] }) => [
          hid,
          action,
          changes.map(({ path }) => path).join(),
        ],
      ),
    ).toEqual([
      [5, "restored", "state"],
      [4, "deleted", ""],
      [3, "changed", "state"],
      [2, "changed", "fields.unit"],
      [1, "created", ""],
    ]);
    expect(body.results[3].changes[0].label).toEqual({ de: "Einheit", en: "Unit" });
    const page = await ask(analyses.present.versions, { id }, { limit: "2", offset: "2" });
    expect(page.body).toMatchObject({ count: 5, results: [{ hid: 3 }, { hid: 2 }] });
    expect(page.body.next).toContain("offset=4");
  });

  test("of what is deleted are found among the deleted, until it is restored", async () => {
    await save(version("a"), version("b"));
    expect((await ask(analyses.deleted.versions, { id })).status).toBe(404);
    await remove("analysis", id);
    expect((await ask(analyses.deleted.list)).body).toMatchObject({
      count: 1,
      results: [{ id, identifier: "GLU", deleted: true, versions: 3, author: { name: "Eva" } }],
    });
    expect((await ask(analyses.deleted.versions, { id })).body.count).toBe(3);
    expect((await ask(analyses.deleted.version, { id, hid: "2" })).body).toMatchObject({
      present: false,
      newest: 3,
      deleted: true,
    });
    await rollBack(2);
    expect((await ask(analyses.deleted.list)).body.count).toBe(0);
    expect((await ask(analyses.present.list, {}, { search: "gluk" })).body).toMatchObject({
      count: 1,
      results: [{ versions: 4, author: { restores: 2 } }],
    });
  });

  test("that never were are not found", async () => {
    await save(version("a"));
    for (const hid of ["2", "99"])
      expect((await ask(analyses.present.version, { id, hid })).status).toBe(404);
    expect((await ask(analyses.present.versions, { id: idOf("NOBODY") })).status).toBe(404);
    expect((await rollBack(7)).status).toBe(404);
  });
});

test("two versions are compared value by value, with the words marked that differ", async () => {
  await save(version("mg pro Liter"), version("mg pro Deziliter", { internal: true }));
  const { body } = await ask(analyses.compare, { id, hid: "2", other: "1" });
  expect([body.before.hid, body.after.hid]).toEqual([1, 2]);
  const changed = body.values.filter((value: { changed: boolean }) => value.changed);
  expect(changed.map(({ path }: { path: string }) => path)).toEqual(["internal", "fields.unit"]);
  expect([changed[0].before.text, changed[0].after.text]).toEqual(["nein", "ja"]);
  expect(changed[1].parts).toEqual([
    { text: "mg pro ", change: "same" },
    { text: "Liter", change: "removed" },
    { text: "Deziliter", change: "added" },
  ]);
  const material = body.values.find(({ path }: { path: string }) => path === "fields.material");
  expect(material).toMatchObject({ changed: false, after: { value: ["serum"], text: "Serum" } });
});

test("of two versions those values can be restored that readers no longer see", async () => {
  const unit = (raw: string, additional: string | null = null) => ({
    fields: { unit: { raw, additional, override: false } },
  });
  await save(
    version("", unit("1,5 ml")),
    version("", unit("1,5 ml", "0,3 ml")),
    version("", unit("2 ml", "0,3 ml")),
  );
  const { body } = await ask(analyses.compare, { id, hid: "1", other: "2" });
  const value = body.values.find(({ path }: { path: string }) => path === "fields.unit");
  expect([body.present, value.restorable]).toEqual([3, { before: true, after: false }]);
});

describe("a rollback", () => {
  test("writes a new version equal to the chosen one", async () => {
    await save(version("a"), version("b", { state: "HIDDEN", internal: true }));
    const answer = await rollBack(1);
    expect(answer).toMatchObject({
      status: 200,
      body: { version: 3, written: true, restored: false, state: "PUBLISHED", mismatches: [] },
    });
    expect(await present()).toMatchObject({ version: 3, author: { restores: 1 }, content: version("a") });
  });

  test("sent again changes nothing more", async () => {
    await save(version("a"), version("b"));
    await rollBack(1);
    expect((await rollBack(1)).body).toMatchObject({ version: 3, written: false });
  });

  test("is refused to who did not see the newest version", async () => {
    await save(version("a"), version("b"));
    expect(await rollBack(1, {}, { "if-match": '"1"' })).toMatchObject({
      status: 412,
      headers: { etag: '"2"' },
    });
    expect((await rollBack(1, {}, { "if-match": '"2"' })).status).toBe(200);
  });

  test("needs no body", async () => {
    await save(version("a"), version("b"));
    const params = { id, hid: "1" };
    const { status, body } = await callApi(analyses.rollBack, { authorization: lab.authorization, params });
    expect([status, body.version]).toEqual([200, 3]);
  });

  test("restores single values, each in its language, and leaves the rest", async () => {
    const method = (additional: FieldValue) => ({
      method: { raw: { de: "von heute" }, additional, override: false },
    });
    await save(
      version("a", { name: { de: "Alt" }, fields: method({ de: "alt", en: "old" }) }),
      version("b", { name: { de: "Neu" }, fields: method({ de: "neu", en: "new" }) }),
    );
    await rollBack(1, { fields: ["fields.method.de"] });
    expect((await present())?.content).toEqual(
      version("b", { name: { de: "Neu" }, fields: method({ de: "alt", en: "new" }) }),
    );
    expect(await rollBack(1, { fields: ["code", "fields.none"] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "fields.0" }, { path: "fields.1" }] },
    });
  });

  test("restores what was deleted, on wish unpublished", async () => {
    await save(version("a"));
    await remove("analysis", id);
    expect((await rollBack(1, { publish: false })).body).toMatchObject({
      version: 3,
      restored: true,
      state: "HIDDEN",
    });
    expect(await present()).toMatchObject({ deleted: false, content: { state: "HIDDEN" } });
  });

  test("to a layout, category, item and analysis that are gone loses nothing and names what does not fit", async () => {
    const old = version("a", { categories: ["chemistry", "hormones"], related: ["TSH"] });
    await save(analysis("TSH"), old, version("b", { categories: ["chemistry"] }));
    const fields = layout.fields.filter(({ key }) => key !== "unit");
    await saveDocuments(lab.actor, [
      { kind: "layout", id: documentId("layout", "default"), content: { ...layout, fields } },
    ]);
    await remove("category", documentId("category", "hormones"));
    await remove("collectionitem", serum);
    await remove("analysis", idOf("TSH"));
    const { status, body } = await rollBack(1);
    expect(status).toBe(200);
    expect((await present())?.content).toEqual(old);
    expect(
      body.mismatches.map(({ path, reason, value }: { path: string; reason: string; value: string }) =>
        [path, reason, value].join(" "),
      ),
    ).toEqual([
      "fields.unit field_gone a",
      "categories category_gone hormones",
      "related analysis_gone TSH",
      "fields.material item_gone materials/serum",
    ]);
    await remove("layout", documentId("layout", "default"));
    const shown = (await ask(analyses.present.version, { id, hid: "1" })).body;
    expect(shown.mismatches[0]).toMatchObject({
      path: "layout",
      reason: "layout_gone",
      value: "default",
    });
    expect(shown.values.find(({ path }: { path: string }) => path === "fields.method")).toMatchObject({
      value: "Hexokinase im Plasma",
      label: null,
    });
  });

  test("lets the next import bring the imported values that it took back", async () => {
    const analysisWith = (raw: string, importHash: string) => ({
      kind: "analysis" as const,
      id,
      content: version("x", { fields: imported({ unit: raw }) }),
      importHash,
    });
    await saveDocuments(lab.actor, [analysisWith("old", "h1")]);
    await saveDocuments(lab.actor, [analysisWith("new", "h2")]);
    await rollBack(1);
    expect(await present()).toMatchObject({
      importHash: "h1",
      content: { fields: { unit: { raw: "old" } } },
    });
  });

  test("of a single value leaves the imported ones as they are", async () => {
    const analysisWith = (raw: string, importHash: string) => ({
      kind: "analysis" as const,
      id,
      content: version("x", { fields: imported({ unit: raw }) }),
      importHash,
    });
    await saveDocuments(lab.actor, [analysisWith("old", "h1")]);
    await saveDocuments(lab.actor, [analysisWith("new", "h2")]);
    await rollBack(1, { fields: ["fields.unit"] });
    expect(await present()).toMatchObject({
      importHash: "h2",
      content: { fields: { unit: { raw: "new", additional: "old" } } },
    });
  });
});

test("items of collections have the same history", async () => {
  const item = { identifier: "serum", collection: "materials", name: { de: "Vollblut" }, fields: {} };
  await saveDocuments(lab.actor, [{ kind: "collectionitem", id: serum, content: item }]);
  expect((await ask(items.present.versions, { id: serum })).body.results[0]).toMatchObject({
    hid: 2,
    changes: [{ path: "name" }],
  });
  await remove("collectionitem", serum);
  expect((await ask(items.deleted.list, {}, { collection: "materials" })).body.count).toBe(1);
  const back = await callApi(items.rollBack, {
    authorization: lab.authorization,
    params: { id: serum, hid: "1" },
    body: {},
  });
  expect(back.body).toMatchObject({ version: 4, restored: true, mismatches: [] });
  expect((await ask(items.present.list, {}, { collection: "materials" })).body.results[0]).toMatchObject({
    identifier: "serum",
    name: "Serum",
    deleted: false,
  });
});
