import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Task } from "../../shared/core/tasks/tasks.endpoints.ts";
import { type Book, reducedSetSize } from "../../shared/printpublisher/books/books.endpoints.ts";
import { clientOf, fetchSigned } from "../support/browserless.ts";
import { mortalCloud } from "../support/mortal-cloud.ts";

/** A book is killed in each of its steps, and during publishing: the last good one stays, and the next try succeeds. */
const mortal = mortalCloud();
const call = (method: string, path: string, body?: unknown, key?: string) =>
  mortal.client.call(`/api/printpublisher/${path}`, {
    method,
    ...(body !== undefined && { body }),
    ...(key && { headers: { "idempotency-key": key } }),
  });
const taskOf = async (id: string): Promise<Task> =>
  (await mortal.client.call(`/api/status/tasks/heartbeat/${id}/`)).json();
const lastBook = async (reduced: boolean): Promise<Book | null> =>
  (await call("GET", `preview/?reduced=${reduced}`)).json().book;

async function ordered(key: string, reduced: boolean): Promise<string> {
  const answer = await call("POST", "generate/", { reduced }, key);
  expect(answer.status, answer.bytes.toString()).toBe(202);
  return answer.json().id;
}
async function ended(id: string): Promise<Task> {
  await expect.poll(async () => (await taskOf(id)).finished, { timeout: 240_000, interval: 200 }).toBe(true);
  return taskOf(id);
}
/** The file of the last good book; callers compare its length with the book's record. */
async function pdfOf(reduced: boolean): Promise<Buffer> {
  const { url } = (await call("GET", `download/?reduced=${reduced}`)).json();
  const answer = await fetchSigned(url);
  expect(answer.status).toBe(200);
  return answer.bytes;
}

// As a test, because waiting belongs to tests.
test("a book is there to begin with", async () => {
  await expect
    .poll(async () => (await mortal.client.call("/api/core/analyses/?limit=1")).json().count, {
      timeout: 60_000,
    })
    .toBeGreaterThan(reducedSetSize);
  expect((await ended(await ordered("first", true))).error).toBe(false);
}, 300_000);

test.each(["plan", "render", "join"] as const)(
  "a kill in the step %s loses neither the last good book nor the next one",
  async (phase) => {
    const before = await lastBook(true);
    const pdf = await pdfOf(true);
    expect(pdf).toHaveLength(before?.size ?? 0);
    const id = await ordered(`killed-${phase}`, true);
    await expect
      .poll(async () => (await taskOf(id)).progress.phase, { timeout: 120_000, interval: 5 })
      .toBe(phase);
    await mortal.kill();
    await mortal.startAgain();
    const present = await lastBook(true);
    // The book may have ended just before.
    if (present?.id === before?.id) expect((await pdfOf(true)).equals(pdf)).toBe(true);
    const task = await ended(id);
    const now = await lastBook(true);
    expect(now?.id).toBe(task.error ? before?.id : id);
    expect(await pdfOf(true)).toHaveLength(now?.size ?? 0);
    const next = await ordered(`after-${phase}`, true);
    expect(await ended(next)).toMatchObject({ error: false });
    expect(await lastBook(true)).toMatchObject({ id: next, analyses: reducedSetSize });
  },
  400_000,
);

test("a kill while the text for agencies is written leaves it to be written, or says that it was not", async () => {
  const id = await ordered("killed-text", true);
  expect(await ended(id)).toMatchObject({ error: false });
  expect(await lastBook(true)).toMatchObject({ id, text: "writing" });
  await mortal.kill();
  await mortal.startAgain();
  await expect.poll(async () => (await lastBook(true))?.text, { timeout: 120_000 }).not.toBe("writing");
  const { text } = (await lastBook(true)) ?? {};
  const answer = await call("GET", "download/?reduced=true&file=text");
  expect(answer.status).toBe(text === true ? 200 : 404);
  if (text === true) expect((await fetchSigned(answer.json().url)).status).toBe(200);
}, 400_000);

test("a kill while a book is published leads visitors to the former edition or to the new one", async () => {
  const visited = async () => {
    const visitor = clientOf("public.demo", mortal.port);
    const led = await visitor.call("/embed/catalogue/de/");
    if (led.status !== 302) return undefined;
    const { pathname } = new URL(String(led.headers.location), "http://public.demo.localhost");
    const pdf = await visitor.call(pathname);
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    return /\/([^/]+)\.pdf$/.exec(pathname)?.[1];
  };
  let previous = await visited();
  for (const moment of [3, 15, 40]) {
    const id = await ordered(`published-${moment}`, false);
    expect(await ended(id)).toMatchObject({ error: false });
    const publish = (key: string) => call("POST", "publish/", { book: id, remark: "" }, `${key}-${moment}`);
    const publishing = publish("publish").catch(() => undefined);
    await sleep(moment);
    await mortal.kill();
    await publishing;
    await mortal.startAgain();
    expect([previous, id]).toContain(await visited());
    // A user signs in again and presses the button once more.
    expect((await publish("again")).status).toBe(200);
    expect(await visited()).toBe(id);
    const { editions } = (await call("GET", "publish/")).json();
    const current = editions.filter((edition: { current: boolean }) => edition.current);
    expect(current.map((edition: { id: string }) => edition.id)).toEqual([id]);
    previous = id;
  }
}, 400_000);
