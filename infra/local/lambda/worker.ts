/**
 * Runs inside the container of one function, a thread or a process: loads its handler once, says so, and carries out one invocation
 * after the other. Module-level caches live on between invocations, as on AWS.
 */
import { existsSync, readlinkSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";

/** Message of the cloud for one invocation. */
export interface InvocationMessage {
  id: number;
  event: string;
  requestId: string;
  /** Time limit in milliseconds, counted from when the handler is loaded. */
  milliseconds: number;
}

/** Sent once by the worker, before its first answer: its handler is loaded, or cannot be. */
export interface LoadedMessage {
  loaded: true;
  /** Path of the worker's thread below `/proc`; only on Linux. */
  thread?: string;
}

/** The worker's answer: the result or the error, as JSON text. */
export interface AnswerMessage {
  id: number;
  result?: string;
  error?: { errorType: string; errorMessage: string; trace: string[] };
}

/** Start parameters of the worker. */
export interface WorkerSetup {
  folder: string;
  handler: string;
  name: string;
  arn: string;
  memoryMb: number;
  /** Folder of compiled code, kept for the next worker. */
  compiled: string;
}

type Handler = (event: unknown, context: unknown) => unknown;

const setupText = process.env.LABORIUM_CONTAINER;
delete process.env.LABORIUM_CONTAINER;
const setup = (setupText === undefined ? workerData : JSON.parse(setupText)) as WorkerSetup;
const port = {
  send: (message: AnswerMessage | LoadedMessage) =>
    parentPort ? parentPort.postMessage(message) : process.send?.(message),
  listen: (take: (message: InvocationMessage) => void) =>
    parentPort ? parentPort.on("message", take) : process.on("message", take),
};
enableCompileCache(setup.compiled);

async function load(): Promise<Handler> {
  const dot = setup.handler.lastIndexOf(".");
  const base = path.join(setup.folder, setup.handler.slice(0, dot));
  const exportName = setup.handler.slice(dot + 1);
  const file = `${base}.mjs`;
  if (!existsSync(file)) throw new Error(`Cannot find module '${base}'`);
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const exported = module[exportName];
  if (typeof exported !== "function") throw new Error(`${setup.handler} is undefined or not exported`);
  return exported as Handler;
}

function contextOf(message: InvocationMessage): unknown {
  const deadline = Date.now() + message.milliseconds;
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName: setup.name,
    functionVersion: "$LATEST",
    invokedFunctionArn: setup.arn,
    memoryLimitInMB: String(setup.memoryMb),
    awsRequestId: message.requestId,
    logGroupName: `/aws/lambda/${setup.name}`,
    logStreamName: "local",
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}

const loading = load();
const ownThread = "/proc/thread-self";
const loaded: LoadedMessage = {
  loaded: true,
  ...(existsSync(ownThread) && { thread: readlinkSync(ownThread) }),
};
void loading.catch(() => undefined).then(() => port.send(loaded));

async function run(message: InvocationMessage): Promise<AnswerMessage> {
  try {
    const handler = await loading;
    const result = await handler(JSON.parse(message.event), contextOf(message));
    return { id: message.id, result: JSON.stringify(result ?? null) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    console.error(error);
    return {
      id: message.id,
      error: {
        errorType: error.name,
        errorMessage: error.message,
        trace: (error.stack ?? "").split("\n"),
      },
    };
  }
}

setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc") as (options?: object) => void;
const mebibyte = 1024 * 1024;
/** Collecting a heap beyond this size thoroughly would keep the next invocation waiting. */
const largest = 40 * mebibyte;
/** Growth of a heap after which it is worth collecting, and the milliseconds between collections and from an invocation to one. */
const [growth, pause, rest] = [6 * mebibyte, 20_000, 250];
let size = 0;
let collected = 0;
let resting: NodeJS.Timeout | undefined;

/**
 * Gives back what loading and invocations have left, half of a small heap: V8 lets a heap grow by its size after the last collection, and
 * keeps the room for short-lived objects unless a collection is the last resort. Many small containers share one machine.
 */
function collectGarbage(): void {
  const isSmall = getHeapStatistics().used_heap_size < largest;
  gc(isSmall ? { type: "major", execution: "sync", flavor: "last-resort" } : undefined);
  size = getHeapStatistics().total_heap_size;
  collected = performance.now();
}

/** Collects garbage soon after an invocation, if no other one follows and the heap has grown. */
function rested(): void {
  const { total_heap_size: total, used_heap_size: used } = getHeapStatistics();
  if (used > largest || total - size < growth || performance.now() - collected < pause) return;
  collectGarbage();
}

port.listen((message) => {
  clearTimeout(resting);
  void run(message).then((answer) => {
    port.send(answer);
    resting = setTimeout(rested, rest);
    if (message.id !== 1) return;
    // The first invocation compiled most of the function's code; a worker that is killed later could not save it.
    flushCompileCache();
    collectGarbage();
  });
});
