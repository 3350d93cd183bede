import { describe, expect, test } from "vitest";
import { catalogueOf, saveDocuments } from "../../../functions/core/door.ts";
import {
  changeInBulk,
  getBulkChange,
  listBulkChanges,
  previewBulkChange,
} from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { tokenFor } from "../../support/tenants.ts";
import { analysis, idOf, saveAnalyses } from "../catalogue.ts";
import {
  actor,
  all,
  authorization,
  change,
  edit,
  fields,
  many,
  openLab,
  order,
  publish,
  read,
  states,
  undo,
} from "./lab.ts";

openLab("bulk");

const preview = async (change: object, selection?: object, rows: object = {}) =>
  (await callApi(previewBulkChange, { authorization, body: order(change, selection, { rows }) })).body;

describe("a preview", () => {
  test("says how many change, from what to what, and which cannot and why, and writes nothing", async () => {
    await saveAnalyses(actor, [...many(2), analysis("P", { state: "PUBLISHED", fields })]);
    const revision = (await catalogueOf(actor)).revision;
    const shown = await preview(publish, {
      ids: [...many(2).map(({ code }) => idOf(code)), idOf("P"), idOf("X")],
    });
    expect(shown).toMatchObject({ selected: 4, changing: 2, unchanged: 1, refused: 1 });
    expect(shown.rows[0]).toMatchObject({
      code: "A0000",
      values: [{ before: "NEW", after: "PUBLISHED" }],
      reason: null,
    });
    const others = async (outcome: string) =>
      (await preview(publish, { ids: [idOf("P"), idOf("X")] }, { outcome })).rows;
    expect(await others("unchanged")).toMatchObject([{ code: "P", values: [{ after: "PUBLISHED" }] }]);
    expect(await others("refused")).toMatchObject([{ id: idOf("X"), reason: "not_found" }]);
    expect((await catalogueOf(actor)).revision).toBe(revision);
  });

  test("shows every analysis that changes, page by page", async () => {
    await saveAnalyses(actor, many(5));
    const codes = async (offset: number) =>
      (await preview(publish, all, { limit: 2, offset })).rows.map(({ code }: { code: string }) => code);
    expect(await codes(0)).toEqual(["A0000", "A0001"]);
    expect(await codes(2)).toEqual(["A0002", "A0003"]);
    expect(await codes(4)).toEqual(["A0004"]);
  });

  test("marks what would lose a required value while it is published", async () => {
    await saveAnalyses(actor, [...many(1).map((content) => ({ ...content, state: "PUBLISHED" as const }))]);
    const shown = await preview({ what: "field", key: "method", language: "de", value: "" });
    expect(shown).toMatchObject({ changing: 1, faulty: 1, rows: [{ faulty: true }] });
  });

  test("tells of texts in other languages that stay as they are", async () => {
    const method = { raw: { de: "Alt" }, additional: { en: "Old" }, override: false };
    await saveAnalyses(actor, [...many(1), analysis("M", { fields: { ...fields, method } })]);
    const set = (language: string) => ({ what: "field", key: "method", language, value: "PCR" });
    const shown = await preview(set("de"));
    expect(shown.kept).toEqual([{ language: "en", count: 1 }]);
    expect(shown.rows.map(({ kept: values }: { kept: object[] }) => values)).toEqual([
      [],
      [{ language: "en", text: "Old" }],
    ]);
    const allLanguages = await preview(set("all"));
    expect(allLanguages.kept).toEqual([]);
    expect(allLanguages.rows[1].values).toEqual([
      { language: "de", before: "Alt", after: "PCR" },
      { language: "en", before: "Old", after: "PCR" },
    ]);
  });

  test("takes the list's filters", async () => {
    await saveAnalyses(actor, [...many(3), analysis("I", { internal: true, fields })]);
    expect(await preview(publish, { filter: { internal: true } })).toMatchObject({ selected: 1 });
    expect(await preview(publish, { filter: { search: "A0002" } })).toMatchObject({ selected: 1 });
    expect(await preview(publish, { filter: { category: "hormones" } })).toMatchObject({ selected: 0 });
  });

  test.each([
    [
      "a category that has a form layout of its own",
      { what: "add_category", category: "own" },
      "category_has_layout",
    ],
    [
      "the category that gives the form layout",
      { what: "remove_category", category: "chemistry" },
      "category_gives_layout",
    ],
    [
      "a field that the layout lacks",
      { what: "field", key: "colour", language: "de", value: "rot" },
      "no_such_field",
    ],
    [
      "a date that does not exist",
      { what: "field", key: "since", language: "de", value: "2026-02-30" },
      "value_does_not_fit",
    ],
    [
      "an item that its collection lacks",
      { what: "field", key: "material", language: "de", value: ["blut"] },
      "value_does_not_fit",
    ],
  ])("refuses %s", async (_, instruction, reason) => {
    await saveAnalyses(
      actor,
      many(1).map((content) => ({ ...content, state: "PUBLISHED" })),
    );
    const shown = await preview(instruction, all, { outcome: "refused" });
    expect(shown.rows.map((row: { reason: string }) => row.reason)).toEqual([reason]);
    expect((await change(order(instruction))).status).toBe(409);
  });

  test("refuses a category that is not there as a whole", async () => {
    const answer = await callApi(previewBulkChange, {
      authorization,
      body: order({ what: "add_category", category: "nowhere" }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ path: "change.category" }]);
  });
});

