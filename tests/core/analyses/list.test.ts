import { beforeAll, describe, expect, test } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { type Actor, jobActor } from "../../../functions/platform/actor.ts";
import { listAnalyses } from "../../../shared/core/analyses/analyses.endpoints.ts";
import type { Analysis } from "../../../shared/core/catalogue/document.ts";
import { fieldDefinitionSchema } from "../../../shared/core/catalogue/field.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
let authorization: string;
let actor: Actor;

const analysis = (code: string, facts: Partial<Analysis> = {}): Analysis => ({
  code,
  name: { de: code },
  state: "PUBLISHED",
  layout: "default",
  categories: [],
  collection: null,
  collection_items: [],
  related: [],
  internal: false,
  is_standalone: true,
  list_visible: true,
  fields: {},
  imported: true,
  ...facts,
});
const field = (raw: Analysis["fields"][string]["raw"]) => ({ raw, additional: null, override: false });
const category = (identifier: string, parent: string | null) => ({
  kind: "category" as const,
  id: documentId("category", identifier),
  content: { identifier, name: { de: identifier }, parent, layout: null, order: 0 },
});

const analyses = [
  analysis("TSH", {
    name: { de: "Thyreotropin", en: "Thyrotropin" },
    categories: ["hormones"],
    fields: { other_names: field({ de: ["Schilddrüsenhormon"] }) },
  }),
  analysis("GLU", { name: { de: "Glukose", en: "Glucose" }, categories: ["chemistry"] }),
  analysis("KREA", { name: { de: "Kreatinin" }, categories: ["chemistry"], state: "NEW" }),
  analysis("OEST", { name: { de: "Östradiol" }, categories: ["hormones"], state: "HIDDEN", internal: true }),
  analysis("AK10", { name: { de: "Antikörper 10" } }),
  analysis("AK2", { name: { de: "Antikörper 2" } }),
];

beforeAll(async () => {
  await makeTenant("demo");
  authorization = await tokenFor("demo", { groups: ["analyses"] });
  actor = { ...jobActor("test"), kind: "account", id: "E1", name: "Eva" };
  const synonyms = fieldDefinitionSchema.parse({
    ...{ key: "other_names", type: "list", role: "synonym", label: { de: "Synonyme" }, translatable: true },
  });
  await saveDocuments(actor, [
    {
      kind: "layout" as const,
      id: documentId("layout", "default"),
      content: { identifier: "default", fields: [synonyms] },
    },
    category("chemistry", null),
    category("hormones", "chemistry"),
    ...analyses.map((content) => ({
      kind: "analysis" as const,
      id: documentId("analysis", content.code),
      content,
    })),
  ]);
});

const list = async (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  callApi(listAnalyses, { authorization, query, headers });
const codes = async (query: Record<string, string> = {}, headers?: Record<string, string>) =>
  (await list(query, headers)).body.results.map((row: { code: string }) => row.code);

describe("the list of analyses", () => {
  test("goes by name as people sort: umlauts among their letters, numbers by size", async () => {
    expect(await codes()).toEqual(["AK2", "AK10", "GLU", "KREA", "OEST", "TSH"]);
  });

  test("shows names in the wanted language, else in the main one", async () => {
    const { body } = await list({}, { "x-laborium-language": "en" });
    const names = Object.fromEntries(
      body.results.map((row: { code: string; name: string }) => [row.code, row.name]),
    );
    expect(names).toMatchObject({ GLU: "Glucose", KREA: "Kreatinin" });
  });

  test.each([
    ["GLU", "GLU"],
    ["glucose", "GLU"],
    ["schilddruese", "TSH"],
    ["Schilddrüse", "TSH"],
    ["oestradiol", "OEST"],
    ["Kreatnin", "KREA"],
  ])("finds %s", async (search, code) => {
    expect((await codes({ search }))[0]).toBe(code);
  });

  test("finds nothing for what is not there, and takes any characters", async () => {
    for (const search of ["xyzzyplugh", "\\", "%'\"<", "🧪"]) {
      expect(await list({ search })).toMatchObject({ status: 200, body: { count: 0, results: [] } });
    }
  });

  test.each([
    [{ state: "NEW" }, ["KREA"]],
    [{ state: "HIDDEN" }, ["OEST"]],
    [{ internal: "true" }, ["OEST"]],
    [{ internal: "false", state: "PUBLISHED" }, ["AK2", "AK10", "GLU", "TSH"]],
    [{ category: "hormones" }, ["OEST", "TSH"]],
    [{ category: "chemistry" }, ["GLU", "KREA", "OEST", "TSH"]],
    [{ category: "chemistry", search: "TSH" }, ["TSH"]],
    [{ category: "unknown" }, []],
  ])("narrows by %j", async (query, expected) => {
    expect(await codes(query as unknown as Record<string, string>)).toEqual(expected);
  });

  test("goes page by page, forwards and back, with an exact count and the filters kept", async () => {
    const collected: string[] = [];
    let query: Record<string, string> = { category: "chemistry", limit: "3" };
    let last = await list(query);
    expect(last.body).toMatchObject({ count: 4, previous: null });
    for (;;) {
      collected.push(...last.body.results.map((row: { code: string }) => row.code));
      if (!last.body.next) break;
      const next = new URL(last.body.next, "https://lab.example");
      expect(next.pathname).toBe("/api/core/analyses/");
      query = Object.fromEntries(next.searchParams);
      last = await list(query);
    }
    expect(collected).toEqual(["GLU", "KREA", "OEST", "TSH"]);
    const back = Object.fromEntries(new URL(last.body.previous, "https://lab.example").searchParams);
    expect(back).toMatchObject({ category: "chemistry", offset: "0" });
    expect(await codes(back)).toEqual(["GLU", "KREA", "OEST"]);
  });

  test("keeps the language of the path in the links to its neighbours", async () => {
    const linksOf = async (language: string) => {
      const { body } = await list({ limit: "2", offset: "2" }, { "x-laborium-language": language });
      return [body.next, body.previous].map((link) => new URL(link, "https://lab.example").pathname);
    };
    expect(await linksOf("en")).toEqual(Array(2).fill("/api/en/core/analyses/"));
    expect(await linksOf("//evil.example")).toEqual(Array(2).fill("/api/core/analyses/"));
  });

  test("takes count for limit and answers nothing beyond the end", async () => {
    expect(await codes({ count: "1" })).toEqual(["AK2"]);
    expect((await list({ offset: "500" })).body).toMatchObject({ count: 6, next: null, results: [] });
  });

  test("names every parameter that is wrong at once", async () => {
    const answer = await list({ limit: "0", offset: "-1", state: "GONE", internal: "perhaps" });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      "internal",
      "limit",
      "offset",
      "state",
    ]);
  });

  test("shows what was saved a moment ago, and no longer what was deleted", async () => {
    const id = documentId("analysis", "FRESH");
    await saveDocuments(actor, [{ kind: "analysis", id, content: analysis("FRESH") }]);
    expect(await codes({ search: "FRESH" })).toEqual(["FRESH"]);
    await saveDocuments(actor, [{ kind: "analysis", id, content: null }]);
    expect(await codes({ search: "FRESH" })).toEqual([]);
  });
});
