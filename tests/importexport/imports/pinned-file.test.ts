import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { importFiles, readImport } from "../../../functions/importexport/imports/import.store.ts";
import { readAndCompare } from "../../../functions/importexport/imports/read-file.job.ts";
import { announceImport, fileArrived, goOn } from "../../../functions/importexport/imports/start-import.ts";
import type { Actor } from "../../../functions/platform/actor.ts";
import { editorOf, saveFrame } from "../../laboreditor/catalogue.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { etagOf, ownAws } from "../../support/recorded-aws.ts";
import { makeTenant } from "../../support/tenants.ts";

ownDynamoDb();
const aws = ownAws();
let actor: Actor;
beforeAll(async () => {
  process.env.TENANT = "pinning";
  process.env.IMPORT_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:import";
  await makeTenant("pinning");
  actor = editorOf("pinning");
  await saveFrame(actor);
});

const fileWith = (code: string) =>
  Buffer.from(JSON.stringify({ version: 1, analyses: [{ code, name: code, layout: "default" }] }));
const [checked, other] = [fileWith("CHECKED"), fileWith("OTHER")];

/** An import whose file has arrived, and the key of that file. */
async function arrived(facts: { dry_run: boolean }) {
  const announced = {
    file: "a.json",
    size: checked.length,
    mode: "partial" as const,
    force: false,
    ...facts,
  };
  const { id, key } = await announceImport(actor, announced);
  const place = `imports/pinning/${key}`;
  aws.objects.set(place, checked);
  await fileArrived(actor, key, etagOf(checked));
  return { id, key, place, entry: async () => (await readImport(actor, id)) as never };
}

test("a signed address takes one file: that nothing may be there is signed with it", async () => {
  const { url, headers } = await importFiles(actor).uploadUrl("0/a.json", "application/json", 3);
  expect(headers).toEqual({ "content-type": "application/json", "if-none-match": "*" });
  expect(new URL(url).searchParams.get("X-Amz-SignedHeaders")?.split(";").sort()).toEqual([
    "content-length",
    "content-type",
    "host",
    "if-none-match",
  ]);
});

test("the log shows the checksum of what was read", async () => {
  const { id, entry } = await arrived({ dry_run: true });
  await readAndCompare(actor, id);
  expect(await entry()).toMatchObject({
    status: "dry_run",
    file: { sha256: createHash("sha256").update(checked).digest("hex") },
  });
});

test("a file that was replaced before it is read is not imported", async () => {
  const { id, place, entry } = await arrived({ dry_run: false });
  aws.objects.set(place, other);
  await readAndCompare(actor, id);
  expect(await entry()).toMatchObject({ status: "failed", error: { code: "file_replaced" }, stats: null });
});

test("nor is one that was replaced and told of anew, whichever is told of later", async () => {
  const { id, key, place, entry } = await arrived({ dry_run: false });
  aws.objects.set(place, other);
  await fileArrived(actor, key, etagOf(other));
  await readAndCompare(actor, id);
  expect(await entry()).toMatchObject({ status: "failed", error: { code: "file_replaced" } });
});

test("nor one that took the place of what the dry run showed", async () => {
  const { id, place, entry } = await arrived({ dry_run: true });
  await readAndCompare(actor, id);
  aws.objects.set(place, other);
  const again = await goOn(actor, await entry(), { dry_run: false });
  await readAndCompare(actor, id, again?.execution);
  expect(await entry()).toMatchObject({ status: "failed", error: { code: "file_replaced" } });
});
