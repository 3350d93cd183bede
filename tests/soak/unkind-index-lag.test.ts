import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Client, clientOf } from "../support/browserless.ts";
import { carriedOut, importDone, patience, upload } from "../support/carried-out.ts";
import { insistently } from "../support/insistently.ts";
import { madeCatalogue } from "../support/made-catalogue.ts";
import { mortalCloud } from "../support/mortal-cloud.ts";
import { size } from "./size.ts";

/**
 * DynamoDB copies a table into its global secondary index asynchronously, usually within a second, but AWS promises no bound; an import drives
 * one partition of an index to its limit. Even with a lag of up to ten seconds, imported and saved data must be there at once and completely,
 * for everybody, in old and new containers, and it must stay.
 */
const lag = 10_000;
const mortal = mortalCloud({ unkindness: { seed: size.seed, indexLag: lag } });
/** The laboratory that begins empty: all its data was imported. */
let client: Client;
let visitor: Client;
async function enter(): Promise<void> {
  client = clientOf("nord", mortal.port);
  visitor = clientOf("public.nord", mortal.port);
  await client.signIn();
}
const read = async (path: string) => (await insistently(() => visitor.call(path))).json();
const listed = async () => (await carriedOut(client, "laboreditor/list/?count=1")).count as number;
const shown = async () => (await read("/api/public/analyses/?limit=1")).count as number;
const indexed = async () => (await read("/embed/index.json")).indexes.de.count as number;

/** List and directory have that number at once, the search index once it is rebuilt, and all of them keep it while the index of the table lags. */
async function areThere(count: number): Promise<void> {
  expect([await listed(), await shown()]).toEqual([count, count]);
  await expect.poll(indexed, { timeout: patience }).toBe(count);
  const until = Date.now() + lag + 2_000;
  while (Date.now() < until) {
    expect([await listed(), await shown(), await indexed()]).toEqual([count, count, count]);
    await sleep(250);
  }
}
const imported = async (catalogue: object) => importDone(client, await upload(client, catalogue));

test("an import is there at once and ever after, and the next one finds all of it", async () => {
  await enter();
  expect(await imported(madeCatalogue(500))).toMatchObject({
    stats: { created: 500, changed: 0, unchanged: 0, deleted: 0 },
  });
  await areThere(500);
  // By now the index shows the first import, and nothing of this one.
  expect(await imported(madeCatalogue(5_000))).toMatchObject({
    stats: { created: 4_500, changed: 0, unchanged: 500, deleted: 0 },
  });
  await areThere(5_000);
}, 900_000);

test("a new container reads all of it, and what was saved a moment ago", async () => {
  await mortal.killAndStart();
  await enter();
  expect(await listed()).toBe(5_000);
  const { results } = await carriedOut(client, "laboreditor/list/?count=1&search=M00042");
  const edit = `laboreditor/edit/${results[0].id}/`;
  await carriedOut(client, edit, "PATCH", { form_fields: { unit: { additional: "saved" } } });
  await mortal.killAndStart();
  await enter();
  expect((await carriedOut(client, edit)).form_fields.unit.additional).toBe("saved");
  await areThere(5_000);
}, 900_000);

test("an import right after another one finds what that one made", async () => {
  const changed = madeCatalogue(300, 300);
  expect(await imported(changed)).toMatchObject({ stats: { created: 0, changed: 300 } });
  expect(await imported(changed)).toMatchObject({ stats: { created: 0, changed: 0, unchanged: 300 } });
  expect(await listed()).toBe(5_000);
}, 900_000);
