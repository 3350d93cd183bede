import { beforeEach, describe, expect, test } from "vitest";
import { documentId } from "../../../functions/core/door.ts";
import type { FieldDefinition } from "../../../shared/core/catalogue/field.ts";
import { previewAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import type { LayoutEffect } from "../../../shared/laboreditor/layouts/layout.ts";
import { layouts } from "../../../shared/laboreditor/layouts/layouts.endpoints.ts";
import { webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import { tokenFor } from "../../support/tenants.ts";
import { errorsOf, glucose, laboratory } from "../analyses/laboratory.ts";
import { analysis, layout as base, imported, saveAnalyses } from "../catalogue.ts";

const { actor, call, open, create } = laboratory();
const id = (identifier = "default") => documentId("layout", identifier);
const read = (identifier?: string) => call(layouts.read, { params: { id: id(identifier) } });
const change = (body: object, etag?: string, identifier?: string) =>
  call(layouts.change, {
    params: { id: id(identifier) },
    body,
    ...(etag !== undefined && { headers: { "if-match": etag } }),
  });
const make = (identifier: string, body: object = {}) =>
  call(layouts.create, { body: { identifier, name: { de: identifier }, ...body } });
const without = (...keys: string[]) => base.fields.filter(({ key }) => !keys.includes(key));
const withField = (key: string, change: Partial<FieldDefinition>) =>
  base.fields.map((field) => (field.key === key ? { ...field, ...change } : field));
const effectsOf = async (fields: readonly FieldDefinition[]) =>
  (await call(layouts.tryOut, { params: { id: id() }, body: { fields } })).body.effects.map(
    ({ kind, key, count }: LayoutEffect) => `${kind} ${key} ${count}`,
  );

beforeEach(async () => {
  await saveAnalyses(actor(), [
    glucose,
    analysis("NA", { fields: imported({ method: { de: "Photometrie", en: "Photometry" } }) }),
  ]);
});

describe("a field that is taken out", () => {
  test("keeps its values, and returns with them and its settings", async () => {
    await change({ fields: without("method") });
    const { orphans } = (await open()).body;
    expect(orphans).toMatchObject([{ key: "method", label: { de: "Methode", en: "Method" } }]);
    const { removed } = (await read()).body;
    expect(removed).toMatchObject([{ field: { key: "method", required: true }, analyses: 2 }]);
    await change({ fields: [...without("method"), removed[0].field] });
    expect((await open()).body).toMatchObject({
      orphans: [],
      form_fields: { method: { raw: { de: "Photometrie" } } },
    });
    expect((await read()).body.removed).toEqual([]);
  });

  test("is forgotten where no analysis holds a value in it", async () => {
    await change({ fields: without("since") });
    expect((await read()).body.removed).toEqual([]);
  });
});

describe("what a change does", () => {
  test("is counted before it is saved, and nothing is written", async () => {
    expect(await effectsOf(base.fields)).toEqual([]);
    expect(await effectsOf(without("method", "since"))).toEqual(["removed method 2"]);
    expect(await effectsOf(withField("method", { type: "list" }))).toEqual(["misfit method 2"]);
    expect(await effectsOf(withField("unit", { required: true }))).toEqual(["required unit 1"]);
    expect(await effectsOf(withField("unit", { field_visible: false }))).toEqual(["hidden unit 1"]);
    expect(await effectsOf(withField("method", { label: { de: "Verfahren" } }))).toEqual([]);
    expect((await read()).headers.etag).toBe('"1"');
  });

  test("is seen where a field moves into a hidden section", async () => {
    const section = {
      ...base.fields[0],
      key: "box",
      type: "section",
      field_visible: false,
    } as FieldDefinition;
    const unit = base.fields.filter(({ key }) => key === "unit");
    expect(await effectsOf([...without("unit"), { ...section, children: unit }])).toEqual(["hidden unit 1"]);
  });

  test("is looked at on a real analysis, as its public page would show it", async () => {
    const body = { fields: withField("unit", { label: { de: "Masseinheit" } }) };
    const { preview } = (await call(layouts.tryOut, { params: { id: id() }, body })).body;
    expect(preview).toMatchObject({ code: "GLU", name: "Glukose" });
    expect(preview.html).toMatch(/<dt>Masseinheit<\/dt><dd>mg\/dl<\/dd>/);
  });

  test("is looked at in the words that the laboratory has chosen for its public pages, as an edit is", async () => {
    const body = { texts: { de: { code: "Anforderungscode" } } };
    const authorization = await tokenFor(actor().tenant, { is_admin: true });
    expect((await call(webConfiguration.change, { authorization, body })).status).toBe(200);
    const { preview } = (await call(layouts.tryOut, { params: { id: id() }, body: { fields: base.fields } }))
      .body;
    expect(preview.html).toContain("Anforderungscode: ");
    expect(preview.html).not.toContain("Kürzel");
    const params = { id: documentId("analysis", "GLU") };
    const edited = (await call(previewAnalysis, { params, body: {} })).body;
    expect(edited.html).toContain("Anforderungscode: ");
  });
});

describe("a layout", () => {
  test("is refused with fields of the same key, tables without columns and collections that do not exist", async () => {
    const [first] = base.fields as [FieldDefinition];
    const fields = [
      first,
      { ...first, collection: "nowhere" },
      { ...first, key: "box", type: "section", children: [{ ...first, key: "t", type: "table" }] },
    ];
    expect(errorsOf(await change({ fields }))).toEqual([
      "fields.1.key already_exists",
      "fields.1.collection not_found",
      "fields.2.children.0.columns required",
    ]);
  });

  test("is not changed by who did not see the present version", async () => {
    await change({ name: { de: "Eins" } });
    expect(await change({ name: { de: "Zwei" } }, '"1"')).toMatchObject({
      status: 412,
      body: { present: { name: { de: "Eins" } } },
    });
  });

  test("is the default one after another, and new analyses use it", async () => {
    await make("second", { is_default: true });
    expect((await call(layouts.list)).body.results).toMatchObject([
      { identifier: "second", is_default: true, analyses: 0 },
      { identifier: "default", is_default: false, analyses: 2 },
    ]);
    expect((await create({ code: "NEU", name: { de: "Neu" } })).body.layout).toBe("second");
    await change({ is_default: true });
    expect((await read("second")).body.is_default).toBe(false);
  });

  test("is deleted only once nothing uses it", async () => {
    await make("second");
    const remove = (identifier?: string) => call(layouts.remove, { params: { id: id(identifier) } });
    expect((await remove("second")).status).toBe(204);
    expect(await remove()).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await call(layouts.preflight, { params: { id: id() } })).body).toMatchObject({
      count: 2,
      categories: ["Klinische Chemie"],
    });
  });

  test("says which analyses use it", async () => {
    const hits = await call(layouts.analyses, { params: { id: id() }, query: { search: "gluk" } });
    expect(hits.body.results).toMatchObject([{ code: "GLU", name: "Glukose" }]);
  });
});
