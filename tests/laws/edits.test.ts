import { beforeAll, describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../functions/platform/actor.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import { apis } from "../../shared/apis.ts";
import { analysisSchema } from "../../shared/core/catalogue/document.ts";
import type { EndpointSpec } from "../../shared/kernel/endpoint.ts";
import { products, shopCategories, variants } from "../../shared/laborshop/articles/articles.endpoints.ts";
import { shopConfiguration } from "../../shared/laborshop/configuration/configuration.endpoints.ts";
import { chapters, paragraphs } from "../../shared/printpublisher/chapters/chapters.endpoints.ts";
import { trialConfiguration } from "../../shared/proficiency/configuration/configuration.endpoints.ts";
import { webConfiguration } from "../../shared/webpublisher/config/config.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { dieAfterCommit } from "../support/crash.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { bodyFor, changeFor, makerOf } from "../support/made-body.ts";
import { makeOrder } from "../support/made-order.ts";
import { makeCertificate, makeCertification, makeTestable } from "../support/made-trials.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

/**
 * Rules for everything that people edit: a change by a person who did not see the present version is refused, and a change that is sent
 * twice is made once. The declarations tell which edits there are, and how a resource is created and changed if a POST creates it; the
 * others are described below.
 */
const endpoints = apis.flatMap(({ endpoints }) => Object.values(endpoints) as EndpointSpec[]);
const edits = endpoints.filter(({ etag, method, path }) => etag && method !== "GET" && readerOf(path));
function readerOf(path: string): EndpointSpec | undefined {
  const read = endpoints.filter((endpoint) => endpoint.method === "GET" && endpoint.etag);
  return (
    read.find((endpoint) => endpoint.path === path) ??
    read.find((candidate) => path === `${candidate.path}logo/`)
  );
}

interface Resource {
  /** Creates one; returns the parameters of its path. */
  make: () => Promise<Record<string, string>>;
  /** Two bodies that change it. */
  changes: readonly [unknown, unknown];
}
const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><rect width="${width}" height="1"/></svg>`;
let count = 0;
const next = () => `made-${++count}`;

/** The setup of a module, which comes into being with its first change. */
const setupOf = ({ change }: { change: EndpointSpec }): Resource => ({
  make: async () => {
    const body = { css: `.${next()} {}` };
    expect((await callApi(change, { authorization, body })).status).toBe(200);
    return {};
  },
  changes: [{ css: ".a {}" }, { css: ".b {}" }],
});

/** Resources that no call creates, or only with values that a schema does not reveal, by the path of their edits. */
const resources: Record<string, Resource> = {
  "settings/": { make: async () => ({}), changes: [{ name: "Labor A" }, { name: "Labor B" }] },
  "settings/logo/": { make: async () => ({}), changes: [svg(1), svg(2)] },
  "webpublisher/config/": setupOf(webConfiguration),
  "laborshop/config/1/": setupOf(shopConfiguration),
  "proficiency/configuration/1/": setupOf(trialConfiguration),
  "webpublisher/notices/{id}/": {
    make: async () => {
      const id = next().replace("made-", "").padStart(12, "0");
      const began = new Date().toISOString();
      const due = new Date(Date.now() + 60_000).toISOString();
      const notice = { source: "edit", began, due, count: 0, counts: {} };
      await openTable({ tenant: "demo" as TenantId }).put({ pk: "NOTICE", sk: id }, notice);
      return { id };
    },
    changes: [{ suppressed: true }, { remark: { de: "Neu" } }],
  },
  "proficiency/testable/{id}/": {
    make: async () => ({ id: await makeTestable(authorization, next()) }),
    changes: [{ rilibaek: true }, { rilibaek: true, tags: [] }],
  },
  "proficiency/certificates/{id}/": {
    make: async () => ({ id: await makeCertificate(authorization, next()) }),
    changes: [{ name: "Ringversuch 1" }, { name: "Ringversuch 2" }],
  },
  "proficiency/certified-testable/{id}/": {
    make: async () => ({ id: await makeCertification(authorization, next()) }),
    changes: [{ certified: false }, { valid_until: "2026-06-30" }],
  },
  "printpublisher/paragraphs/{id}/": {
    make: async () => {
      const chapter = await callApi(chapters.create, { authorization, body: { title: next() } });
      const body = { parent_chapter: chapter.body.id, title: next() };
      return { id: (await callApi(paragraphs.create, { authorization, body })).body.id };
    },
    changes: [{ title: "Vorwort" }, { title: "Anhang" }],
  },
  "laborshop/products/{id}/": {
    make: async () => ({ id: await makeProduct() }),
    changes: [{ description: "<p>Serum</p>" }, { description: "<p>EDTA</p>" }],
  },
  "laborshop/variants/{id}/": {
    make: async () => {
      const body = { product: await makeProduct(), article_number: next() };
      return { id: (await callApi(variants.create, { authorization, body })).body.id };
    },
    changes: [{ hidden: true }, { quantity_per_pack: 100 }],
  },
  "laborshop/orders/{id}/": {
    make: async () => ({ id: await makeOrder({ tenant: "demo" as TenantId }, next()) }),
    changes: [{ remark: "Eilt" }, { status: "shipped" }],
  },
  "core/collection-items/{id}/": {
    make: async () => {
      const identifier = next();
      const id = documentId("collectionitem", `materials/${identifier}`);
      const content = { collection: "materials", identifier, name: { de: "Serum" }, fields: {} };
      await saveDocuments(jobActor("test"), [{ kind: "collectionitem", id, content }]);
      return { id };
    },
    changes: [{ name: { de: "Plasma" } }, { name: { de: "Urin" } }],
  },
  "laboreditor/edit/{id}/": {
    make: async () => {
      const code = next();
      const id = documentId("analysis", code);
      const facts = { name: { de: "Natrium" }, layout: "default", categories: [], related: [], fields: {} };
      const content = analysisSchema.parse({ code, state: "NEW", imported: false, ...facts });
      await saveDocuments(jobActor("test"), [{ kind: "analysis", id, content }]);
      return { id };
    },
    changes: [{ name: { de: "Natrium im Urin" } }, { internal: true }],
  },
};

async function makeProduct(): Promise<string> {
  const category = await callApi(shopCategories.create, { authorization, body: { name: next() } });
  const body = { category: category.body.id, name: next() };
  return (await callApi(products.create, { authorization, body })).body.id;
}

ownDynamoDb();
ownAws();
let authorization: string;
beforeAll(async () => {
  Object.assign(process.env, { STAGE: "local", VERSION: "1" });
  await makeTenant("demo");
  authorization = await tokenFor("demo", { is_admin: true });
});

const cases = edits.map((endpoint) => ({ title: `${endpoint.method} ${endpoint.path}`, endpoint }));
const resourceOf = ({ path }: EndpointSpec): Resource => {
  const maker = makerOf(endpoints, path);
  const changer = edits.find((edit) => edit.method === "PATCH" && edit.path === path);
  const resource = resources[path] ?? (maker && changer && madeBy(maker, changer));
  if (!resource) throw new Error(`Say in this file how to make one of ${path}, and two changes of it.`);
  return resource;
};
const madeBy = (maker: EndpointSpec, change: EndpointSpec): Resource => ({
  make: async () => {
    const answer = await callApi(maker, { authorization, body: bodyFor(maker, next()) });
    expect(answer, answer.text).toMatchObject({ status: 201 });
    return { id: answer.body.id as string };
  },
  changes: [changeFor(maker, change, next()), changeFor(maker, change, next())],
});

/** A created resource, with ways to read and to edit it. */
async function createResource(endpoint: EndpointSpec) {
  const { make, changes } = resourceOf(endpoint);
  const params = await make();
  const reader = readerOf(endpoint.path) as EndpointSpec;
  const read = () => callApi(reader, { authorization, params });
  const edit = (body: unknown, etag: string, key?: string) =>
    callApi(endpoint, {
      authorization,
      params,
      headers: { "if-match": etag, ...(key && { "idempotency-key": key }) },
      ...(endpoint.method !== "DELETE" && { body }),
    });
  const before = await read();
  expect(before.status).toBe(200);
  return { read, edit, changes, etag: before.headers.etag ?? "" };
}
const changing = cases.filter(({ endpoint }) => endpoint.method !== "DELETE");

describe("every edit", () => {
  test.each(cases)("$title: is refused to who did not see the present version", async ({ endpoint }) => {
    const { read, edit, changes } = await createResource(endpoint);
    const before = await read();
    expect(await edit(changes[0], '"no version"')).toMatchObject({
      status: 412,
      body: { code: "edit_conflict" },
    });
    expect(await read()).toMatchObject({ status: 200, body: before.body });
  });

  test.each(changing)("$title: does not overwrite what came between", async ({ endpoint }) => {
    const { read, edit, changes, etag } = await createResource(endpoint);
    const first = await edit(changes[0], etag);
    expect(first.status).toBeLessThan(300);
    expect(first.headers.etag).not.toBe(etag);
    const between = await read();
    expect(between.headers.etag).toBe(first.headers.etag);
    expect(await edit(changes[1], etag)).toMatchObject({ status: 412 });
    expect((await read()).body).toEqual(between.body);
  });

  test.each(changing)("$title: of two at once, one is kept and the other told", async ({ endpoint }) => {
    const { edit, changes, etag } = await createResource(endpoint);
    const answers = await Promise.all(changes.map((change) => edit(change, etag)));
    expect(answers.map(({ status }) => (status < 300 ? "kept" : status)).sort()).toEqual([412, "kept"]);
  });

  test.each(changing)("$title: sent again leads to the same", async ({ endpoint }) => {
    const { read, edit, changes, etag } = await createResource(endpoint);
    const first = await edit(changes[0], etag);
    const once = await read();
    const again = await edit(changes[0], first.headers.etag ?? "");
    expect(again.status).toBeLessThan(300);
    expect((await read()).body).toEqual(once.body);
  });

  // As a browser repeats a request without an answer: the same request, with the version that was seen before the change.
  test.each(cases)("$title: repeated after a lost answer is answered as it was", async ({ endpoint }) => {
    const { read, edit, changes, etag } = await createResource(endpoint);
    const key = next();
    const first = await edit(changes[0], etag, key);
    expect(first.status).toBeLessThan(300);
    const once = await read();
    const again = await edit(changes[0], etag, key);
    expect(again).toEqual(first);
    const after = await read();
    expect([after.status, after.headers.etag, after.body]).toEqual([
      once.status,
      once.headers.etag,
      once.body,
    ]);
  });

  test.each(cases)(
    "$title: repeated after the server died between writing and answering is no conflict with itself",
    async ({ endpoint }) => {
      const { read, edit, changes, etag } = await createResource(endpoint);
      const key = next();
      const revive = dieAfterCommit();
      const first = await edit(changes[0], etag, key);
      revive();
      expect(first.status).toBe(500);
      const once = await read();
      const again = await edit(changes[0], etag, key);
      expect(again.status).toBeLessThan(300);
      if (endpoint.output !== null) expect(again.headers.etag).toBe(once.headers.etag);
      expect((await read()).headers.etag).toBe(once.headers.etag);
    },
  );

  test.each(changing)("$title: one key stands for one request", async ({ endpoint }) => {
    const { edit, changes, etag } = await createResource(endpoint);
    const key = next();
    const first = await edit(changes[0], etag, key);
    expect(await edit(changes[1], first.headers.etag ?? "", key)).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch" },
    });
  });
});

test("deletions sent again find nothing, and undo nothing", async () => {
  for (const { endpoint } of cases.filter(
    ({ endpoint: { method, path } }) => method === "DELETE" && path.includes("{"),
  )) {
    const { edit, read, etag } = await createResource(endpoint);
    expect((await edit(undefined, etag)).status).toBe(204);
    expect([404, 412]).toContain((await edit(undefined, etag)).status);
    expect((await read()).status).toBe(404);
  }
});
