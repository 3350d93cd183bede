import { beforeEach, describe, expect, test } from "vitest";
import { resetReplicas } from "../../../functions/core/catalogue/replica.store.ts";
import {
  beginImport,
  catalogueOf,
  EditConflict,
  publishImport,
  readDocuments,
  readHistory,
  releaseImport,
  type StagedChange,
  saveDocuments,
  stageDocuments,
  unstageDocuments,
} from "../../../functions/core/door.ts";
import type { Actor, TenantId } from "../../../functions/platform/actor.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { editorOf } from "../../laboreditor/catalogue.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { analysis, authorOf, ref, staged } from "./staged.ts";

ownDynamoDb();

let editor: Actor;
let tenants = 0;
beforeEach(() => {
  editor = editorOf(`lab${++tenants}`);
});

const save = (code: string, raw: string, additional: string | null, basedOn?: number | null) =>
  saveDocuments(editor, [{ ...ref(code), content: analysis(code, raw, additional), basedOn }]);
const storedUnit = async (code: string) => {
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
    expect((await storedUnit("GLU"))?.additional).toBe("first");
  });

  test("loses none of many saves at once", async () => {
    const codes = Array.from({ length: 40 }, (_, index) => `C${index}`);
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
    expect(await storedUnit("GLU")).toBeUndefined();
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
    expect(
      [await storedUnit("A"), await storedUnit("B"), await storedUnit("C")].map((field) => field?.raw),
    ).toEqual(["1", "1", undefined]);
    await publishImport(editor, "I2", 3);
    expect(
      [await storedUnit("A"), await storedUnit("B"), await storedUnit("C")].map((field) => field?.raw),
    ).toEqual(["2", undefined, "2"]);
  });

  test("staged twice and published twice, as after a crash, changes nothing more", async () => {
    await importAll("I1", [staged("A", "1", null)]);
    const changes = [
      staged("A", "2", 1),
      ...Array.from({ length: 250 }, (_, index) => staged(`N${index}`, "n", null)),
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
    expect((await storedUnit("A"))?.raw).toBe("1");
    expect(await storedUnit("B")).toBeUndefined();
    await save("A", "1", "edit", 1);
    expect((await storedUnit("A"))?.additional).toBe("edit");
  });
});

describe("an editor who saves while an import runs", () => {
  test("is seen at once, and again with the new raw value when the import is published", async () => {
    await importAll("I1", [staged("A", "old", null)]);
    await beginImport(editor, "I2");
    await stageDocuments(editor, "I2", authorOf("I2"), [staged("A", "new", 1)]);
    await save("A", "old", "edit", 1);
    expect(await storedUnit("A")).toMatchObject({ raw: "old", additional: "edit" });
    await save("A", "old", "edit again", 2);
    await publishImport(editor, "I2", 1);
    expect(await storedUnit("A")).toMatchObject({ raw: "new", additional: "edit again" });
    expect((await readHistory(editor, ref("A"))).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  });

  test("keeps the edit when it came between comparison and staging", async () => {
    await importAll("I1", [staged("A", "old", null)]);
    await beginImport(editor, "I2");
    await save("A", "old", "edit", 1);
    await stageDocuments(editor, "I2", authorOf("I2"), [staged("A", "new", 1)]);
    await publishImport(editor, "I2", 1);
    expect(await storedUnit("A")).toMatchObject({ raw: "new", additional: "edit" });
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
  const codes = Array.from({ length: 120 }, (_, index) => `C${index}`);
  for (let round = 0; round < 5; round++) {
    const batch = codes.map((code) => `${code}-${round}`);
    const revision = (await catalogueOf(editor)).revision;
    await importAll(
      `I${round}`,
      batch.map((code) => staged(code, "mg/dl", null)),
    );
    const saving = Promise.all(batch.slice(0, 12).map((code) => save(code, "mg/dl", "g/l")));
    for (let check = 0; check < 8; check++) {
      const replica = await catalogueOf(editor);
      expect(replica.revision).toBeGreaterThan(revision);
      expect(batch.filter((code) => !replica.byId("analysis", ref(code).id))).toEqual([]);
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
