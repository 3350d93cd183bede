import type { APIGatewayProxyEvent, Context } from "aws-lambda";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { reply } from "../../functions/platform/endpoint/call.ts";
import { serveApi } from "../../functions/platform/endpoint/serve-api.ts";
import { problem } from "../../functions/platform/problem.ts";
import { defineApi, defineEndpoint, type RawOutput } from "../../shared/kernel/endpoint.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

const anyone = { permission: null, module: null } as const;
const example = z.object({
  name: z.string().min(2),
  parts: z.array(z.object({ size: z.number() })).default([]),
});
const byId = z.object({ id: z.string().max(10) });
const output = z.object({ saw: z.string() });
const raw = <const Kind extends RawOutput>(output: Kind) =>
  defineEndpoint({ method: "GET", path: `things/raw/${output}/`, summary: "Raw.", output, ...anyone });
const rawEndpoints = { getHtml: raw("html"), getText: raw("text"), getBinary: raw("binary") };
const examples = defineApi({
  address: "core/things",
  touches: {},
  mounts: ["api/things"],
  endpoints: {
    getThing: defineEndpoint({
      method: "GET",
      path: "things/{id}/",
      summary: "One.",
      params: byId,
      query: z.object({ limit: z.coerce.number().int().default(5) }),
      output,
      ...anyone,
    }),
    ...rawEndpoints,
    getLast: defineEndpoint({ method: "GET", path: "things/last/", summary: "The last.", output, ...anyone }),
    changeThing: defineEndpoint({
      method: "PATCH",
      path: "things/{id}/",
      summary: "Changes one.",
      params: byId,
      query: z.object({ limit: z.coerce.number().int().default(5) }),
      body: example,
      output,
      etag: true,
      ...anyone,
    }),
    makeThing: defineEndpoint({
      method: "POST",
      path: "things/",
      summary: "Makes one.",
      body: example,
      output,
      success: 201,
      idempotent: true,
      maxBody: 2000,
      ...anyone,
    }),
    sendThing: defineEndpoint({
      method: "POST",
      path: "things/raw/",
      summary: "Takes bytes.",
      body: "raw",
      output,
      idempotent: true,
      ...anyone,
    }),
  },
});

