import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cssLimit } from "../../../shared/kernel/css/css-problem.ts";
import { webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import { webConfigDefaults } from "../../../shared/webpublisher/config/defaults.ts";
import {
  analysisPage,
  directoryPage,
  getPublicLook,
} from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { germanTexts } from "../../../shared/webpublisher/texts/texts.de.ts";
import { englishTexts } from "../../../shared/webpublisher/texts/texts.en.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";

ownDynamoDb();
ownAws();
/** A laboratory of its own for each test. */
let tenant: string;
let count = 0;
let admin: string;
beforeAll(() => {
  Object.assign(process.env, { VERSION: "1", ORIGIN: "https://lab.example" });
});
beforeEach(async () => {
  process.env.STAGE = "staging";
  tenant = `lab${++count}`;
  process.env.TENANT = tenant;
  await makeTenant(tenant);
  admin = await tokenFor(tenant, { is_admin: true });
});

const change = (body: object, match?: string, authorization = admin) =>
  callApi(webConfiguration.change, { authorization, body, headers: match ? { "if-match": match } : {} });
const read = () => callApi(webConfiguration.read, { authorization: admin });
const lookIn = (language: string) => callApi(getPublicLook, { headers: { "x-laborium-language": language } });

describe("the setup of the public directory", () => {
  test("is the default one until something is saved", async () => {
    expect(await read()).toMatchObject({ status: 200, headers: { etag: '"0"' }, body: webConfigDefaults });
    const versions = await callApi(webConfiguration.versions, { authorization: admin });
    expect(versions.body).toMatchObject({ count: 0, results: [] });
  });

  test("is changed bit by bit, and visitors' widgets are told what concerns them", async () => {
    const css = ".lbm-title { color: #123 }";
    expect(await change({ css }, '"0"')).toMatchObject({ status: 200, headers: { etag: '"1"' } });
    await change({ website_url: " https://lab.example/analysen?seite=4 ", show_import_date: true });
    const config = { css, website_url: "https://lab.example/analysen?seite=4", show_import_date: true };
    expect((await read()).body).toEqual({ ...webConfigDefaults, ...config });
    expect((await lookIn("de")).body).toMatchObject({ ...config, imported: null, count_searches: true });
  });

  test("saved for the first time by two at once keeps one and tells the other", async () => {
    const both = await Promise.all([change({ css: "a{}" }, '"0"'), change({ css: "b{}" }, '"0"')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test("keeps its versions, and brings one back as a new one", async () => {
    await change({ css: ".a{}", website_url: "https://one.example" });
    await change({ css: ".b{}" });
    const { body } = await callApi(webConfiguration.versions, { authorization: admin });
    expect(
      body.results.map(({ hid, changes }: { hid: number; changes: string[] }) => [hid, changes]),
    ).toEqual([
      [2, ["css"]],
      [1, []],
    ]);
    const version = await callApi(webConfiguration.version, { authorization: admin, params: { hid: "1" } });
    expect(version.body.content).toMatchObject({ css: ".a{}" });
    const back = await callApi(webConfiguration.rollback, { authorization: admin, params: { hid: "1" } });
    expect(back).toMatchObject({ status: 200, headers: { etag: '"3"' }, body: { css: ".a{}" } });
    const newest = await callApi(webConfiguration.versions, { authorization: admin });
    expect(newest.body.results[0]).toMatchObject({ hid: 3, author: { restores: 1 } });
  });

  test.each([
    ["website_url", "http://lab.example"],
    ["website_url", "http://localhost:4000/beispiel/"],
    ["website_url", "javascript:alert(1)"],
    ["website_url", "https://name:secret@lab.example/"],
    ["results_url", "https://lab.example/#analysen"],
    ["results_url", "lab.example"],
    ["css", "ä".repeat(cssLimit / 2 + 1)],
    ["css", "a{b:url(http://x)}"],
    ["default_view", "list"],
    ["count_searches", "yes"],
  ])("refuses %s %.40s by its name", async (path, value) => {
    const answer = await change({ [path]: value });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect((await read()).body).toEqual(webConfigDefaults);
  });

  test("lets developers name a page on their own machine, on the local cloud", async () => {
    process.env.STAGE = "local";
    const website_url = "http://localhost:4000/beispiel/";
    expect(await change({ website_url })).toMatchObject({ status: 200, body: { website_url } });
  });

  test("is changed by who sets up the directory, and by nobody else", async () => {
    const shop = await tokenFor(tenant, { groups: ["laborshop", "webpublisher_internal"] });
    expect((await change({ css: "" }, undefined, shop)).status).toBe(403);
    expect((await callApi(webConfiguration.read, { authorization: shop })).status).toBe(403);
    expect((await callApi(webConfiguration.read)).status).toBe(401);
    const web = await tokenFor(tenant, { groups: ["webpublisher"] });
    expect((await change({ css: "a{}" }, undefined, web)).status).toBe(200);
  });

  test("is each laboratory's own", async () => {
    await change({ css: ".ours{}" });
    const ours = admin;
    process.env.TENANT = `${tenant}b`;
    await makeTenant(`${tenant}b`);
    const theirs = await tokenFor(`${tenant}b`, { is_admin: true });
    expect((await callApi(webConfiguration.read, { authorization: theirs })).body.css).toBe("");
    expect((await callApi(webConfiguration.read, { authorization: ours })).status).toBe(401);
  });
});

describe("the laboratory's own texts", () => {
  test("take the place of the default ones in their language, in widgets and pages", async () => {
    const texts = { searchLabel: "Was suchen Sie?", count_other: "{{count}} Untersuchungen" };
    await change({ texts: { de: texts, en: { searchLabel: "What are you looking for?" } } });
    expect((await lookIn("de")).body.texts).toEqual(texts);
    expect((await lookIn("en")).body.texts).toEqual({ searchLabel: "What are you looking for?" });
    // The look includes the default texts, so that a widget need not load them as well.
    expect((await lookIn("de")).body.words).toEqual({ ...germanTexts, ...texts });
    expect((await lookIn("en")).body.words).toEqual({
      ...englishTexts,
      searchLabel: "What are you looking for?",
    });
    const page = await callApi(directoryPage, { query: { lang: "de" } });
    expect(page.text).toContain("Was suchen Sie?");
    expect(page.text).toContain("0 Untersuchungen");
    const other = await callApi(directoryPage, { query: { lang: "en" } });
    expect(other.text).toContain("What are you looking for?");
  });

  test("are kept only where they differ from the default", async () => {
    const texts = { de: { search: "Suche", submit: "Los", clear: "" }, en: { search: "Search" } };
    expect((await change({ texts })).body.texts).toEqual({ de: { submit: "Los" } });
  });

  test.each([
    ["count_other", "{{number}} Analysen", "unknown_placeholder", "{{number}}"],
    ["count_other", "Analysen", "missing_placeholder", "{{count}}"],
    ["page", "Seite {{page}}", "missing_placeholder", "{{pages}}"],
    ["search", "Suche {{count}}", "unknown_placeholder", "{{count}}"],
    ["count_one", "{{count} Analyse", "unknown_placeholder", "{{count}"],
    ["search", "{{constructor}}", "unknown_placeholder", "{{constructor}}"],
    ["search", "<b>Suche</b>", "plain_text_only", undefined],
    ["search", "<img src=x onerror=alert(1)>", "plain_text_only", undefined],
    ["search", "Su\nche", "plain_text_only", undefined],
    ["search", "x".repeat(501), "too_big", undefined],
    ["toString", "x", "unknown_field", undefined],
  ])("refuse %s: %.40s as %s", async (key, text, code, placeholder) => {
    const answer = await change({ texts: { de: { [key]: text } } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([
      { path: `texts.de.${key}`, code, ...(placeholder && { parameters: { placeholder } }) },
    ]);
  });

  test("may write a single thing in words, and say less than", async () => {
    const texts = { de: { count_one: "Eine Analyse", nothingHint: "Bitte < 3 Wörter & kein >" } };
    expect((await change({ texts })).body.texts).toEqual(texts);
    const page = await callApi(directoryPage, { query: { lang: "de", search: "gibtesnicht" } });
    expect(page.text).toContain("Bitte &lt; 3 Wörter &amp; kein");
  });
});

describe("the laboratory's own CSS", () => {
  test("dresses the pages, cannot leave its element, and is named by the page's policy", async () => {
    expect((await change({ css: "/*</style><script>alert(1)</script>*/" })).status).toBe(400);
    await change({ css: ".lbm{color:red}\r\n.lbm::after{content:'</x><script>'}" });
    const page = await callApi(analysisPage, { params: { code: "NONE" } });
    expect(page.text).not.toContain("</x><script>");
    const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(page.text) ?? [];
    expect(styles).toContain(".lbm{color:red}\n");
    const { createHash } = await import("node:crypto");
    const hash = createHash("sha256").update(styles).digest("base64");
    expect(page.headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  });
});
