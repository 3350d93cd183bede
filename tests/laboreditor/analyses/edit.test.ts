import { beforeEach, describe, expect, test } from "vitest";
import { documentId, readHistory, saveDocuments } from "../../../functions/core/door.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { deleteAnalysis } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { naughtyStrings } from "../../support/naughty-strings.ts";
import { analysis, idOf, imported, saveAnalyses } from "../catalogue.ts";
import { codes, errorsOf, glucose, laboratory } from "./laboratory.ts";

const { actor, call, open, edit, list, stored } = laboratory();
const saveCollection = (identifier: string, items: readonly string[]) =>
  saveDocuments(actor(), [
    {
      kind: "collection",
      id: documentId("collection", identifier),
      content: { identifier, name: { de: identifier } },
    },
    ...items.map((item) => ({
      kind: "collectionitem" as const,
      id: documentId("collectionitem", `${identifier}/${item}`),
      content: { identifier: item, collection: identifier, name: { de: item }, fields: {} },
    })),
  ]);

describe("an analysis in the editor", () => {
  beforeEach(() => saveAnalyses(actor(), [glucose]));

  test("comes with its fields, whose value each language shows, and what it refers to", async () => {
    await edit({ form_fields: { method: { additional: { en: "Photometry" } } } });
    const { body, headers } = await open();
    expect(headers.etag).toBe('"2"');
    expect(body.form_fields.method).toEqual({
      key: "method",
      type: "text",
      required: true,
      raw: { de: "Photometrie" },
      additional: { en: "Photometry" },
      meta: {
        override: false,
        shown: {
          de: { state: "imported", from: "raw", language: "de", fallback: false },
          en: { state: "own", from: "additional", language: "en", fallback: false },
        },
      },
    });
    expect(body.form_fields.note.meta).toEqual({
      override: false,
      shown: {
        de: { state: "none", from: null, language: null, fallback: false },
        en: { state: "none", from: null, language: null, fallback: false },
      },
    });
    expect(body.references.items["materials/serum"].name).toEqual({ de: "Serum", en: "Serum (en)" });
    expect(body.references.categories.chemistry.has_layout).toBe(true);
    expect(body.definitions.map(({ key }: { key: string }) => key)).toContain("ranges");
  });

  test("calls what it consists of by the names of the specification", async () => {
    const { body } = await open();
    expect(body).toMatchObject({ name: { de: "Glukose" }, state: "PUBLISHED", related_analyses: [] });
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        ...["id", "code", "name", "state", "categories", "collection", "collection_items"],
        ...["related_analyses", "internal", "list_visible", "is_standalone", "form_fields"],
      ]),
    );
  });

  test("marks the language a value falls back to", async () => {
    const { body } = await open();
    expect(body.form_fields.method.meta.shown.en).toEqual({
      state: "fallback",
      from: "raw",
      language: "de",
      fallback: true,
    });
  });

  test("keeps and shows values whose field its layout no longer has", async () => {
    await saveAnalyses(actor(), [
      analysis("OLD", { fields: { ...imported({ gone: "alt" }), ...glucose.fields } }),
    ]);
    const { body } = await open("OLD");
    expect(body.orphans).toMatchObject([{ key: "gone", raw: "alt" }]);
    expect((await edit({ internal: true }, undefined, "OLD")).body.orphans).toHaveLength(1);
  });

  test("drops what the layout has no place for, and keeps it in the history", async () => {
    const since = { raw: "viel", additional: null, override: false };
    await saveAnalyses(actor(), [
      analysis("OLD", { fields: { ...imported({ gone: "alt" }), ...glucose.fields, since } }),
    ]);
    const { body } = await open("OLD");
    expect(body.orphans).toMatchObject([
      { key: "gone", misfit: false },
      { key: "since", raw: "viel", misfit: true, label: { de: "Gültig ab" } },
    ]);
    const drop = { gone: { drop: true }, since: { drop: true, additional: "2026-12-31" } };
    const dropped = await edit({ form_fields: drop }, undefined, "OLD");
    expect(dropped.body.orphans).toEqual([]);
    expect(await stored("OLD")).toMatchObject({
      fields: { ...glucose.fields, since: { raw: null, additional: "2026-12-31" } },
    });
    expect((await stored("OLD"))?.fields).not.toHaveProperty("gone");
    // Repeat the call, since its response may have been lost.
    expect((await edit({ form_fields: drop }, undefined, "OLD")).status).toBe(200);
    const [, first] = await readHistory(actor(), { kind: "analysis", id: idOf("OLD") });
    expect((first as { content: Analysis }).content.fields.gone).toMatchObject({ raw: "alt" });
  });

  test("drops nothing of a field that holds its value", async () => {
    await edit({ form_fields: { unit: { drop: true }, method: { drop: true } } });
    expect(await stored("GLU")).toEqual(glucose);
  });

  test("does not appear in lists, or does, as an import says", async () => {
    const source = { ...glucose, fixes_list_visible: true };
    await saveAnalyses(actor(), [
      analysis("FIXED", { ...glucose, code: "FIXED", source }),
      analysis("FREE", { ...glucose, code: "FREE", source: glucose }),
    ]);
    const { body } = await open("FIXED");
    expect(body.read_only).toContain("list_visible");
    expect((await open("FREE")).body.read_only).not.toContain("list_visible");
    const refused = await edit({ list_visible: false }, undefined, "FIXED");
    expect(errorsOf(refused)).toEqual(["list_visible from_master_data"]);
    expect((await edit({ list_visible: true, internal: true }, undefined, "FIXED")).status).toBe(200);
    expect((await edit({ list_visible: false }, undefined, "FREE")).body.list_visible).toBe(false);
  });

  test("gets the imported value back in one language where an override of the field hid all", async () => {
    const method = { raw: { de: "Alt", en: "Old" }, additional: { de: "Neu" }, override: true };
    await saveAnalyses(actor(), [analysis("A", { fields: { ...glucose.fields, method } })]);
    await edit({ form_fields: { method: { additional: { de: null } } } }, undefined, "A");
    expect((await stored("A"))?.fields.method).toEqual({
      raw: { de: "Alt", en: "Old" },
      additional: { en: "" },
      override: false,
    });
  });

  test("changes where something was sent and nowhere else; what an import brought never", async () => {
    const answer = await edit({
      name: { en: "Blood sugar" },
      form_fields: { unit: { additional: "mmol/l" } },
    });
    expect(answer.status).toBe(200);
    expect(await stored("GLU")).toEqual({
      ...glucose,
      name: { de: "Glukose", en: "Blood sugar" },
      fields: { ...glucose.fields, unit: { raw: "mg/dl", additional: "mmol/l", override: false } },
    });
  });

  test("refuses raw values, layouts and codes as changes", async () => {
    for (const body of [{ layout: "own" }, { code: "X" }, { form_fields: { unit: { raw: "g/l" } } }])
      expect(await edit(body)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  });

  test("tells everything that does not fit, with its place", async () => {
    const answer = await edit({
      name: { de: "", en: null },
      categories: ["chemistry", "own", "nowhere"],
      related_analyses: ["GLU", "NOBODY"],
      collection: "none",
      form_fields: {
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
        "name.de required",
        "categories category_has_layout",
        "categories not_found",
        "related_analyses self",
        "related_analyses not_found",
        "collection not_found",
        "form_fields.since.additional not_a_date",
        "form_fields.material.additional value_does_not_fit",
        "form_fields.method.additional per_language",
        "form_fields.unit.additional not_per_language",
        "form_fields.ranges.additional value_does_not_fit",
        "form_fields.note.additional.en value_does_not_fit",
        "form_fields.invented not_found",
      ].sort(),
    );
    expect(await stored("GLU")).toEqual(glucose);
  });

  test("belongs to a collection and has items of it or of others, which keep their own when it moves", async () => {
    await saveCollection("tubes", ["edta", "serum"]);
    const chosen = await edit({ collection: "materials", collection_items: ["serum", "tubes/edta"] });
    expect(chosen).toMatchObject({
      status: 200,
      body: { collection: "materials", collection_items: ["materials/serum", "tubes/edta"] },
    });
    expect(chosen.body.references.collections.tubes.name).toEqual({ de: "tubes" });
    for (const collection of ["tubes", null])
      expect((await edit({ collection })).body).toMatchObject({
        collection,
        collection_items: ["materials/serum", "tubes/edta"],
      });
    expect((await edit({ collection_items: [] })).body.collection_items).toEqual([]);
  });

  test("takes no item that is not there, and keeps those that went", async () => {
    const answer = await edit({
      collection: "materials",
      collection_items: ["serum", "moonstone", "tubes/x"],
    });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual(["collection_items not_found", "collection_items not_found"]);
    expect(answer.body.detail).toContain('"materials/moonstone"');
    await edit({ collection_items: ["materials/serum"] });
    const id = documentId("collectionitem", "materials/serum");
    await saveDocuments(actor(), [{ kind: "collectionitem", id, content: null }]);
    expect((await edit({ collection: "materials" })).body.collection_items).toEqual(["materials/serum"]);
  });

  test("does not lose unasked what is required, nor the category that gives it its layout", async () => {
    expect(errorsOf(await edit({ form_fields: { method: { override: true } } }))).toEqual([
      "form_fields.method required_to_publish",
      "state has_errors",
    ]);
    expect(errorsOf(await edit({ categories: ["hormones"] }))).toEqual(["categories category_gives_layout"]);
    expect((await edit({ categories: ["chemistry", "hormones"] })).status).toBe(200);
  });

  test("may keep what it referred to, even where that is gone", async () => {
    const id = documentId("collectionitem", "materials/serum");
    await saveDocuments(actor(), [{ kind: "collectionitem", id, content: null }]);
    expect((await open()).body.references.items["materials/serum"]).toBeNull();
    expect((await edit({ form_fields: { material: { additional: ["serum"] } } })).status).toBe(200);
  });

  test("keeps rich text clean", async () => {
    const note = '<p onclick="evil()">gut</p><script>evil()</script><a href="javascript:evil()">hier</a>';
    const { body } = await edit({ form_fields: { note: { additional: { de: note } } } });
    expect(body.form_fields.note.additional.de).toContain("<p>gut</p>");
    expect(body.form_fields.note.additional.de).not.toMatch(/<script|onclick|javascript:/);
  });

  test("gives back every hostile string as it was, names, texts, lists and cells alike", async () => {
    const texts = naughtyStrings.filter((text) => text.trim() !== "");
    const ranges = texts.map((note) => ({ note }));
    for (let start = 0; start < texts.length; start += 60) {
      const text = texts.slice(start, start + 60).join("\n");
      const answer = await edit({
        name: { de: text.slice(0, 2000) },
        form_fields: { unit: { additional: text } },
      });
      expect(answer.status).toBe(200);
      expect((await open()).body).toMatchObject({
        name: { de: text.slice(0, 2000) },
        form_fields: { unit: { additional: text } },
      });
    }
    await edit({ form_fields: { ranges: { additional: ranges } } });
    expect((await open()).body.form_fields.ranges.additional).toEqual(ranges);
  });

  test("is deleted once, and found no more", async () => {
    const { headers } = await open();
    const remove = () =>
      call(deleteAnalysis, {
        params: { id: idOf("GLU") },
        headers: { "if-match": headers.etag ?? "" },
      });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await open()).status).toBe(404);
    expect(codes(await list())).toEqual([]);
  });
});
