import { beforeAll, describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import {
  directoryPage,
  getPublicAnalysis,
  listPublicAnalyses,
  listPublicCategories,
  previewPage,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { sitemap } from "../../../shared/webpublisher/directory/site.endpoints.ts";
import {
  listInternalPreview,
  showInternalPreview,
} from "../../../shared/webpublisher/preview/preview.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysisOf, frame } from "../directory/documents.ts";

ownDynamoDb();
const editor = () => ({ ...jobActor("test"), kind: "account" as const, tenant: "demo" as TenantId });
type Changes = Parameters<typeof saveDocuments>[1];
let insider: string;

beforeAll(async () => {
  process.env.ORIGIN = "https://lab.example";
  await makeTenant("demo");
  await saveDocuments(editor(), frame.map(({ kind, id, content }) => ({ kind, id, content })) as Changes);
  const analyses = [
    analysisOf("TSH", { name: { de: "Thyreotropin" }, categories: ["hormones"] }),
    analysisOf("GEHEIM-1", { name: { de: "GEHEIM Test" }, internal: true, categories: ["hormones"] }),
    analysisOf("ENTWURF", { name: { de: "ENTWURF" }, state: "NEW", internal: true }),
  ];
  const changes = analyses.map((content) => ({
    kind: "analysis",
    id: documentId("analysis", content.code),
    content,
  }));
  await saveDocuments(editor(), changes as Changes);
  insider = await tokenFor("demo", { groups: ["webpublisher_internal"] });
});

const list = (authorization: string | undefined, search = "") =>
  callApi(listInternalPreview, { ...(authorization && { authorization }), query: { search } });
const show = (code: string) => callApi(showInternalPreview, { authorization: insider, params: { code } });

describe("the internal preview", () => {
  test("lists and shows what is published, internal analyses included, and is kept by no cache", async () => {
    const all = await list(insider);
    expect(all.headers["cache-control"]).toBe("no-store");
    const listed = all.body.results.map(({ code, internal }: { code: string; internal: boolean }) => [
      code,
      internal,
    ]);
    expect(listed).toEqual([
      ["GEHEIM-1", true],
      ["TSH", false],
    ]);
    expect((await list(insider, "geheim")).body.results).toMatchObject([{ code: "GEHEIM-1" }]);
    const answer = await show("GEHEIM-1");
    expect(answer).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(answer.body.html).toContain("GEHEIM Test");
    expect((await show("ENTWURF")).status).toBe(404);
  });

  test("leaves nothing of it where visitors read, before and after", async () => {
    const calls = [listPublicAnalyses, listPublicCategories, directoryPage, sitemap];
    for (const endpoint of calls) expect((await callApi(endpoint)).text).not.toContain("GEHEIM");
    expect((await callApi(getPublicAnalysis, { params: { code: "GEHEIM-1" } })).status).toBe(404);
    expect((await callApi(listPublicAnalyses, { query: { search: "geheim" } })).body.count).toBe(0);
  });

  test("is refused to visitors, to who sets up the directory, and where it is not booked", async () => {
    expect((await list(undefined)).status).toBe(401);
    const web = await tokenFor("demo", { groups: ["webpublisher", "analyses"] });
    expect((await list(web)).body).toMatchObject({ code: "permission_denied" });
    const modules = { MD_WEB: true, MD_PRINT: true, MD_EDITOR: true, MD_SHOP: true, MD_PROF: true };
    await makeTenant("demo", { modules: { ...modules, MD_INTRA: false } });
    expect((await list(insider)).body).toMatchObject({ status: 403, code: "module_not_booked" });
    await makeTenant("demo", { modules: { ...modules, MD_INTRA: true, MD_WEB: false } });
    expect((await list(insider)).body).toMatchObject({ status: 403, code: "module_not_booked" });
    await makeTenant("demo");
  });
});

describe("the page that the back-office shows a widget in", () => {
  test("holds the widget as it is asked for, is framed by the back-office alone and found by nobody", async () => {
    const query = { widget: "results", lang: "en", search: '"><script>alert(1)</script>', count: "5" };
    const { headers, text } = await callApi(previewPage, { query });
    expect(text).toContain('data-laborium="results"');
    expect(text).toContain('data-lang="en"');
    expect(text).not.toContain("<script>alert");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["content-security-policy"]).toContain("frame-ancestors https://lab.example");
  });

  test("refuses what is no widget", async () => {
    const widget = '"onload="alert(1)';
    expect((await callApi(previewPage, { query: { widget } })).status).toBe(400);
  });
});
