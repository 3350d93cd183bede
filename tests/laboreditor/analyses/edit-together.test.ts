import { beforeEach, describe, expect, test } from "vitest";
import {
  beginImport,
  documentId,
  publishImport,
  readHistory,
  stageDocuments,
} from "../../../functions/core/door.ts";
import { idOf, imported, saveAnalyses } from "../catalogue.ts";
import { glucose, laboratory } from "./laboratory.ts";

const { actor, open, edit, stored } = laboratory();

describe("two people at one analysis", () => {
  beforeEach(() => saveAnalyses(actor(), [glucose]));

  test("lose nothing: who saves last is handed what the other made of it", async () => {
    const { headers } = await open();
    const etag = headers.etag ?? "";
    await edit({ form_fields: { unit: { additional: "mmol/l" } } }, etag);
    const late = await edit({ state: "HIDDEN" }, etag);
    expect(late).toMatchObject({
      status: 412,
      body: {
        code: "edit_conflict",
        present: { version: 2, form_fields: { unit: { additional: "mmol/l" } } },
      },
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
      { form_fields: { unit: { additional: "mmol/l" } } },
      { name: { en: "Sugar" } },
    ];
    const answers = await Promise.all(changes.map((change) => edit(change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored("GLU")).toMatchObject({
      state: "HIDDEN",
      name: { de: "Glukose", en: "Sugar" },
      fields: { unit: { additional: "mmol/l" } },
    });
    expect(await readHistory(actor(), { kind: "analysis", id: idOf("GLU") })).toHaveLength(4);
  });

  test("a change sent twice is one version", async () => {
    await edit({ state: "HIDDEN" });
    expect((await edit({ state: "HIDDEN" })).headers.etag).toBe('"2"');
  });
});

test("an edit during an import survives it, and the new imported value shows", async () => {
  await saveAnalyses(actor(), [glucose]);
  const next = { ...glucose, fields: { ...glucose.fields, ...imported({ unit: "mg/l" }) } };
  const change = { kind: "analysis" as const, id: idOf("GLU"), content: next, importHash: "h", basedOn: 1 };
  const importId = documentId("analysis", "an import");
  await beginImport(actor(), importId);
  await stageDocuments(actor(), importId, { kind: "import", id: importId, name: "file.json" }, [change]);
  const { headers } = await open();
  expect((await edit({ form_fields: { unit: { additional: "mmol/l" } } }, headers.etag)).status).toBe(200);
  expect((await open()).body.form_fields.unit).toMatchObject({ raw: "mg/dl", additional: "mmol/l" });
  await publishImport(actor(), importId, 1);
  expect((await open()).body.form_fields.unit).toMatchObject({ raw: "mg/l", additional: "mmol/l" });
});
