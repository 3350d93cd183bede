import { Window } from "happy-dom";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import { webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import * as endpoints from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysisOf, frame } from "./documents.ts";

ownDynamoDb();
ownAws();
let admin: string;
const analyses = [
  analysisOf("GLU", { name: { de: "Glukose", en: "Glucose" } }),
  analysisOf("UGLU", { name: { de: "Glukose im Urin", en: "Urine glucose" } }),
  analysisOf("A1C", { name: { de: "HbA1c", en: "HbA1c" } }),
  analysisOf("TPA", { name: { de: "Treponema-pallidum-Antikörper" } }),
  analysisOf("MY", { name: { de: "Geheimes Insulin" }, internal: true }),
];
beforeAll(async () => {
  Object.assign(process.env, { ORIGIN: "https://lab.example", STAGE: "staging", VERSION: "1" });
  await makeTenant("demo");
  admin = await tokenFor("demo", { is_admin: true });
  const editor = { ...jobActor("test"), kind: "account" as const, tenant: "demo" as TenantId };
  const documents = [
    ...frame,
    ...analyses.map((content) => ({ kind: "analysis", id: documentId("analysis", content.code), content })),
  ];
  await saveDocuments(
    editor,
    documents.map(({ kind, id, content }) => ({ kind, id, content })) as Parameters<typeof saveDocuments>[1],
  );
});

const setUp = (vocabulary: { enabled: boolean; exceptions: string[] }) =>
  callApi(webConfiguration.change, { authorization: admin, body: { vocabulary } });
beforeEach(() => setUp({ enabled: true, exceptions: [] }));

const read = async (search: string, language = "de") =>
  (
    await callApi(endpoints.listPublicAnalyses, {
      query: { search },
      headers: { "x-laborium-language": language },
    })
  ).body as Record<"results" | "by_vocabulary" | "similar", { code: string }[]> & { meanings: unknown[] };
const meantBy = async (search: string, language?: string) =>
  (await read(search, language)).by_vocabulary.map(({ code }) => code);
const pageOf = async (search: string, lang = "de") => {
  const { text } = await callApi(endpoints.directoryPage, { query: { search, lang } });
  const window = new Window({ url: "https://lab.example/", settings: { disableJavaScriptEvaluation: true } });
  window.document.write(text);
  const { document } = window;
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  return { note: all(".lbm-similar"), names: all(".lbm-hit-name"), marks: all(".lbm-mark") };
};

describe("a search by the medical vocabulary", () => {
  test("leads to what is meant, said as such, in the API and on the page", async () => {
    expect(await read("Blutzucker")).toMatchObject({
      results: [],
      by_vocabulary: [{ code: "GLU" }],
      meanings: [{ typed: "Blutzucker", names: "Glukose" }],
      similar: [],
    });
    expect(await pageOf("Lues")).toEqual({
      note: ["Über das medizinische Wörterbuch: „Lues“ → Treponema-pallidum-Antikörper"],
      names: ["Treponema-pallidum-Antikörper"],
      marks: [],
    });
    expect((await pageOf("blood sugar", "en")).note).toEqual([
      "By the medical dictionary: “blood sugar” → glucose",
    ]);
  });

  test("does not begin where a name has the words", async () => {
    expect(await read("Glukose")).toMatchObject({ by_vocabulary: [], meanings: [] });
    expect((await read("Glu")).by_vocabulary).toEqual([]);
  });

  test("shows nothing that is only taken for it, nor what visitors may not see", async () => {
    expect(await meantBy("Blutzucker")).not.toContain("UGLU");
    expect(await meantBy("Insulin")).toEqual([]);
  });

  test("that names what the laboratory has not shows nothing else as plain", async () => {
    const { results, by_vocabulary: byMeaning } = await read("Treponema-pallidum-PCR");
    expect([results, byMeaning]).toEqual([[], []]);
  });
});

describe("the switch of the vocabulary", () => {
  test("turns it off everywhere, and visitors' widgets are told", async () => {
    expect(await setUp({ enabled: false, exceptions: [] })).toMatchObject({ status: 200 });
    expect(await meantBy("Blutzucker")).toEqual([]);
    expect((await pageOf("Blutzucker")).names).toEqual([]);
    const answer = await callApi(endpoints.getPublicLook);
    expect(answer.body.vocabulary).toEqual({ enabled: false, exceptions: [] });
  });

  test("has exceptions, which count within groups, too", async () => {
    expect(await meantBy("Zuckerkrankheit")).toEqual(["GLU", "A1C"]);
    await setUp({ enabled: true, exceptions: ["Glukose"] });
    expect(await meantBy("Zuckerkrankheit")).toEqual(["A1C"]);
    expect(await meantBy("Blutzucker")).toEqual([]);
  });

  test("takes only heads of the vocabulary, and keeps its history", async () => {
    const refused = await setUp({ enabled: true, exceptions: ["Glukose", "Fahrrad"] });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: "vocabulary.exceptions.1", code: "not_found" }] },
    });
    await setUp({ enabled: true, exceptions: ["HbA1c"] });
    const { body } = await callApi(webConfiguration.versions, { authorization: admin });
    expect(body.results[0].changes).toEqual(["vocabulary"]);
  });
});
