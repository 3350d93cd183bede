import { TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  beginImport,
  catalogueOf,
  documentId,
  publishImport,
  readDocuments,
  readHistory,
  type StagedChange,
  saveDocuments,
  stageDocuments,
} from "../../../functions/core/door.ts";
import { abandon, readAndCompare } from "../../../functions/importexport/imports/carry-out-import.ts";
import {
  changeImport,
  createImport,
  readImport,
  type StoredImport,
} from "../../../functions/importexport/imports/import.store.ts";
import { planUndo } from "../../../functions/importexport/imports/plan-undo.ts";
import { announceImport, goOn } from "../../../functions/importexport/imports/start-import.ts";
import type { Actor } from "../../../functions/platform/actor.ts";
import { documentClient } from "../../../functions/platform/table/client.ts";
import type { Analysis, Author } from "../../../shared/core/catalogue/document.ts";
import { undoImport } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { analysis, editorOf, idOf, imported, saveAnalyses, saveFrame } from "../../laboreditor/catalogue.ts";
import { callApi } from "../../support/call-api.ts";
import { startDynamoDb } from "../../support/dynamodb.ts";
import { recordAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

let database: Awaited<ReturnType<typeof startDynamoDb>>;
let aws: Awaited<ReturnType<typeof recordAws>>;
let actor: Actor;
let authorization: string;
let tenants = 0;
beforeAll(async () => {
  database = await startDynamoDb();
  aws = await recordAws();
  process.env.IMPORT_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:import";
});
afterAll(() => {
  database.stop();
  aws.stop();
});
beforeEach(async () => {
  const tenant = `undo${++tenants}`;
  process.env.TENANT = tenant;
  await makeTenant(tenant);
  authorization = await tokenFor(tenant, { username: "eva", groups: ["imports"] });
  actor = editorOf(tenant);
  await saveFrame(actor);
});

const importId = documentId("analysis", "an import");
const ref = (code: string) => ({ kind: "analysis" as const, id: idOf(code) });
const unit = (code: string, raw: string, additional: string | null = null) =>
  analysis(code, { fields: { unit: { raw, additional, override: false } } });
const change = (content: Analysis, basedOn: number | null, importHash = "new"): StagedChange => ({
  ...ref(content.code),
  content,
  importHash,
  basedOn,
});
const byImport: Author = { kind: "import", id: importId, name: "file.json" };
async function carryOut(id: string, author: Author, changes: readonly StagedChange[]) {
  expect(await beginImport(actor, id)).not.toBeNull();
  await stageDocuments(actor, id, author, changes);
  await publishImport(actor, id, changes.length);
}
async function undo(id = importId) {
  const { changes, stats } = await planUndo(actor, await catalogueOf(actor), id);
  await carryOut(
    documentId("analysis", `undoing ${id}`),
    { kind: "account", id: "E1", name: "Eva", undoes: id },
    changes,
  );
  return stats;
}
const read = async (code: string) => (await readDocuments(actor, [ref(code)]))[0];
const unitOf = async (code: string) => ((await read(code))?.content as Analysis | undefined)?.fields.unit;

describe("undoing an import", () => {
  beforeEach(async () => {
    await saveAnalyses(actor, [unit("CHANGED", "old"), unit("EDITED", "old"), unit("GONE", "old")]);
    await carryOut(importId, byImport, [
      change(unit("CHANGED", "new"), 1),
      change(unit("EDITED", "new"), 1),
      { ...ref("GONE"), content: null, importHash: null, basedOn: 1 },
      change(unit("CREATED", "new"), null),
      change(unit("KEPT", "new"), null),
    ]);
    await saveDocuments(actor, [{ ...ref("EDITED"), content: unit("EDITED", "new", "mine") }]);
    await saveDocuments(actor, [{ ...ref("KEPT"), content: unit("KEPT", "new", "mine") }]);
  });

  test("brings back what was before, for what nobody touched since", async () => {
    await undo();
    expect(await unitOf("CHANGED")).toMatchObject({ raw: "old" });
    expect(await read("GONE")).toMatchObject({ deleted: false });
    expect(await read("CREATED")).toMatchObject({ deleted: true });
  });

  test("leaves what was edited since: the edit stays, the import goes", async () => {
    expect(await undo()).toEqual({ total: 5, created: 1, changed: 2, deleted: 1, unchanged: 1 });
    expect(await unitOf("EDITED")).toMatchObject({ raw: "old", additional: "mine" });
    expect(await read("KEPT")).toMatchObject({ deleted: false });
  });

  test("writes versions that say so, and lets the next import bring it all again", async () => {
    await undo();
    const [newest, before] = await readHistory(actor, ref("CHANGED"));
    expect(newest).toMatchObject({
      version: 3,
      importHash: null,
      author: { kind: "account", undoes: importId },
    });
    expect(before).toMatchObject({ version: 2, author: byImport });
  });

  test("a second time changes nothing", async () => {
    await undo();
    const { changes } = await planUndo(actor, await catalogueOf(actor), importId);
    expect(changes).toEqual([]);
  });

  test("can itself be undone", async () => {
    await undo();
    await undo(documentId("analysis", `undoing ${importId}`));
    expect(await unitOf("CHANGED")).toMatchObject({ raw: "new" });
    expect(await read("CREATED")).toMatchObject({ deleted: false });
  });

  test("keeps a category of the import that something else stands in by now", async () => {
    const category = { name: { de: "Neu" }, parent: null, layout: null, order: 0 };
    const second = documentId("analysis", "another import");
    const made = ["used", "unused"].map((identifier) => ({
      kind: "category" as const,
      id: documentId("category", identifier),
      content: { ...category, identifier },
      importHash: "h",
      basedOn: null,
    }));
    await carryOut(second, { ...byImport, id: second }, made);
    await saveAnalyses(actor, [analysis("MINE", { categories: ["used"], fields: imported({ unit: "g" }) })]);
    await undo(second);
    const catalogue = await catalogueOf(actor);
    expect(catalogue.get("category", "used")).toBeDefined();
    expect(catalogue.get("category", "unused")).toBeUndefined();
  });
});

describe("the call", () => {
  const call = (id: string) => callApi(undoImport, { authorization, params: { id } });
  const announced = async (status: "success" | "failed") => {
    const facts = { file: "file.json", size: 1, mode: "full", dry_run: false, force: false } as const;
    const entry = await announceImport(actor, facts);
    const id = documentId("analysis", status);
    await createImport(actor, { ...entry, id, status });
    return id;
  };

  test("answers one entry of the log, however often it is made", async () => {
    const id = await announced("success");
    const [first, again] = await Promise.all([call(id), call(id)]);
    expect(first).toMatchObject({
      status: 202,
      body: { undoes: id, status: "pending", file: { name: "file.json" } },
    });
    expect(again.body.id).toBe(first.body.id);
    expect((await readImport(actor, id))?.undone_by).toBe(first.body.id);
  });

  test("starts the workflow before there is an entry, so that none waits in vain, and once more after a crash", async () => {
    const id = await announced("success");
    const started = aws.executions.length;
    const client = documentClient();
    const send = client.send.bind(client);
    const crash = vi.spyOn(client, "send").mockImplementation((async (command: TransactWriteCommand) => {
      if (command instanceof TransactWriteCommand) throw new Error("Killed.");
      return send(command);
    }) as never);
    expect((await call(id)).status).toBe(500);
    crash.mockRestore();
    expect(aws.executions).toHaveLength(started + 1);
    expect((await readImport(actor, id))?.undone_by).toBeUndefined();
    const { body } = await call(id);
    expect(aws.executions.at(-1)).toMatchObject({ name: body.id, input: { id: body.id } });
  });

  test("refuses what never changed anything, and knows no others", async () => {
    expect(await call(await announced("failed"))).toMatchObject({ status: 409 });
    expect(await call(idOf("nothing"))).toMatchObject({ status: 404 });
  });
});

describe("what sets an import going again", () => {
  const held = async (): Promise<StoredImport> => {
    const facts = { file: "file.json", size: 1, mode: "full", dry_run: true, force: false } as const;
    const entry = await announceImport(actor, facts);
    return { ...entry, status: "dry_run" };
  };

  test("names the execution that may carry it out; another one leaves it alone", async () => {
    const entry = await held();
    await changeImport(actor, entry.id, { status: "dry_run" });
    const [one, other] = await Promise.all([goOn(actor, entry, {}), goOn(actor, entry, {})]);
    const named = (one ?? other)?.execution ?? "";
    expect([one, other].filter(Boolean)).toHaveLength(1);
    const started = aws.executions.slice(-2).map(({ name }) => name);
    expect(started).toContain(named);
    const loser = started.find((name) => name !== named) ?? "";
    const later = Date.now() + 60_000;
    const clock = vi.spyOn(Date, "now").mockReturnValueOnce(Date.now()).mockReturnValue(later);
    expect(await readAndCompare(actor, entry.id, loser)).toMatchObject({ outcome: "done" });
    clock.mockRestore();
    await abandon(actor, entry.id, [], loser);
    expect(await readImport(actor, entry.id)).toMatchObject({ status: "pending", execution: named });
    await abandon(actor, entry.id, [], named);
    expect(await readImport(actor, entry.id)).toMatchObject({ status: "failed" });
  });
});