ownDynamoDb();
let token: string;
const work = vi.fn<(name: string) => Promise<string>>();
const handler = serveApi(examples, {
  getThing: ({ params, query, language }) => ({ saw: `${params.id} ${query.limit} ${language}` }),
  getLast: () => ({ saw: "the last" }),
  getHtml: () => "",
  getText: () => "",
  getBinary: () => reply(Buffer.alloc(0), { headers: { "Content-Type": "image/png" } }),
  changeThing: ({ ifMatch }) => reply({ saw: String(ifMatch) }, { etag: 8 }),
  sendThing: async ({ body }) => ({ saw: await work(String(body.length)) }),
  makeThing: async ({ body }) => reply({ saw: await work(body.name) }, { headers: { Location: "/there/" } }),
});
beforeAll(async () => {
  await makeTenant("demo");
  token = await tokenFor("demo");
});
beforeEach(() => {
  work.mockReset().mockImplementation(async (name) => `${name} ${work.mock.calls.length}`);
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Parts {
  body?: unknown;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  token?: string;
}
async function ask(method: string, path: string, parts: Parts = {}) {
  const event = {
    httpMethod: method,
    path,
    headers: { Authorization: `Token ${parts.token ?? token}`, ...parts.headers },
    queryStringParameters: parts.query ?? null,
    body: typeof parts.body === "string" ? parts.body : parts.body ? JSON.stringify(parts.body) : null,
    isBase64Encoded: false,
    requestContext: { identity: { sourceIp: "192.0.2.1" } },
  } as unknown as APIGatewayProxyEvent;
  const context = { awsRequestId: "test", getRemainingTimeInMillis: () => 10_000 };
  const answer = await handler(event, context as Context);
  return {
    status: answer.statusCode,
    headers: answer.headers ?? {},
    body: answer.body ? JSON.parse(answer.body) : null,
  };
}

describe("what is handed over as it is", () => {
  test.each([
    ["html", "text/html; charset=utf-8", undefined],
    ["text", "text/plain; charset=utf-8", undefined],
    ["binary", "image/png", "attachment"],
  ])(
    "is %s by its own type, runs nothing, and is taken for nothing else",
    async (kind, type, disposition) => {
      const { status, headers } = await ask("GET", `/api/things/raw/${kind}/`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "Content-Type": type,
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "default-src 'none'; sandbox",
      });
      expect(headers["Content-Disposition"]).toBe(disposition);
    },
  );
});

describe("finding the call", () => {
  test("prefers the path that is spelled out to the one with a parameter", async () => {
    expect((await ask("GET", "/api/things/last/")).body.saw).toBe("the last");
    expect((await ask("GET", "/api/things/other/")).body.saw).toBe("other 5 de");
  });

  test("takes a path without its last slash, and parameters with umlauts", async () => {
    expect((await ask("GET", "/api/things/Gr%C3%B6%C3%9Fe")).body.saw).toBe("Größe 5 de");
  });

  test.each(["/api/things/a/b/", "/api/thing/", "/api/things/%E0%A4%A/"])(
    "does not know %s",
    async (path) => {
      expect(await ask("GET", path)).toMatchObject({ status: 404, body: { code: "not_found" } });
    },
  );

  test("says which methods a path takes", async () => {
    const answer = await ask("DELETE", "/api/things/x/");
    expect(answer).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
    expect(answer.headers.Allow).toBe("GET, HEAD, PATCH, OPTIONS");
    expect((await ask("PATCH", "/api/things/last/")).headers.Allow).toBe("GET, HEAD, OPTIONS");
  });

  test("takes the language that came with the path, and none that nobody knows", async () => {
    const saw = async (language: string) =>
      (await ask("GET", "/api/things/x/", { headers: { "X-Laborium-Language": language } })).body.saw;
    expect([await saw("en"), await saw("xx")]).toEqual(["x 5 en", "x 5 de"]);
  });
});

describe("a call that takes too long", () => {
  test("is told to come again a second before Lambda would end the container, with all it has loaded", async () => {
    work.mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const asking = ask("POST", "/api/things/", { body: { name: "slow" } });
    await vi.advanceTimersByTimeAsync(9_000);
    vi.useRealTimers();
    const answer = await asking;
    expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(answer.headers["Retry-After"]).toBe("1");
  });
});

describe("what is sent", () => {
  test("is answered with every failing field of path, query and body at once", async () => {
    const answer = await ask("PATCH", "/api/things/much-too-long/", {
      query: { limit: "many" },
      body: { name: "x", parts: [{ size: 1 }, { size: "2" }] },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(answer.headers["Content-Type"]).toBe("application/problem+json");
    const paths = answer.body.errors.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(["id", "limit", "name", "parts.1.size"]);
  });

  test.each([
    ["no body", undefined, 400],
    ["half a body", "{", 400],
    ["a list", "[]", 400],
    ["too much", JSON.stringify({ name: "x".repeat(3000) }), 413],
  ])("is refused where it is %s", async (_, body, status) => {
    expect((await ask("POST", "/api/things/", { body })).status).toBe(status);
    expect(work).not.toHaveBeenCalled();
  });

  test("is read only as JSON", async () => {
    const send = (type: string) =>
      ask("POST", "/api/things/", { body: { name: "xx" }, headers: { "content-type": type } });
    expect((await send("text/plain")).status).toBe(415);
    expect((await send("application/json; charset=utf-8")).status).toBe(201);
  });
});

describe("If-Match", () => {
  test.each([
    ['"7"', "7"],
    ['W/"7"', "7"],
    ["7", "7"],
    ["*", "undefined"],
  ])("%s reaches the command as %s", async (header, version) => {
    const answer = await ask("PATCH", "/api/things/x/", {
      body: { name: "xx" },
      headers: { "if-match": header },
    });
    expect(answer).toMatchObject({ status: 200, body: { saw: version }, headers: { ETag: '"8"' } });
  });
});

describe("an Idempotency-Key", () => {
  const make = (key: string, name = "xx", parts: Parts = {}) =>
    ask("POST", "/api/things/", { body: { name }, headers: { "Idempotency-Key": key }, ...parts });

  test("makes a repeat answer what the first did, word by word", async () => {
    const first = await make("repeat");
    expect(first).toMatchObject({ status: 201, body: { saw: "xx 1" }, headers: { Location: "/there/" } });
    expect(await make("repeat")).toEqual(first);
    expect(work).toHaveBeenCalledOnce();
  });

  test("is refused for another request", async () => {
    await make("other");
    expect(await make("other", "yy")).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
    expect(work).toHaveBeenCalledOnce();
  });

  test("lets only one of several at once through, the others learn that it runs", async () => {
    work.mockImplementation(async (name) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return name;
    });
    const answers = await Promise.all([make("busy"), make("busy"), make("busy")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("in_progress");
    expect(work).toHaveBeenCalledOnce();
  });

  test("may be used again after a failure", async () => {
    work.mockRejectedValueOnce(problem("conflict", "Not now."));
    expect((await make("failed")).status).toBe(409);
    expect((await make("failed")).status).toBe(201);
  });

  test("of somebody else, or of yesterday, is another one", async () => {
    await make("shared");
    await make("shared", "xx", { token: await tokenFor("demo", { username: "bert" }) });
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now + 25 * 60 * 60 * 1000);
    const fresh = await tokenFor("demo");
    const answers = await Promise.all([1, 2, 3].map(() => make("shared", "xx", { token: fresh })));
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test("tells bytes apart as it tells JSON apart, but not forms by their boundaries", async () => {
    const send = (key: string, body: string, headers = {}) =>
      ask("POST", "/api/things/raw/", { body, headers: { "Idempotency-Key": key, ...headers } });
    const first = await send("bytes", "aäb");
    expect(first).toMatchObject({ status: 200, body: { saw: "4 1" } });
    expect(await send("bytes", "aäb")).toEqual(first);
    expect((await send("bytes", "aöb")).status).toBe(422);
    const form = (mark: string, text: string) =>
      send("form", `--${mark}\r\n${text}`, { "Content-Type": `multipart/form-data; boundary=${mark}` });
    const sent = await form("--a1", "GLU");
    expect([sent.status, await form("--b2", "GLU")]).toEqual([200, sent]);
    expect((await form("--c3", "LDH")).status).toBe(422);
  });

  test("must be short and visible", async () => {
    for (const key of ["", "a b", "x".repeat(201)]) expect((await make(key)).status).toBe(400);
  });
});

test("what goes wrong inside is logged and shown to nobody", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  work.mockRejectedValueOnce(new Error("secret of the house"));
  const answer = await ask("POST", "/api/things/", { body: { name: "xx" } });
  expect(answer).toMatchObject({ status: 500, body: { code: "internal_error" } });
  expect(JSON.stringify(answer)).not.toContain("secret of the house");
});
