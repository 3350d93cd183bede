import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Client, clientOf } from "../support/browserless.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

const cloud = sharedCloud();
let eva: Client;
beforeAll(async () => {
  eva = clientOf("demo", cloud.port);
  await eva.signIn();
  const file = Buffer.from(JSON.stringify(madeCatalogue(120)));
  const entry = await eva.ended(await eva.upload(file, "made.json", { mode: "partial" }));
  expect(entry.status).toBe("success");
});
const read = async (path: string) => {
  const answer = await eva.call(`/api/laboreditor/${path}`);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.bytes}`);
  return answer.json();
};

describe("a table of a category", () => {
  const task = async (id: string) => (await eva.call(`/api/status/tasks/heartbeat/${id}/`)).json();
  const generate = (query: string) => eva.call(`/api/laboreditor/generate-csv-file/?${query}`);

  test("is written, and comes under the name the server gives it", async () => {
    expect((await generate("delimiter=;")).status).toBe(400);
    const started = await generate("category=made-9&language=de");
    expect(started.status).toBe(202);
    const { id } = started.json();
    await expect.poll(async () => (await task(id)).finished, { timeout: 60_000 }).toBe(true);
    const { url, rows, file_name } = await read("get-csv-file/?language=de&redirect=false");
    expect(rows).toBe((await read("list/?category=made-9&count=1")).count);
    const answer = await fetch(url);
    expect(answer.headers.get("content-disposition")).toContain(encodeURIComponent(file_name));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString("utf8").split("\r\n").filter(Boolean)).toHaveLength(rows + 1);
    const moved = await eva.call("/api/laboreditor/get-csv-file/?language=de");
    expect(moved.status).toBe(303);
  });

  test("that cannot be written for good is told, and the one before stays", async () => {
    const file = async () => (await read("get-csv-file/?language=de&redirect=false")).file_name as string;
    const before = await file();
    // Replace the bucket's folder by a file, so that it cannot write.
    const incoming = join(cloud.data, "s3/incoming");
    rmSync(incoming, { recursive: true, force: true });
    writeFileSync(incoming, "");
    try {
      const { id } = (await generate("category=made-11&language=de")).json();
      await expect.poll(async () => (await task(id)).finished, { timeout: 60_000 }).toBe(true);
      expect(await task(id)).toMatchObject({
        error: true,
        problem: { detail: "The CSV file could not be written." },
      });
    } finally {
      rmSync(incoming);
    }
    expect(await file()).toBe(before);
  });

  test("is cancelled, and the one before stays unless it was written already", async () => {
    const file = async () => (await read("get-csv-file/?language=de&redirect=false")).file_name as string;
    const before = await file();
    const { id } = (await generate("category=made-10&language=de")).json();
    const cancelled = (
      await eva.call(`/api/laboreditor/cancel-csv-generation/${id}/`, { method: "POST", body: {} })
    ).json();
    expect(cancelled).toMatchObject({ id, finished: true });
    if (cancelled.error) expect(cancelled.problem.code).toBe("gone");
    expect((await file()) === before).toBe(cancelled.error);
  });
});
