/**
 * Runs inside the container of one function, a thread or a process: loads its handler once, says so, and carries out one invocation
 * after the other. Module-level caches live on between invocations, as on AWS.
 */
import { existsSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
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

const given = process.env.LABORIUM_CONTAINER;
delete process.env.LABORIUM_CONTAINER;
const setup = (given === undefined ? workerData : JSON.parse(given)) as WorkerSetup;
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
  const found = module[exportName];
  if (typeof found !== "function") throw new Error(`${setup.handler} is undefined or not exported`);
  return found as Handler;
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
const said: LoadedMessage = { loaded: true };
void loading.catch(() => undefined).then(() => port.send(said));

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

port.listen((message) => {
  void run(message).then((answer) => {
    port.send(answer);
    // The first invocation compiled most of the function's code; a worker that is killed later could not save it.
    if (message.id === 1) flushCompileCache();
  });
});
