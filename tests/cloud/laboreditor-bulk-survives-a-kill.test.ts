import { afterAll, describe, expect, test } from "vitest";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { clientOf } from "../support/browserless.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";

const count = 5_000;
let cloud: Awaited<ReturnType<typeof runLocalCloud>>;
afterAll(async () => {
  await cloud.stop();
  cloud.remove();
});

describe("a change of 5,000 analyses whose cloud is killed in the middle", () => {
  test("is carried out whole after a restart, and nobody ever saw half of it", async () => {
    cloud = await runLocalCloud();
    let client = clientOf("demo", cloud.port);
    await client.signIn();
    const hidden = async () => {
      const answer = await client.call("/api/core/analyses/?limit=1&state=HIDDEN&category=made-0");
      return answer.json().count as number;
    };
    const action = async (id: string) => (await client.call(`/api/laboreditor/bulk/${id}/`)).json();
    const file = Buffer.from(JSON.stringify(madeCatalogue(count)));
    const entry = await client.ended(await client.upload(file, "catalogue.json", { mode: "partial" }));
    expect(entry.status).toBe("success");
    expect(await hidden()).toBe(0);

    const selection = { filter: { search: "", pubstate: "PUBLISHED" } };
    const change = { what: "state", state: "HIDDEN" };
    const begun = await client.call("/api/laboreditor/bulk/", {
      method: "POST",
      body: { selection, change },
    });
    expect(begun.status).toBe(202);
    const { id } = begun.json();
    await expect
      .poll(async () => (await action(id)).progress.done, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(0);
    expect(await hidden()).toBe(0);
    await cloud.kill();

    cloud = await runLocalCloud({ data: cloud.data, port: cloud.port });
    client = clientOf("demo", cloud.port);
    await client.signIn();
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          seen.add(await hidden());
          return (await action(id)).status;
        },
        { timeout: 120_000, interval: 100 },
      )
      .toBe("done");
    const all = await hidden();
    expect(all).toBeGreaterThan(400);
    expect([...seen].every((now) => now === 0 || now === all)).toBe(true);
  });
});
