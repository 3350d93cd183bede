import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unkind } from "../../infra/local/unkind/unkindness.ts";
import { runLocalCloud } from "../bench/local-cloud.ts";
import { type Client, clientOf, fetchSigned } from "../support/browserless.ts";
import { bulkDone, carriedOut, importDone, patience, upload } from "../support/carried-out.ts";
import { insistently } from "../support/insistently.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { openShop } from "../support/shop.ts";
import { size } from "./size.ts";

/**
 * A day of a laboratory with all of AWS's unkindness at once: a catalogue is imported while it is edited, then changed in bulk, partly
 * undone, read by visitors, ordered from and printed.
 */
const count = size.imported;
const catalogue = madeCatalogue(count);

let cloud: Awaited<ReturnType<typeof runLocalCloud>>;
let client: Client;
let visitor: Client;
/** Number of the laboratory's initial analyses. */
let before: number;
beforeAll(async () => {
  cloud = await runLocalCloud({ unkindness: { ...unkind, seed: size.seed } });
  client = clientOf("demo", cloud.port);
  visitor = clientOf("public.demo", cloud.port);
  await client.signIn();
}, 900_000);
afterAll(async () => {
  await cloud.stop();
  cloud.remove();
});

const call = (method: string, path: string, body?: unknown) => carriedOut(client, path, method, body);
const listed = async (filter = "") =>
  (await call("GET", `laboreditor/list/?count=1${filter}`)).count as number;
const idOf = async (code: string) =>
  (await call("GET", `laboreditor/list/?count=1&search=${code}`)).results[0].id as string;
const edit = (id: string, text: string) =>
  call("PATCH", `laboreditor/edit/${id}/`, { form_fields: { unit: { additional: text } } });

// When CloudFormation is done, provisioning has only started an import.
test("the laboratory has what it begins with", async () => {
  await expect.poll(() => listed(), { timeout: patience, interval: 500 }).toBeGreaterThan(0);
  before = await listed();
}, 900_000);

test("a catalogue is imported while what was there is edited", async () => {
  const { results } = await call("GET", "laboreditor/list/?count=5");
  const ids: string[] = results.map(({ id }: { id: string }) => id);
  const importing = await upload(client, catalogue);
  for (let turn = 1; turn <= 3; turn++) await Promise.all(ids.map((id) => edit(id, `turn ${turn}`)));
  expect(await importDone(client, importing)).toMatchObject({
    stats: { created: count, changed: 0, unchanged: 0 },
  });
  expect(await listed()).toBe(before + count);
  for (const id of ids) {
    const { version, form_fields } = await call("GET", `laboreditor/edit/${id}/`);
    expect([version, form_fields.unit.additional]).toEqual([4, "turn 3"]);
  }
}, 900_000);

test("a bulk change hides a part of it for all at once, beside a save", async () => {
  const hidden = await listed("&pubstate=HIDDEN");
  const inCategory = await listed("&category=made-1");
  const beside = await idOf("M00001");
  const { id } = await call("POST", "laboreditor/bulk/", {
    selection: { filter: { search: "", category: "made-1" } },
    change: { what: "state", state: "HIDDEN" },
  });
  await edit(beside, "beside");
  await bulkDone(client, id);
  expect(await listed("&pubstate=HIDDEN")).toBe(hidden + inCategory);
  expect(await call("GET", `laboreditor/edit/${beside}/`)).toMatchObject({
    state: "HIDDEN",
    form_fields: { unit: { additional: "beside" } },
  });
}, 900_000);

test("another import is taken back, and what was saved since stays", async () => {
  const stats = { changed: size.changed };
  const second = await upload(client, madeCatalogue(count, size.changed));
  expect(await importDone(client, second)).toMatchObject({ stats });
  const since = await idOf("M00003");
  await edit(since, "since");
  const { id } = await call("POST", `laboreditor/history/imports/${second}/undo/`);
  expect(await importDone(client, id)).toMatchObject({ stats });
  const { form_fields } = await call("GET", `laboreditor/edit/${since}/`);
  expect(form_fields.unit).toMatchObject({ additional: "since", raw: madeUnit("M00003") });
  expect(await listed()).toBe(before + count);
}, 900_000);
const madeUnit = (code: string) => catalogue.analyses.find((analysis) => analysis.code === code)?.fields.unit;

test("visitors find what is published, and nothing else", async () => {
  const published = await listed("&pubstate=PUBLISHED&internal=false");
  const read = (path: string) => insistently(() => visitor.call(path));
  const shown = async () => (await read("/api/public/analyses/?limit=1")).json().count;
  const indexed = async () => (await read("/embed/index.json")).json().indexes.de.count;
  // CloudFront caches both for some seconds, and the index is built after the change.
  await expect.poll(shown, { timeout: patience, interval: 500 }).toBe(published);
  await expect.poll(indexed, { timeout: patience, interval: 500 }).toBe(published);
  const page = await read("/embed/analyses/?search=M00003");
  expect(page.bytes.toString()).toContain("M00003");
}, 900_000);

test("an order is kept once and each of its mails is sent once, however often its messages come", async () => {
  const { order, email, recipient, mailsTo } = await openShop(cloud);
  const key = randomUUID();
  const [placed, repeated] = [await insistently(() => order(key)), await insistently(() => order(key))];
  expect(placed.status, placed.bytes.toString()).toBe(201);
  expect(repeated.bytes).toEqual(placed.bytes);
  const { reference } = placed.json();
  /** The order's names in mails: its number, too, once it is confirmed. */
  const names: string[] = [reference];
  const mails = async () => [
    (await mailsTo(email, ...names)).length,
    (await mailsTo(recipient, ...names)).length,
  ];
  await expect.poll(mails, { timeout: patience }).toEqual([1, 0]);
  const [mail] = await mailsTo(email, reference);
  const path = /\/embed\/shop\/confirm\/[\w-]+\/\?lang=de/.exec(mail?.text ?? "")?.[0] ?? "";
  const pressed = await insistently(() => visitor.call(path, { method: "POST", body: "" }));
  expect(pressed.bytes.toString()).toContain("Ihre Bestellung ist bestätigt");
  const { results } = await call("GET", `laborshop/orders/?search=${reference}`);
  names.push(results[0].number);
  await expect.poll(mails, { timeout: patience }).toEqual([2, 1]);
}, 900_000);

test("the book is printed", async () => {
  const { id } = await call("POST", "printpublisher/generate/", { reduced: true });
  const finished = async () => (await call("GET", `status/tasks/heartbeat/${id}/`)).finished;
  await expect.poll(finished, { timeout: patience, interval: 1_000 }).toBe(true);
  expect(await call("GET", `status/tasks/heartbeat/${id}/`)).toMatchObject({ error: false });
  const { url } = await call("GET", "printpublisher/download/?reduced=true");
  expect((await fetchSigned(url)).bytes.subarray(0, 5).toString()).toBe("%PDF-");
}, 900_000);
