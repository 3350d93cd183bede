import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cacheKey, EdgeCache } from "../../../infra/local/edge/cache.ts";
import { type CachePolicy, ttlOf } from "../../../infra/local/edge/cache-policies.ts";
import { type Bench, startBench, visit } from "./fixture/cloud.ts";

describe("a cloud with --edge-cache", () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await startBench(undefined, { unkindness: { seed: 1, edgeCache: true } });
  });
  afterAll(() => bench.end());
  /** The function's call count at the time of this response. */
  async function calls(path: string, init: Parameters<typeof visit>[2] = {}): Promise<number> {
    return JSON.parse((await visit(bench.cloud, path, init)).body.toString()).calls;
  }
  async function isKept(path: string, init?: Parameters<typeof visit>[2]): Promise<boolean> {
    const [first, second] = [await calls(path, init), await calls(path, init)];
    return first === second;
  }

  test("keeps what may be kept, by path, query and the headers of the policy", async () => {
    const path = `/api/echo/kept/?cache=${encodeURIComponent("public, max-age=60")}`;
    const first = await calls(path, { headers: { authorization: "Token a" } });
    // Neither the caller nor the host is part of the key.
    expect(await calls(path, { headers: { authorization: "Token b" } })).toBe(first);
    expect(await calls(path, { host: "demo.example" })).toBe(first);
    expect(await calls(`${path}&x=1`)).not.toBe(first);
    expect(await calls(path, { headers: { "accept-language": "en" } })).not.toBe(first);
    const hit = await visit(bench.cloud, path);
    expect(hit.headers).toMatchObject({ "x-cache": "Hit from cloudfront", age: expect.any(String) });
    expect((await visit(bench.cloud, path, { headers: { "if-none-match": '"one"' } })).status).toBe(304);
    expect(await isKept(path, { method: "POST" })).toBe(false);
  });

  test("keeps errors for ten seconds unless the distribution says otherwise", async () => {
    expect(await isKept("/api/echo/kept/?status=404")).toBe(true);
    expect(await isKept(`/api/echo/kept/?status=404&cache=no-store`)).toBe(true);
    expect(await isKept("/api/echo/kept/?status=500")).toBe(true);
    expect(await isKept("/api/echo/kept/?status=503")).toBe(false);
    // These are cached only if their response has an age.
    expect(await isKept("/api/echo/kept/?status=403")).toBe(false);
    expect(await isKept("/api/echo/kept/?status=403&cache=max-age%3D5")).toBe(true);
    expect(await isKept("/api/echo/kept/?status=401&cache=max-age%3D5")).toBe(false);
  });

  test("keeps nothing where caching is disabled, not even errors", async () => {
    expect(await isKept("/api/echo/?cache=max-age%3D60")).toBe(false);
    expect(await isKept("/api/echo/?status=404")).toBe(false);
  });
});

describe("how long CloudFront keeps a response", () => {
  const policy: CachePolicy = {
    disabled: false,
    minTtl: 0,
    defaultTtl: 20,
    maxTtl: 100,
    headers: [],
    queries: [],
    cookies: [],
    encodings: true,
  };
  test.each<[number, string, number]>([
    [200, "", 20],
    [200, "public, max-age=60", 60],
    [200, "max-age=60, s-maxage=5", 5],
    [200, "max-age=1000", 100],
    [200, "no-store", 0],
    [200, "private, max-age=60", 0],
    [301, "max-age=60", 60],
    [304, "max-age=60", 0],
    [404, "", 10],
    [404, "max-age=60", 60],
    [404, "max-age=1", 10],
    [503, "no-store", 10],
    [403, "", 0],
    [403, "max-age=60", 60],
    [401, "max-age=60", 0],
  ])("%i with %j: %i s", (status, cacheControl, seconds) => {
    expect(ttlOf(policy, status, cacheControl, 10)).toBe(seconds);
    expect(ttlOf({ ...policy, disabled: true }, status, cacheControl, 10)).toBe(0);
  });

  test("with a least time even what must not be stored is kept for it", () => {
    expect(ttlOf({ ...policy, minTtl: 1 }, 200, "no-store", 10)).toBe(1);
  });

  test("what was kept is forgotten when its time is over", () => {
    let now = 0;
    const cache = new EdgeCache(() => now);
    const viewer = { method: "GET", uri: "/a", querystring: {}, headers: {}, cookies: {} };
    const key = cacheKey("stack", policy, viewer);
    cache.keep(key, { status: 200, headers: {}, body: Buffer.from("a") }, 5);
    now = 4_999;
    expect(cache.find(key)).toMatchObject({ age: 4, status: 200 });
    now = 5_000;
    expect(cache.find(key)).toBeUndefined();
  });
});
