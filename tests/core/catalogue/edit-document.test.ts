import { beforeEach, describe, expect, test } from "vitest";
import { resetReplicas } from "../../../functions/core/catalogue/replica.store.ts";
import {
  beginImport,
  catalogueOf,
  documentId,
  editDocument,
  publishImport,
  saveDocuments,
  stageDocuments,
} from "../../../functions/core/door.ts";
import type { Actor } from "../../../functions/platform/actor.ts";
import { documentClient } from "../../../functions/platform/table/client.ts";
import { editorOf } from "../../laboreditor/catalogue.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { analysisOf, stored } from "../../webpublisher/directory/documents.ts";

ownDynamoDb();

let editor: Actor;
let tenants = 0;
beforeEach(() => {
  editor = editorOf(`edit${++tenants}`);
});

const id = documentId("analysis", "GLU");
const edit = (unit: string) =>
  editDocument(editor, "analysis", id, (present) => ({
    content: { ...(present?.content ?? analysisOf("GLU")), fields: { unit: stored(unit) } },
  }));
const others = async (code: string) => {
  const content = analysisOf(code);
  await saveDocuments(editor, [{ kind: "analysis", id: documentId("analysis", code), content }]);
};

/** Expects this container's catalogue to equal one that is read anew. */
async function expectAsReadAnew() {
  const cached = await catalogueOf(editor);
  resetReplicas();
  const anew = await catalogueOf(editor);
  expect(cached.revision).toBe(anew.revision);
  const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1);
  expect([...cached.all()].sort(byId)).toEqual([...anew.all()].sort(byId));
}

describe("who has edited a document", () => {
  test("knows it as everybody reads it, without reading it back", async () => {
    await edit("mg/dl");
    const commands: (string | undefined)[] = [];
    documentClient().middlewareStack.add(
      (next, { commandName }) =>
        (call) => {
          commands.push(commandName);
          return next(call);
        },
      { step: "initialize", name: "asked" },
    );
    await edit("mmol/l");
    const catalogue = await catalogueOf(editor);
    documentClient().middlewareStack.remove("asked");
    expect(commands).toEqual(["BatchGetItemCommand", "TransactWriteItemsCommand", "GetItemCommand"]);
    expect(catalogue.content("analysis", "GLU")?.fields.unit?.raw).toBe("mmol/l");
    await expectAsReadAnew();
  });

  test("misses nothing of what others save before and after", async () => {
    await others("FE");
    await edit("mg/dl");
    await Promise.all([others("K"), edit("g/l"), others("NA"), edit("mmol/l")]);
    await others("CA");
    await expectAsReadAnew();
    expect([...(await catalogueOf(editor)).documents("analysis")]).toHaveLength(5);
  });

  test("knows it so while an import runs, and what the import made of it afterwards", async () => {
    await edit("mg/dl");
    await beginImport(editor, "I1");
    const author = { kind: "import", id: "I1", name: "file.json" } as const;
    const content = analysisOf("GLU", { name: { de: "Glukose" }, fields: { unit: stored("mg/dl") } });
    const change = { kind: "analysis", id, content, importHash: "1", basedOn: 1 } as const;
    await stageDocuments(editor, "I1", author, [change]);
    await edit("mmol/l");
    await expectAsReadAnew();
    expect((await catalogueOf(editor)).byId("analysis", id)?.content).toMatchObject({
      name: { de: "GLU" },
      fields: { unit: { raw: "mmol/l" } },
    });
    await publishImport(editor, "I1", 1);
    await expectAsReadAnew();
    expect((await catalogueOf(editor)).content("analysis", "GLU")?.name).toEqual({ de: "Glukose" });
  });
});
