import { beforeEach, describe, expect, test } from "vitest";
import { resetReplicas } from "../../../functions/core/catalogue/replica.store.ts";
import {
  beginImport,
  catalogueOf,
  documentId,
  EditConflict,
  publishImport,
  readDocuments,
  readHistory,
  releaseImport,
  type StagedChange,
  saveDocuments,
  stageDocuments,
  unstageDocuments,
  versionsOfImport,
} from "../../../functions/core/door.ts";
import type { Actor, TenantId } from "../../../functions/platform/actor.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { editorOf } from "../../laboreditor/catalogue.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";

ownDynamoDb();

let editor: Actor;
let tenants = 0;
beforeEach(() => {
  editor = editorOf(`lab${++tenants}`);
});

const analysis = (code: string, raw: string, additional: string | null = null): Analysis => ({
  code,
  name: { de: code },
  state: "PUBLISHED",
  layout: "default",
  categories: [],
  collection: null,
  collection_items: [],
  related: [],
  internal: false,
  is_standalone: true,
  list_visible: true,
  fields: { unit: { raw, additional, override: false } },
  imported: true,
});
const ref = (code: string) => ({ kind: "analysis" as const, id: documentId("analysis", code) });
const authorOf = (id: string) => ({ kind: "import" as const, id, name: "file.json" });
const staged = (code: string, raw: string | null, basedOn: number | null): StagedChange => ({
  ...ref(code),
  content: raw === null ? null : analysis(code, raw),
  importHash: raw,
  basedOn,
});
const save = (code: string, raw: string, additional: string | null, basedOn?: number | null) =>
  saveDocuments(editor, [{ ...ref(code), content: analysis(code, raw, additional), basedOn }]);
const seen = async (code: string) => {
  const [document] = await readDocuments(editor, [ref(code)]);
  const replica = (await catalogueOf(editor)).byId("analysis", ref(code).id);
  expect(replica?.version).toBe(document?.deleted ? undefined : document?.version);
  return document && !document.deleted ? (document.content as Analysis).fields.unit : undefined;
};
async function importAll(id: string, changes: StagedChange[]) {
  expect(await beginImport(editor, id)).toBe(true);
  await stageDocuments(editor, id, authorOf(id), changes);
  await publishImport(editor, id, changes.length);
}

