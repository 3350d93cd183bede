import { Window } from "happy-dom";
import { beforeAll, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import {
  analysisPage,
  getPublicAnalysis,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant } from "../../support/tenants.ts";
import { analysisOf, documentOf, field, frame, stored } from "./documents.ts";

ownDynamoDb();
const actor = () => ({ ...jobActor("test"), kind: "account" as const, tenant: "demo" as TenantId });
type Saved = Parameters<typeof saveDocuments>[1];
const save = (...analyses: Analysis[]) =>
  saveDocuments(
    actor(),
    analyses.map((content) => ({
      kind: "analysis",
      id: documentId("analysis", content.code),
      content,
    })) as Saved,
  );
const old = (properties: Partial<Analysis>) =>
  analysisOf("OLD", {
    name: { de: "Alter Test", en: "Former test" },
    layout: "replaced",
    fields: { next: stored(["NEXT", "GEHEIM"]), loinc: stored("3016-3") },
    ...properties,
  });

beforeAll(async () => {
  process.env.ORIGIN = "https://lab.example";
  await makeTenant("demo");
  const fields = [
    field("next", "relatedanalyses", { role: "replaced_by" }),
    field("loinc", "text", { role: "loinc" }),
  ];
  const documents = [...frame, documentOf("layout", { identifier: "replaced", fields })];
  await saveDocuments(actor(), documents.map(({ kind, id, content }) => ({ kind, id, content })) as Saved);
  await save(
    analysisOf("NEXT", { name: { de: "Neuer Test", en: "Next test" } }),
    analysisOf("GEHEIM", { name: { de: "GEHEIM" }, state: "NEW" }),
    old({}),
  );
});
const documentIn = (html: string) => {
  const window = new Window({ url: "https://lab.example/", settings: { disableJavaScriptEvaluation: true } });
  window.document.write(html);
  return window.document;
};

test("structured data have the LOINC code beside the laboratory's own", async () => {
  const { text } = await callApi(analysisPage, { params: { code: "OLD" } });
  const data = documentIn(text).querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  expect(JSON.parse(data)["@graph"][0].mainEntity.code).toMatchObject([
    { codeValue: "OLD", codingSystem: "Labor demo" },
    { codeValue: "3016-3", codingSystem: "LOINC" },
  ]);
});

test("page and API of a withdrawn analysis name it and lead to its successor, never to one that is not public", async () => {
  await save(old({ state: "NEW", name: { de: "GEHEIM umbenannt" } }));
  for (const [lang, name, next] of [
    ["de", "Alter Test", "Neuer Test"],
    ["en", "Former test", "Next test"],
  ] as const) {
    const answer = await callApi(analysisPage, { params: { code: "OLD" }, query: { lang } });
    expect(answer.status).toBe(410);
    const page = documentIn(answer.text);
    expect(page.querySelector(".lbm-missing-text")?.textContent).toContain(name);
    expect(page.querySelector("input[type=search]")?.getAttribute("value")).toBe(name);
    const link = page.querySelector(".lbm-instead a");
    expect([link?.textContent, link?.getAttribute("href")]).toEqual([
      `${next} (NEXT)`,
      `/embed/analyses/NEXT/${lang === "en" ? "?lang=en" : ""}`,
    ]);
    expect(answer.text).not.toContain("GEHEIM");
    const call = await callApi(getPublicAnalysis, {
      params: { code: "OLD" },
      headers: { "x-laborium-language": lang },
    });
    expect(call).toMatchObject({
      status: 410,
      body: { code: "gone", present: { name, successors: [{ code: "NEXT", name: next }] } },
    });
    expect(call.text).not.toContain("GEHEIM");
  }
});

test("the page of a code that never was names it, and searches for it", async () => {
  const answer = await callApi(analysisPage, { params: { code: "<b>NIE</b>" } });
  expect(answer.status).toBe(404);
  const page = documentIn(answer.text);
  expect(page.querySelector(".lbm-missing-text")?.textContent).toContain("<b>NIE</b>");
  expect(page.querySelector("input[type=search]")?.getAttribute("value")).toBe("<b>NIE</b>");
});
