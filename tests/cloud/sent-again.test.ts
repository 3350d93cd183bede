import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { apis } from "../../shared/apis.ts";
import { type EndpointSpec, takesKey } from "../../shared/kernel/endpoint.ts";
import { type Client, clientOf } from "../support/browserless.ts";
import { makerOf } from "../support/made-body.ts";
import { sharedCloud } from "../support/shared-cloud.ts";
import { wholeRecords } from "../support/whole-records.ts";

/** A client that lost an answer repeats its call with the same idempotency key, on the whole stack, where each role has to allow keeping the answer. */
const cloud = sharedCloud();
let demo: Client;
/** An analysis made for this file. */
let analysis: string;
beforeAll(async () => {
  demo = clientOf("demo", cloud.port);
  await demo.signIn();
  const { results } = (await demo.call("/api/laboreditor/list/?count=1")).json();
  const created = await demo.call("/api/laboreditor/create/", {
    method: "POST",
    body: { code: "AGAIN", copy_of: results[0].id },
  });
  analysis = created.json().id;
});

/** A notice of a change that is still waiting; the change is made here. */
async function waitingNotice(): Promise<string> {
  const waiting = async () => {
    const { results } = (await demo.call("/api/webpublisher/notices/")).json();
    return results.find(({ state }: { state: string }) => state === "waiting")?.id;
  };
  const body = { code: "AGAIN-TOLD", copy_of: analysis };
  const { id } = (await demo.call("/api/laboreditor/create/", { method: "POST", body })).json();
  const published = { state: "PUBLISHED", internal: false };
  const path = `/api/laboreditor/edit/${id}/`;
  expect((await demo.call(path, { method: "PATCH", body: published })).status).toBe(200);
  await expect.poll(waiting, { timeout: 30_000 }).toBeDefined();
  return waiting();
}

interface Sent {
  method?: string;
  path: string;
  body: object;
  /** Content of a different call with the same key. */
  other: object;
}
const name = { de: "Noch einmal", en: "Again" };
/** One call of each resource that takes a key and is not created and changed like a plain record. */
const special: Record<string, () => Sent | Promise<Sent>> = {
  "core/users": () => ({
    path: "user/list/",
    body: {
      username: "again",
      email: "again@lab.example",
      groups: [],
      password: "Drei-alte-Brutschraenke-brummen-5",
    },
    other: { username: "another" },
  }),
  "core/settings": () => ({
    method: "PATCH",
    path: "settings/",
    body: { colours: { accent: "#123456" } },
    other: { colours: { accent: "#654321" } },
  }),
  "core/categories": () => ({
    path: "core/categories/",
    body: { identifier: "again", name },
    other: { identifier: "another" },
  }),
  "core/collections": async () => {
    const { results } = (await demo.call("/api/core/collections/?limit=1")).json();
    const body = { collection: results[0].identifier, identifier: "again", name };
    return { path: "core/collection-items/", body, other: { identifier: "another" } };
  },
  "importexport/imports": () => ({
    path: "upload/analysis/url/",
    body: { file: "again.json", size: 10, mode: "partial" },
    other: { size: 11 },
  }),
  "importexport/profiles": () => ({
    path: "import/profile/",
    body: { name: "Again", columns: [{ column: "Code", target: "code" }] },
    other: { name: "Another" },
  }),
  "laboreditor/analyses": () => ({
    path: "laboreditor/create/",
    body: { code: "AGAIN-1", copy_of: analysis },
    other: { code: "AGAIN-2" },
  }),
  "laboreditor/bulk": () => ({
    path: "laboreditor/bulk/",
    body: { selection: { ids: [analysis] }, change: { what: "internal", internal: true } },
    other: { expected: 1 },
  }),
  "laboreditor/layouts": () => ({
    path: "laboreditor/layouts/",
    body: { identifier: "again", name, fields: [] },
    other: { identifier: "another" },
  }),
  "printpublisher/config": () => ({
    method: "PATCH",
    path: "printpublisher/config/1/",
    body: { subtitle: "Noch einmal" },
    other: { subtitle: "Anders" },
  }),
  "webpublisher/config": () => ({
    method: "PATCH",
    path: "webpublisher/config/",
    body: { show_import_date: false },
    other: { show_import_date: true },
  }),
  "laborshop/configuration": () => ({
    method: "PATCH",
    path: "laborshop/config/1/",
    body: { retention_months: 12 },
    other: { retention_months: 36 },
  }),
  "proficiency/configuration": () => ({
    method: "PATCH",
    path: "proficiency/configuration/1/",
    body: { default_view: "ringversuche" },
    other: { default_view: "parameter" },
  }),
  "webpublisher/notices": async () => ({
    method: "PATCH",
    path: `webpublisher/notices/${await waitingNotice()}/`,
    body: { remark: { de: "Noch einmal" } },
    other: { remark: { de: "Anders" } },
  }),
  "laboreditor/history": () => ({
    path: `laboreditor/history/analysis/${analysis}/1/rollback/`,
    body: { publish: false },
    other: { publish: true },
  }),
};
/** Books take long to make, editions need a book, and orders need a set-up shop: their own tests repeat these calls. */
const elsewhere = [
  "printpublisher/books",
  "printpublisher/editions",
  "laborshop/orders",
  "laborshop/public-orders",
];
const plain = apis.flatMap(({ address, endpoints }) => {
  if (address in special || elsewhere.includes(address)) return [];
  const all = Object.values<EndpointSpec>(endpoints);
  const maker = all.find(
    (candidate) => takesKey(candidate) && makerOf(all, `${candidate.path}{id}/`) === candidate,
  );
  if (!maker) return [];
  const { path } = maker;
  const sent = async (): Promise<Sent> => {
    const { bodyOf } = wholeRecords(demo);
    return { path, body: await bodyOf(path, "Again"), other: await bodyOf(path, "Another") };
  };
  return [[address, sent] as const];
});
const calls = { ...special, ...Object.fromEntries(plain) };

describe("a call sent again with its Idempotency-Key", () => {
  test("is tried for each resource that takes one", () => {
    const taking = apis.filter(({ endpoints }) => Object.values<EndpointSpec>(endpoints).some(takesKey));
    expect([...Object.keys(calls), ...elsewhere].sort()).toEqual(taking.map(({ address }) => address).sort());
  });

  test.each(Object.entries(calls))(
    "is carried out once by %s, and another one is refused",
    async (_, call) => {
      const { method = "POST", path, body, other } = await call();
      const headers = { "idempotency-key": randomUUID() };
      const send = (body: object) => demo.call(`/api/${path}`, { method, headers, body });
      const first = await send(body);
      expect(first.status).toBeLessThan(300);
      const again = await send(body);
      expect([again.status, again.bytes.toString()]).toEqual([first.status, first.bytes.toString()]);
      expect((await send({ ...body, ...other })).json()).toMatchObject({
        status: 422,
        code: "idempotency_mismatch",
      });
    },
  );
});
