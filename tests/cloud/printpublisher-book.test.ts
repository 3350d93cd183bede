import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument, PDFName } from "pdf-lib";
import { extractImages } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { beginEditions } from "../../infra/local/begin-editions.ts";
import type { Task } from "../../shared/core/tasks/tasks.endpoints.ts";
import { type Book, reducedSetSize } from "../../shared/printpublisher/books/books.endpoints.ts";
import type { Edition } from "../../shared/printpublisher/editions/edition.ts";
import { pngOf } from "../platform/picture/pictures.ts";
import { filesOf } from "../printpublisher/book/read-idml.ts";
import { type Client, clientOf, fetchSigned } from "../support/browserless.ts";
import { ownProfile } from "../support/own-profile.ts";
import { breachesOf } from "../support/pdf-rules/breaches-of.ts";
import { pressBreachesOf } from "../support/pdf-rules/press-breaches.ts";
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

/** Follows a task to its end; returns all answers of its heartbeat. */
async function followed(id: string): Promise<Task[]> {
  const states: Task[] = [];
  await expect
    .poll(
      async () => {
        const task: Task = (await demo.call(`/api/status/tasks/heartbeat/${id}/`)).json();
        states.push(task);
        return task.finished;
      },
      { timeout: 240_000, interval: 100 },
    )
    .toBe(true);
  return states;
}

const lastBook = async (reduced = false): Promise<Book | null> =>
  (await demo.call(`/api/printpublisher/preview/?reduced=${reduced}`)).json().book;

/** Waits for the text for agencies, which is written after the book is there. */
const withText = (id: string | undefined) =>
  expect
    .poll(
      async () => {
        const { editions } = (await demo.call("/api/printpublisher/publish/")).json();
        const { books } = (await demo.call("/api/printpublisher/preview/")).json();
        const records = [...books, ...editions].filter((book: Book) => book.id === id);
        return new Set(records.map(({ text }: Book) => text));
      },
      { timeout: 60_000, interval: 100 },
    )
    .toEqual(new Set([true]));

async function downloaded(reduced = false, file = "book"): Promise<Buffer> {
  const { url } = (await demo.call(`/api/printpublisher/download/?reduced=${reduced}&file=${file}`)).json();
  return (await fetchSigned(url)).bytes;
}

