// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { listAnalyses } from "../../../shared/core/analyses/analyses.endpoints.ts";
import { login } from "../../../shared/core/sessions/sessions.endpoints.ts";
import { getTaskHeartbeat, type Task } from "../../../shared/core/tasks/tasks.endpoints.ts";
import { importTokens } from "../../../shared/core/tokens/tokens.endpoints.ts";
import { getCurrentUser } from "../../../shared/core/users/users.endpoints.ts";
import { startUpload } from "../../../shared/importexport/imports/imports.endpoints.ts";
import { previewBulkChange } from "../../../shared/laboreditor/bulk/bulk.endpoints.ts";
import { products } from "../../../shared/laborshop/articles/articles.endpoints.ts";
import { printConfiguration } from "../../../shared/printpublisher/config/config.endpoints.ts";
import { directoryPage } from "../../../shared/webpublisher/directory/directory.endpoints.ts";
import { addressOf, call, setContentLanguage } from "../../../web/platform/api/call.ts";
import { ApiProblem } from "../../../web/platform/api/problem.ts";
import { beginSession, onSessionEnd, sessionToken } from "../../../web/platform/session.ts";
import { fakeServer, json, problem } from "../support/fake-server.ts";

const id = "01J00000000000000000000001";
const page = { count: 0, next: null, previous: null, results: [] };
const product = { category: id, name: "Röhrchen" } as never;
const upload = { file: "a.json", size: 1 };

/** Skips the waits between attempts and returns how a call ended. */
async function settled<Output>(running: Promise<Output>): Promise<Output | ApiProblem> {
  const outcome = running.catch((error: unknown) => error as ApiProblem);
  await vi.runAllTimersAsync();
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  setContentLanguage(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the address of a call", () => {
  it("fills in path parameters and leaves out what is not given", () => {
    expect(addressOf(getTaskHeartbeat, { params: { id: "a/b" } })).toBe("/api/status/tasks/heartbeat/a%2Fb/");
    expect(addressOf(listAnalyses, { query: { search: "t & s", state: undefined, category: "" } })).toBe(
      "/api/core/analyses/?search=t+%26+s",
    );
  });
  it("carries the content language in front of the path, but not of public pages", () => {
    expect(addressOf(listAnalyses, { language: "en" })).toBe("/api/en/core/analyses/");
    expect(addressOf(directoryPage, { language: "en" })).toBe("/embed/analyses/");
  });
});

describe("what a call sends", () => {
  it("signs with the session's token and asks in the interface's language", async () => {
    const requests = fakeServer({ "core/analyses/": json(page) });
    beginSession("secret");
    setContentLanguage(() => "de");
    expect(await settled(call(listAnalyses, { query: { limit: 5 } }))).toEqual(page);
    expect(requests[0]?.headers.get("authorization")).toBe("Token secret");
    expect(`${requests[0]?.url.pathname}${requests[0]?.url.search}`).toBe("/api/de/core/analyses/?limit=5");
  });
  it("signs in with account name and password in UTF-8", async () => {
    const requests = fakeServer({
      "auth/verification/login/": json({ token: "t", expires: "2026-01-01T00:00:00Z" }),
    });
    await settled(call(login, { basic: { username: "jürgen", password: "pässwort" } }));
    const sent = requests[0]?.headers.get("authorization")?.replace("Basic ", "") ?? "";
    expect(Buffer.from(sent, "base64").toString()).toBe("jürgen:pässwort");
  });
  it("sends body, Idempotency-Key and If-Match", async () => {
    const requests = fakeServer({ "upload/analysis/url/": json({}, 201) });
    await settled(call(startUpload, { body: upload, idempotencyKey: "once", ifMatch: '"3"' }));
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual(upload);
    expect(requests[0]?.headers.get("idempotency-key")).toBe("once");
    expect(requests[0]?.headers.get("if-match")).toBe('"3"');
  });
  it("is typed by the declaration", () => {
    const typed = () => call(getTaskHeartbeat, { params: { id } });
    expectTypeOf(typed).returns.resolves.toEqualTypeOf<Task>();
    // @ts-expect-error a path parameter is missing
    () => call(getTaskHeartbeat);
    // @ts-expect-error there is no such state
    () => call(listAnalyses, { query: { state: "GONE" } });
  });
});