describe("saving", () => {
  test("keeps every version, newest first", async () => {
    await save("GLU", "mg/dl", null, null);
    await save("GLU", "mg/dl", "mmol/l", 1);
    await save("GLU", "mg/dl", "g/l", 2);
    const history = await readHistory(editor, ref("GLU"));
    expect(history.map((document) => document.version)).toEqual([3, 2, 1]);
    expect(history.map((document) => (document.content as Analysis).fields.unit?.additional)).toEqual([
      "g/l",
      "mmol/l",
      null,
    ]);
  });

  test("refuses a change of a version that is no longer the present one and writes nothing", async () => {
    await save("GLU", "a", null, null);
    await save("GLU", "a", "first", 1);
    await expect(save("GLU", "a", "second", 1)).rejects.toThrow(EditConflict);
    expect((await seen("GLU"))?.additional).toBe("first");
  });

  test("loses none of many saves at once", async () => {
    const codes = Array.from({ length: 40 }, (_, at) => `C${at}`);
    await Promise.all(codes.map((code) => save(code, "raw", null, null)));
    const catalogue = await catalogueOf(editor);
    expect([...catalogue.documents("analysis")].map(({ content }) => content.code).sort()).toEqual(
      codes.toSorted(),
    );
    expect(catalogue.revision).toBe(40);
  });

  test("keeps a deleted document restorable, its history going on", async () => {
    await save("GLU", "a", null, null);
    await saveDocuments(editor, [{ ...ref("GLU"), content: null, basedOn: 1 }]);
    expect(await seen("GLU")).toBeUndefined();
    await save("GLU", "a", "again", null);
    expect((await readHistory(editor, ref("GLU"))).map(({ deleted }) => deleted)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("an import", () => {
  test("is seen wholly or not at all", async () => {
    await importAll("I1", [staged("A", "1", null), staged("B", "1", null)]);
    await beginImport(editor, "I2");
    await stageDocuments(editor, "I2", authorOf("I2"), [
      staged("A", "2", 1),
      staged("B", null, 1),
      staged("C", "2", null),
    ]);
    expect([await seen("A"), await seen("B"), await seen("C")].map((field) => field?.raw)).toEqual([
      "1",
      "1",
      undefined,
    ]);
    await publishImport(editor, "I2", 3);
    expect([await seen("A"), await seen("B"), await seen("C")].map((field) => field?.raw)).toEqual([
      "2",
      undefined,
      "2",
    ]);
  });

  test("staged twice and published twice, as after a crash, changes nothing more", async () => {
    await importAll("I1", [staged("A", "1", null)]);
    const changes = [
      staged("A", "2", 1),
      ...Array.from({ length: 250 }, (_, at) => staged(`N${at}`, "n", null)),
    ];
    await beginImport(editor, "I2");
    await stageDocuments(editor, "I2", authorOf("I2"), changes.slice(0, 120));
    await beginImport(editor, "I2");
    await stageDocuments(editor, "I2", authorOf("I2"), changes);
    const revision = await publishImport(editor, "I2", changes.length);
    expect(await publishImport(editor, "I2", changes.length)).toBe(revision);
    expect((await readHistory(editor, ref("A"))).map(({ version }) => version)).toEqual([2, 1]);
    expect([...(await catalogueOf(editor)).documents("analysis")]).toHaveLength(251);
  });

  test("waits for another one to end", async () => {
    await beginImport(editor, "I1");
    expect(await beginImport(editor, "I2")).toBe(false);
    await releaseImport(editor, "I1");
    expect(await beginImport(editor, "I2")).toBe(true);
  });

  test("taken back leaves things as they were", async () => {
    await importAll("I1", [staged("A", "1", null)]);
    await beginImport(editor, "I2");
    await stageDocuments(editor, "I2", authorOf("I2"), [staged("A", "2", 1), staged("B", "2", null)]);
    await unstageDocuments(editor, "I2", [ref("A"), ref("B"), ref("NEVER")]);
    await releaseImport(editor, "I2");
    expect((await seen("A"))?.raw).toBe("1");
    expect(await seen("B")).toBeUndefined();
    await save("A", "1", "edit", 1);
    expect((await seen("A"))?.additional).toBe("edit");
  });
});

describe("a step of an import that was believed dead", () => {
  const late = (id: string, lane: number) =>
    stageDocuments(editor, id, authorOf(id), [staged("LATE", "late", null)], lane);

  test.each([0, 1, 2, 3, 7])("stages nothing once the import was taken back, in lane %i", async (lane) => {
    await beginImport(editor, "I1");
    await stageDocuments(editor, "I1", authorOf("I1"), [staged("A", "1", null)], lane);
    await unstageDocuments(editor, "I1", [ref("A")]);
    await expect(late("I1", lane)).rejects.toThrow();
    await releaseImport(editor, "I1");
    await expect(late("I1", lane)).rejects.toThrow("no longer holds");
    await save("B", "1", null, null);
    expect(await seen("LATE")).toBeUndefined();
    expect([...(await catalogueOf(editor)).documents("analysis")]).toHaveLength(1);
  });

  test("stages nothing once the import was published", async () => {
    await importAll("I1", [staged("A", "1", null)]);
    await expect(late("I1", 0)).rejects.toThrow("no longer holds");
    expect(await seen("LATE")).toBeUndefined();
  });
});

test("a replica that loads while an import is taken back misses nothing", async () => {
  const codes = Array.from({ length: 60 }, (_, at) => `C${at}`);
  await importAll(
    "I1",
    codes.map((code) => staged(code, "1", null)),
  );
  await beginImport(editor, "I2");
  await stageDocuments(
    editor,
    "I2",
    authorOf("I2"),
    codes.map((code) => staged(code, "2", 1)),
  );
  const takenBack = unstageDocuments(editor, "I2", codes.map(ref));
  for (let look = 0; look < 10; look++) {
    resetReplicas();
    const units = [...(await catalogueOf(editor)).documents("analysis")].map(
      ({ content }) => content.fields.unit?.raw,
    );
    expect(units).toEqual(codes.map(() => "1"));
  }
  await takenBack;
});

test("what an import wrote is known afterwards, also where it was changed since or meanwhile", async () => {
  await save("A", "1", null, null);
  await save("B", "1", null, null);
  await beginImport(editor, "I1");
  const changes = [staged("A", "2", 1), staged("B", "2", 1), staged("C", "2", null)];
  await stageDocuments(editor, "I1", authorOf("I1"), changes);
  await save("A", "1", "edit", 1);
  await publishImport(editor, "I1", 3);
  await save("A", "2", "later", undefined);
  await save("C", "2", "later", undefined);
  const versions = [];
  for await (const { content, version } of versionsOfImport(editor, await catalogueOf(editor), "I1"))
    versions.push([(content as Analysis).code, version]);
  expect(versions.sort()).toEqual([
    ["A", 3],
    ["B", 2],
    ["C", 1],
  ]);
});

test("a catalogue of an earlier format is neither read nor written", async () => {
  await save("A", "1", null, null);
  const { headKey } = await import("../../../functions/core/catalogue/document-item.ts");
  await openTable(editor).update(headKey, { remove: ["format"] });
  resetReplicas();
  await expect(catalogueOf(editor)).rejects.toMatchObject({ status: 503 });
  await expect(save("B", "1", null, null)).rejects.toMatchObject({ status: 503 });
  await expect(beginImport(editor, "I1")).rejects.toMatchObject({ status: 503 });
});

describe("an editor who saves while an import runs", () => {
  test("is seen at once, and again with the new raw value when the import is published", async () => {
    await importAll("I1", [staged("A", "old", null)]);
    await beginImport(editor, "I2");
    await stageDocuments(editor, "I2", authorOf("I2"), [staged("A", "new", 1)]);
    await save("A", "old", "edit", 1);
    expect(await seen("A")).toMatchObject({ raw: "old", additional: "edit" });
    await save("A", "old", "edit again", 2);
    await publishImport(editor, "I2", 1);
    expect(await seen("A")).toMatchObject({ raw: "new", additional: "edit again" });
    expect((await readHistory(editor, ref("A"))).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  test("keeps the edit when it came between comparison and staging", async () => {
    await importAll("I1", [staged("A", "old", null)]);
    await beginImport(editor, "I2");
    await save("A", "old", "edit", 1);
    await stageDocuments(editor, "I2", authorOf("I2"), [staged("A", "new", 1)]);
    await publishImport(editor, "I2", 1);
    expect(await seen("A")).toMatchObject({ raw: "new", additional: "edit" });
  });
});

test("a replica that starts during an import sees what was there before, and everything after", async () => {
  const reader = { tenant: editor.tenant };
  await importAll("I1", [staged("A", "1", null)]);
  await save("B", "1", "edit", null);
  await beginImport(editor, "I2");
  await stageDocuments(editor, "I2", authorOf("I2"), [
    staged("A", "2", 1),
    staged("B", "2", 1),
    staged("C", "2", null),
  ]);
  resetReplicas();
  const during = await catalogueOf(reader);
  expect(
    [...during.documents("analysis")].map(({ content }) => [content.code, content.fields.unit?.raw]).sort(),
  ).toEqual([
    ["A", "1"],
    ["B", "1"],
  ]);
  await publishImport(editor, "I2", 3);
  expect([...(await catalogueOf(reader)).documents("analysis")]).toHaveLength(3);
});

test("a replica that catches up with an import misses nothing that is saved meanwhile", async () => {
  const codes = Array.from({ length: 120 }, (_, at) => `C${at}`);
  for (let round = 0; round < 5; round++) {
    const own = codes.map((code) => `${code}-${round}`);
    const known = (await catalogueOf(editor)).revision;
    await importAll(
      `I${round}`,
      own.map((code) => staged(code, "mg/dl", null)),
    );
    const saving = Promise.all(own.slice(0, 12).map((code) => save(code, "mg/dl", "g/l")));
    for (let look = 0; look < 8; look++) {
      const replica = await catalogueOf(editor);
      expect(replica.revision).toBeGreaterThan(known);
      expect(own.filter((code) => !replica.byId("analysis", ref(code).id))).toEqual([]);
    }
    await saving;
  }
});

test("one tenant's catalogue is nothing to another", async () => {
  await save("A", "1", null, null);
  const other = { ...editor, tenant: `other${tenants}` as TenantId };
  expect((await catalogueOf(other)).revision).toBe(0);
  expect(await readDocuments(other, [ref("A")])).toEqual([undefined]);
});
