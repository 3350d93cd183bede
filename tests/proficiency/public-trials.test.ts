import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { documentId, saveDocuments } from "../../functions/core/door.ts";
import { jobActor } from "../../functions/platform/actor.ts";
import { certifiedTestables } from "../../shared/proficiency/certified-testable/certified-testable.endpoints.ts";
import {
  listTrialConfigurations,
  trialConfiguration,
} from "../../shared/proficiency/configuration/configuration.endpoints.ts";
import { parameters } from "../../shared/proficiency/parameters/parameters.endpoints.ts";
import {
  downloadCertificate,
  getTrialLook,
  listPublicTestables,
  listPublicTrials,
  trialsPage,
} from "../../shared/proficiency/public-trials/public-trials.endpoints.ts";
import { tags } from "../../shared/proficiency/tags/tags.endpoints.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeCertificate, makeOne, makeTestable, plainPdf } from "../support/made-trials.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";
import { analysisOf } from "../webpublisher/directory/documents.ts";

ownDynamoDb();
ownAws();
let admin: string;
let certificate: string;
let secret: string;
let tag: string;

beforeAll(async () => {
  Object.assign(process.env, {
    VERSION: "1",
    ORIGIN: "https://lab.example",
    STAGE: "staging",
    TENANT: "demo",
  });
  await makeTenant("demo", { name: "Labor" });
  admin = await tokenFor("demo", { is_admin: true });
  const hidden = analysisOf("GLU", { internal: true });
  await saveDocuments(jobActor("test"), [
    { kind: "analysis", id: documentId("analysis", "GLU"), content: hidden },
  ]);
  tag = await makeOne(tags.create, admin, { name: "Notfall" });
  const glucose = await makeTestable(admin, "Glukose", { rilibaek: true, tags: [tag], analyses: ["GLU"] });
  const sodium = await makeTestable(admin, "Natrium");
  await makeTestable(admin, "GEHEIM-Parameter");
  certificate = await makeCertificate(admin, "RV Herbst", {
    test_date: "2026-01-10",
    valid_until: "2026-10-25",
  });
  secret = await makeCertificate(admin, "GEHEIM-Zertifikat");
  await makeOne(certifiedTestables.create, admin, { certificate, testable: glucose });
  await makeOne(certifiedTestables.create, admin, {
    certificate,
    testable: sodium,
    valid_until: "2026-03-29",
  });
});
afterEach(() => vi.useRealTimers());

/** Moves the clock and nothing else. */
const setClock = (instant: string) => vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(instant) });
const list = async (query: Record<string, string> = {}) => callApi(listPublicTestables, { query });
const statesAt = async (instant: string) => {
  setClock(instant);
  const { body } = await list();
  return Object.fromEntries(
    body.results.map((row: { parameter: string; certified: boolean }) => [row.parameter, row.certified]),
  );
};

