import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import {
  analysisPage,
  getPublicAnalysis,
  getPublicLook,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { readsPastEdge } from "../../support/reads-past-edge.ts";
import { makeTenant } from "../../support/tenants.ts";
import { analysisOf, documentOf, frame } from "./documents.ts";

ownDynamoDb();
beforeAll(async () => {
  process.env.ORIGIN = "https://lab.example";
  await makeTenant("demo");
  const actor = { ...jobActor("test"), kind: "account" as const, tenant: "demo" as TenantId };
  const documents = [...frame, documentOf("analysis", analysisOf("GLU", { name: { de: "Glukose" } }))];
  await saveDocuments(
    actor,
    documents.map(({ kind, id, content }) => ({ kind, id, content })) as Parameters<typeof saveDocuments>[1],
  );
});

/** `Cache-Control` of files, as the code that uploads them writes it. */
const inSource = (path: string) =>
  [
    ...readFileSync(join(import.meta.dirname, "../../..", path), "utf8").matchAll(/cacheControl: "([^"]+)"/g),
  ].map(([, control = ""]) => control);

test("6,000 reads of 1,000 visitors in the minute after a publish are 36 calls of functions and few of files", async () => {
  const params = { code: "GLU" };
  const answers = await Promise.all([
    callApi(getPublicLook),
    callApi(getPublicAnalysis, { params }),
    callApi(analysisPage, { params, query: { lang: "de" } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const past = (controls: readonly string[]) =>
    controls.reduce((sum, control) => sum + readsPastEdge(control, 1000), 0);
  expect(past(answers.map(({ headers }) => headers["cache-control"] ?? ""))).toBeLessThanOrEqual(36);
  const indexes = inSource("functions/webpublisher/directory/search-index.store.ts");
  expect(indexes).toHaveLength(2);
  const [, loader = ""] = inSource("infra/constructs/web-deployment.ts");
  expect(past([...indexes, loader])).toBeLessThanOrEqual(35);
});
