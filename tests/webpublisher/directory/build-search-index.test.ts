import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import { handler } from "../../../functions/webpublisher/directory/build-search-index.job.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { searchIndexPointerSchema } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import type { SearchIndexFile } from "../../../shared/webpublisher/directory/search-index.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant } from "../../support/tenants.ts";
import { analysisOf, frame } from "./documents.ts";

interface Stored {
  body: Buffer;
  cacheControl: string;
  encoding: string;
}
/** Contents of the bucket, by key. */
const objects = new Map<string, Stored>();
let written: string[] = [];
/** Called before an object is written. */
let beforeWriting: (key: string) => Promise<void> = async () => {};
let bucket: Server;
ownDynamoDb();

beforeAll(async () => {
  bucket = createServer(async (request, response) => {
    const key = decodeURIComponent(
      new URL(request.url ?? "/", "http://s3").pathname.replace(/^\/assets\//, ""),
    );
    if (request.method === "PUT") {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      await beforeWriting(key);
      const { "cache-control": cacheControl = "", "content-encoding": encoding = "" } = request.headers;
      objects.set(key, { body, cacheControl, encoding });
      // Snapshots of the catalogue are for the start of containers; visitors see none.
      if (!key.includes("/replica/")) written.push(key);
      return response.end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (object) return response.end(object.body);
    response.writeHead(404, { "content-type": "application/xml" });
    return response.end("<Error><Code>NoSuchKey</Code></Error>");
  });
  await new Promise<void>((resolve) => bucket.listen(0, "127.0.0.1", resolve));
  process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
});
afterAll(() => {
  bucket.close();
});

let tenants = 0;
let tenant: string;
let revision: number;
beforeEach(() => {
  tenant = `lab${++tenants}`;
  process.env.TENANT = tenant;
  objects.clear();
  written = [];
  revision = 0;
});

const save = async (...analyses: Analysis[]) => {
  const documents = [
    ...(revision === 0 ? frame : []),
    ...analyses.map((content) => ({
      kind: "analysis" as const,
      id: documentId("analysis", content.code),
      content,
    })),
  ];
  const changes = documents.map(({ kind, id, content }) => ({ kind, id, content }));
  const editor = { ...jobActor("test"), tenant: tenant as TenantId };
  await saveDocuments(editor, changes as Parameters<typeof saveDocuments>[1]);
  revision++;
};
const announce = (of = tenant) =>
  handler(
    { Records: [{ messageId: "1", body: JSON.stringify({ tenant: of, revision }) }] } as never,
    { awsRequestId: "test" } as never,
  );
const pointer = () =>
  searchIndexPointerSchema.parse(
    JSON.parse(objects.get(`${tenant}/public/embed/index.json`)?.body.toString() ?? ""),
  );
const indexOf = (language: "de" | "en"): SearchIndexFile => {
  const object = objects.get(`${tenant}/public${pointer().indexes[language]?.url}`);
  return JSON.parse(gunzipSync(object?.body ?? "").toString());
};

describe("the public search index", () => {
  test("is written per language under names made of its content, the page that points to them last", async () => {
    await makeTenant(tenant);
    await save(
      analysisOf("GLU", { name: { de: "Glukose", en: "Glucose" } }),
      analysisOf("X", { state: "NEW" }),
    );
    expect(await announce()).toEqual({ batchItemFailures: [] });
    expect(indexOf("de").analyses.map(([code, name]) => [code, name])).toEqual([["GLU", "Glukose"]]);
    expect(indexOf("en").analyses[0]?.[1]).toBe("Glucose");
    expect(written.at(-1)).toBe(`${tenant}/public/embed/index.json`);
    const [file] = written;
    expect(objects.get(file ?? "")).toMatchObject({
      cacheControl: "public, max-age=31536000, s-maxage=300, immutable",
      encoding: "gzip",
    });
    expect(objects.get(`${tenant}/public/embed/index.json`)?.cacheControl).toBe(
      "public, max-age=10, s-maxage=2",
    );
  });

  test("is not written again where nothing that visitors see has changed", async () => {
    await makeTenant(tenant);
    await save(analysisOf("GLU"));
    await announce();
    written = [];
    await save(analysisOf("DRAFT", { state: "NEW" }));
    await announce();
    expect(written).toEqual([]);
    const previous = pointer().indexes.de?.url;
    await save(analysisOf("FE", { name: { de: "Eisen" } }));
    await announce();
    expect(indexOf("de").analyses).toHaveLength(2);
    // The old index may name the withdrawn analysis.
    expect(objects.has(`${tenant}/public${previous}`)).toBe(false);
    await save(analysisOf("FE", { state: "HIDDEN" }));
    await announce();
    expect([indexOf("de").analyses.length, pointer().indexes.de?.url]).toEqual([1, previous]);
  });

  test("is that of the later catalogue where somebody slower writes over it", async () => {
    await makeTenant(tenant);
    await save(analysisOf("GLU"));
    const { promise: overtaken, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: waiting, resolve: waits } = Promise.withResolvers<void>();
    beforeWriting = async (key) => {
      if (!key.endsWith("/index.json")) return;
      beforeWriting = async () => {};
      waits();
      await overtaken;
    };
    const slow = announce();
    await waiting;
    await save(analysisOf("FE", { name: { de: "Eisen" } }));
    await announce();
    expect(indexOf("de").analyses).toHaveLength(2);
    goOn();
    await slow;
    expect(indexOf("de").analyses).toHaveLength(2);
  });

  test("does not exist for a laboratory that has not booked the web", async () => {
    const modules = {
      MD_WEB: false,
      MD_INTRA: true,
      MD_PRINT: true,
      MD_EDITOR: true,
      MD_SHOP: true,
      MD_PROF: true,
    };
    await makeTenant(tenant, { modules });
    await save(analysisOf("GLU"));
    await announce();
    expect(written).toEqual([]);
  });

  test("is never built for the message of another laboratory", async () => {
    await makeTenant(tenant);
    await save(analysisOf("GLU"));
    expect(await announce("other")).toEqual({ batchItemFailures: [{ itemIdentifier: "1" }] });
    expect(written).toEqual([]);
  });
});
