import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FunctionDefinition } from "../../../infra/local/lambda/function.ts";
import { Functions } from "../../../infra/local/lambda/functions.ts";
import { Logs } from "../../../infra/local/lambda/logs.ts";
import { temporaryFolder } from "./fixture/cloud.ts";

const folder = temporaryFolder();
/** Answers after a while with the number of its thread, so that calls at once need containers of their own. */
writeFileSync(
  join(folder, "index.mjs"),
  `import { threadId } from "node:worker_threads";
  export const handler = (ms) => new Promise((resolve) => setTimeout(() => resolve(threadId), ms));`,
);
const definitionOf = (name: string): FunctionDefinition => ({
  name,
  arn: name,
  roleArn: "",
  handler: "index.handler",
  logGroup: "",
  folder,
  environment: {},
  timeoutSeconds: 30,
  memoryMb: 128,
  reservedConcurrency: undefined,
});
const names = Array.from({ length: 14 }, (_, index) => `function-${index}`);
let functions: Functions;
const begin = (idleContainers?: number) => {
  functions = new Functions(names.map(definitionOf), () => ({}), new Logs(join(folder, "logs")), {
    idleContainers,
  });
};
/** Containers that answer one call of each function, one after the other. */
async function containersOfAll(): Promise<string[]> {
  const containers: string[] = [];
  for (const name of names) {
    containers.push(await functions.invoke(name, 0));
    vi.setSystemTime(Date.now() + 1);
  }
  return containers;
}
/** Containers that answer two calls at once. */
const containersOfTwo = async () =>
  (await Promise.all([0, 1].map(() => functions.invoke(names[0]!, 1_000)))).sort();

// The threads are real; only the clock by which idle ones end is not.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] }));
afterEach(async () => {
  await functions.stop();
  vi.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the longest idle of many containers end within a minute", async () => {
  begin();
  const first = await containersOfAll();
  vi.advanceTimersByTime(60_000);
  const second = await containersOfAll();
  expect(second.map((container, index) => container === first[index])).toEqual(
    names.map((_, index) => index >= 2),
  );
});

test("a spare container ends within half a minute", async () => {
  begin();
  const first = await containersOfTwo();
  vi.advanceTimersByTime(30_000);
  const second = await containersOfTwo();
  expect(second.filter((container) => first.includes(container))).toHaveLength(1);
});

test("as many idle containers as wanted stay, spare ones included", async () => {
  begin(40);
  const first = await containersOfAll();
  const two = await containersOfTwo();
  vi.advanceTimersByTime(120_000);
  expect(await containersOfAll()).toEqual(first);
  expect(await containersOfTwo()).toEqual(two);
});
