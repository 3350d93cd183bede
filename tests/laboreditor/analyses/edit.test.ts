import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  beginImport,
  documentId,
  publishImport,
  readDocuments,
  readHistory,
  saveDocuments,
  stageDocuments,
} from "../../../functions/core/door.ts";
import type { Actor } from "../../../functions/platform/actor.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import {
  changeAnalysis,
  createAnalysis,
  deleteAnalysis,
  getAnalysisForm,
  getCreationChoices,
  listForEditor,
} from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { startDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysis, editorOf, idOf, imported, saveAnalyses, saveFrame } from "../catalogue.ts";

const hostile: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../shared/data/strings/blns.json"), "utf8"),
);

let database: Awaited<ReturnType<typeof startDynamoDb>>;
let actor: Actor;
let authorization: string;
let tenants = 0;
beforeAll(async () => {
  database = await startDynamoDb();
});
afterAll(() => database.stop());
beforeEach(async () => {
  const tenant = `lab${++tenants}`;
  process.env.TENANT = tenant;
  await makeTenant(tenant);
  authorization = await tokenFor(tenant, { username: "eva", groups: ["laboreditor", "analyses"] });
  actor = editorOf(tenant);
  await saveFrame(actor);
});

const glucose = analysis("GLU", {
  name: { de: "Glukose", en: "Glucose" },
  state: "PUBLISHED",
  fields: imported({ material: ["serum"], method: { de: "Photometrie" }, unit: "mg/dl" }),
});
const open = (code = "GLU") => callApi(getAnalysisForm, { authorization, params: { id: idOf(code) } });
const edit = (body: object, seen?: string, code = "GLU") =>
  callApi(changeAnalysis, {
    authorization,
    params: { id: idOf(code) },
    body,
    ...(seen !== undefined && { headers: { "if-match": seen } }),
  });
const create = (body: object) => callApi(createAnalysis, { authorization, body });
const list = (query: Record<string, string> = {}) => callApi(listForEditor, { authorization, query });
const stored = async (code: string) => {
  const [document] = await readDocuments(actor, [{ kind: "analysis", id: idOf(code) }]);
  return document?.content as Analysis;
};
const codes = (answer: Awaited<ReturnType<typeof callApi>>) =>
  answer.body.results.map(({ code }: { code: string }) => code);
const errorsOf = (answer: Awaited<ReturnType<typeof callApi>>) =>
  answer.body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);