describe("a change of up to thirty analyses", () => {
  test("is one commit with its author, shown as one action", async () => {
    await saveAnalyses(actor, many(30));
    const before = (await catalogueOf(actor)).revision;
    const answer = await change(order(publish, all, { expected: 30 }));
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ status: "done", count: 30, author: { name: "eva" }, undoes: null });
    expect(await states()).toEqual({ PUBLISHED: 30 });
    expect((await catalogueOf(actor)).revision).toBe(before + 1);
    expect((await read("A0007")).author).toMatchObject({
      kind: "account",
      name: "eva",
      bulk: answer.body.id,
    });
    const list = (await callApi(listBulkChanges, { authorization })).body;
    expect(list).toMatchObject({ count: 1, results: [{ id: answer.body.id, count: 30 }] });
  });

  test("puts a value into one language and leaves the others and what was imported", async () => {
    const method = { raw: { de: "Alt" }, additional: { en: "Old" }, override: true };
    await saveAnalyses(actor, [analysis("A", { fields: { ...fields, method } })]);
    await change(order({ what: "field", key: "method", language: "de", value: "=PCR" }));
    expect((await read("A")).content.fields.method).toEqual({
      raw: { de: "Alt" },
      additional: { de: "=PCR", en: "Old" },
      override: true,
    });
  });

  test("puts a value into all languages of the laboratory at once", async () => {
    const method = { raw: { de: "Alt" }, additional: { en: "Old" }, override: false };
    await saveAnalyses(actor, [analysis("A", { fields: { ...fields, method } })]);
    await change(order({ what: "field", key: "method", language: "all", value: "PCR" }));
    expect((await read("A")).content.fields.method?.additional).toEqual({ de: "PCR", en: "PCR" });
    await change(order({ what: "field", key: "method", language: "all", value: null }));
    expect((await read("A")).content.fields.method).toMatchObject({ raw: { de: "Alt" }, additional: {} });
  });

  test("hides what is imported by an empty value, and publishes it again where the own one is taken away", async () => {
    const unit = { raw: "mg/dl", additional: "mmol/l", override: false };
    const method = { raw: { de: "Alt" }, additional: { de: "Neu", en: "New" }, override: false };
    await saveAnalyses(actor, [analysis("A", { fields: { ...fields, unit, method } })]);
    const fieldsOfA = async () => (await read("A")).content.fields;
    for (const key of ["unit", "method"])
      await change(order({ what: "field", key, language: "de", value: "" }));
    expect(await fieldsOfA()).toMatchObject({
      unit: { raw: "mg/dl", additional: null, override: true },
      method: { raw: { de: "Alt" }, additional: { de: "", en: "New" }, override: false },
    });
    for (const key of ["unit", "method"])
      await change(order({ what: "field", key, language: "de", value: null }));
    expect(await fieldsOfA()).toMatchObject({
      unit: { raw: "mg/dl", additional: null, override: false },
      method: { raw: { de: "Alt" }, additional: { en: "New" }, override: false },
    });
  });

  test("cleans rich text", async () => {
    await saveAnalyses(actor, many(1));
    const value = '<p onclick="x()">Gut</p><script>alert(1)</script>';
    await change(order({ what: "field", key: "note", language: "de", value }));
    const { additional } = (await read("A0000")).content.fields.note ?? {};
    expect(additional).toEqual({ de: "<p>Gut</p>" });
  });

  test("is refused where it would be another number than the preview said", async () => {
    await saveAnalyses(actor, many(3));
    const answer = await change(order(publish, all, { expected: 2 }));
    expect(answer).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(await states()).toEqual({ NEW: 3 });
  });

  test("is done once, however often it is sent with one key", async () => {
    await saveAnalyses(actor, many(3));
    const first = await change(order(publish), "k1");
    const again = await change(order(publish), "k1");
    expect(again.body.id).toBe(first.body.id);
    expect((await read("A0000")).version).toBe(2);
  });

  test("is not for who may only look", async () => {
    await saveAnalyses(actor, many(1));
    const reader = await tokenFor(actor.tenant, { username: "leo", groups: ["laboreditor"] });
    const answer = await callApi(changeInBulk, { authorization: reader, body: order(publish) });
    expect(answer).toMatchObject({ status: 403, body: { code: "permission_denied" } });
  });
});

