import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Container, ContainerOptions } from "../../../infra/local/lambda/container.ts";
import { Functions } from "../../../infra/local/lambda/functions.ts";
import { Logs } from "../../../infra/local/lambda/logs.ts";
import { startThread } from "../../../infra/local/lambda/thread.ts";
import { temporaryFolder } from "./fixture/cloud.ts";

const folder = temporaryFolder();
writeFileSync(join(folder, "index.mjs"), "export const handler = () => new Promise(() => {});");
const definition = {
  name: "silent",
  arn: "silent",
  roleArn: "",
  handler: "index.handler",
  logGroup: "",
  folder,
  environment: {},
  timeoutSeconds: 10,
  memoryMb: 128,
  reservedConcurrency: undefined,
};

/** Milliseconds for which the container has waited for a processor. */
let waited = 0;
let container: Container;
let functions: Functions;
/** Resolves when the handler is loaded. */
let loaded: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  waited = 0;
  const loading = Promise.withResolvers<void>();
  loaded = loading.promise;
  const makeContainer = (options: ContainerOptions) => {
    container = startThread({
      ...options,
      onMessage(message) {
        options.onMessage(message);
        loading.resolve();
      },
    });
    return { ...container, waitedMs: () => waited };
  };
  functions = new Functions([definition], () => ({}), new Logs(join(folder, "logs")), { makeContainer });
});
afterEach(async () => {
  await functions.stop();
  vi.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Invokes the function, and notes when it is given up. */
async function invoked() {
  const state = { failure: undefined as unknown };
  functions.invoke("silent", {}).catch((error: unknown) => {
    state.failure = error;
  });
  await loaded;
  return state;
}
const timedOut = expect.objectContaining({ errorType: "Sandbox.Timedout" });

describe("the time limit of a function", () => {
  test("ends an invocation that does not answer", async () => {
    const state = await invoked();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(state.failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(state.failure).toEqual(timedOut);
  });

  test("does not count the time in which a busy machine keeps the container waiting", async () => {
    const state = await invoked();
    waited = 4_000;
    await vi.advanceTimersByTimeAsync(13_999);
    expect(state.failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(state.failure).toEqual(timedOut);
  });

  test("is told by a container on Linux how long it has waited", async () => {
    await invoked();
    expect(container.waitedMs() > 0).toBe(process.platform === "linux");
  });
});
