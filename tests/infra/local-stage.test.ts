import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("the CDK's command makes no stacks of the stage whose password is published", async () => {
  const env = { ...process.env, CDK_CONTEXT_JSON: JSON.stringify({ stage: "local" }) };
  const run = promisify(execFile)("node", ["infra/app.ts"], { cwd: root, env });
  await expect(run).rejects.toThrow("The stage local has a published password");
});
