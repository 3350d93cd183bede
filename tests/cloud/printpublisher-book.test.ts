import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { extractImages } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import type { Task } from "../../shared/core/tasks/tasks.endpoints.ts";
import { type Book, reducedSetSize } from "../../shared/printpublisher/books/books.endpoints.ts";
import { pngOf } from "../platform/picture/pictures.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { sharedCloud } from "../support/shared-cloud.ts";

const cloud = sharedCloud();
let demo: Client;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  await demo.signIn();
});

async function generate(key: string, body: { reduced?: boolean } = {}): Promise<Task> {
  const answer = await demo.call("/api/printpublisher/generate/", {
    method: "POST",
    headers: { "idempotency-key": key },
    body,
  });
  expect(answer.status).toBe(202);
  return answer.json();
}

/** Follows a task to its end; everything its heartbeat said. */
async function followed(id: string): Promise<Task[]> {
  const said: Task[] = [];
  await expect
    .poll(
      async () => {
        const task: Task = (await demo.call(`/api/status/tasks/heartbeat/${id}/`)).json();
        said.push(task);
        return task.finished;
      },
      { timeout: 240_000, interval: 100 },
    )
    .toBe(true);
  return said;
}

const lastBook = async (): Promise<Book | null> =>
  (await demo.call("/api/printpublisher/preview/")).json().book;

async function downloaded(): Promise<Buffer> {
  const { hostname, port, pathname, search, host } = new URL(
    (await demo.call("/api/printpublisher/download/")).json().url,
  );
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: hostname.endsWith("localhost") ? "127.0.0.1" : hostname,
        port,
        path: pathname + search,
        headers: { host },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => resolve(Buffer.concat(chunks)));
        answer.on("error", reject);
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}

/** Makes every rendered part that is kept unreadable; the book itself stays. Answers how many. */
function spoilParts(book: Buffer): number {
  const stored = readdirSync(join(cloud.data, "s3"), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, bytes: readFileSync(path) }))
    .filter(({ bytes }) => bytes.subarray(0, 5).toString() === "%PDF-" && !bytes.equals(book));
  for (const { path, bytes } of stored) writeFileSync(path, Buffer.alloc(bytes.length));
  return stored.length;
}

describe("the book of a laboratory", () => {
  test("begins once where it is asked for twice, says how far it is, and can be downloaded", async () => {
    await expect
      .poll(async () => (await demo.call("/api/core/analyses/?limit=1")).json().count, { timeout: 60_000 })
      .toBeGreaterThan(reducedSetSize);
    expect(await lastBook()).toBeNull();
    const task = await generate("one-book");
    expect((await generate("one-book")).id).toBe(task.id);
    const said = await followed(task.id);
    const rendering = said.filter(({ progress }) => progress.phase === "render");
    const done = rendering.map(({ progress }) => progress.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(new Set(done).size).toBeGreaterThan(1);
    expect(said.at(-1)).toMatchObject({ finished: true, error: false, problem: null });
    const first = await lastBook();
    const pdf = await downloaded();
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(first).toMatchObject({ id: task.id, size: pdf.length, reduced: false, language: "de" });
    expect(first?.analyses).toBeGreaterThan(reducedSetSize);
  }, 300_000);

  test("has 50 analyses where the reduced set is asked for, and the logo that was uploaded since", async () => {
    const pictures = async () => (await extractImages(new Uint8Array(await downloaded()), 1)).length;
    const before = await pictures();
    const logo = { method: "POST", body: pngOf(300, 100) };
    expect((await demo.call("/api/settings/logo/", logo)).status).toBe(200);
    const said = await followed((await generate("reduced-book", { reduced: true })).id);
    expect(said.at(-1)).toMatchObject({ finished: true, error: false });
    expect(await lastBook()).toMatchObject({ reduced: true, analyses: reducedSetSize });
    expect(await pictures()).toBe(before + 1);
    expect((await demo.call("/api/settings/logo/", { method: "DELETE" })).status).toBe(200);
  }, 300_000);

  test("stays the last good one where making another fails, and the task says so", async () => {
    await followed((await generate("good-book")).id);
    const last = await lastBook();
    const before = await downloaded();
    expect(spoilParts(before)).toBeGreaterThan(0);
    const said = await followed((await generate("spoilt-book")).id);
    expect(said.at(-1)).toMatchObject({
      finished: true,
      error: true,
      problem: { detail: "The book could not be made; the last one is still there." },
    });
    expect(await lastBook()).toEqual(last);
    expect((await downloaded()).equals(before)).toBe(true);
  }, 300_000);
});