/** Makes every cached rendered part unreadable, but not the book itself. Returns how many. */
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
    const states = await followed(task.id);
    const rendering = states.filter(({ progress }) => progress.phase === "render");
    const done = rendering.map(({ progress }) => progress.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(new Set(done).size).toBeGreaterThan(1);
    expect(states.at(-1)).toMatchObject({ finished: true, error: false, problem: null });
    const first = await lastBook();
    const pdf = await downloaded();
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(first).toMatchObject({ id: task.id, size: pdf.length, reduced: false, language: "de" });
    expect(first?.analyses).toBeGreaterThan(reducedSetSize);
    expect(await breachesOf(pdf)).toEqual([]);
    for (const file of ["inside", "cover"])
      expect(await pressBreachesOf(await downloaded(false, file))).toEqual([]);
    const plan = (await downloaded(false, "plan")).toString();
    expect(
      plan.match(/<entry code="[^"]+" title="[^"]+" page="\d+" side="\d+" column="[1-3]"\/>/g)?.length,
    ).toBe(plan.match(/<entry /g)?.length);
    await withText(task.id);
    const text = filesOf(await downloaded(false, "text"));
    const entries = [...text.values()]
      .join("")
      .match(/<HyperlinkTextDestination Self="HyperlinkTextDestination\/entry-/g);
    expect([...text.keys()][0]).toBe("mimetype");
    expect(entries?.length).toBe(plan.match(/<entry /g)?.length);
    expect(first?.printer?.pages).toBe((first?.pages ?? 0) - 2 + (first?.printer?.blanks ?? 0));
    const created = (await PDFDocument.load(pdf, { updateMetadata: false })).getCreationDate();
    expect(Math.abs(Date.parse(first?.generated ?? "") - Number(created))).toBeLessThan(300_000);
  }, 300_000);

  test("is published once where that is asked for twice, and visitors are led to it", async () => {
    const book = await lastBook();
    const publish = () =>
      demo.call("/api/printpublisher/publish/", {
        method: "POST",
        headers: { "idempotency-key": "one-edition" },
        body: { book: book?.id },
      });
    const published = await publish();
    expect(published.status, published.bytes.toString()).toBeLessThan(300);
    expect((await publish()).bytes).toEqual(published.bytes);
    const { editions } = (await demo.call("/api/printpublisher/publish/")).json();
    expect(editions).toMatchObject([{ id: book?.id, current: true }]);
    const { url } = (await demo.call(`/api/printpublisher/editions/${book?.id}/download/`)).json();
    expect(url).toContain("Signature");
    expect((await demo.call(`/api/printpublisher/editions/${book?.id}/`)).json()).toMatchObject({
      since: null,
    });
    const visitor = clientOf("public.demo", cloud.port);
    const led = await visitor.call("/embed/catalogue/de/");
    expect(led.status).toBe(302);
    const pdf = await visitor.call(
      new URL(String(led.headers.location), "http://public.demo.localhost").pathname,
    );
    expect(pdf.bytes.equals(await downloaded())).toBe(true);
    const chapter = { title: "Im Web", kind: "directory", publish_on_web: true };
    const created = await demo.call("/api/printpublisher/chapters/", { method: "POST", body: chapter });
    expect(created.status, created.bytes.toString()).toBe(201);
    const web = await demo.call("/api/printpublisher/publish/web/", { method: "POST", body: {} });
    expect(web.status, web.bytes.toString()).toBe(200);
    expect((await visitor.call("/embed/chapters/")).bytes.toString()).toContain("Im Web");
    const shown = await visitor.call(`/embed/chapters/${created.json().id}/`);
    expect(shown.bytes.toString()).toContain("Glukose");
    const removed = await demo.call(`/api/printpublisher/chapters/${created.json().id}/`, {
      method: "DELETE",
    });
    expect(removed.status).toBe(204);
  });

  test("begins with editions of former days, made once of what was different then and published as of their days", async () => {
    await expect
      .poll(async () => (await demo.call("/api/core/analyses/?limit=1")).json().count, { timeout: 60_000 })
      .toBeGreaterThan(reducedSetSize);
    const codes = (await demo.call("/api/core/analyses/?limit=3")).json().results.map(codeOf) as string[];
    const edition = (days: number, facts: object) => ({
      language: "de",
      days,
      by: "Redaktion",
      remark: "",
      ...facts,
    });
    const editions = [
      edition(90, {
        remark: "Die erste",
        without: [codes[0]],
        gone: [{ code: "OLD", like: codes[1], name: { de: "Alt" } }],
      }),
      edition(30, { bars: true }),
    ];
    const tenants = [
      {
        id: "demo",
        beginnings: { shop: undefined, book: { text: JSON.stringify({ editions }), sha256: "" } },
      },
    ];
    const ownEditions = async () =>
      (await demo.call("/api/printpublisher/publish/"))
        .json()
        .editions.filter(({ by }: Edition) => by === "Redaktion") as Edition[];
    await beginEditions({ port: String(cloud.port), data: cloud.data }, tenants);
    const [second, first, ...others] = await ownEditions();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ remark: "Die erste", current: false });
    expect(second).toMatchObject({
      since: first?.id,
      current: true,
      bars: true,
      counts: { added: 1, removed: 1 },
    });
    const ago = [first, second].map((edition) =>
      Math.round((Date.now() - Date.parse(edition?.published ?? "")) / 86_400_000),
    );
    expect(ago.map((days) => Math.round(days / 10))).toEqual([9, 3]);
    for (const edition of [first, second]) {
      await withText(edition?.id);
      const { url } = (await demo.call(`/api/printpublisher/editions/${edition?.id}/download/`)).json();
      expect((await fetchSigned(url)).bytes.length).toBe(edition?.size);
    }
    const previous = await ownEditions();
    await beginEditions({ port: String(cloud.port), data: cloud.data }, tenants);
    expect(await ownEditions()).toEqual(previous);
  }, 300_000);

  test("has 50 analyses where the reduced set is asked for, and the logo that was uploaded since", async () => {
    const pictures = async (reduced: boolean) =>
      (await extractImages(new Uint8Array(await downloaded(reduced)), 1)).length;
    const complete = await lastBook();
    const before = await pictures(false);
    const logo = { method: "POST", body: pngOf(300, 100) };
    expect((await demo.call("/api/settings/logo/", logo)).status).toBe(200);
    const states = await followed((await generate("reduced-book", { reduced: true })).id);
    expect(states.at(-1)).toMatchObject({ finished: true, error: false });
    expect(await lastBook(true)).toMatchObject({ reduced: true, analyses: reducedSetSize });
    expect(await pictures(true)).toBe(before + 1);
    // A reduced test book does not replace the book.
    expect(await lastBook()).toEqual(complete);
    expect((await demo.call("/api/settings/logo/", { method: "DELETE" })).status).toBe(200);
  }, 300_000);

  test("has files for the printer under the laboratory's own profile of the press, where there is one", async () => {
    const path = "/api/printpublisher/config/1/profile/";
    expect((await demo.call(path, { method: "POST", body: ownProfile() })).status).toBe(200);
    await followed((await generate("own-profile", { reduced: true })).id);
    const inside = await downloaded(true, "inside");
    expect(await pressBreachesOf(inside)).toEqual([]);
    const { catalog } = await PDFDocument.load(inside, { updateMetadata: false });
    expect(String(catalog.lookup(PDFName.of("OutputIntents")))).toContain("(Custom)");
    expect((await demo.call(path, { method: "DELETE" })).json().profile).toBeNull();
  }, 300_000);

  test("stays the last good one where making another fails, and the task says so", async () => {
    const good = await generate("good-book");
    await followed(good.id);
    await withText(good.id);
    const last = await lastBook();
    const before = await downloaded();
    expect(spoilParts(before)).toBeGreaterThan(0);
    const states = await followed((await generate("spoilt-book")).id);
    expect(states.at(-1)).toMatchObject({
      finished: true,
      error: true,
      problem: { detail: "The book could not be made; the last one is still there." },
    });
    expect(await lastBook()).toEqual(last);
    expect((await downloaded()).equals(before)).toBe(true);
  }, 300_000);
});

const codeOf = ({ code }: { code: string }) => code;
