import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { sharedCloud } from "../support/shared-cloud.ts";

const root = join(import.meta.dirname, "../..");
const samples = readdirSync(join(root, "events"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .sort();
const cloud = sharedCloud();

/** Errors for samples whose data a fresh laboratory lacks: their job understands the sample and reports the lack. */
const lacking: Record<string, RegExp> = {
  "importexport/imports/stage-chunk.json": /The chunk \S+ is gone/,
  "printpublisher/books/finish-book.json": /The plan of book \S+ is gone/,
  "printpublisher/books/render-part.json": /The input of part \S+ is gone/,
};

async function send(sample: string, tenant: string) {
  const where = ["--tenant", tenant, "--port", String(cloud.port), "--data", cloud.data];
  const child = spawn(
    process.execPath,
    [join(root, "infra/ops/send.ts"), join(root, "events", sample), ...where],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
  );
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { said, complained, code };
}

describe("the command that sends a sample", () => {
  test.concurrent.each(samples)("has %s accepted by the function that it is for", async (sample) => {
    const { said, complained, code } = await send(sample, sample.includes("provision") ? "nord" : "demo");
    const lack = lacking[sample];
    if (lack) expect(complained).toMatch(lack);
    else {
      expect(complained).toBe("");
      expect(code).toBe(0);
      if (sample.includes("provision")) expect(said).toContain('"Status":"SUCCESS"');
      if (said.includes("batchItemFailures")) expect(JSON.parse(said).batchItemFailures).toEqual([]);
    }
  });

  test("refuses what is no sample, and a laboratory that is not there", async () => {
    expect(await send("../package.json", "demo")).toMatchObject({
      code: 2,
      complained: expect.stringContaining("is no sample of a job"),
    });
    expect(await send("core/mail/send-mail.json", "nobody")).toMatchObject({
      code: 2,
      complained: expect.stringContaining("There is no laboratory nobody"),
    });
  });
});
