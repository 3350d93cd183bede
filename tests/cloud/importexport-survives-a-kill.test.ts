import { DeleteObjectCommand, HeadObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, describe, expect, test } from "vitest";
import { localOperator } from "../../infra/ops/stage.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";

const count = 4_000;
/** Deletes the last of the chunks that a running import has still to write, as a mistaken lifecycle rule would. */
async function loseLastChunk(id: string): Promise<void> {
  const { origin, credentials } = await localOperator({ port: String(cloud.port), data: cloud.data });
  const s3 = new S3Client({ region: "eu-central-1", endpoint: `${origin}/_aws/s3`, credentials });
  const chunk = (at: number) => ({
    Bucket: "laborium-demo-imports-000000000000",
    Key: `demo/chunks/${id}/${String(at).padStart(5, "0")}.ndjson.gz`,
  });
  const isThere = (at: number) =>
    s3.send(new HeadObjectCommand(chunk(at))).then(
      () => true,
      () => false,
    );
  let last = 0;
  while (await isThere(last + 1)) last += 1;
  await s3.send(new DeleteObjectCommand(chunk(last)));
  s3.destroy();
}

let cloud: Awaited<ReturnType<typeof runLocalCloud>>;
let client: Client;
afterAll(async () => {
  await cloud.stop();
  cloud.remove();
});

const counted = async () => (await client.call("/api/core/analyses/?limit=1")).json().count as number;

/** Begins an import in a new cloud and waits until it writes. */
async function begunImport(file: Buffer): Promise<{ id: string; before: number }> {
  cloud = await runLocalCloud();
  client = clientOf("demo", cloud.port);
  await client.signIn();
  await expect.poll(counted, { timeout: 60_000 }).toBeGreaterThan(0);
  const before = await counted();
  const id = await client.upload(file, "catalogue.json", { mode: "partial" });
  await expect
    .poll(async () => (await client.call(`/api/import/${id}/`)).json().progress.done, {
      timeout: 60_000,
      interval: 20,
    })
    .toBeGreaterThan(0);
  return { id, before };
}

describe("an import of which a part is lost before it is written", () => {
  test("ends as failed, leaves nothing behind and keeps no other import from its turn", async () => {
    const { id, before } = await begunImport(Buffer.from(JSON.stringify(madeCatalogue(4_000))));
    await loseLastChunk(id);
    expect(await client.ended(id)).toMatchObject({ status: "failed" });
    expect(await counted()).toBe(before);
    const some = Buffer.from(JSON.stringify(madeCatalogue(100)));
    const again = await client.ended(await client.upload(some, "catalogue.json", { mode: "partial" }));
    expect(again).toMatchObject({ status: "success", stats: { created: 100 } });
    await cloud.stop();
    cloud.remove();
  });
});

describe("an import of 4,000 analyses whose cloud is killed in the middle", () => {
  test("ends with the right counts after a restart, and no reader ever saw half of it", async () => {
    const file = Buffer.from(JSON.stringify(madeCatalogue(count)));
    const { id, before } = await begunImport(file);
    expect(await counted()).toBe(before);
    await cloud.kill();

    cloud = await runLocalCloud({ data: cloud.data, port: cloud.port });
    client = clientOf("demo", cloud.port);
    await client.signIn();
    const seen = new Set<number>();
    let watching = true;
    const watcher = (async () => {
      while (watching) {
        const answer = await client.call("/api/core/analyses/?limit=1");
        if (answer.status === 200) seen.add(answer.json().count);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();
    const entry = await client.ended(id, 150_000);
    watching = false;
    await watcher;
    expect(entry).toMatchObject({
      status: "success",
      stats: { total: count, created: count, changed: 0, deleted: 0 },
    });
    await expect.poll(counted, { timeout: 30_000 }).toBe(before + count);
    expect([...seen].every((now) => now === before || now === before + count)).toBe(true);
    const again = await client.ended(await client.upload(file, "catalogue.json", { mode: "partial" }));
    expect(again.stats).toMatchObject({ created: 0, changed: 0, deleted: 0, unchanged: count });
  });
});
