import { beforeAll, describe, expect, test } from "vitest";
import { handler as failImport } from "../../../functions/importexport/imports/fail-import.job.ts";
import {
  beginReading,
  changeImport,
  readImport,
} from "../../../functions/importexport/imports/import.store.ts";
import { readAndCompare } from "../../../functions/importexport/imports/read-file.job.ts";
import { announceImport } from "../../../functions/importexport/imports/start-import.ts";
import { openLaboratory } from "../../support/laboratory.ts";
import { ownAws } from "../../support/recorded-aws.ts";

const lab = openLaboratory({ name: "reader-died", groups: ["imports"] });
ownAws();
beforeAll(() => {
  process.env.IMPORTS_BUCKET = "imports";
});

/** An import whose file never arrived; its reader reports that if it is allowed to run. */
async function pending(deaths: number): Promise<string> {
  const announced = { file: "a.json", size: 1, mode: "full", dry_run: true, force: false } as const;
  const { id } = await announceImport(lab.actor, announced);
  await changeImport(lab.actor, id, { status: "pending" });
  for (let death = 0; death < deaths; death++) await beginReading(lab.actor, id);
  return id;
}

describe("a file that ends its reader without a word", () => {
  test.each([
    [0, "missing_file"],
    [1, "missing_file"],
    [2, "reader_died"],
  ])("after %s such ends its import says %s", async (deaths, code) => {
    const id = await pending(deaths);
    expect(await readAndCompare(lab.actor, id)).toMatchObject({ outcome: "done" });
    expect(await readImport(lab.actor, id)).toMatchObject({ status: "failed", error: { code }, readers: 0 });
  });

  test.each([
    ["Runtime.OutOfMemory", "Worker terminated due to reaching memory limit", "reader_died"],
    ["Sandbox.Timedout", "Task timed out after 900.00 seconds", "reader_died"],
    ["TypeError", "x is not a function", "internal_error"],
  ])("and after the last try of a step that ended with %s (%s) it says %s", async (error, cause, code) => {
    const id = await pending(0);
    process.env.TENANT = lab.actor.tenant;
    await failImport({ id, error: { Error: error, Cause: cause } }, {} as never);
    expect(await readImport(lab.actor, id)).toMatchObject({ status: "failed", error: { code } });
  });
});
