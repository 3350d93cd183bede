import { createHash } from "node:crypto";
import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { documentId, saveDocuments } from "../../../functions/core/door.ts";
import { jobActor, type TenantId } from "../../../functions/platform/actor.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { mostOfDay } from "../../../functions/webpublisher/searches/search-count.store.ts";
import { webConfiguration } from "../../../shared/webpublisher/config/config.endpoints.ts";
import { countSearches } from "../../../shared/webpublisher/search-counts/search-counts.endpoints.ts";
import {
  getSearchFigures,
  ignoreTerm,
  listMissedTerms,
} from "../../../shared/webpublisher/searches/searches.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { ownAws } from "../../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../../support/tenants.ts";
import { analysisOf, frame } from "../directory/documents.ts";

ownDynamoDb();
ownAws();
/** A laboratory of its own for each test. */
let tenant: string;
let count = 0;
let admin: string;
beforeAll(() => {
  Object.assign(process.env, { VERSION: "1", ORIGIN: "https://lab.example", STAGE: "staging" });
});
beforeEach(async () => {
  tenant = `lab${++count}`;
  process.env.TENANT = tenant;
  await makeTenant(tenant);
  admin = await tokenFor(tenant, { is_admin: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const text = { "content-type": "text/plain;charset=UTF-8" };
let visitor = 0;
/** A visit as reported by the widget's beacon. */
const visit = (terms: string[], { searches = terms.length, language = "de", ip = "" } = {}) =>
  callApi(countSearches, {
    body: JSON.stringify({ language, searches, missed: terms }),
    headers: text,
    ip: ip || `198.51.100.${++visitor % 250}`,
  });
const list = async (query: Record<string, string> = {}) =>
  (await callApi(listMissedTerms, { authorization: admin, query })).body;
const figures = async () => (await callApi(getSearchFigures, { authorization: admin })).body;
const stored = async () =>
  JSON.stringify(
    (await new DynamoDBClient({}).send(new ScanCommand({ TableName: process.env.TABLE }))).Items,
  );

describe("what visitors search for", () => {
  test("is counted by day, and told to staff, the most frequent first", async () => {
    expect(await visit(["Zinkspiegel"], { searches: 3 })).toMatchObject({ status: 204, text: "" });
    await visit(["ZINKSPIEGEL", "Knochenprofil"], { language: "en" });
    await visit([], { searches: 5 });
    const { count, results } = await list();
    expect(count).toBe(2);
    expect(results[0]).toMatchObject({ term: "ZINKSPIEGEL", language: "en", count: 2, found: false });
    expect(results[0].trend).toEqual([...Array(13).fill(0), 2]);
    expect(results[1]).toMatchObject({ term: "Knochenprofil", count: 1 });
    expect(await figures()).toEqual({
      counted: true,
      searches: 10,
      missed: 3,
      top: [
        { term: "ZINKSPIEGEL", count: 2 },
        { term: "Knochenprofil", count: 1 },
      ],
    });
    expect((await list({ search: "knochen" })).results).toHaveLength(1);
  });

  test("is nothing of a person, even where the widget's own filter is passed by", async () => {
    await visit(["Müller 01.02.1965", "m.mueller@example.org", "Auftrag 12345678", "Zinkspiegel"], {
      ip: "203.0.113.77",
    });
    expect((await list()).results.map(({ term }: { term: string }) => term)).toEqual(["Zinkspiegel"]);
    const counters = (await stored()).replaceAll(/"THROTTLE#[^}]*/g, "");
    for (const secret of ["1965", "example.org", "12345678"]) expect(counters).not.toContain(secret);
    const counts = [];
    for await (const item of openTable({ tenant: tenant as TenantId }).queryAll({ pk: "SEARCH" }))
      counts.push(item);
    expect(JSON.stringify(counts)).not.toContain("203.0.113.77");
    expect(Object.keys(counts[0] ?? {}).sort()).toEqual(["$key", "count", "expires", "language", "term"]);
  });

  test("is forgotten after 90 days, and moves through the parts of a period", async () => {
    const begin = new Date("2026-03-02T12:00:00Z").getTime();
    const day = 24 * 60 * 60 * 1000;
    vi.useFakeTimers({ now: begin, toFake: ["Date"] });
    await visit(["Zinkspiegel"]);
    vi.setSystemTime(begin + 27 * day);
    admin = await tokenFor(tenant, { is_admin: true });
    await visit(["Zinkspiegel"]);
    expect((await list()).results[0].trend).toEqual([1, ...Array(12).fill(0), 1]);
    expect((await list({ days: "14" })).results[0]).toMatchObject({ count: 1, last: "2026-03-29" });
    vi.setSystemTime(begin + 92 * day);
    admin = await tokenFor(tenant, { is_admin: true });
    expect((await list({ days: "84" })).results[0]).toMatchObject({ count: 1 });
    vi.setSystemTime(begin + 120 * day);
    admin = await tokenFor(tenant, { is_admin: true });
    expect(await list({ days: "84" })).toMatchObject({ count: 0 });
  });

  test("says what is found by now", async () => {
    await visit(["Zinkspiegel", "Kupferspiegel"]);
    const change = (content: { code: string }) => ({
      kind: "analysis" as const,
      id: documentId("analysis", content.code),
      content: analysisOf(content.code, { name: { de: "Zinkspiegel" } }),
    });
    const actor = { ...jobActor("test"), languages: ["de", "en"] as const };
    await saveDocuments(actor, frame);
    await saveDocuments(actor, [change({ code: "ZN" })]);
    const { results } = await list();
    expect(
      results.map(({ term, found: isFound }: { term: string; found: boolean }) => [term, isFound]),
    ).toEqual([
      ["Kupferspiegel", false],
      ["Zinkspiegel", true],
    ]);
  });

  test("is ignored on request, and shown again", async () => {
    await visit(["Parkplatz", "Zinkspiegel"]);
    const ignore = (ignored: boolean, authorization = admin) =>
      callApi(ignoreTerm, { authorization, body: { term: "PARKPLATZ", ignored } });
    expect((await ignore(true)).status).toBe(204);
    expect((await ignore(true)).status).toBe(204);
    expect((await list()).count).toBe(1);
    expect((await list({ state: "ignored" })).results).toMatchObject([{ term: "Parkplatz" }]);
    expect((await figures()).top).toEqual([{ term: "Zinkspiegel", count: 1 }]);
    await ignore(false);
    expect((await list()).count).toBe(2);
    const reader = await tokenFor(tenant, { username: "eva", groups: ["analyses"] });
    expect((await ignore(true, reader)).status).toBe(403);
  });

  test("is not counted where the laboratory does not want it, without a word", async () => {
    await callApi(webConfiguration.change, { authorization: admin, body: { count_searches: false } });
    expect(await visit(["Zinkspiegel"])).toMatchObject({ status: 204, text: "" });
    expect(await figures()).toEqual({ counted: false, searches: 0, missed: 0, top: [] });
  });

  test("stays with its laboratory", async () => {
    await visit(["Zinkspiegel"]);
    process.env.TENANT = `${tenant}b`;
    await makeTenant(`${tenant}b`);
    admin = await tokenFor(`${tenant}b`, { is_admin: true });
    expect(await list()).toMatchObject({ count: 0 });
    expect(await figures()).toMatchObject({ searches: 0 });
  });
});

describe("whoever calls without a widget", () => {
  test("is refused what is no visit", async () => {
    const send = (body: string) => callApi(countSearches, { body, headers: text });
    for (const body of ["", "nonsense", "[]", "{}", '{"language":"de","searches":0,"missed":[]}'])
      expect((await send(body)).body, body).toMatchObject({ status: 400, code: "validation_failed" });
    expect((await visit(Array(16).fill("x"))).status).toBe(400);
    expect((await visit([], { searches: 1e9 })).status).toBe(400);
    expect((await send("x".repeat(5000))).body).toMatchObject({ status: 413 });
    expect(await figures()).toMatchObject({ searches: 0 });
  });

  test("has to wait after very many visits from one address", async () => {
    const address = createHash("sha256").update(`${tenant}\n192.0.2.9`).digest("hex");
    const key = { pk: "THROTTLE#search-address", sk: address };
    const expires = Math.floor(Date.now() / 1000) + 1000;
    await openTable({ tenant: tenant as TenantId }).put(key, { failures: 300, until: 0, expires });
    expect((await visit(["Zinkspiegel"], { ip: "192.0.2.9" })).status).toBe(204);
    const refused = await visit(["Zinkspiegel"], { ip: "192.0.2.9" });
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect((await visit(["Zinkspiegel"])).status).toBe(204);
  });

  test("cannot blow up the table: a day holds so many terms and visits, and no more", async () => {
    await visit(["Zinkspiegel"]);
    const table = openTable({ tenant: tenant as TenantId });
    const day = { pk: "SEARCH-DAY", sk: new Date().toISOString().slice(0, 10) };
    await table.update(day, { set: { terms: mostOfDay.terms } });
    await visit(["Kupferspiegel", "Zinkspiegel"]);
    expect((await list()).results).toMatchObject([{ term: "Zinkspiegel", count: 2 }]);
    await table.update(day, { set: { visits: mostOfDay.visits } });
    await visit(["Zinkspiegel"]);
    expect((await list()).results).toMatchObject([{ count: 2 }]);
  });

  test("loses no count where many visits come at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => visit(["Zinkspiegel"], { searches: 2 })));
    expect((await list()).results).toMatchObject([{ count: 20 }]);
    expect(await figures()).toMatchObject({ searches: 40, missed: 20 });
  });
});
