import { beforeEach, describe, expect, test } from "vitest";
import { beginImport, documentId, publishImport, stageDocuments } from "../../../functions/core/door.ts";
import { listMissingValues } from "../../../shared/laboreditor/analyses/editor.endpoints.ts";
import { changeInBulk, previewBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { analysis, idOf, saveAnalyses } from "../catalogue.ts";
import { codes, glucose, laboratory } from "./laboratory.ts";

const { actor, call, list, stored } = laboratory();
const { material, method } = glucose.fields;

describe("analyses with missing values", () => {
  beforeEach(() =>
    saveAnalyses(actor(), [
      glucose,
      analysis("BARE"),
      analysis("HALF", { fields: { ...(material && { material }) } }),
      analysis("OUT", { state: "PUBLISHED", fields: { ...(method && { method }) } }),
    ]),
  );

  test("are counted by field, in one state or in all", async () => {
    const missing = async (query: Record<string, string>) => (await call(listMissingValues, { query })).body;
    expect(await missing({ pubstate: "NEW" })).toEqual({
      count: 2,
      sample: expect.any(String),
      fields: [
        { key: "material", label: "Material", required: true, count: 1, sample: idOf("BARE") },
        { key: "method", label: "Methode", required: true, count: 2, sample: expect.any(String) },
      ],
    });
    expect((await missing({})).fields).toMatchObject([
      { key: "material", count: 2 },
      { key: "method", count: 2 },
    ]);
    expect(await missing({ pubstate: "HIDDEN" })).toEqual({ count: 0, fields: [], sample: null });
  });

  test("are listed by the field that lacks its value, together with other filters", async () => {
    expect(codes(await list({ missing: "method" }))).toEqual(["BARE", "HALF"]);
    expect(codes(await list({ missing: "material", pubstate: "PUBLISHED" }))).toEqual(["OUT"]);
    expect(codes(await list({ missing: "material", search: "BARE" }))).toEqual(["BARE"]);
    expect(codes(await list({ missing: "no_such_field" }))).toEqual([]);
    expect((await list({ missing: "method" })).body.counts.pubstate).toEqual({
      NEW: 2,
      PUBLISHED: 0,
      HIDDEN: 0,
    });
  });

  test("are counted, listed and changed for one import alone", async () => {
    const id = documentId("analysis", "an import");
    const changes = ["ONE", "TWO"].map((code) => ({
      ...{ kind: "analysis" as const, id: idOf(code), importHash: "new", basedOn: null },
      content: analysis(code),
    }));
    await beginImport(actor(), id);
    await stageDocuments(actor(), id, { kind: "import", id, name: "file.csv" }, changes);
    await publishImport(actor(), id, changes.length);

    expect(codes(await list({ import: id }))).toEqual(["ONE", "TWO"]);
    expect(codes(await list({ import: id, search: "BARE" }))).toEqual([]);
    expect(codes(await list({ import: documentId("analysis", "another") }))).toEqual([]);
    const { body } = await call(listMissingValues, { query: { pubstate: "NEW", import: id } });
    expect(body).toMatchObject({ count: 2, fields: [{ key: "material", count: 2 }, { key: "method" }] });
    const change = { what: "field", key: "method", language: "all", value: "Photometrie" };
    const selection = { filter: { pubstate: "NEW", import: id } };
    const preview = await call(previewBulkChange, { body: { selection, change } });
    expect(preview.body.changing).toBe(2);
    expect((await call(changeInBulk, { body: { selection, change } })).body.count).toBe(2);
    expect(codes(await list({ missing: "method" }))).toEqual(["BARE", "HALF"]);
  });

  test("get the value in one go, and others keep theirs", async () => {
    const { body, status } = await call(changeInBulk, {
      body: {
        selection: { filter: { pubstate: "NEW", missing: "method" } },
        change: { what: "field", key: "method", language: "all", value: "Photometrie" },
      },
    });
    expect({ status, count: body.count }).toEqual({ status: 202, count: 2 });
    expect((await stored("BARE")).fields.method?.additional).toMatchObject({ de: "Photometrie" });
    expect((await stored("OUT")).fields.method).toEqual(method);
    expect(codes(await list({ missing: "method" }))).toEqual([]);
  });
});
