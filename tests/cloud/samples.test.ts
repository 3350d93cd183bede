import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { sharedCloud } from "../support/shared-cloud.ts";

const root = join(import.meta.dirname, "../..");
const samples = readdirSync(join(root, "events"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .sort();
const folders = [...new Set(samples.map(dirname))];
const cloud = sharedCloud();

/** Errors for samples whose data a fresh laboratory lacks: their job understands the sample and reports the lack. */
const lacking: Record<string, RegExp> = {
  "importexport/imports/stage-chunk.json": /The chunk \S+ is gone/,
  "printpublisher/books/finish-book.json": /The plan of book \S+ is gone/,
  "printpublisher/books/render-part.json": /The input of part \S+ is gone/,
};

async function send(sample: string, tenant: string) {
  const place = ["--tenant", tenant, "--port", String(cloud.port), "--data", cloud.data];
  const child = spawn(
    process.execPath,
    [join(root, "infra/ops/send.ts"), join(root, "events", sample), ...place],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
  );
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [output, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { output, complained, code };
}

describe("the command that sends a sample", () => {
  // Samples of a folder tell of one thing, such as an import that is started and published: they are sent one after the other.
  test.concurrent.each(folders)(
    "has those of %s accepted by the functions that they are for",
    async (folder) => {
      for (const sample of samples.filter((path) => dirname(path) === folder)) {
        const { output, complained, code } = await send(
          sample,
          sample.includes("provision") ? "nord" : "demo",
        );
        const lack = lacking[sample];
        if (lack) expect(complained, sample).toMatch(lack);
        else {
          expect(complained, sample).toBe("");
          expect(code, sample).toBe(0);
          if (sample.includes("provision")) expect(output).toContain('"Status":"SUCCESS"');
          if (output.includes("batchItemFailures"))
            expect(JSON.parse(output).batchItemFailures, sample).toEqual([]);
        }
      }
    },
  );

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
