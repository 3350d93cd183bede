import { Window } from "happy-dom";
import { beforeAll, describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import * as endpoints from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant } from "../../support/tenants.ts";
import { analysisOf, frame } from "./documents.ts";

ownDynamoDb();
beforeAll(async () => {
  process.env.ORIGIN = "https://lab.example";
  await makeTenant("demo");
  const editor = { ...jobActor("test"), kind: "account" as const, tenant: "demo" as TenantId };
  const glucose = analysisOf("GLU", { name: { de: "Glukose", en: "Glukose" }, categories: ["hormones"] });
  const documents = [...frame, { kind: "analysis", id: documentId("analysis", "GLU"), content: glucose }];
  await saveDocuments(
    editor,
    documents.map(({ kind, id, content }) => ({ kind, id, content })) as Parameters<typeof saveDocuments>[1],
  );
});

const documentOf = (html: string) => {
  const window = new Window({ url: "https://lab.example/", settings: { disableJavaScriptEvaluation: true } });
  window.document.write(html);
  return window.document;
};

describe("a search without an exact hit", () => {
  const read = async (search: string) =>
    (await callApi(endpoints.listPublicAnalyses, { query: { search } })).body as {
      results: { code: string }[];
      similar: { code: string }[];
      without: string[];
      did_you_mean: string | null;
    };

  test("is answered apart by the API", async () => {
    const like = await read("Glkuose");
    expect([like.results, like.similar.map(({ code }) => code), like.did_you_mean]).toEqual([
      [],
      ["GLU"],
      "Glukose",
    ]);
    const without = await read("Glukose Fahrrad");
    expect([without.results.map(({ code }) => code), without.similar, without.without]).toEqual([
      ["GLU"],
      [],
      ["Fahrrad"],
    ]);
    expect(await read("Glukose")).toMatchObject({ similar: [], without: [], did_you_mean: null });
  });

  test("says on the page that hits are only similar, or which word they lack, and offers what was meant", async () => {
    const noteOf = async (search: string, lang?: string) => {
      const query = { search, ...(lang && { lang }) };
      const { text } = await callApi(endpoints.directoryPage, { query });
      return documentOf(text).querySelector(".lbm-similar")?.textContent;
    };
    expect(await noteOf("Glkuose")).toBe("Meinten Sie „Glukose“?Nichts Genaues gefunden. Ähnlich:");
    expect(await noteOf("Glukose Fahrrad")).toBe("ohne „Fahrrad“");
    expect(await noteOf("Glukose Fahrrad", "en")).toBe("without “Fahrrad”");
    expect(await noteOf("Glukose")).toBeUndefined();
    const { text } = await callApi(endpoints.resultsPage, { query: { search: "Fahrrad" } });
    expect(documentOf(text).querySelector(".lbm-nothing a")?.textContent).toBeTruthy();
  });
});
