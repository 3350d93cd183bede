import { afterAll, describe, expect, test } from "vitest";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { clientOf } from "../support/browserless.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";

const count = 10_000;
let cloud: Awaited<ReturnType<typeof runLocalCloud>>;
afterAll(async () => {
  await cloud.stop();
  cloud.remove();
});

describe("an import of 10,000 analyses whose cloud is killed in the middle", () => {
  test("ends with the right counts after a restart, and no reader ever saw half of it", async () => {
    cloud = await runLocalCloud();
    let client = clientOf("demo", cloud.port);
    await client.signIn();
    const counted = async () => (await client.call("/api/core/analyses/?limit=1")).json().count as number;
    await expect.poll(counted, { timeout: 60_000 }).toBeGreaterThan(0);
    const before = await counted();

    const file = Buffer.from(JSON.stringify(madeCatalogue(count)));
    const id = await client.upload(file, "catalogue.json", { mode: "partial" });
    await expect
      .poll(async () => (await client.call(`/api/import/${id}/`)).json().progress.done, {
        timeout: 60_000,
        interval: 20,
      })
      .toBeGreaterThan(0);
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
