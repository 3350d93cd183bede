import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { redact } from "../../../functions/core/errors/redact.ts";
import { reportError } from "../../../shared/core/errors/errors.endpoints.ts";
import { callApi } from "../../support/call-api.ts";
import { ownDynamoDb } from "../../support/dynamodb.ts";
import { makeTenant } from "../../support/tenants.ts";

// Send logs to the console, which this test observes; the logger reads this when it is loaded.
vi.hoisted(() => Object.assign(process.env, { STAGE: "staging", POWERTOOLS_DEV: "true" }));

ownDynamoDb();
const lines: string[] = [];
beforeAll(async () => {
  await makeTenant("demo", { maintenance: true });
  vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)));
});
afterAll(() => {
  vi.restoreAllMocks();
});
afterEach(() => {
  lines.length = 0;
});

const report = (body: object, ip = "192.0.2.1") =>
  callApi(reportError, {
    body,
    ip,
    headers: { "user-agent": "Mozilla/5.0 (X11) Gecko/20100101 Firefox/130.0" },
  });

describe("a report of an error", () => {
  test("is logged with the environment, the version and the browser, during maintenance too", async () => {
    const answer = await report({
      message: "x is undefined",
      stack: "at a.js:1:2",
      path: "/news?a=1",
      version: "1.2",
    });
    expect(answer.status).toBe(204);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      message: "web app",
      environment: "staging",
      tenant: "demo",
      report: { message: "x is undefined", path: "/news", version: "1.2", browser: "Firefox 130" },
    });
    expect(lines[0]).not.toContain("192.0.2.1");
  });

  test("is cut where it is too long, refused where it says nothing or is huge", async () => {
    expect((await report({ message: "m".repeat(5000) })).status).toBe(204);
    expect(JSON.parse(lines[0] ?? "").report.message).toHaveLength(1000);
    expect((await report({ stack: "at a.js" })).status).toBe(400);
    expect(await report({ message: "m", stack: "s".repeat(40_000) })).toMatchObject({
      status: 413,
      body: { code: "too_large" },
    });
  });

  test("too many from one address are told when to come again; others may go on", async () => {
    const answers = [];
    for (let count = 0; count < 62; count++) answers.push(await report({ message: "loop" }, "192.0.2.7"));
    expect(answers.slice(0, 59).every(({ status }) => status === 204)).toBe(true);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await report({ message: "other" }, "192.0.2.8")).status).toBe(204);
  });
});

describe("what may be personal", () => {
  test.each([
    ["Failed for anna.muster@labor.example!", "Failed for [e-mail]!"],
    ["GET https://lab.example/api/user/?search=Muster failed", "GET https://lab.example/api/user/ failed"],
    ["at f (https://lab.example/assets/a.js?v=3:10:4)", "at f (https://lab.example/assets/a.js:10:4)"],
    ["to /login/reset/lbr#x=1 and /a?b=c", "to /login/reset/lbr and /a"],
    ["Authorization: Token lbs_01ARZ3NDEKTSV4RRFFQ69G5FAV_abc", "Authorization: Token [token]"],
    ["lbi_01ARZ3NDEKTSV4RRFFQ69G5FAV_x-y is void", "[token] is void"],
    ["Basic YWRtaW46Z2VoZWlt", "Basic [token]"],
    ["at /login/reset/Zk9f3kQm2Lr8Tt0Yb5Vx7Wc1", "at /login/reset/[id]"],
    ["call +49 30 555 01 00 now", "call [number] now"],
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
  ])("is taken out: %s", (text, left) => {
    expect(redact(text)).toBe(left);
  });
});
