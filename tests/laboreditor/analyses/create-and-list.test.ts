import { beforeEach, describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import type { Category } from "../../../shared/core/catalogue/document.ts";
import {
  createAnalysis,
  deleteAnalysis,
  getCreationChoices,
} from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { analysis, idOf, saveAnalyses } from "../catalogue.ts";
import { codes, errorsOf, glucose, laboratory } from "./laboratory.ts";

const { actor, call, create, edit, list } = laboratory();

describe("a new analysis", () => {
  const base = { code: "NEU", name: { de: "Neu" }, categories: ["chemistry", "hormones"] };

  test("gets the layout of its category, and overrides where something is required", async () => {
    const answer = await create(base);
    expect(answer).toMatchObject({ status: 201, body: { layout: "default", state: "NEW", imported: false } });
    expect(answer.body.form_fields.method.meta.override).toBe(true);
    expect(answer.body.form_fields.unit.meta.override).toBe(false);
  });

  test("gets the layout of the nearest category above where its own has none, as an imported one does", async () => {
    const below = { identifier: "below", name: { de: "Darunter" }, parent: "own", layout: null, order: 9 };
    await saveDocuments(actor(), [
      { kind: "layout", id: documentId("layout", "own"), content: { identifier: "own", fields: [] } },
      { kind: "category", id: documentId("category", "below"), content: below },
    ]);
    const { form, categories } = (await call(getCreationChoices, { query: { categories: "below" } })).body;
    expect(form).toMatchObject({ layout: "own" });
    expect(categories.find(({ identifier }: Category) => identifier === "chemistry").selectable).toBe(false);
    expect((await create({ ...base, categories: ["below"] })).body.layout).toBe("own");
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

  test.each([
    ["nothing", {}, ["code", "name.de"]],
    ["a code alone", { code: "X" }, ["name.de"]],
    ["a name alone", { name: { de: "X" } }, ["code"]],
    [
      "a layout that is not there",
      { layout: "none", categories: ["gone"] },
      ["categories", "code", "layout", "name.de"],
    ],
    [
      "a layout that is not there, with the rest well-formed",
      { code: "X", layout: "none", categories: ["gone"], related_analyses: ["X"], collection: "gone" },
      ["categories", "collection", "layout", "name.de", "related_analyses"],
    ],
    ["a malformed name", { name: { de: 7 }, categories: ["gone"] }, ["categories", "code", "name.de"]],
    [
      "a code that is taken and no name",
      { code: "GLU", categories: ["gone"] },
      ["categories", "code", "name.de"],
    ],
    [
      "no original to copy",
      { copy_of: idOf("GONE"), state: "HIDDEN" },
      ["code", "copy_of", "name.de", "state"],
    ],
  ])("is told all that is wrong with it at once: %s", async (_, body, places) => {
    await saveAnalyses(actor(), [glucose]);
    const { status, body: answer } = await call(createAnalysis, { body });
    expect(status).toBe(400);
    expect(answer.errors.map(({ path }: { path: string }) => path).sort()).toEqual(places);
  });

  test("is made once, however often it is sent with one key", async () => {
    const send = () => call(createAnalysis, { body: base, headers: { "idempotency-key": "k1" } });
    const [first, again] = [await send(), await send()];
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  test("can be a copy: what is shown becomes its own, nothing of it counts as imported", async () => {
    await saveAnalyses(actor(), [glucose]);
    const { body } = await create({ code: "GLU2", copy_of: idOf("GLU"), name: { de: "Glukose 2" } });
    expect(body).toMatchObject({ code: "GLU2", state: "NEW", imported: false, layout: "default" });
    expect(body.name).toEqual({ de: "Glukose 2", en: "Glucose" });
    expect(body.form_fields.unit).toMatchObject({ raw: null, additional: "mg/dl" });
  });

  test("is offered layouts and only the categories that may join those chosen", async () => {
    const choices = async (categories: string) =>
      (await call(getCreationChoices, { query: { categories } })).body;
    const selectable = (body: Awaited<ReturnType<typeof choices>>) =>
      body.categories
        .filter((choice: { selectable: boolean }) => choice.selectable)
        .map(({ identifier }: { identifier: string }) => identifier)
        .sort();
    const start = await choices("");
    expect(start.form).toBeNull();
    expect(selectable(start)).toEqual(["chemistry", "hormones", "own"]);
    const chosen = await choices("chemistry");
    expect(selectable(chosen)).toEqual(["chemistry", "hormones"]);
    expect(chosen.form).toMatchObject({
      layout: "default",
      form_fields: { method: { key: "method", type: "text", required: true, meta: { override: true } } },
    });
  });

  test("made again after it was deleted goes on with its history", async () => {
    await create(base);
    await call(deleteAnalysis, { params: { id: idOf("NEU") } });
    expect((await create(base)).headers.etag).toBe('"3"');
  });
});

describe("the list", () => {
  beforeEach(() =>
    saveAnalyses(actor(), [
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

  test("answers the page on which an analysis stands, and the page that was asked for if the list lacks it", async () => {
    const around = (code: string, query: object = {}) => list({ limit: "1", around: idOf(code), ...query });
    const page = await around("TSH");
    expect(codes(page)).toEqual(["TSH"]);
    expect(page.body).toMatchObject({ count: 3, offset: 2, next: null });
    expect(page.body.previous).toMatch(/offset=1$/);
    expect(page.body.previous).not.toContain("around");
    const without = await around("TSH", { pubstate: "NEW" });
    expect(without.body).toMatchObject({ count: 1, offset: 0 });
  });

  test("says of each analysis its categories, material and how many values are its own", async () => {
    await edit({ form_fields: { method: { additional: { de: "Enzymatisch" } }, unit: { override: true } } });
    const [row] = (await list({ search: "GLU" })).body.results;
    expect(row).toMatchObject({ category: "Klinische Chemie", material: "Serum", own: 2 });
  });

  test("is sorted by any column either way, those without a value last, also after a save", async () => {
    expect(codes(await list({ sort: "-name" }))).toEqual(["TSH", "NA", "GLU"]);
    expect(codes(await list({ sort: "state" }))).toEqual(["NA", "GLU", "TSH"]);
    expect(codes(await list({ sort: "-code" }))).toEqual(["TSH", "NA", "GLU"]);
    // Only glucose has a material.
    expect(codes(await list({ sort: "-material" }))).toEqual(["GLU", "NA", "TSH"]);
    expect(codes(await list({ sort: "material" }))).toEqual(["GLU", "NA", "TSH"]);
    expect(codes(await list({ sort: "-own" }))[0]).toBe("GLU");
    await edit({ form_fields: { unit: { additional: "g/l" } } }, undefined, "TSH");
    expect(codes(await list({ sort: "-own" }))[0]).toBe("TSH");
    expect(codes(await list({ sort: "-changed" }))[0]).toBe("TSH");
    expect(codes(await list({ sort: "-changed", category: "chemistry" }))).not.toContain("TSH");
  });

  test("counts for each filter what it would find with the others as they are", async () => {
    expect((await list({ category: "hormones" })).body.counts).toEqual({
      pubstate: { NEW: 1, PUBLISHED: 0, HIDDEN: 1 },
      internal: { true: 1, false: 1 },
      import_differs: 0,
      category: { chemistry: 2, hormones: 2 },
    });
  });
});
