import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Client, clientOf } from "../support/browserless.ts";
import { insistently } from "../support/insistently.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { mortalCloud } from "../support/mortal-cloud.ts";

/**
 * A table's index follows it in its own time: AWS promises no bound. With up to ten seconds of that, what was saved or imported is there at
 * once, wholly, for everybody, and it stays.
 */
const lag = 10_000;
const seed = Number(process.env.LABORIUM_SEED ?? 29);
const mortal = mortalCloud({ unkindness: { seed, indexLag: lag } });
/** The laboratory that begins empty: what it has is what was imported. */
let client: Client;
let visitor: Client;
async function enter(): Promise<void> {
  client = clientOf("nord", mortal.port);
  visitor = clientOf("public.nord", mortal.port);
  await client.signIn();
}
async function read(path: string) {
  const answer = await insistently(() => client.call(`/api/${path}`));
  expect(answer.status, `${path}: ${answer.bytes}`).toBe(200);
  return answer.json();
}
const seen = async (path: string) => (await insistently(() => visitor.call(path))).json();
const listed = async () => (await read("laboreditor/list/?count=1")).count as number;
const shown = async () => (await seen("/api/public/analyses/?limit=1")).count as number;
const indexed = async () => (await seen("/embed/index.json")).indexes.de.count as number;

/** List and directory have as many at once, the index once it is built anew, and all of them as long as the index of the table lags. */
async function areThere(count: number): Promise<void> {
  expect([await listed(), await shown()]).toEqual([count, count]);
  await expect.poll(indexed, { timeout: 60_000 }).toBe(count);
  const until = Date.now() + lag + 2_000;
  while (Date.now() < until) {
    expect([await listed(), await shown(), await indexed()]).toEqual([count, count, count]);
    await sleep(250);
  }
}
async function imported(count: number) {
  const file = Buffer.from(JSON.stringify(madeCatalogue(count)));
  return client.ended(await client.upload(file, "made.json", { mode: "partial" }));
}

test("an import is there at once and ever after, and the next one finds all of it", async () => {
  await enter();
  const stats = { created: 500, changed: 0, unchanged: 0, deleted: 0 };
  expect(await imported(500)).toMatchObject({ status: "success", stats });
  await areThere(500);
  // The index shows the first import by now, and nothing of this one.
  expect(await imported(5_000)).toMatchObject({
    status: "success",
    stats: { created: 4_500, changed: 0, unchanged: 500, deleted: 0 },
  });
  await areThere(5_000);
}, 240_000);

test("whoever starts anew reads all of it, and what was saved since", async () => {
  await mortal.killAndStart();
  await enter();
  expect(await listed()).toBe(5_000);
  const { results } = await read("laboreditor/list/?count=1&search=M00042");
  const at = `/api/laboreditor/edit/${results[0].id}/`;
  const body = { form_fields: { unit: { additional: "saved" } } };
  expect((await insistently(() => client.call(at, { method: "PATCH", body }))).status).toBe(200);
  // New containers, which know nothing yet, right after the save.
  await mortal.killAndStart();
  await enter();
  expect((await read(`laboreditor/edit/${results[0].id}/`)).form_fields.unit.additional).toBe("saved");
  await areThere(5_000);
}, 240_000);

test("an import right after another one finds what that one made", async () => {
  const changed = madeCatalogue(300, 300);
  const file = (catalogue: object) => Buffer.from(JSON.stringify(catalogue));
  const first = await client.ended(await client.upload(file(changed), "a.json", { mode: "partial" }));
  expect(first).toMatchObject({ status: "success", stats: { created: 0, changed: 300 } });
  const again = await client.ended(await client.upload(file(changed), "b.json", { mode: "partial" }));
  expect(again).toMatchObject({ status: "success", stats: { created: 0, changed: 0, unchanged: 300 } });
  expect(await listed()).toBe(5_000);
}, 240_000);
