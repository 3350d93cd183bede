import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, describe, expect, test } from "vitest";
import { type Bench, eventually, SEEN, startBench, TABLE, temporaryFolder } from "./fixture/cloud.ts";

/** The test's clock; the fixture's job is due each day at 4:30 UTC. */
let clock = 0;
let bench: Bench;
const setClock = (instant: string) => {
  clock = Date.parse(instant);
};
const begin = async (folder = temporaryFolder()) => {
  bench = await startBench(folder, { now: () => clock });
  return bench.folder;
};
const trouble = (settings: { failures?: number; pause?: number }) =>
  bench.table.send(new PutCommand({ TableName: TABLE, Item: { PK: SEEN, SK: "trouble", ...settings } }));
/** Attempts by their due times. */
const runs = async () =>
  Object.fromEntries(
    (await bench.seenLike("daily-")).map(({ SK, attempts }) => [String(SK).slice("daily-".length), attempts]),
  );
const dead = async () =>
  (await bench.cloud.queueBodies("fixture-demo-daily-dead")).map((body) => JSON.parse(body));
const name = "fixture-demo-daily";
/** Response to a program on this machine without credentials, or with those given. */
const call = (method: string, path: string, authorization?: string) =>
  fetch(`${bench.cloud.url}/_aws/scheduler/${path}`, {
    method,
    headers: authorization ? { authorization } : {},
  });

afterEach(() => bench.end());

describe("a schedule", () => {
  test("begins with the next time it is due, and runs once for each", async () => {
    setClock("2026-03-02T12:00:00Z");
    await begin();
    await bench.cloud.runDue();
    setClock("2026-03-03T04:29:59Z");
    await bench.cloud.runDue();
    expect(await runs()).toEqual({});
    setClock("2026-03-03T04:30:00Z");
    await Promise.all([bench.cloud.runDue(), bench.cloud.runDue()]);
    setClock("2026-03-03T23:00:00Z");
    await bench.cloud.runDue();
    expect(await runs()).toEqual({ "2026-03-03T04:30:00Z": 1 });
    setClock("2026-03-04T04:31:00Z");
    await bench.cloud.runDue();
    expect(await runs()).toEqual({ "2026-03-03T04:30:00Z": 1, "2026-03-04T04:30:00Z": 1 });
    expect(bench.cloud.schedules()).toEqual([
      {
        name,
        enabled: true,
        next: "2026-03-05T04:30:00.000Z",
        last: { due: "2026-03-04T04:30:00.000Z", ended: "2026-03-04T04:31:00.000Z", error: null },
      },
    ]);
    expect(bench.cloud.deniedCalls()).toEqual([]);
  });

  test("makes up at a start for what became due meanwhile, and of several days only for the last", async () => {
    setClock("2026-03-02T12:00:00Z");
    const folder = await begin();
    await bench.cloud.stop();
    setClock("2026-03-02T20:00:00Z");
    await begin(folder);
    await bench.cloud.stop();
    setClock("2026-03-06T08:00:00Z");
    await begin(folder);
    await eventually(async () => bench.cloud.schedules()[0]?.last ?? undefined);
    expect(await runs()).toEqual({ "2026-03-06T04:30:00Z": 1 });
  });

  test("runs again at the next start what a kill cut off", async () => {
    setClock("2026-03-02T12:00:00Z");
    const folder = await begin();
    await trouble({ pause: 60_000 });
    setClock("2026-03-03T05:00:00Z");
    void bench.cloud.runDue();
    await eventually(async () => (await runs())["2026-03-03T04:30:00Z"] === 1);
    await bench.cloud.kill();
    await begin(folder);
    await eventually(async () => bench.cloud.schedules()[0]?.last ?? undefined);
    expect(await runs()).toEqual({ "2026-03-03T04:30:00Z": 2 });
    expect(await dead()).toEqual([]);
  });

  test("tries again what fails, and lays aside what fails for good", async () => {
    setClock("2026-03-02T12:00:00Z");
    await begin();
    await bench.cloud.runDue();
    await trouble({ failures: 2 });
    setClock("2026-03-03T05:00:00Z");
    await bench.cloud.runDue();
    expect(await dead()).toEqual([]);
    expect(bench.cloud.schedules()[0]?.last).toMatchObject({ error: null });
    await trouble({ failures: 9 });
    setClock("2026-03-04T05:00:00Z");
    await bench.cloud.runDue();
    expect(await runs()).toEqual({ "2026-03-03T04:30:00Z": 3, "2026-03-04T04:30:00Z": 3 });
    expect(await dead()).toMatchObject([
      {
        requestContext: { condition: "RetriesExhausted", approximateInvokeCount: 3 },
        requestPayload: { due: "2026-03-04T04:30:00Z" },
        responsePayload: { errorType: "TypeError", errorMessage: "failed on purpose" },
      },
    ]);
    expect(bench.cloud.schedules()[0]?.last?.error).toContain("failed on purpose");
    // The run is over for that day, and due again the next.
    await bench.cloud.runDue();
    expect(await runs()).toMatchObject({ "2026-03-04T04:30:00Z": 3 });
    expect(bench.cloud.deniedCalls()).toEqual([]);
  });

  test("runs at once for the operator, and for nobody else", async () => {
    setClock("2026-03-02T12:00:00Z");
    await begin();
    const { accessKeyId } = bench.cloud.aws.credentials;
    const operator = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`;
    for (const other of [undefined, "AWS4-HMAC-SHA256 Credential=LKIA0000000000000000/"]) {
      expect((await call("POST", `schedules/${name}/run`, other)).status).toBe(403);
      expect((await call("GET", "schedules", other)).status).toBe(403);
    }
    expect(await runs()).toEqual({});
    expect((await call("GET", `schedules/${name}/run`, operator)).status).toBe(400);
    expect((await call("POST", "schedules/nothing/run", operator)).status).toBe(404);
    const ran = await call("POST", `schedules/${name}/run`, operator);
    expect(await ran.json()).toMatchObject({ name, last: { error: null } });
    expect(await runs()).toEqual({ "2026-03-02T12:00:00Z": 1 });
    const page = await (await fetch(`${bench.cloud.url}/schedules`)).text();
    expect(page).toContain(name);
    expect(page).not.toMatch(/<form|<button|<script/);
    // An extra run does not replace a scheduled one.
    setClock("2026-03-03T04:30:00Z");
    await bench.cloud.runDue();
    expect(await runs()).toMatchObject({ "2026-03-03T04:30:00Z": 1 });
  });
});