describe("an analysis in the editor", () => {
  beforeEach(() => saveAnalyses(actor, [glucose]));

  test("comes with its fields, whose value each language shows, and what it refers to", async () => {
    await edit({ fields: { method: { additional: { en: "Photometry" } } } });
    const { body, headers } = await open();
    expect(headers.etag).toBe('"2"');
    expect(body.fields.method).toEqual({
      raw: { de: "Photometrie" },
      additional: { en: "Photometry" },
      meta: {
        override: false,
        shown: {
          de: { from: "raw", language: "de", fallback: false },
          en: { from: "additional", language: "en", fallback: false },
        },
      },
    });
    expect(body.fields.note.meta).toEqual({
      override: false,
      shown: {
        de: { from: null, language: null, fallback: false },
        en: { from: null, language: null, fallback: false },
      },
    });
    expect(body.references.items["materials/serum"].name).toEqual({ de: "Serum", en: "Serum (en)" });
    expect(body.references.categories.chemistry.has_layout).toBe(true);
    expect(body.definitions.map(({ key }: { key: string }) => key)).toContain("ranges");
  });

  test("marks the language a value falls back to", async () => {
    const { body } = await open();
    expect(body.fields.method.meta.shown.en).toEqual({ from: "raw", language: "de", fallback: true });
  });

  test("keeps and shows values whose field its layout no longer has", async () => {
    await saveAnalyses(actor, [
      analysis("OLD", { fields: { ...imported({ gone: "alt" }), ...glucose.fields } }),
    ]);
    const { body } = await open("OLD");
    expect(body.orphans).toMatchObject([{ key: "gone", raw: "alt" }]);
    expect((await edit({ state: "HIDDEN" }, undefined, "OLD")).body.orphans).toHaveLength(1);
  });

  test("changes where something was sent and nowhere else; what an import brought never", async () => {
    const answer = await edit({ name: { en: "Blood sugar" }, fields: { unit: { additional: "mmol/l" } } });
    expect(answer.status).toBe(200);
    expect(await stored("GLU")).toEqual({
      ...glucose,
      name: { de: "Glukose", en: "Blood sugar" },
      fields: { ...glucose.fields, unit: { raw: "mg/dl", additional: "mmol/l", override: false } },
    });
  });

  test("refuses raw values, layouts and codes as changes", async () => {
    for (const body of [{ layout: "own" }, { code: "X" }, { fields: { unit: { raw: "g/l" } } }])
      expect(await edit(body)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  test("tells everything that does not fit, with its place", async () => {
    const answer = await edit({
      name: { de: "", en: null },
      categories: ["chemistry", "own", "nowhere"],
      related: ["GLU", "NOBODY"],
      collection: "none",
      fields: {
        since: { additional: "2026-02-30" },
        material: { additional: ["serum", "moonstone"] },
        method: { additional: "ohne Sprache" },
        unit: { additional: { de: "g/l" } },
        ranges: { additional: [{ colour: "red" }] },
        note: { additional: { en: ["no text"] } },
        invented: { additional: "x" },
      },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(errorsOf(answer).sort()).toEqual(
      [
        "name required",
        "categories category_has_layout",
        "categories not_found",
        "related self",
        "related not_found",
        "collection not_found",
        "fields.since.additional value_does_not_fit",
        "fields.material.additional value_does_not_fit",
        "fields.method.additional per_language",
        "fields.unit.additional not_per_language",
        "fields.ranges.additional value_does_not_fit",
        "fields.note.additional.en value_does_not_fit",
        "fields.invented not_found",
      ].sort(),
    );
    expect(await stored("GLU")).toEqual(glucose);
  });

  test("cannot lose what is required, nor the category that gives it its layout", async () => {
    expect(errorsOf(await edit({ fields: { method: { override: true } } }))).toEqual([
      "fields.method required",
    ]);
    expect(errorsOf(await edit({ categories: ["hormones"] }))).toEqual(["categories category_gives_layout"]);
    expect((await edit({ categories: ["chemistry", "hormones"] })).status).toBe(200);
  });

  test("may keep what it referred to, even where that is gone", async () => {
    const id = documentId("collectionitem", "materials/serum");
    await saveDocuments(actor, [{ kind: "collectionitem", id, content: null }]);
    expect((await open()).body.references.items["materials/serum"]).toBeNull();
    expect((await edit({ fields: { material: { additional: ["serum"] } } })).status).toBe(200);
  });

  test("keeps rich text clean", async () => {
    const note = '<p onclick="evil()">gut</p><script>evil()</script><a href="javascript:evil()">hier</a>';
    const { body } = await edit({ fields: { note: { additional: { de: note } } } });
    expect(body.fields.note.additional.de).toContain("<p>gut</p>");
    expect(body.fields.note.additional.de).not.toMatch(/<script|onclick|javascript:/);
  });

  test("gives back every hostile string as it was, names, texts, lists and cells alike", async () => {
    const texts = hostile.filter((text) => text.trim() !== "");
    const ranges = texts.map((note) => ({ note }));
    for (let at = 0; at < texts.length; at += 60) {
      const text = texts.slice(at, at + 60).join("\n");
      const answer = await edit({
        name: { de: text.slice(0, 2000) },
        fields: { unit: { additional: text } },
      });
      expect(answer.status).toBe(200);
      expect((await open()).body).toMatchObject({
        name: { de: text.slice(0, 2000) },
        fields: { unit: { additional: text } },
      });
    }
    await edit({ fields: { ranges: { additional: ranges } } });
    expect((await open()).body.fields.ranges.additional).toEqual(ranges);
  });

  test("is deleted once, and found no more", async () => {
    const { headers } = await open();
    const remove = () =>
      callApi(deleteAnalysis, {
        authorization,
        params: { id: idOf("GLU") },
        headers: { "if-match": headers.etag ?? "" },
      });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await open()).status).toBe(404);
    expect(codes(await list())).toEqual([]);
  });
});

describe("two people at one analysis", () => {
  beforeEach(() => saveAnalyses(actor, [glucose]));

  test("lose nothing: who saves last is handed what the other made of it", async () => {
    const { headers } = await open();
    const seen = headers.etag ?? "";
    await edit({ fields: { unit: { additional: "mmol/l" } } }, seen);
    const late = await edit({ state: "HIDDEN" }, seen);
    expect(late).toMatchObject({
      status: 412,
      body: { code: "edit_conflict", present: { version: 2, fields: { unit: { additional: "mmol/l" } } } },
    });
    expect(late.headers.etag).toBe('"2"');
    await edit({ state: "HIDDEN" }, late.headers.etag);
    expect(await stored("GLU")).toMatchObject({
      state: "HIDDEN",
      fields: { unit: { additional: "mmol/l" } },
    });
  });

  test("who say not what they saw change different things at once and both stay", async () => {
    const changes = [
      { state: "HIDDEN" },
      { fields: { unit: { additional: "mmol/l" } } },
      { name: { en: "Sugar" } },
    ];
    const answers = await Promise.all(changes.map((change) => edit(change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored("GLU")).toMatchObject({
      state: "HIDDEN",
      name: { de: "Glukose", en: "Sugar" },
      fields: { unit: { additional: "mmol/l" } },
    });
    expect(await readHistory(actor, { kind: "analysis", id: idOf("GLU") })).toHaveLength(4);
  });

  test("a change sent twice is one version", async () => {
    await edit({ state: "HIDDEN" });
    expect((await edit({ state: "HIDDEN" })).headers.etag).toBe('"2"');
  });
});

test("an edit during an import survives it, and the new imported value shows", async () => {
  await saveAnalyses(actor, [glucose]);
  const next = { ...glucose, fields: { ...glucose.fields, ...imported({ unit: "mg/l" }) } };
  const change = { kind: "analysis" as const, id: idOf("GLU"), content: next, importHash: "h", basedOn: 1 };
  const importId = documentId("analysis", "an import");
  await beginImport(actor, importId);
  await stageDocuments(actor, importId, { kind: "import", id: importId, name: "file.json" }, [change]);
  const { headers } = await open();
  expect((await edit({ fields: { unit: { additional: "mmol/l" } } }, headers.etag)).status).toBe(200);
  expect((await open()).body.fields.unit).toMatchObject({ raw: "mg/dl", additional: "mmol/l" });
  await publishImport(actor, importId, 1);
  expect((await open()).body.fields.unit).toMatchObject({ raw: "mg/l", additional: "mmol/l" });
});

describe("a new analysis", () => {
  const base = { code: "NEU", name: { de: "Neu" }, categories: ["chemistry", "hormones"] };

  test("gets the layout of its category, and overrides where something is required", async () => {
    const answer = await create(base);
    expect(answer).toMatchObject({ status: 201, body: { layout: "default", state: "NEW", imported: false } });
    expect(answer.body.fields.method.meta.override).toBe(true);
    expect(answer.body.fields.unit.meta.override).toBe(false);
  });

  test("takes no second category with a layout of its own, no unknown layout and no code twice", async () => {
    expect(errorsOf(await create({ ...base, categories: ["chemistry", "own"] }))).toEqual([
      "categories category_has_layout",
    ]);
    expect(errorsOf(await create({ ...base, layout: "none" }))).toEqual(["layout not_found"]);
    await create(base);
    expect(await create(base)).toMatchObject({
      status: 409,
      body: { code: "already_exists", errors: [{ path: "code" }] },
    });
  });

  test("is made once, however often it is sent with one key", async () => {
    const send = () =>
      callApi(createAnalysis, { authorization, body: base, headers: { "idempotency-key": "k1" } });
    const [first, again] = [await send(), await send()];
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  test("can be a copy: what is shown becomes its own, nothing of it counts as imported", async () => {
    await saveAnalyses(actor, [glucose]);
    const { body } = await create({ code: "GLU2", copy_of: idOf("GLU"), name: { de: "Glukose 2" } });
    expect(body).toMatchObject({ code: "GLU2", state: "NEW", imported: false, layout: "default" });
    expect(body.name).toEqual({ de: "Glukose 2", en: "Glucose" });
    expect(body.fields.unit).toMatchObject({ raw: null, additional: "mg/dl" });
  });

  test("is offered layouts and only the categories that may join those chosen", async () => {
    const choices = async (categories: string) =>
      (await callApi(getCreationChoices, { authorization, query: { categories } })).body;
    const selectable = (body: Awaited<ReturnType<typeof choices>>) =>
      body.categories
        .filter((one: { selectable: boolean }) => one.selectable)
        .map(({ identifier }: { identifier: string }) => identifier)
        .sort();
    const start = await choices("");
    expect(start.form).toBeNull();
    expect(selectable(start)).toEqual(["chemistry", "hormones", "own"]);
    const chosen = await choices("chemistry");
    expect(selectable(chosen)).toEqual(["chemistry", "hormones"]);
    expect(chosen.form).toMatchObject({
      layout: "default",
      fields: { method: { meta: { override: true } } },
    });
  });

  test("made again after it was deleted goes on with its history", async () => {
    await create(base);
    await callApi(deleteAnalysis, { authorization, params: { id: idOf("NEU") } });
    expect((await create(base)).headers.etag).toBe('"3"');
  });
});

describe("the list", () => {
  beforeEach(() =>
    saveAnalyses(actor, [
      glucose,
      analysis("NA", { name: { de: "Natrium" }, state: "NEW", categories: ["chemistry", "hormones"] }),
      analysis("TSH", {
        name: { de: "Thyreotropin" },
        state: "HIDDEN",
        categories: ["hormones"],
        internal: true,
      }),
    ]),
  );

  test("filters by state, category and internal, and searches", async () => {
    expect(codes(await list())).toEqual(["GLU", "NA", "TSH"]);
    expect(codes(await list({ pubstate: "NEW" }))).toEqual(["NA"]);
    expect(codes(await list({ category: "hormones" }))).toEqual(["NA", "TSH"]);
    expect(codes(await list({ internal: "true" }))).toEqual(["TSH"]);
    expect(codes(await list({ search: "natrium" }))).toEqual(["NA"]);
    expect((await list({ count: "2", offset: "2" })).body).toMatchObject({ count: 3, next: null });
  });

  test("counts for each filter what it would find with the others as they are", async () => {
    expect((await list({ category: "hormones" })).body.counts).toEqual({
      pubstate: { NEW: 1, PUBLISHED: 0, HIDDEN: 1 },
      internal: { true: 1, false: 1 },
      category: { chemistry: 2, hormones: 2 },
    });
  });
});