describe("which calls are tried again", () => {
  it.each([408, 429, 500, 502, 503, 504])("tries a read three times more after %i", async (status) => {
    const requests = fakeServer({ "core/analyses/": problem(status, "unavailable") });
    expect(await settled(call(listAnalyses))).toMatchObject({ status, code: "unavailable" });
    expect(requests).toHaveLength(4);
  });
  it("waits 0.3 s, then twice as long each time", async () => {
    const times: number[] = [];
    fakeServer({
      "core/analyses/": () => {
        times.push(Date.now());
        return problem(502, "unavailable");
      },
    });
    await settled(call(listAnalyses));
    expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual([300, 600, 1200]);
  });
  it("goes on when a later attempt succeeds, also after a lost connection", async () => {
    const requests = fakeServer({
      "core/analyses/": [new TypeError("Failed to fetch"), problem(502, "unavailable"), json(page)],
    });
    expect(await settled(call(listAnalyses))).toEqual(page);
    expect(requests).toHaveLength(3);
  });
  it.each([400, 403, 404, 409, 412, 422])("does not try again after %i", async (status) => {
    const requests = fakeServer({ "core/analyses/": problem(status, "whatever") });
    await settled(call(listAnalyses));
    expect(requests).toHaveLength(1);
  });
  it("does not try a GET again that makes something", async () => {
    const requests = fakeServer({ "auth/import-token/acquire/": problem(503, "unavailable") });
    await settled(call(importTokens.acquire));
    expect(requests).toHaveLength(1);
  });
  it("tries a POST again only if it carries an Idempotency-Key, each time the same", async () => {
    const without = fakeServer({ "upload/analysis/url/": problem(503, "unavailable") });
    await settled(call(startUpload, { body: upload }));
    expect(without).toHaveLength(1);
    const requests = fakeServer({ "upload/analysis/url/": [problem(503, "unavailable"), json({}, 201)] });
    await settled(call(startUpload, { body: upload, idempotencyKey: "once" }));
    expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["once", "once"]);
  });
  it("tries a POST again that writes nothing", async () => {
    const requests = fakeServer({ "laboreditor/bulk/preview/": [problem(503, "unavailable"), json({})] });
    const change = { what: "state", state: "HIDDEN" } as const;
    const order = { selection: { ids: [id] }, change };
    expect(await settled(call(previewBulkChange, { body: order }))).toEqual({});
    expect(requests).toHaveLength(2);
  });
  it("says at once that maintenance is on instead of waiting for its end", async () => {
    const requests = fakeServer({
      "upload/analysis/url/": problem(503, "maintenance", {}, { "retry-after": "600" }),
    });
    const answer = await settled(call(startUpload, { body: upload, idempotencyKey: "once" }));
    expect(answer).toMatchObject({ code: "maintenance", retryAfter: 600 });
    expect(requests).toHaveLength(1);
  });
});

describe("what a failed call throws", () => {
  it("holds the failing fields of the problem document", async () => {
    const errors = [
      { path: "file", code: "invalid", message: "Nur JSON." },
      { path: "file", code: "too_long", message: "Zu lang." },
      { path: "size", code: "too_big", message: "Zu groß." },
    ];
    fakeServer({
      "upload/analysis/url/": problem(400, "validation_failed", { detail: "Zwei Felder", errors }),
    });
    const thrown = (await settled(call(startUpload, { body: upload }))) as ApiProblem;
    expect(thrown).toBeInstanceOf(ApiProblem);
    expect(thrown).toMatchObject({ status: 400, code: "validation_failed", detail: "Zwei Felder" });
    expect(thrown.errors).toEqual(errors);
  });
  it("knows a lost connection and an answer that is no problem document", async () => {
    fakeServer({ "core/analyses/": new TypeError("Failed to fetch") });
    expect(await settled(call(listAnalyses))).toMatchObject({ status: 0, code: "no_connection" });
    fakeServer({ "core/analyses/": new Response("<html>", { status: 404 }) });
    expect(await settled(call(listAnalyses))).toMatchObject({ status: 404, code: "unexpected_answer" });
  });
  it("gives up on an attempt that is not answered within ten seconds", async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal("fetch", (request: Request) => {
      signals.push(request.signal);
      return new Promise((_, reject) =>
        request.signal.addEventListener("abort", () => reject(request.signal.reason), { once: true }),
      );
    });
    expect(await settled(call(listAnalyses))).toMatchObject({ code: "timeout" });
    expect(signals).toHaveLength(4);
  });
  it.each([
    ["a product is created", () => call(products.create, { body: product, idempotencyKey: "once" })],
    ["a product is changed", () => call(products.change, { params: { id }, body: product })],
    ["the book's design is changed", () => call(printConfiguration.change, { body: { title: {} } as never })],
  ])("waits as long as the declaration says: a minute while %s", async (_, make) => {
    const waits: number[] = [];
    vi.stubGlobal("fetch", (request: Request) => {
      const start = Date.now();
      return new Promise((_, reject) =>
        request.signal.addEventListener("abort", () => {
          waits.push(Date.now() - start);
          reject(request.signal.reason);
        }),
      );
    });
    expect(await settled(make() as Promise<unknown>)).toMatchObject({ code: "timeout" });
    expect(waits).toEqual([60_000, 60_000, 60_000, 60_000]);
  });
  it.each([408, 413, 429, 500, 502, 503, 504])("asks again three times after %i", async (status) => {
    const requests = fakeServer({ "core/analyses/": problem(status, "unavailable") });
    expect(await settled(call(listAnalyses))).toMatchObject({ status });
    expect(requests).toHaveLength(4);
  });
});

describe("an ended session", () => {
  it("is forgotten and told once, however many calls notice it", async () => {
    const listener = vi.fn();
    const stop = onSessionEnd(listener);
    beginSession("old");
    fakeServer({
      "user/current/": problem(401, "invalid_token", { detail: "Invalid token." }),
      "core/analyses/": problem(401, "invalid_token", { detail: "Invalid token." }),
    });
    await settled(Promise.allSettled([call(getCurrentUser), call(listAnalyses)]));
    expect(sessionToken()).toBeNull();
    expect(listener).toHaveBeenCalledExactlyOnceWith("invalid");
    stop();
  });
  it("is not what a wrong password means", async () => {
    beginSession("mine");
    fakeServer({ "auth/verification/login/": problem(401, "invalid_credentials") });
    await settled(call(login, { basic: { username: "a", password: "b" } }));
    expect(sessionToken()).toBe("mine");
  });
});
