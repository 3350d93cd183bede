import { StartExecutionCommand } from "@aws-sdk/client-sfn";
import { SendMessageCommand } from "@aws-sdk/client-sqs";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bench, eventually, startBench, TABLE } from "./fixture/cloud.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.end());

const machine = "arn:aws:states:eu-central-1:000000000000:stateMachine:laborium-tenant-demo-Workflow";

async function run(name: string, input: object) {
  await bench.sfn.send(
    new StartExecutionCommand({ stateMachineArn: machine, name, input: JSON.stringify(input) }),
  );
  return eventually(async () => ended(name));
}

function ended(name: string) {
  const execution = bench.cloud.execution(`${machine.replace("stateMachine", "execution")}:${name}`);
  return execution?.status !== "RUNNING" && execution;
}

test("a message that fails comes again alone and ends in the dead-letter queue", async () => {
  // Warm up, as a cold start may take longer than this queue's short visibility timeout.
  await bench.cloud.invoke("laborium-tenant-demo-queue", { Records: [] });
  const QueueUrl = "http://127.0.0.1/000000000000/fixture-demo-jobs";
  for (const body of [{ n: 1 }, { n: 2, fail: true }, { n: 3 }])
    await bench.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(body) }));
  const dead = await eventually(async () => {
    const bodies = await bench.cloud.queueBodies("fixture-demo-dead");
    return bodies.length > 0 && bodies;
  });
  expect(dead).toEqual([JSON.stringify({ n: 2, fail: true })]);
  expect(await bench.cloud.queueBodies("fixture-demo-jobs")).toEqual([]);
  const deliveries = (await bench.seenLike("queue-")).map((item) => [String(item.SK).at(-1), item.value]);
  expect(deliveries.filter(([, value]) => value === '{"n":1}')).toEqual([["1", '{"n":1}']]);
  expect(deliveries.filter(([, value]) => String(value).includes("fail")).map(([times]) => times)).toEqual([
    "1",
    "2",
  ]);
});

test("a message may be delivered several times, and is gone once one delivery has handled it", async () => {
  const often = await startBench(undefined, { unkindness: { deliveries: 3 } });
  try {
    await often.cloud.invoke("laborium-tenant-demo-queue", { Records: [] });
    const QueueUrl = "http://127.0.0.1/000000000000/fixture-demo-jobs";
    await often.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify({ n: 7 }) }));
    await eventually(async () => (await often.cloud.queueBodies("fixture-demo-jobs")).length === 0);
    expect(await often.seen("taken-7")).toMatchObject({ times: 3 });
  } finally {
    await often.end();
  }
});

test("only change records that pass the filter reach the function", async () => {
  const put = (PK: string, SK: string, note: string) =>
    bench.table.send(new PutCommand({ TableName: TABLE, Item: { PK, SK, note } }));
  await put("T#demo#HEAD", "OTHER", "wrong-sort-key");
  await put("T#nord#HEAD", "CHANGE", "wrong-tenant");
  await put("T#demo#HEAD", "CHANGE", "right");
  await put("T#demo#HEAD", "CHANGE", "only-modified");
  await put("T#demo#HEAD", "CHANGE-2", "right-too");
  await eventually(() => bench.seen("stream-right-too"));
  expect((await bench.seenLike("stream-")).map((item) => [item.SK, item.value])).toEqual([
    ["stream-right", "INSERT"],
    ["stream-right-too", "INSERT"],
  ]);
});

describe("a workflow", () => {
  test("maps over its items, with their order kept, and repeats what fails for a while", async () => {
    const done = await run("maps", { items: ["a", "b", "c"], failures: 1, pause: 0, error: "Flaky" });
    expect(done.status).toBe("SUCCEEDED");
    expect(JSON.parse(done.output!).results).toEqual(["a", "b", "c"].map((item) => ({ item, attempts: 2 })));
  });

  test("catches what fails for good and starts none of the waiting items", async () => {
    const items = ["a", "b", "c", "d", "e", "f"];
    const done = await run("catches", { items, failures: 9, pause: 0, error: "Broken" });
    expect(done.status).toBe("SUCCEEDED");
    expect(JSON.parse(done.output!)).toEqual({ cleaned: "Broken" });
    expect((await bench.seenLike("step-catches-")).length).toBeLessThan(items.length);
  });

  test("is started once per name", async () => {
    const input = JSON.stringify({ items: ["a"], failures: 0, pause: 1_000, error: "" });
    const start = (text: string) =>
      bench.sfn.send(new StartExecutionCommand({ stateMachineArn: machine, name: "once", input: text }));
    const first = await start(input);
    expect((await start(input)).executionArn).toBe(first.executionArn);
    await expect(start("{}")).rejects.toMatchObject({ name: "ExecutionAlreadyExists" });
    await eventually(async () => ended("once"));
    await expect(start(input)).rejects.toMatchObject({ name: "ExecutionAlreadyExists" });
  });
});

test("what has expired is swept away, what has not stays", async () => {
  const now = Math.floor(Date.now() / 1000);
  const put = (SK: string, expires: number) =>
    bench.table.send(new PutCommand({ TableName: TABLE, Item: { PK: "T#demo#SEEN", SK, expires } }));
  await put("expired", now - 10);
  await put("alive", now + 1_000);
  expect(await bench.cloud.sweepExpired()).toBe(1);
  expect(await bench.seen("expired")).toBeUndefined();
  expect(await bench.seen("alive")).toBeDefined();
});

test("a custom resource's function runs once, with texts for properties as CloudFormation gives them", async () => {
  expect(await bench.seen("provisioned-Create")).toMatchObject({ value: { Tenant: "demo", Count: "3" } });
});
