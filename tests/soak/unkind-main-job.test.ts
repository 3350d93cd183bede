import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unkind } from "../../infra/local/unkind/unkindness.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { type Client, clientOf, fetchSigned } from "../support/browserless.ts";
import { insistently } from "../support/insistently.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { openShop } from "../support/shop.ts";

/**
 * A day of a laboratory with all of AWS's unkindness at once: a catalogue is imported while it is edited, changed in bulk, partly taken back,
 * read by visitors, ordered from and printed.
 */
const count = Number(process.env.LABORIUM_ANALYSES ?? 2_000);
const made = madeCatalogue(count);
const patience = 240_000;

let cloud: Awaited<ReturnType<typeof runLocalCloud>>;
let client: Client;
let visitor: Client;
/** Number of analyses that the laboratory begins with. */
let before: number;
beforeAll(async () => {
  cloud = await runLocalCloud({ unkindness: { ...unkind, seed: Number(process.env.LABORIUM_SEED ?? 29) } });
  client = clientOf("demo", cloud.port);
  visitor = clientOf("public.demo", cloud.port);
  await client.signIn();
}, 300_000);
afterAll(async () => {
  await cloud.stop();
  cloud.remove();
}, 60_000);

async function call(method: string, path: string, body?: unknown) {
  const headers = { "idempotency-key": randomUUID() };
  const answer = await insistently(() =>
    client.call(`/api/${path}`, { method, headers, ...(body !== undefined && { body }) }),
  );
  expect(answer.status, `${method} ${path}: ${answer.bytes}`).toBeLessThan(300);
  return answer.json();
}
const listed = async (filter = "") =>
  (await call("GET", `laboreditor/list/?count=1${filter}`)).count as number;
const idOf = async (code: string) =>
  (await call("GET", `laboreditor/list/?count=1&search=${code}`)).results[0].id as string;
const edit = (id: string, text: string) =>
  call("PATCH", `laboreditor/edit/${id}/`, { form_fields: { unit: { additional: text } } });
async function ended(path: string): Promise<{ status: string }> {
  let entry = { status: "pending" };
  const status = async () => {
    entry = await call("GET", path);
    return entry.status;
  };
  await expect.poll(status, { timeout: patience, interval: 500 }).not.toMatch(/^(?:uploading|pending)$/);
  return entry;
}
const upload = (catalogue: object) =>
  client.upload(Buffer.from(JSON.stringify(catalogue)), "made.json", { mode: "partial" });

let importing: string;
// A test, because waiting belongs to tests.
test("the laboratory has what it begins with", async () => {
  await expect.poll(() => listed(), { timeout: patience, interval: 500 }).toBeGreaterThan(0);
  before = await listed();
}, 300_000);

test("a catalogue is imported while what was there is edited", async () => {
  const { results } = await call("GET", "laboreditor/list/?count=5");
  const ids: string[] = results.map(({ id }: { id: string }) => id);
  importing = await upload(made);
  for (let turn = 1; turn <= 3; turn++) await Promise.all(ids.map((id) => edit(id, `turn ${turn}`)));
  expect(await ended(`import/${importing}/`)).toMatchObject({
    status: "success",
    stats: { created: count, changed: 0, unchanged: 0 },
  });
  expect(await listed()).toBe(before + count);
  for (const id of ids) {
    const { version, form_fields } = await call("GET", `laboreditor/edit/${id}/`);
    expect([version, form_fields.unit.additional]).toEqual([4, "turn 3"]);
  }
}, 300_000);

test("a bulk change hides a part of it for all at once, beside a save", async () => {
  const hidden = await listed("&pubstate=HIDDEN");
  const inCategory = await listed("&category=made-1");
  const beside = await idOf("M00001");
  const { id } = await call("POST", "laboreditor/bulk/", {
    selection: { filter: { search: "", category: "made-1" } },
    change: { what: "state", state: "HIDDEN" },
  });
  await edit(beside, "beside");
  expect(await ended(`laboreditor/bulk/${id}/`)).toMatchObject({ status: "done" });
  expect(await listed("&pubstate=HIDDEN")).toBe(hidden + inCategory);
  expect(await call("GET", `laboreditor/edit/${beside}/`)).toMatchObject({
    state: "HIDDEN",
    form_fields: { unit: { additional: "beside" } },
  });
}, 300_000);

test("another import is taken back, and what was saved since stays", async () => {
  const second = await upload(madeCatalogue(count, 200));
  expect(await ended(`import/${second}/`)).toMatchObject({ status: "success", stats: { changed: 200 } });
  const since = await idOf("M00003");
  await edit(since, "since");
  const { id } = await call("POST", `laboreditor/history/imports/${second}/undo/`);
  expect(await ended(`import/${id}/`)).toMatchObject({ status: "success", stats: { changed: 200 } });
  const { form_fields } = await call("GET", `laboreditor/edit/${since}/`);
  expect(form_fields.unit).toMatchObject({ additional: "since", imported: madeUnit("M00003") });
  expect(await listed()).toBe(before + count);
}, 300_000);
const madeUnit = (code: string) => made.analyses.find((analysis) => analysis.code === code)?.fields.unit;

test("visitors find what is published, and nothing else", async () => {
  const published = await listed("&pubstate=PUBLISHED&internal=false");
  const shown = async () => (await visitor.call("/api/public/analyses/?limit=1")).json().count;
  const indexed = async () => (await visitor.call("/embed/index.json")).json().indexes.de.count;
  // Both are kept at the edge as long as they say.
  await expect.poll(shown, { timeout: patience, interval: 500 }).toBe(published);
  await expect.poll(indexed, { timeout: patience, interval: 500 }).toBe(published);
  const page = await visitor.call("/embed/analyses/?q=M00003");
  expect(page.bytes.toString()).toContain("M00003");
}, 300_000);

test("an order is kept once and each of its mails is sent once, however often its messages come", async () => {
  const { order, email, recipient, mailsTo } = await openShop(cloud);
  const key = randomUUID();
  const [placed, repeated] = [await insistently(() => order(key)), await insistently(() => order(key))];
  expect(placed.status, placed.bytes.toString()).toBe(201);
  expect(repeated.bytes).toEqual(placed.bytes);
  const { number } = placed.json();
  const mails = async () => [
    (await mailsTo(email, number)).length,
    (await mailsTo(recipient, number)).length,
  ];
  await expect.poll(mails, { timeout: patience }).toEqual([1, 0]);
  const [asked] = await mailsTo(email, number);
  const path = /\/embed\/shop\/confirm\/[\w-]+\/\?lang=de/.exec(asked?.text ?? "")?.[0] ?? "";
  const pressed = await insistently(() => visitor.call(path, { method: "POST", body: "" }));
  expect(pressed.bytes.toString()).toContain("Ihre Bestellung ist bestätigt");
  await expect.poll(mails, { timeout: patience }).toEqual([2, 1]);
}, 300_000);

test("the book is printed", async () => {
  const { id } = await call("POST", "printpublisher/generate/", { reduced: true });
  const finished = async () => (await call("GET", `status/tasks/heartbeat/${id}/`)).finished;
  await expect.poll(finished, { timeout: 420_000, interval: 1_000 }).toBe(true);
  expect(await call("GET", `status/tasks/heartbeat/${id}/`)).toMatchObject({ error: false });
  const { url } = await call("GET", "printpublisher/download/?reduced=true");
  expect((await fetchSigned(url)).bytes.subarray(0, 5).toString()).toBe("%PDF-");
}, 480_000);
