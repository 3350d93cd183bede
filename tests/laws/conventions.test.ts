import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { unknownFields } from "../../functions/platform/endpoint/unknown-fields.ts";
import { apis } from "../../shared/apis.ts";
import { type EndpointSpec, isWrite } from "../../shared/kernel/endpoint.ts";
import { callApi } from "../support/call-api.ts";
import { ownDynamoDb } from "../support/dynamodb.ts";
import { ownAws } from "../support/recorded-aws.ts";
import { makeTenant, tokenFor } from "../support/tenants.ts";

/** The conventions that every call follows, checked on the declarations. */
const calls = apis.flatMap((api) =>
  Object.entries(api.endpoints).map(([name, endpoint]) => ({ title: `${api.address} ${name}`, endpoint })),
);
const kindFor = (endpoint: EndpointSpec) =>
  (endpoint.public ? "session" : (endpoint.credentials ?? ["session"])[0]) as "session" | "import" | "export";

ownDynamoDb();
ownAws();
const tokens: Partial<Record<string, string>> = {};
beforeAll(async () => {
  Object.assign(process.env, { STAGE: "local", VERSION: "1", ASSETS_BUCKET: "assets" });
  await makeTenant("demo");
  for (const kind of ["session", "import", "export"] as const)
    tokens[kind] = await tokenFor("demo", { is_admin: true }, kind);
});
const credentials = (endpoint: EndpointSpec) => ({
  ...(!endpoint.public && { authorization: tokens[kindFor(endpoint)] }),
});

