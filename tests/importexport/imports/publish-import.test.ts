import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import {
  beginImport,
  documentId,
  publishImport,
  readDocuments,
  releaseImport,
  type StagedChange,
} from "../../../functions/core/door.ts";
import { abandon } from "../../../functions/importexport/imports/fail-import.job.ts";
import {
  changeImport,
  importFiles,
  readImport,
} from "../../../functions/importexport/imports/import.store.ts";
import { publish } from "../../../functions/importexport/imports/publish-import.job.ts";
import { stageChunk } from "../../../functions/importexport/imports/stage-chunk.job.ts";
import { announceImport } from "../../../functions/importexport/imports/start-import.ts";
import type { Actor } from "../../../functions/platform/actor.ts";
import { analysis, editorOf, idOf, saveFrame } from "../../laboreditor/catalogue.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant } from "../../support/tenants.ts";

ownDynamoDb();
ownAws();
let actor: Actor;
const id = documentId("analysis", "an import");
const other = documentId("analysis", "another import");
const ref = { kind: "analysis" as const, id: idOf("NEW") };

beforeAll(async () => {
  process.env.TENANT = "publishing";
  await makeTenant("publishing");
  actor = editorOf("publishing");
  await saveFrame(actor);
});

test("an import that was shown stays so, though its last step is repeated after another import and fails", async () => {
  const facts = { file: "file.json", size: 1, mode: "partial" as const, dry_run: false, force: false };
  await announceImport(actor, facts, id);
  const stats = { total: 1, created: 1, changed: 0, deleted: 0, unchanged: 0 };
  await changeImport(actor, id, { status: "pending", stats, chunks: 1 });
  const change: StagedChange = { ...ref, content: analysis("NEW"), importHash: "h", basedOn: null };
  const chunk = importFiles(actor).chunkKey(id, 0);
  await importFiles(actor).put(chunk, gzipSync(JSON.stringify(change)));
  await beginImport(actor, id);
  await stageChunk(actor, id, chunk);
  await publish(actor, id, 1);
  expect(await readImport(actor, id)).toMatchObject({ status: "success", progress: { done: 1, total: 1 } });

  await beginImport(actor, other);
  await publishImport(actor, other, 0);
  await publish(actor, id, 1);
  await abandon(actor, id, [chunk]);
  expect(await readImport(actor, id)).toMatchObject({ status: "success", error: null });
  expect((await readDocuments(actor, [ref]))[0]).toMatchObject({ version: 1, deleted: false });
  await releaseImport(actor, other);
});
