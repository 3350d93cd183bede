import { beforeEach, describe, expect, test } from "vitest";
import { headKey } from "../../../functions/core/catalogue/document-item.ts";
import { resetReplicas } from "../../../functions/core/catalogue/replica.store.ts";
import {
  beginImport,
  catalogueOf,
  publishImport,
  releaseImport,
  type StagedChange,
  saveDocuments,
  stageDocuments,
  unstageDocuments,
  versionsOfImport,
} from "../../../functions/core/door.ts";
import type { Actor } from "../../../functions/platform/actor.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { editorOf } from "../../laboreditor/catalogue.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { analysis, authorOf, ref, staged } from "./staged.ts";

ownDynamoDb();

let editor: Actor;
let tenants = 0;
beforeEach(() => {
  editor = editorOf(`staging${++tenants}`);
});
const save = (code: string, raw: string, additional: string | null, basedOn?: number | null) =>
  saveDocuments(editor, [{ ...ref(code), content: analysis(code, raw, additional), basedOn }]);
async function publishAll(id: string, changes: StagedChange[]) {
  await beginImport(editor, id);
  await stageDocuments(editor, id, authorOf(id), changes);
  await publishImport(editor, id, changes.length);
}
const isThere = async (code: string) =>
  (await catalogueOf(editor)).byId("analysis", ref(code).id) !== undefined;

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
    expect(await isThere("LATE")).toBe(false);
    expect([...(await catalogueOf(editor)).documents("analysis")]).toHaveLength(1);
  });

  test("stages nothing once the import was published", async () => {
    await publishAll("I1", [staged("A", "1", null)]);
    await expect(late("I1", 0)).rejects.toThrow("no longer holds");
    expect(await isThere("LATE")).toBe(false);
  });
});

test("a new document is stored as its import wrote it, and one that editors have made meanwhile is merged", async () => {
  const text = JSON.stringify(analysis("A", "1"));
  const asText = { ...staged("A", "1", null), text };
  const unread = Object.defineProperty({ ...asText }, "content", {
    get: () => {
      throw new Error("The content was read.");
    },
  });
  await publishAll("I1", [unread]);
  expect((await catalogueOf(editor)).stored("analysis", ref("A").id)).toMatchObject({
    version: 1,
    deleted: false,
    importHash: "1",
    content: analysis("A", "1"),
  });
  await publishAll("I2", [
    { ...asText, text: JSON.stringify(analysis("A", "2")), content: analysis("A", "2") },
  ]);
  const content = (await catalogueOf(editor)).byId("analysis", ref("A").id)?.content as Analysis;
  expect(content.fields.unit?.raw).toBe("2");
});

test("a deletion of what is not there stages nothing", async () => {
  await publishAll("I1", [{ ...staged("A", null, null), text: "null" }]);
  expect((await catalogueOf(editor)).stored("analysis", ref("A").id)).toBeUndefined();
});

test("a replica that loads while an import is taken back misses nothing", async () => {
  const codes = Array.from({ length: 60 }, (_, index) => `C${index}`);
  await publishAll(
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
  for (let check = 0; check < 10; check++) {
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
  await openTable(editor).update(headKey, { remove: ["format"] });
  resetReplicas();
  await expect(catalogueOf(editor)).rejects.toMatchObject({ status: 503 });
  await expect(save("B", "1", null, null)).rejects.toMatchObject({ status: 503 });
  await expect(beginImport(editor, "I1")).rejects.toMatchObject({ status: 503 });
});
