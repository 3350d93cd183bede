import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, startBench, visit } from "./fixture/cloud.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.end());

const get = (path: string, init: Parameters<typeof visit>[2] = {}) => visit(bench.cloud, path, init);
const echo = async (path: string, init: Parameters<typeof visit>[2] = {}) => {
  const answer = await get(path, init);
  return { ...answer, json: JSON.parse(answer.body.toString()) };
};

describe("the API behind the distribution", () => {
  test("gets the event of a REST proxy integration", async () => {
    const { json, headers } = await echo("/api/echo/a%20b/?x=1&x=2&y=%26", {
      method: "POST",
      headers: { authorization: "Token abc", "content-type": "application/json" },
      body: '{"ü":1}',
    });
    expect(json.event).toMatchObject({
      resource: "/api/echo/{proxy+}",
      httpMethod: "POST",
      headers: { Authorization: "Token abc" },
      path: "/api/echo/a%20b/",
      pathParameters: { proxy: "a%20b" },
      queryStringParameters: { x: "2", y: "&" },
      multiValueQueryStringParameters: { x: ["1", "2"], y: ["&"] },
      body: '{"ü":1}',
      isBase64Encoded: false,
      requestContext: { stage: "live", identity: { sourceIp: "127.0.0.1" } },
    });
    expect(headers["x-many"]).toBe("a, b");
    expect(json).toMatchObject({ tenant: "demo", origin: `http://demo.localhost:${bench.cloud.port}` });
  });

  test("gets bodies of binary types in base64 and gives binary bodies back", async () => {
    const { json } = await echo("/api/echo/upload/", {
      method: "PUT",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: "abc",
    });
    expect(json.event).toMatchObject({ isBase64Encoded: true, body: "YWJj" });
    const picture = await get("/api/echo/binary/");
    expect(picture.body.subarray(1, 4).toString()).toBe("PNG");
  });

  test("gets paths as the CloudFront Function rewrote them", async () => {
    const { json } = await echo("/api/en/echo/list/");
    expect(json.event).toMatchObject({ path: "/api/echo/list/", headers: { "x-laborium-language": "en" } });
    expect(await get("/gone")).toMatchObject({ status: 410, headers: { "x-why": "moved" } });
  });

  test("keeps a module's state between calls", async () => {
    const { json: first } = await echo("/api/echo/");
    const { json: second } = await echo("/api/echo/");
    expect(second.calls).toBe(first.calls + 1);
  });

  test("answers like API Gateway where the function fails, takes too long or does not exist", async () => {
    expect(await get("/api/echo/crash/")).toMatchObject({ status: 502 });
    expect(await get("/api/short/slow/")).toMatchObject({ status: 502 });
    const nothing = await get("/api/nothing/");
    expect([nothing.status, nothing.body.toString()]).toEqual([
      403,
      '{"message":"Missing Authentication Token"}',
    ]);
    expect(bench.cloud.logs("short-demo").length + bench.cloud.logs("api-gateway").length).toBeGreaterThan(0);
    expect((await echo("/api/short/quick/")).json.event.path).toBe("/api/short/quick/");
  });

  test("refuses a body of more than 10 MB", async () => {
    const answer = await get("/api/echo/", { method: "POST", body: "x".repeat(10 * 1024 * 1024 + 1) });
    expect([answer.status, answer.body.toString()]).toEqual([413, '{"message":"Request Too Long"}']);
  });
});

describe("the web app", () => {
  test("answers every path of a tenant that names no file, with the policy's headers", async () => {
    const answer = await get("/laboreditor/analyse/42");
    expect(answer.body.toString()).toContain("The app of the fixture.");
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
      "content-security-policy": `default-src 'self'; connect-src 'self' http://127.0.0.1:${bench.cloud.port}/_aws/s3/fixture-files/`,
    });
  });

  test("comes compressed, is not sent twice, and in parts where asked", async () => {
    const packed = await get("/assets/app-1.js", { headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.body).toString()).toContain("compresses well");
    const again = { headers: { "if-none-match": String(packed.headers.etag) } };
    expect(await get("/assets/app-1.js", again)).toMatchObject({ status: 304 });
    const part = await get("/assets/app-1.js", { headers: { range: "bytes=0-4" } });
    expect([part.status, part.body.toString()]).toEqual([206, "const"]);
    expect(await get("/assets/absent.js")).toMatchObject({ status: 403 });
    expect(await get("/", { method: "POST" })).toMatchObject({ status: 403 });
  });
});

describe("hosts", () => {
  test("that belong to no tenant get tenant_not_found from the API and the app elsewhere", async () => {
    const host = `other.localhost:${bench.cloud.port}`;
    const api = await echo("/api/auth/", { host });
    expect(api).toMatchObject({ status: 404, json: { code: "tenant_not_found", status: 404 } });
    expect(api.headers["content-type"]).toBe("application/problem+json");
    expect(await get("/api/auth/", { host: "localhost" })).toMatchObject({ status: 404 });
    const page = await get("/dashboard", { host });
    expect([page.status, page.body.toString().includes("The app of the fixture.")]).toEqual([200, true]);
    expect((await get("/assets/app-1.js", { host })).headers["content-type"]).toContain("javascript");
    for (const unknown of ["public.other", "public.public.demo", "demo.localhost.evil.example", "demo."])
      for (const path of ["/dashboard", "/api/auth/", "/embed/x/"].slice(
        unknown.startsWith("public") ? 0 : 1,
      ))
        expect(
          await get(path, { host: unknown.includes("evil") ? unknown : `${unknown}.localhost` }),
        ).toMatchObject({
          status: 404,
        });
  });

  test("localhost lists tenants, mailbox and data folder", async () => {
    const page = (await get("/", { host: `localhost:${bench.cloud.port}` })).body.toString();
    expect(page).toContain(`http://demo.localhost:${bench.cloud.port}`);
    expect(page).toContain(bench.cloud.dataDir);
    const raw = "Subject: <b>Confirm</b>\r\n\r\nHere: https://lab.example/x?a=1&b=2 .";
    const mail = { Source: "post@demo.example", Destinations: ["a@lab.example"], raw };
    await bench.command("ses", "SendRawEmail", mail);
    const list = (await get("/mailbox", { host: "localhost" })).body.toString();
    expect(list).toContain("&lt;b&gt;Confirm&lt;/b&gt;");
    const link = /href="(\/mailbox\/[^"]+)"/.exec(list)?.[1] ?? "";
    expect((await get(link, { host: "localhost" })).body.toString()).toContain(
      'href="https://lab.example/x?a=1&amp;b=2"',
    );
  });
});