describe("HEAD and OPTIONS", () => {
  const reads = calls.filter(({ endpoint }) => endpoint.method === "GET" && !isWrite(endpoint));
  test.each(reads)("$title: HEAD answers as GET, without the body", async ({ endpoint }) => {
    const got = await callApi(endpoint, credentials(endpoint));
    const head = await callApi(endpoint, { ...credentials(endpoint), method: "HEAD" });
    expect([head.status, Object.keys(head.headers)]).toEqual([got.status, Object.keys(got.headers)]);
    expect(head.text).toBe("");
  });

  test.each(calls)("$title: OPTIONS says what may be called, to anybody", async ({ endpoint }) => {
    const answer = await callApi(endpoint, { method: "OPTIONS" });
    expect(answer).toMatchObject({ status: 204, text: "" });
    const allowed = answer.headers.allow?.split(", ") ?? [];
    expect(allowed).toEqual(expect.arrayContaining([endpoint.method, "OPTIONS"]));
    const open = answer.headers["access-control-allow-methods"]?.split(", ");
    if (endpoint.public) {
      expect(open).toEqual(expect.arrayContaining([endpoint.method, "OPTIONS"]));
      expect(Number(answer.headers["access-control-max-age"])).toBeGreaterThan(0);
      expect(answer.headers["access-control-allow-headers"]).toContain("Content-Type");
    }
  });

  const guarded = calls.filter(({ endpoint }) => !endpoint.public);
  test.each(guarded)("$title: OPTIONS invites no other site to what is guarded", async ({ endpoint }) => {
    const { headers } = await callApi(endpoint, { method: "OPTIONS" });
    const open = headers["access-control-allow-methods"]?.split(", ") ?? [];
    expect(open).not.toContain(endpoint.method);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  test.each(calls.filter(({ endpoint }) => endpoint.method === "GET" && isWrite(endpoint)))(
    "$title: HEAD never writes",
    async ({ endpoint }) => {
      const answer = await callApi(endpoint, { ...credentials(endpoint), method: "HEAD" });
      expect(answer).toMatchObject({ status: 405, text: "" });
    },
  );
});

describe("fields that nothing knows", () => {
  const withBody = calls.filter(({ endpoint }) => endpoint.body && endpoint.body !== "raw");
  test.each(withBody)("$title: are named, and nothing happens", async ({ endpoint }) => {
    const answer = await callApi(endpoint, { ...credentials(endpoint), body: { nonsense: 1 } });
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    expect(answer.body.errors).toContainEqual(
      expect.objectContaining({ path: "nonsense", code: "unknown_field" }),
    );
  });

  test.each(calls.filter(({ endpoint }) => !endpoint.public && !endpoint.credentials?.includes("basic")))(
    "$title: are named in a query too",
    async ({ endpoint }) => {
      const answer = await callApi(endpoint, { ...credentials(endpoint), query: { nonsense: "1" } });
      expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
      expect(answer.body.errors).toContainEqual(
        expect.objectContaining({ path: "nonsense", code: "unknown_field" }),
      );
    },
  );

  test.each(calls.filter(({ endpoint }) => endpoint.public && endpoint.method === "GET"))(
    "$title: may stand in a visitor's link",
    async ({ endpoint }) => {
      const plain = await callApi(endpoint);
      const tracked = await callApi(endpoint, { query: { utm_source: "letter", fbclid: "x" } });
      expect(tracked.status).toBe(plain.status);
    },
  );

  test("are found at every depth", () => {
    const leaf = z.object({ known: z.string() });
    const schema = z.object({
      list: z.array(leaf).optional(),
      byKey: z.record(z.string(), leaf).default({}),
      either: z.union([z.object({ number: z.number() }), leaf]).nullable(),
      strict: z.strictObject({ known: z.string() }).optional(),
      loose: z.looseObject({}).optional(),
      piped: leaf.transform(({ known: value }) => value).optional(),
      checked: z.preprocess((value) => value, leaf).optional(),
      later: z.lazy(() => leaf).optional(),
    });
    const odd = { known: "x", odd: 1 };
    const faults = unknownFields(schema, {
      list: [{ known: "x" }, odd],
      byKey: { a: odd },
      either: odd,
      loose: odd,
      piped: odd,
      checked: odd,
      later: odd,
    });
    expect(faults.map(({ path }) => path)).toEqual([
      "list.1.odd",
      "byKey.a.odd",
      "either.odd",
      "piped.odd",
      "checked.odd",
      "later.odd",
    ]);
  });
});

describe("a change with nothing in it", () => {
  test.each(calls.filter(({ endpoint }) => endpoint.method === "PATCH"))(
    "$title: is refused",
    async ({ endpoint }) => {
      const answer = await callApi(endpoint, { ...credentials(endpoint), body: {} });
      expect(answer).toMatchObject({ status: 400, body: { code: "nothing_to_change" } });
    },
  );
});

describe("an offset beyond the end", () => {
  const lists = calls.filter(({ endpoint }) => endpoint.query && "offset" in endpoint.query.shape);
  test.each(lists)("$title: leads back to what there is", async ({ endpoint }) => {
    const query = { limit: "1", offset: "1000" };
    const answer = await callApi(endpoint, {
      ...credentials(endpoint),
      query,
      params: { kind: "missing_unit" },
    });
    if (answer.status === 404) return;
    expect(answer).toMatchObject({ status: 200, body: { results: [], next: null } });
    const { count, previous } = answer.body as { count: number; previous: string };
    const back = new URL(previous, "http://lab").searchParams;
    expect([back.get("offset"), back.get("limit")]).toEqual([String(Math.max(0, count - 1)), "1"]);
  });
});

describe("work that goes on", () => {
  const paths = new Set(
    calls.filter(({ endpoint }) => endpoint.method === "GET").map(({ endpoint }) => endpoint.path),
  );
  test.each(calls.filter(({ endpoint }) => endpoint.success === 202 || endpoint.follow))(
    "$title: says where it can be followed",
    ({ endpoint }) => {
      expect(endpoint.success).toBe(202);
      expect(paths).toContain(endpoint.follow?.path);
      const reader = calls.find(
        ({ endpoint: { path, method } }) => path === endpoint.follow?.path && method === "GET",
      );
      expect(reader?.endpoint.output).toBe(endpoint.output);
    },
  );
});