describe("what visitors read of proficiency tests", () => {
  test("is, per parameter and material, whether it is certified, until when and by what", async () => {
    setClock("2026-02-01T12:00:00Z");
    const { status, body } = await list({ search: "glukose" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 1, tags: [{ id: tag, name: "Notfall" }], categories: [] });
    expect(body.results[0]).toEqual({
      parameter: "Glukose",
      material: "Material Glukose",
      category: null,
      tags: [{ id: tag, name: "Notfall" }],
      rilibaek: true,
      certified: true,
      valid_until: "2026-10-25",
      certificate: {
        id: certificate,
        name: "RV Herbst",
        test_date: "2026-01-10",
        url: `/api/public/proficiency/certificates/${certificate}/file/`,
      },
    });
    expect((await list({ tag })).body.count).toBe(1);
    expect((await list({ tag: "none" })).body.count).toBe(0);
  });

  test("is grouped by proficiency test, too", async () => {
    setClock("2026-02-01T12:00:00Z");
    const { body } = await callApi(listPublicTrials);
    expect(body).toMatchObject({ count: 1, results: [{ name: "RV Herbst", certified: true }] });
    expect(
      body.results[0].testables.map((testable: { parameter: string; valid_until: string }) => [
        testable.parameter,
        testable.valid_until,
      ]),
    ).toEqual([
      ["Glukose", "2026-10-25"],
      ["Natrium", "2026-03-29"],
    ]);
  });

  test.each([
    // Natrium's last day has 23 hours because of summer time; Glukose's has 25.
    ["30 days before", "2026-09-25T10:00:00Z", { Glukose: true, Natrium: false }],
    ["7 days before", "2026-10-18T10:00:00Z", { Glukose: true, Natrium: false }],
    ["on the last minute of a day of 23 hours", "2026-03-29T21:59:59Z", { Glukose: true, Natrium: true }],
    ["from the midnight after it on", "2026-03-29T22:00:00Z", { Glukose: true, Natrium: false }],
    ["on the last minute of a day of 25 hours", "2026-10-25T22:59:59Z", { Glukose: true, Natrium: false }],
    ["from the midnight after that on", "2026-10-25T23:00:00Z", { Glukose: false, Natrium: false }],
  ])("is right to the second %s", async (_, instant, expected) => {
    expect(await statesAt(instant)).toEqual(expected);
    const page = (await callApi(trialsPage, { query: { lang: "de" } })).text;
    const states = [...page.matchAll(/<strong>(Zertifiziert|Abgelaufen)<\/strong>/g)].map(([, word]) => word);
    expect(states).toEqual(Object.values(expected).map((is) => (is ? "Zertifiziert" : "Abgelaufen")));
  });

  test.each([
    ["2026-10-25T22:59:57Z", "public, max-age=3"],
    ["2026-03-29T21:59:59.500Z", "no-store"],
    ["2026-03-29T12:00:00Z", "public, max-age=5"],
  ])("is kept by no cache beyond the midnight that matters: at %s %s", async (instant, expected) => {
    setClock(instant);
    for (const endpoint of [listPublicTestables, listPublicTrials, trialsPage])
      expect((await callApi(endpoint)).headers["cache-control"]).toBe(expected);
    const { true_until } = (await list()).body;
    expect(Date.parse(true_until)).toBeGreaterThan(Date.parse(instant));
    expect(["2026-10-25T23:00:00.000Z", "2026-03-29T22:00:00.000Z"]).toContain(true_until);
  });

  test("a page that a browser has kept is not said to be as before once midnight has passed", async () => {
    setClock("2026-10-25T22:00:00Z");
    const before = await callApi(trialsPage, { query: { lang: "de" } });
    const again = () =>
      callApi(trialsPage, {
        query: { lang: "de" },
        headers: { "if-none-match": before.headers.etag ?? "" },
      });
    expect((await again()).status).toBe(304);
    setClock("2026-10-25T23:00:00Z");
    expect((await again()).status).toBe(200);
  });

  test("never names what nothing certifies, nor the analyses that belong to it", async () => {
    setClock("2026-02-01T12:00:00Z");
    const answers = await Promise.all([
      list(),
      list({ search: "geheim" }),
      callApi(listPublicTrials),
      callApi(trialsPage),
      callApi(trialsPage, { query: { view: "ringversuche" } }),
      callApi(downloadCertificate, { params: { id: secret } }),
    ]);
    for (const { text } of answers) expect(text).not.toMatch(/GEHEIM|"GLU"/);
    expect(answers.at(-1)?.status).toBe(404);
  });

  test("a certificate is downloaded as what it is, and nothing in it runs", async () => {
    const { status, headers, text } = await callApi(downloadCertificate, { params: { id: certificate } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(headers["content-disposition"]).toMatch(/^attachment; filename\*=UTF-8''zertifikat\.pdf$/);
    expect(Buffer.from(text, "base64").toString().includes("%PDF") || text.includes("%PDF")).toBe(true);
    expect(plainPdf).toContain("%PDF");
  });

  test("the page searches and changes its view by addresses alone", async () => {
    setClock("2026-02-01T12:00:00Z");
    const page = (
      await callApi(trialsPage, { query: { search: "natrium", view: "ringversuche", lang: "en" } })
    ).text;
    expect(page).toContain("1 entry");
    expect(page).toContain('value="natrium"');
    expect(page).toContain('href="/embed/proficiency/?view=parameter&amp;search=natrium&amp;lang=en"');
    expect(page).not.toContain("Glukose");
  });
});

describe("the setup of the public proficiency tests", () => {
  const authorization = () => ({ authorization: admin });
  test("is a list whose first element is used, and is changed at its own address", async () => {
    const { body } = await callApi(listTrialConfigurations, authorization());
    expect(body).toMatchObject({ count: 1, results: [{ default_view: "parameter", css: "", texts: {} }] });
    const changed = await callApi(trialConfiguration.change, {
      ...authorization(),
      body: { default_view: "ringversuche", texts: { de: { trials: "Qualität", submit: "Suchen" } } },
    });
    expect(changed).toMatchObject({ status: 200, headers: { etag: '"1"' } });
    expect(changed.body.texts).toEqual({ de: { trials: "Qualität" } });
    expect((await callApi(getTrialLook)).body).toMatchObject({
      default_view: "ringversuche",
      texts: { trials: "Qualität" },
    });
    const page = (await callApi(trialsPage)).text;
    expect(page).toContain("Qualität");
    expect(page).toMatch(
      /data-view="ringversuche"[^>]*aria-current="true"|aria-current="true"[^>]*>Nach Ringversuchen/,
    );
  });

  test("is read and changed by its permissions", async () => {
    const web = await tokenFor("demo", { groups: ["webpublisher"] });
    for (const endpoint of [listTrialConfigurations, trialConfiguration.read, trialConfiguration.versions])
      expect((await callApi(endpoint, { authorization: web })).status).toBe(403);
    const body = { css: "" };
    expect((await callApi(trialConfiguration.change, { authorization: web, body })).status).toBe(403);
    const editor = await tokenFor("demo", { groups: ["proficiency"] });
    expect((await callApi(trialConfiguration.change, { authorization: editor, body })).status).toBe(200);
  });

  test.each([
    ["website_url", "http://lab.example"],
    ["website_url", "http://localhost:4000/beispiel/"],
    ["css", "a{b:url(http://x)}"],
    ["default_view", "list"],
    ["texts", { de: { validUntil: "gültig" } }],
  ])("refuses %s %j by its name", async (path, value) => {
    const { status, body } = await callApi(trialConfiguration.change, {
      ...authorization(),
      body: { [path]: value },
    });
    expect(status).toBe(400);
    expect(body.errors[0].path).toMatch(new RegExp(`^${path}`));
  });
});

test("names are read in the visitor's language, and marked where they are in another one", async () => {
  setClock("2026-02-01T12:00:00Z");
  const hits = (await callApi(parameters.list, { authorization: admin, query: { search: "Glukose" } })).body;
  const { id } = hits.results[0];
  const body = { translations: { en: { name: "Glucose" } } };
  const changed = await callApi(parameters.change, { authorization: admin, params: { id }, body });
  expect(changed.status, changed.text).toBe(200);
  const english = { headers: { "x-laborium-language": "en" } };
  const { body: answer } = await callApi(listPublicTestables, { ...english, query: { search: "glucose" } });
  expect(answer.results[0]).toMatchObject({
    parameter: "Glucose",
    material: "Material Glukose",
    material_language: "de",
    certificate: { name: "RV Herbst", language: "de" },
  });
  expect(answer.results[0]).not.toHaveProperty("parameter_language");
  const { text } = await callApi(trialsPage, { query: { lang: "en" } });
  expect(text).toContain('<span class="lbm-trial-material" lang="de">Material Glukose</span>');
  expect(text).toContain("(not available in this language)");
  expect((await callApi(trialsPage, { query: { lang: "de" } })).text).not.toContain("nicht verfügbar)");
});
