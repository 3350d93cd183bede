import { beforeAll, describe, expect, test, vi } from "vitest";
import { documentId } from "../../../functions/core/door.ts";
import { abandon } from "../../../functions/importexport/imports/fail-import.job.ts";
import {
  changeImport,
  createImport,
  readImport,
  type StoredImport,
} from "../../../functions/importexport/imports/import.store.ts";
import { readAndCompare } from "../../../functions/importexport/imports/read-file.job.ts";
import { announceImport, goOn } from "../../../functions/importexport/imports/start-import.ts";
import { undoImport } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { editorOf, idOf } from "../../laboreditor/catalogue.ts";
import { dieOnCommit } from "../../support/crash.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { ownAws } from "../../support/recorded-aws.ts";

const lab = openLaboratory({
  name: "undo",
  username: "eva",
  groups: ["imports", "laboreditor"],
  actorOf: editorOf,
});
const aws = ownAws();
beforeAll(async () => {
  process.env.IMPORT_WORKFLOW = "arn:aws:states:eu-central-1:000000000000:stateMachine:import";
});

describe("the call", () => {
  const call = (id: string) => lab.call(undoImport, { params: { id } });
  const announced = async (status: "success" | "failed") => {
    const facts = { file: "file.json", size: 1, mode: "full", dry_run: false, force: false } as const;
    const entry = await announceImport(lab.actor, facts);
    const id = documentId("analysis", status);
    await createImport(lab.actor, { ...entry, id, status });
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
    expect((await readImport(lab.actor, id))?.undone_by).toBe(first.body.id);
  });

  test("starts the workflow before there is an entry, so that none waits in vain, and once more after a crash", async () => {
    const id = await announced("success");
    const started = aws.executions.length;
    const revive = dieOnCommit();
    expect((await call(id)).status).toBe(500);
    revive();
    expect(aws.executions).toHaveLength(started + 1);
    expect((await readImport(lab.actor, id))?.undone_by).toBeUndefined();
    const { body } = await call(id);
    expect(aws.executions.at(-1)).toMatchObject({ name: body.id, input: { id: body.id } });
  });

  test("is refused for what undid another, since the file can be imported again", async () => {
    const facts = { file: "file.json", size: 1, mode: "full", dry_run: false, force: false } as const;
    const undone = await announceImport(lab.actor, facts);
    await changeImport(lab.actor, undone.id, { status: "success" });
    const { body: undoing } = await call(undone.id);
    await changeImport(lab.actor, undoing.id, { status: "success" });
    expect(await call(undoing.id)).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  test("refuses what never changed anything, and knows no others", async () => {
    expect(await call(await announced("failed"))).toMatchObject({ status: 409 });
    expect(await call(idOf("nothing"))).toMatchObject({ status: 404 });
  });
});

describe("what sets an import going again", () => {
  const held = async (): Promise<StoredImport> => {
    const facts = { file: "file.json", size: 1, mode: "full", dry_run: true, force: false } as const;
    const entry = await announceImport(lab.actor, facts);
    return { ...entry, status: "dry_run" };
  };

  test("names the execution that may carry it out; another one leaves it alone", async () => {
    const entry = await held();
    await changeImport(lab.actor, entry.id, { status: "dry_run" });
    const [first, other] = await Promise.all([goOn(lab.actor, entry, {}), goOn(lab.actor, entry, {})]);
    const named = (first ?? other)?.execution ?? "";
    expect([first, other].filter(Boolean)).toHaveLength(1);
    const started = aws.executions.slice(-2).map(({ name }) => name);
    expect(started).toContain(named);
    const loser = started.find((name) => name !== named) ?? "";
    const later = Date.now() + 60_000;
    const clock = vi.spyOn(Date, "now").mockReturnValueOnce(Date.now()).mockReturnValue(later);
    expect(await readAndCompare(lab.actor, entry.id, loser)).toMatchObject({ outcome: "done" });
    clock.mockRestore();
    await abandon(lab.actor, entry.id, [], loser);
    expect(await readImport(lab.actor, entry.id)).toMatchObject({ status: "pending", execution: named });
    await abandon(lab.actor, entry.id, [], named);
    expect(await readImport(lab.actor, entry.id)).toMatchObject({ status: "failed" });
  });
});
