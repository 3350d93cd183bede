import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { crud } from "../../../functions/platform/endpoint/crud.ts";
import { serveApi } from "../../../functions/platform/endpoint/serve-api.ts";
import { records } from "../../../functions/platform/records/records.store.ts";
import { callHandler } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { elsewhere, store } from "./material-records.ts";
import { materials, materialsApi } from "./materials.endpoints.ts";

ownDynamoDb();
let authorization: string;
beforeAll(async () => {
  Object.assign(process.env, { STAGE: "local", VERSION: "1" });
  await makeTenant("demo");
  authorization = await tokenFor("demo", { is_admin: true });
});

const boxes = records("BOX", z.object({ title: z.string(), shelf: z.string() }), {
  one: "box",
  sort: ["title"],
  history: true,
  references: { shelf: "SHELF" },
});
const shelves = records("SHELF", z.object({ name: z.string(), room: z.string() }), {
  one: "shelf",
  sort: ["name"],
  history: true,
  references: { room: "ROOM" },
  cascade: { boxes },
});
const rooms = records("ROOM", z.object({ name: z.string() }), {
  one: "room",
  sort: [],
  history: true,
  cascade: { shelves },
});
const all = { limit: 50, offset: 0, search: "" };
type Actor = ReturnType<typeof elsewhere>;
const namesOf = async (kind: typeof boxes | typeof shelves | typeof rooms, actor: Actor) =>
  (await kind.deleted(actor, all)).results.map(({ name }) => name);

test("what is deleted is listed, the last one first, found by its name, and gone from the list once it is restored", async () => {
  const handler = serveApi(materialsApi, crud(materials, store));
  const call = (endpoint: Parameters<typeof callHandler>[1], request: object = {}) =>
    callHandler(handler, endpoint, { authorization, ...request });
  const ids: Record<string, string> = {};
  for (const name of ["Serum", "Plasma", "Liquor"]) {
    ids[name] = (await call(materials.create, { body: { name } })).body.id;
    await call(materials.remove, { params: { id: ids[name] } });
  }
  const listed = async (query: object = {}) => (await call(materials.deleted, { query })).body;
  expect(await listed()).toMatchObject({
    count: 3,
    results: [{ name: "Liquor", id: ids.Liquor, hid: 2 }, { name: "Plasma" }, { name: "Serum" }],
  });
  expect(await listed({ limit: "1", offset: "1" })).toMatchObject({
    count: 3,
    results: [{ name: "Plasma" }],
  });
  expect(await listed({ search: "lIQ" })).toMatchObject({ count: 1, results: [{ name: "Liquor" }] });
  const back = await call(materials.rollback, { params: { id: ids.Plasma, hid: "2" } });
  expect(back).toMatchObject({ status: 200, body: { name: "Plasma" } });
  expect((await listed()).results.map(({ name }: { name: string }) => name)).toEqual(["Liquor", "Serum"]);
  await call(materials.remove, { params: { id: ids.Plasma } });
  expect(await listed()).toMatchObject({ count: 3, results: [{ name: "Plasma", hid: 4 }, {}, {}] });
});

test("what went with something comes back with it, and nothing else", async () => {
  const actor = elsewhere();
  const room = await rooms.create(actor, { name: "Keller" });
  const shelf = await shelves.create(actor, { name: "Links", room: room.id });
  await boxes.create(actor, { title: "Röhrchen", shelf: shelf.id });
  const early = await boxes.create(actor, { title: "Schon weg", shelf: shelf.id });
  await boxes.remove(actor, early.id);
  await rooms.remove(actor, room.id);
  expect(await namesOf(boxes, actor)).toEqual(expect.arrayContaining(["Röhrchen", "Schon weg"]));
  expect(await namesOf(rooms, actor)).toEqual(["Keller"]);
  await rooms.rollback(actor, room.id, 2);
  expect(await shelves.find(actor, shelf.id)).toMatchObject({ name: "Links" });
  expect((await boxes.all(actor)).map(({ title }) => title)).toEqual(["Röhrchen"]);
  expect(await namesOf(boxes, actor)).toEqual(["Schon weg"]);
  expect(await namesOf(shelves, actor)).toEqual([]);
});

test("what is too much for one transaction comes back whole, too", async () => {
  const actor = elsewhere();
  const room = await rooms.create(actor, { name: "Lager" });
  const shelf = await shelves.create(actor, { name: "Rechts", room: room.id });
  for (let index = 0; index < 40; index++)
    await boxes.create(actor, { title: `Kiste ${index}`, shelf: shelf.id });
  await shelves.remove(actor, shelf.id);
  expect(await boxes.all(actor)).toEqual([]);
  await shelves.rollback(actor, shelf.id, 2);
  expect(await boxes.all(actor)).toHaveLength(40);
  expect(await namesOf(boxes, actor)).toEqual([]);
});
