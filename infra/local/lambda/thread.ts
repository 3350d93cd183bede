import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { type Container, type ContainerOptions, program } from "./container.ts";
import type { AnswerMessage, LoadedMessage } from "./worker.ts";

const programUrl = new URL(`data:text/javascript,${encodeURIComponent(program)}`);

/** Room for short-lived objects, up to V8's own limit: a share of the function's memory, since many small threads add up. */
const youngMb = (memoryMb: number) => Math.min(48, Math.ceil(memoryMb / 40));

/** Milliseconds for which a thread has waited for a processor. Source: Linux "Scheduler statistics", `/proc/<pid>/schedstat`: nanoseconds run and waited. */
function waitedMs(thread: string): number {
  try {
    return Number(readFileSync(`/proc/${thread}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** A thread of this process: it starts fast, shares the process's memory and is never paused. */
export function startThread(options: ContainerOptions): Container {
  const { setup, environment, onMessage, onOutput, onFailure, onExit } = options;
  const worker = new Worker(programUrl, {
    workerData: setup,
    env: environment,
    stdout: true,
    stderr: true,
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: setup.memoryMb,
      maxYoungGenerationSizeMb: youngMb(setup.memoryMb),
    },
  });
  for (const stream of [worker.stdout, worker.stderr]) stream.setEncoding("utf8").on("data", onOutput);
  let thread: string | undefined;
  worker.on("message", (message: AnswerMessage | LoadedMessage) => {
    if ("loaded" in message) thread = message.thread;
    onMessage(message);
  });
  worker.on("error", (error: Error & { code?: string }) => {
    const outOfMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
    onFailure(
      outOfMemory ? "Runtime.OutOfMemory" : "Runtime.UnhandledError",
      error.message,
      error.stack ?? error.message,
    );
  });
  worker.on("exit", onExit);
  return {
    begin: (message) => worker.postMessage(message),
    rest: () => undefined,
    loaded: () => undefined,
    waitedMs: () => (thread === undefined ? 0 : waitedMs(thread)),
    end: async () => void (await worker.terminate()),
  };
}