describe("undoing", () => {
  test("puts everything back in one step, and once", async () => {
    await saveAnalyses(actor, many(3));
    const { id } = (await change(order(publish))).body;
    const undone = (await undo(id)).body;
    expect(undone).toMatchObject({ status: "done", undoes: id, count: 3 });
    expect(await states()).toEqual({ NEW: 3 });
    expect((await undo(id)).body.id).toBe(undone.id);
    expect((await callApi(getBulkChange, { authorization, params: { id } })).body.undone_by).toBe(undone.id);
    expect((await read("A0000")).version).toBe(3);
  });

  test("happens once, however many undo at the same instant", async () => {
    await saveAnalyses(actor, many(3));
    const { id } = (await change(order(publish))).body;
    const undone = await Promise.all([1, 2, 3].map(() => undo(id)));
    expect(new Set(undone.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await states()).toEqual({ NEW: 3 });
    expect((await read("A0000")).version).toBe(3);
  });

  test("leaves what was edited since, in the same list and the same analysis too", async () => {
    await saveAnalyses(actor, many(3));
    const { id } = (await change(order({ what: "add_category", category: "hormones" }))).body;
    await edit("A0000", { name: { de: "Neuer Name" } });
    await edit("A0001", { categories: ["chemistry", "hormones", "own"] });
    await undo(id);
    expect((await read("A0000")).content).toMatchObject({
      name: { de: "Neuer Name" },
      categories: ["chemistry"],
    });
    expect((await read("A0001")).content.categories).toEqual(["chemistry", "own"]);
  });

  test("leaves a state that was changed once more, and what was deleted", async () => {
    await saveAnalyses(actor, many(2));
    const { id } = (await change(order(publish))).body;
    await edit("A0000", { state: "HIDDEN" });
    await saveDocuments(actor, [{ kind: "analysis", id: idOf("A0001"), content: null }]);
    await undo(id);
    expect((await read("A0000")).content.state).toBe("HIDDEN");
    expect((await read("A0001")).deleted).toBe(true);
  });
});
